import type { Result } from '../../lib/result';
import type { HandedOver } from '../../operations/drafts';
import type { Color } from './color';
import type { ColorFault, Reading } from './color-reading';
import { type HexAlpha, readColor, readInteger } from './read-color';
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

/** Whether what is handed over belongs into the list. */
export function isForList({ text = '', direction }: HandedOver): boolean {
  return direction === 'list' || typeof text !== 'string' || severalLines(text) !== undefined;
}

/** The colour that a source means. */
export function readSource(source: Source, hexAlpha: HexAlpha): Result<Reading, ColorFault> {
  if (source.kind === 'picked') return { ok: true, value: { color: source.color, notices: [] } };
  return readField(source.field, source.text, hexAlpha);
}

/** What stands before a bare list of numbers in the row of a notation. */
const HEADS: Partial<Record<FieldId, string>> = {
  rgb: 'rgb(',
  hsl: 'hsl(',
  hwb: 'hwb(',
  hsv: 'hsv(',
  cmyk: 'device-cmyk(',
  lab: 'lab(',
  lch: 'lch(',
  oklab: 'oklab(',
  oklch: 'oklch(',
  p3: 'color(display-p3 ',
  xyz: 'color(xyz-d65 ',
};

/** Reads what was typed into a field. The row of a notation also takes its numbers alone, with commas or blanks. */
export function readField(field: FieldId, text: string, hexAlpha: HexAlpha): Result<Reading, ColorFault> {
  if (field === 'integer') return readInteger(text, hexAlpha);
  const head = HEADS[field];
  const numbers = text.trim().replace(/;$/, '');
  if (head === undefined || !/^[-+]?[\d.][^()#]*$/.test(numbers) || !/[\s,]/.test(numbers))
    return readColor(text, hexAlpha);
  // Inks are percentages unless none of them is above 1.
  const own = field === 'cmyk' && (numbers.match(/[\d.]+/g) ?? []).some((ink) => Number(ink) > 1) ? 'cmyk(' : head;
  const listed = readColor(`${own}${numbers})`, hexAlpha);
  // Modern notations have no commas, but people do.
  return listed.ok ? listed : readColor(`${head}${withBlanks(numbers)})`, hexAlpha);
}

/** `1, 2, 3, 0.5` as `1 2 3 / 0.5`, as far as three or four numbers tell. */
function withBlanks(numbers: string): string {
  const parts = numbers.split(/\s*[,\s/]\s*/).filter((part) => part !== '');
  return parts.length === 4 ? `${parts.slice(0, 3).join(' ')} / ${parts[3] ?? ''}` : parts.join(' ');
}

/** The lines of a text that is pasted, when it has several that are not blank; a field of one line would glue them together. */
export function severalLines(pasted: string): string | undefined {
  const lines = pasted.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== '');
  return lines.length > 1 ? pasted : undefined;
}
