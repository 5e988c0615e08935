import { wholeCharacterCut } from './utf8-length';

/** A place in a text as people count: both from 1, the column in code points (an emoji of one code point is one). */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * Start offsets of all lines, in UTF-16 units; the first is 0. LF, CRLF and a lone CR each end a line, and a text that
 * ends with one has an empty last line.
 */
export function indexLines(text: string): Uint32Array<ArrayBuffer> {
  let starts = new Uint32Array(Math.max(16, text.length >> 5));
  let count = 1;
  const add = (start: number) => {
    if (count === starts.length) {
      const longer = new Uint32Array(starts.length * 2);
      longer.set(starts);
      starts = longer;
    }
    starts[count] = start;
    count += 1;
  };
  let feed = text.indexOf('\n');
  let carriage = text.indexOf('\r');
  while (feed >= 0 || carriage >= 0) {
    if (carriage < 0 || (feed >= 0 && feed < carriage)) {
      add(feed + 1);
      feed = text.indexOf('\n', feed + 1);
    } else {
      const isPair = feed === carriage + 1;
      if (isPair) feed = text.indexOf('\n', feed + 1);
      const next = carriage + (isPair ? 2 : 1);
      add(next);
      carriage = text.indexOf('\r', next);
    }
  }
  return starts.slice(0, count);
}

/** Offset where line `n` (from 0) ends, its line break left out. */
export function lineEnd(text: string, lines: Uint32Array, n: number): number {
  const next = lines[n + 1];
  if (next === undefined) return text.length;
  const isPair = text.charCodeAt(next - 1) === 10 && text.charCodeAt(next - 2) === 13;
  return Math.max(lines[n] ?? 0, next - (isPair ? 2 : 1));
}

/** Text of line `n` (from 0) without its line break. */
export function lineAt(text: string, lines: Uint32Array, n: number): string {
  return text.slice(lines[n] ?? text.length, lineEnd(text, lines, n));
}

/** Index (from 0) of the line that holds the offset. */
export function lineOfOffset(lines: Uint32Array, offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Line and column (code points) of an offset in UTF-16 units. An offset past the end is the end. */
export function positionAt(text: string, offset: number): Position {
  const lines = indexLines(text.slice(0, Math.min(offset, text.length)));
  const start = lines[lines.length - 1] ?? 0;
  return { line: lines.length, column: countCodePoints(text.slice(start, offset)) + 1 };
}

/** Offset in UTF-16 units of a line and column (both from 1, the column in code points), kept inside the text. */
export function offsetOf(text: string, { line, column }: Position): number {
  const lines = indexLines(text);
  const n = Math.min(line, lines.length) - 1;
  let offset = lines[n] ?? 0;
  const end = lineEnd(text, lines, n);
  for (let left = column - 1; left > 0 && offset < end; left -= 1) {
    offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  }
  return offset;
}

function countCodePoints(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    if ((text.codePointAt(at) ?? 0) > 0xffff) at += 1;
    count += 1;
  }
  return count;
}

/**
 * The line that holds the offset and, below it, a caret under the place. A long line is cut around the place, with
 * `…` where it goes on. The caret's indent uses blanks as wide as the characters above them.
 */
export function excerptWithCaret(text: string, offset: number, width = 72): string {
  const at = Math.min(offset, text.length);
  // Only the neighbourhood is looked at, so that a line of many megabytes costs nothing.
  const start = Math.max(lastBreakBefore(text, at, width * 2) + 1, 0);
  const end = nextBreakFrom(text, at, width * 2);
  const from = wholeCharacterCut(text, at - start > width / 2 ? at - Math.floor(width / 2) : start);
  const to = wholeCharacterCut(text, Math.min(end, from + width));
  const lead = `${from > start ? '…' : ''}${text.slice(from, at)}`;
  const rest = `${text.slice(at, Math.max(at, to))}${to < end ? '…' : ''}`;
  return `${lead}${rest}\n${[...lead].map(blankOf).join('')}^`;
}

function lastBreakBefore(text: string, at: number, reach: number): number {
  for (let i = at - 1; i >= Math.max(0, at - reach); i -= 1) if (isBreak(text.charCodeAt(i))) return i;
  return at - reach > 0 ? at - reach - 1 : -1;
}

function nextBreakFrom(text: string, at: number, reach: number): number {
  const last = Math.min(text.length, at + reach);
  for (let i = at; i < last; i += 1) if (isBreak(text.charCodeAt(i))) return i;
  return last;
}

function isBreak(unit: number): boolean {
  return unit === 10 || unit === 13;
}

function blankOf(character: string): string {
  if (character === '\t') return '\t';
  return cellsOf(character.codePointAt(0) ?? 0) === 2
    ? '\u3000'
    : cellsOf(character.codePointAt(0) ?? 0) === 0
      ? ''
      : ' ';
}

/** Columns that a character takes in a monospaced font: 0 for combining ones, 2 for East Asian wide ones and emoji, else 1. */
export function cellsOf(codePoint: number): 0 | 1 | 2 {
  if (codePoint < 0x300) return 1;
  if (joinsPrevious(codePoint)) return 0;
  if (codePoint < 0x1100) return 1;
  const isWide =
    codePoint <= 0x115f ||
    (codePoint >= 0x2e80 && codePoint <= 0xa4cf && codePoint !== 0x303f) ||
    (codePoint >= 0xa960 && codePoint <= 0xa97f) ||
    (codePoint >= 0xac00 && codePoint <= 0xd7a3) ||
    (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
    (codePoint >= 0xfe10 && codePoint <= 0xfe6f) ||
    (codePoint >= 0xff00 && codePoint <= 0xff60) ||
    (codePoint >= 0xffe0 && codePoint <= 0xffe6) ||
    (codePoint >= 0x1f300 && codePoint <= 0x1faff) ||
    (codePoint >= 0x20000 && codePoint <= 0x3fffd);
  return isWide ? 2 : 1;
}

/** Characters that belong to the one before them: combining marks, joiners, variation selectors, skin tones. */
export function joinsPrevious(codePoint: number): boolean {
  return (
    (codePoint >= 0x300 && codePoint <= 0x36f) ||
    (codePoint >= 0x1ab0 && codePoint <= 0x1aff) ||
    (codePoint >= 0x200b && codePoint <= 0x200f) ||
    (codePoint >= 0x20d0 && codePoint <= 0x20ff) ||
    (codePoint >= 0x302a && codePoint <= 0x302f) ||
    (codePoint >= 0x3099 && codePoint <= 0x309a) ||
    (codePoint >= 0xfe00 && codePoint <= 0xfe0f) ||
    (codePoint >= 0xfe20 && codePoint <= 0xfe2f) ||
    (codePoint >= 0x1f3fb && codePoint <= 0x1f3ff) ||
    (codePoint >= 0xe0100 && codePoint <= 0xe01ef)
  );
}
