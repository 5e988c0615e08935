import { cellsOf, joinsPrevious } from '../../lib/character-cells';
import { lineEnd } from '../../lib/large-text';
import type { AnyText } from '../../lib/text-chunks';
import { isTrailingHalf } from '../../lib/utf8-length';

/** A line longer than this is shown in several rows even where nothing else wraps. */
export const SLICE_LENGTH = 1000;

/** Lines that fold: `start` stays and gets the mark, `end` stays too; what lies between is hidden. Numbers from 1. */
export interface FoldRange {
  readonly start: number;
  readonly end: number;
}

/** As objects, or as pairs of numbers one after the other; sorted by `start`. */
export type FoldRanges = readonly FoldRange[] | Uint32Array;

/** One row of the view: a line, or a stretch of one. */
export interface Row {
  /** Index of the line, from 0. */
  readonly line: number;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** Whether the row begins its line, and so carries its number. */
  readonly isFirst: boolean;
  /** Whether the row ends its line, and so carries the mark of a fold. */
  readonly isLast: boolean;
}

/** Which part of which line stands in which row. */
export interface Rows {
  readonly count: number;
  /** Characters of the longest row, an estimate of the width. */
  readonly longest: number;
  at(row: number): Row;
  /** First row of a line (from 0); of a hidden line, the row that hides it. */
  rowOf(line: number): number;
  isHidden(line: number): boolean;
}

interface Layout {
  /** Columns after which a line goes on in the next row; without it only very long lines are cut. */
  readonly columns?: number | undefined;
  /** Stretches of hidden lines (indexes from 0, both inclusive), sorted and apart. */
  readonly hidden: readonly (readonly [first: number, last: number])[];
}

/** Lays the lines out in rows. Linear in the number of lines, and in the text where `columns` is given. */
export function layOutRows(text: AnyText, lines: Uint32Array, { columns, hidden }: Layout): Rows {
  const longest = longestLine(text, lines);
  const cutFrom = columns === undefined ? SLICE_LENGTH : Math.floor(columns / 2);
  if (hidden.length === 0 && longest <= cutFrom) return plainRows(text, lines, longest);

  const firstRow = new Uint32Array(lines.length + 1);
  let starts = new Uint32Array(lines.length + 64);
  let count = 0;
  const add = (start: number) => {
    if (count === starts.length) {
      const longer = new Uint32Array(starts.length * 2);
      longer.set(starts);
      starts = longer;
    }
    starts[count] = start;
    count += 1;
  };
  let fold = 0;
  for (let line = 0; line < lines.length; line += 1) {
    firstRow[line] = count;
    while ((hidden[fold]?.[1] ?? Infinity) < line) fold += 1;
    if (line >= (hidden[fold]?.[0] ?? Infinity)) continue;
    const start = lines[line] ?? 0;
    add(start);
    if ((lines[line + 1] ?? text.length) - start <= cutFrom) continue;
    const end = lineEnd(text, lines, line);
    if (columns === undefined) cutBySlices(text, start, end, add);
    else cutByColumns(text, start, end, columns, add);
  }
  firstRow[lines.length] = count;
  return mappedRows(text, lines, { firstRow, starts, count, longest: Math.min(longest, columns ?? SLICE_LENGTH) });
}

function longestLine(text: AnyText, lines: Uint32Array): number {
  let longest = 0;
  for (let line = 0; line < lines.length; line += 1) {
    const length = (lines[line + 1] ?? text.length) - (lines[line] ?? 0);
    if (length > longest) longest = length;
  }
  return longest;
}

function plainRows(text: AnyText, lines: Uint32Array, longest: number): Rows {
  return {
    count: lines.length,
    longest,
    at: (row) => ({ line: row, start: lines[row] ?? 0, end: lineEnd(text, lines, row), isFirst: true, isLast: true }),
    rowOf: (line) => line,
    isHidden: () => false,
  };
}

interface RowIndex {
  /** For each line its first row; a hidden line has that of the next visible line. One more at the end. */
  readonly firstRow: Uint32Array;
  /** For each row the offset where it starts. */
  readonly starts: Uint32Array;
  readonly count: number;
  readonly longest: number;
}

function mappedRows(text: AnyText, lines: Uint32Array, { firstRow, starts, count, longest }: RowIndex): Rows {
  const isHidden = (line: number) => firstRow[line] === firstRow[line + 1];
  return {
    count,
    longest,
    at(row) {
      const line = lineOfRow(firstRow, row);
      const isLast = row + 1 === firstRow[line + 1];
      return {
        line,
        start: starts[row] ?? 0,
        end: isLast ? lineEnd(text, lines, line) : (starts[row + 1] ?? text.length),
        isFirst: row === firstRow[line],
        isLast,
      };
    },
    rowOf: (line) => Math.max(0, (firstRow[line] ?? count) - (isHidden(line) ? 1 : 0)),
    isHidden,
  };
}

/** The last line whose first row is at or before the row: hidden lines share the number of the line after them. */
function lineOfRow(firstRow: Uint32Array, row: number): number {
  let low = 0;
  let high = firstRow.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((firstRow[middle] ?? 0) <= row) low = middle;
    else high = middle - 1;
  }
  return low;
}

function cutBySlices(text: AnyText, start: number, end: number, add: (start: number) => void): void {
  for (let cut = start + SLICE_LENGTH; cut < end; cut += SLICE_LENGTH) add(safeCut(text, cut));
}

/** Moves a cut back (a few steps at most) so that it does not part a pair or take a mark from its letter. */
function safeCut(text: AnyText, cut: number): number {
  let at = cut;
  for (let step = 0; step < 16 && !canCutBefore(text, at); step += 1) at -= 1;
  return at;
}

function canCutBefore(text: AnyText, at: number): boolean {
  return (
    !isTrailingHalf(text.charCodeAt(at)) &&
    !joinsPrevious(text.codePointAt(at) ?? 0) &&
    text.charCodeAt(at - 1) !== 0x200d
  );
}

const SPACE = 0x20;

/** Cuts before a word that would not fit, unless that leaves half a row empty; a space may hang over the end of its row. */
function cutByColumns(text: AnyText, start: number, end: number, columns: number, add: (start: number) => void): void {
  let used = 0;
  let wordStart = start;
  let usedBeforeWord = 0;
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    // ASCII is the common case and needs no table; a tab is two columns wide, as the style sheet says.
    const point = unit < 0x300 ? unit : (text.codePointAt(at) ?? unit);
    const cells = unit < 0x300 ? (unit === 9 ? 2 : 1) : cellsOf(point);
    const isFull = used + cells > columns + (unit === SPACE ? 1 : 0);
    if (isFull && canCutBefore(text, at)) {
      const isWordMoved = usedBeforeWord > columns / 2 && canCutBefore(text, wordStart);
      add(isWordMoved ? wordStart : at);
      used = isWordMoved ? used - usedBeforeWord : 0;
      usedBeforeWord = 0;
    }
    used += cells;
    if (point > 0xffff) at += 1;
    if (unit === SPACE || cells === 2) {
      wordStart = at + 1;
      usedBeforeWord = used;
    }
  }
}

/** Reads fold ranges in either form; of several that start on one line the widest counts. */
export function foldRangeAt(ranges: FoldRanges, start: number): FoldRange | undefined {
  const isPacked = ranges instanceof Uint32Array;
  const length = isPacked ? ranges.length >> 1 : ranges.length;
  const startOf = (i: number) => (isPacked ? ranges[i * 2] : ranges[i]?.start) ?? Infinity;
  const endOf = (i: number) => (isPacked ? ranges[i * 2 + 1] : ranges[i]?.end) ?? 0;
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startOf(middle) < start) low = middle + 1;
    else high = middle;
  }
  let end = 0;
  for (let i = low; i < length && startOf(i) === start; i += 1) end = Math.max(end, endOf(i));
  return end > start + 1 ? { start, end } : undefined;
}

/** The stretches of lines (from 0) that folded ranges hide together. */
export function hiddenLines(ranges: FoldRanges, folded: ReadonlySet<number>): [first: number, last: number][] {
  const hidden: [number, number][] = [];
  for (const start of [...folded].sort((a, b) => a - b)) {
    const range = foldRangeAt(ranges, start);
    // In lines from 0, the line after `start` has the index `start`, the line before `end` the index `end - 2`.
    if (!range || range.start <= (hidden.at(-1)?.[1] ?? -1)) continue;
    hidden.push([range.start, range.end - 2]);
  }
  return hidden;
}
