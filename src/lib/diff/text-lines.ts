import { indexLines, lineEnd } from '../large-text';

/** A text cut into lines. Line `n` (from 0) goes from `starts[n]` to the next start, its line end included. */
export interface TextLines {
  readonly text: string;
  readonly starts: Uint32Array<ArrayBuffer>;
  /** A line feed at the end of the text closes the last line and begins no other; the empty text has no line. */
  readonly count: number;
}

/** Cuts a text into lines: LF, CRLF and a lone CR each end one. `starts` may be given where it is known already. */
export function splitLines(text: string, starts: Uint32Array<ArrayBuffer> = indexLines(text)): TextLines {
  return { text, starts, count: starts.length - (starts.at(-1) === text.length ? 1 : 0) };
}

/** Cuts a text into lines as patches have them: only LF ends one, and a CR before it belongs to the line. */
export function splitAtFeeds(text: string): TextLines {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return splitLines(text, Uint32Array.from(starts));
}

/** Line `n` with its line end. */
export function wholeLine({ text, starts }: TextLines, n: number): string {
  return text.slice(starts[n] ?? text.length, starts[n + 1] ?? text.length);
}

/** Line `n` without its line end. */
export function lineText({ text, starts }: TextLines, n: number): string {
  return text.slice(starts[n] ?? text.length, lineEnd(text, starts, n));
}

/** How long line `n` is without its line end, in UTF-16 units; nothing is copied. */
export function lineLength({ text, starts }: TextLines, n: number): number {
  return lineEnd(text, starts, n) - (starts[n] ?? text.length);
}

/** What ends line `n`; the last line of a text may have nothing. */
export function endOfLine({ text, starts }: TextLines, n: number): string {
  return text.slice(lineEnd(text, starts, n), starts[n + 1] ?? text.length);
}

/** Whether a line is empty or holds white space only. */
export function isBlank(lines: TextLines, n: number): boolean {
  return lineLength(lines, n) === 0 || !/\S/.test(lineText(lines, n));
}
