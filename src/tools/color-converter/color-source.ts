import type { Result } from '../../lib/result';
import type { Color } from './color-space';
import { readColor, readInteger, type ColorFault, type HexAlpha, type Reading } from './read-color';
import type { Notation } from './write-color';

/** The fields that a colour can be typed into: one for any notation, and the row of each. */
export type FieldId = 'any' | Notation;

/**
 * What the page's colour comes from: the field last typed in, or a colour that was picked, exactly as it is. A row that was left shows
 * how the page writes the colour; what was typed still counts.
 */
export type Source =
  | { readonly kind: 'typed'; readonly field: FieldId; readonly text: string; readonly isLeft?: boolean }
  | { readonly kind: 'picked'; readonly color: Color };

export const INITIAL_SOURCE: Source = { kind: 'typed', field: 'any', text: '#1ea54c' };

/** The colour that a source means. */
export function readSource(source: Source, hexAlpha: HexAlpha): Result<Reading, ColorFault> {
  if (source.kind === 'picked') return { ok: true, value: { color: source.color, notices: [] } };
  return source.field === 'integer' ? readInteger(source.text, hexAlpha) : readColor(source.text, hexAlpha);
}

/** The lines of a text that is pasted, when it has several that are not blank; a field of one line would glue them together. */
export function severalLines(pasted: string): string | undefined {
  const lines = pasted.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== '');
  return lines.length > 1 ? pasted : undefined;
}
