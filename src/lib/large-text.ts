import { lastNotAbove } from './last-not-above';

/** What it takes to read lines of a text: a string has it, and so has a text in pieces. */
type ReadableText = Pick<string, 'length' | 'charCodeAt' | 'slice'>;

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
export function lineEnd(text: ReadableText, lines: Uint32Array, n: number): number {
  const next = lines[n + 1];
  if (next === undefined) return text.length;
  const isPair = text.charCodeAt(next - 1) === 10 && text.charCodeAt(next - 2) === 13;
  return Math.max(lines[n] ?? 0, next - (isPair ? 2 : 1));
}

/** Text of line `n` (from 0) without its line break. */
export function lineAt(text: ReadableText, lines: Uint32Array, n: number): string {
  return text.slice(lines[n] ?? text.length, lineEnd(text, lines, n));
}

/** Index (from 0) of the line that holds the offset. */
export function lineOfOffset(lines: Uint32Array, offset: number): number {
  return lastNotAbove(lines, offset);
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
