import { cellsOf } from '../character-cells';
import { countChanges, type ChangeCounts } from './count-changes';
import { diffLines, type IgnoreOptions, type LineChanges } from './line-diff';
import { likenessOf, type Likeness } from './likeness';
import { splitLines, type TextLines } from './text-lines';
import { WORD_DIFF_LIMIT } from './word-diff';

/** All that a view of two texts needs. It can be cloned. */
export interface TextComparison {
  readonly left: TextLines;
  readonly right: TextLines;
  readonly changes: LineChanges;
  readonly counts: ChangeCounts;
  readonly likeness: Likeness;
  readonly ignore: IgnoreOptions;
  /** Columns of the longest line, a tab counted as two and wide characters, too; of very long lines those of a slice. */
  readonly columns: number;
  /** Where both sides are what a patch shows of them. */
  readonly patch?: PatchFacts;
}

export interface PatchFacts {
  readonly files: number;
  /** The number that each line has in its file, from 1; 0 for the heads of files and hunks, which both sides have. */
  readonly numbers: { readonly left: Uint32Array<ArrayBuffer>; readonly right: Uint32Array<ArrayBuffer> };
}

/** The number that a line (from 0) is shown with; undefined for what is no line of a file. */
export function lineNumber({ patch }: TextComparison, side: 'left' | 'right', line: number): number | undefined {
  return patch ? patch.numbers[side][line] || undefined : line + 1;
}

/** Compares two texts and counts what differs. Progress is counted in lines. */
export function compareTexts(
  leftText: string,
  rightText: string,
  ignore: IgnoreOptions,
  onProgress?: (done: number, total: number) => void,
): TextComparison {
  const [left, right] = [splitLines(leftText), splitLines(rightText)];
  const changes = diffLines(left, right, ignore, onProgress);
  return {
    left,
    right,
    changes,
    counts: countChanges(left, right, changes, ignore),
    likeness: likenessOf(leftText, rightText, changes),
    ignore,
    columns: Math.max(longestLine(left), longestLine(right)),
  };
}

/** Lines above `WORD_DIFF_LIMIT` are shown in slices of so many UTF-16 units. */
export const SLICE_LENGTH = 1000;

/** Columns of the longest line. */
export function longestLine({ text, starts }: TextLines): number {
  let longest = 0;
  for (let n = 0; n < starts.length; n += 1) {
    const start = starts[n] ?? 0;
    const whole = starts[n + 1] ?? text.length;
    const end = whole - start > WORD_DIFF_LIMIT ? start + SLICE_LENGTH : whole;
    // No character is wider than two columns.
    if ((end - start) * 2 > longest) longest = Math.max(longest, columnsOf(text, start, end));
  }
  return longest;
}

function columnsOf(text: string, start: number, end: number): number {
  let columns = 0;
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x300) columns += unit === 9 ? 2 : unit === 10 || unit === 13 ? 0 : 1;
    else {
      const point = text.codePointAt(at) ?? unit;
      columns += cellsOf(point);
      if (point > 0xffff) at += 1;
    }
  }
  return columns;
}
