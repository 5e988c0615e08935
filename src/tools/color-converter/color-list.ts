import { err, ok, type Result } from '../../lib/result';
import type { ColorFault, Notice } from './color-reading';
import { readColor } from './read-color';
import { convertColor, type Notation, type Style } from './write-color';

/** So many colours one list may have. */
export const MAX_COLORS = 1000;

/** One line of a list, counted from 1: its colour in every notation, or why it is none. */
export type ListRow = { readonly line: number; readonly input: string } & (
  | {
      readonly texts: Readonly<Record<Notation, string>>;
      readonly isMapped: boolean;
      readonly notices: readonly Notice[];
      readonly fault?: never;
    }
  | { readonly fault: ColorFault; readonly texts?: never }
);

export type ListFault = { readonly code: 'too-many'; readonly count: number; readonly limit: number };

/** Reads one colour from each line that is not blank. A line that is none does not stop the others. */
export function convertList(text: string, style: Style): Result<readonly ListRow[], ListFault> {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, index) => ({ line: index + 1, input: line.trim() }))
    .filter(({ input }) => input !== '');
  if (lines.length > MAX_COLORS) return err({ code: 'too-many', count: lines.length, limit: MAX_COLORS });
  return ok(
    lines.map(({ line, input }): ListRow => {
      const reading = readColor(input, style.hexAlpha);
      if (!reading.ok) return { line, input, fault: reading.fault };
      const { texts, isMapped } = convertColor(reading.value.color, style);
      return { line, input, texts, isMapped, notices: reading.value.notices };
    }),
  );
}
