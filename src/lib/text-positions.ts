import type { Position } from './large-text';

const LF = 10;
const CR = 13;

/** Lines and columns (code points, both from 1) of ascending offsets in UTF-16 units, in one pass over the text. */
export function positionsOf(text: string, offsets: Iterable<number>): Position[] {
  let line = 1;
  let column = 1;
  let at = 0;
  const positions: Position[] = [];
  for (const offset of offsets) {
    for (; at < Math.min(offset, text.length); at++) {
      const code = text.charCodeAt(at);
      // The CR of a CRLF still stands on the line that its LF ends.
      const endsLine = code === LF || (code === CR && text.charCodeAt(at + 1) !== LF);
      const isTrailingHalf = (code & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
      if (endsLine) line++;
      column = endsLine ? 1 : isTrailingHalf ? column : column + 1;
    }
    positions.push({ line, column });
  }
  return positions;
}
