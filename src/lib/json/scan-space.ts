import type { JsonCursor } from './json-cursor';
import { CR, LF, SLASH, SPACE, STAR, TAB } from './json-units';

const LOOSE_SPACE = /[\v\f\u00a0\ufeff\u2028\u2029\p{Zs}]/u;
const LINE_END = /[\n\r\u2028\u2029]/g;

/** Goes over white space: that of RFC 8259, and unless reading is strict that of JSON5 too. */
export function skipSpace(cursor: JsonCursor): void {
  const { text } = cursor;
  for (;;) {
    let code = text.charCodeAt(cursor.at);
    while (code === SPACE || code === LF || code === CR || code === TAB) code = text.charCodeAt(++cursor.at);
    const mayBeLoose = !cursor.strict && (code < SPACE || code > 126);
    if (!mayBeLoose || !LOOSE_SPACE.test(text.charAt(cursor.at))) return;
    cursor.liberties.whiteSpace++;
    cursor.at++;
  }
}

/** Where the comment ends that begins there: -1 where it does not end, undefined where none begins. */
export function commentEnd(text: string, at: number): number | undefined {
  if (text.charCodeAt(at) !== SLASH) return undefined;
  const second = text.charCodeAt(at + 1);
  if (second === SLASH) return lineEnd(text, at + 2);
  if (second !== STAR) return undefined;
  const close = text.indexOf('*/', at + 2);
  return close < 0 ? -1 : close + 2;
}

function lineEnd(text: string, from: number): number {
  LINE_END.lastIndex = from;
  return LINE_END.test(text) ? LINE_END.lastIndex - 1 : text.length;
}
