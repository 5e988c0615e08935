import type { Charset } from '../../lib/charset';

export const LINE_BREAK = /\r\n|\n/;

/** Where a line feed is not the one byte of ASCII. */
const LINE_FEEDS: Readonly<Partial<Record<Charset, readonly number[]>>> = { 'utf-16le': [10, 0], 'utf-16be': [0, 10] };

/** The lines below each other, with the charset's own line feed between them. */
export function joinLines(lines: readonly Uint8Array[], charset: Charset): Uint8Array<ArrayBuffer> {
  const separator = new Uint8Array(LINE_FEEDS[charset] ?? [10]);
  const length = lines.reduce((sum, line) => sum + line.length + separator.length, 0) - separator.length;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const [index, line] of lines.entries()) {
    if (index > 0) {
      whole.set(separator, at);
      at += separator.length;
    }
    whole.set(line, at);
    at += line.length;
  }
  return whole;
}
