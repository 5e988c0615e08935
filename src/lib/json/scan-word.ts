import type { JsonCursor } from './json-cursor';
import { KIND, VALUE_LOOSE } from './json-index';
import { CLOSE_BRACE, CLOSE_BRACKET, COMMA, SPACE } from './json-units';

/** As much of a word as tells it from every other: a longer one could take more of the stack than V8 has. */
const WORD = /[\p{ID_Continue}$\u200c\u200d]{1,1000}/uy;
const JSON_WORDS = [
  { word: 'true', length: 4, kind: KIND.true },
  { word: 'false', length: 5, kind: KIND.false },
  { word: 'null', length: 4, kind: KIND.null },
] as const;

/**
 * Goes over true, false, null, and in JSON5 also NaN and Infinity, the latter two after a sign of `signLength`; answers
 * the kind with flags.
 */
export function scanWord(cursor: JsonCursor, signLength: number): number {
  const { text, at: start } = cursor;
  const common = signLength === 0 ? commonWord(text, start) : undefined;
  if (common !== undefined) {
    cursor.at += common.length;
    return common.kind;
  }
  WORD.lastIndex = start + signLength;
  const word = WORD.exec(text)?.[0] ?? '';
  if (word === '') return cursor.unexpected({ code: 'expected-value' });
  if (word !== 'NaN' && word !== 'Infinity') {
    return cursor.fail(start, { code: 'unknown-word', word: word.slice(0, 40) });
  }
  if (cursor.strict) return cursor.fail(start, { code: 'not-finite' });
  cursor.liberties.notFinite++;
  cursor.at += signLength + word.length;
  return KIND.notFinite | VALUE_LOOSE;
}

/** The word of RFC 8259 that stands there and does not go on; looking at it so is much faster than by a pattern. */
function commonWord(text: string, at: number): (typeof JSON_WORDS)[number] | undefined {
  for (const common of JSON_WORDS) {
    if (text.startsWith(common.word, at)) return isAfterWord(text, at + common.length) ? common : undefined;
  }
  return undefined;
}

function isAfterWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === COMMA || code === CLOSE_BRACE || code === CLOSE_BRACKET || code <= SPACE || at >= text.length)
    return true;
  WORD.lastIndex = at;
  return !WORD.test(text);
}
