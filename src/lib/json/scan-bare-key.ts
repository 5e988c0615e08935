import type { JsonCursor } from './json-cursor';
import { KEY_ESCAPED, KEY_LOOSE } from './json-index';
import { decodeKey } from './json-strings';
import { BACKSLASH } from './json-units';

const BARE_KEY = /(?:[\p{ID_Start}$_]|\\u[\da-fA-F]{4})(?:[\p{ID_Continue}$\u200c\u200d]|\\u[\da-fA-F]{4})*/uy;
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;
const BARE_KEY_BEGINS = /[\p{ID_Start}$_\\]/u;

/** Whether a key without quotes, as JSON5 has them, may begin with the character. */
export function beginsBareKey(character: string): boolean {
  return BARE_KEY_BEGINS.test(character);
}

/** Goes over a key without quotes; answers its flags. */
export function scanBareKey(cursor: JsonCursor, expected: 'expected-key' | 'expected-key-or-close'): number {
  const { text, at } = cursor;
  const begins = text.codePointAt(at);
  if (begins === undefined || !beginsBareKey(String.fromCodePoint(begins))) {
    return cursor.unexpected({ code: expected });
  }
  if (cursor.strict) return cursor.fail(at, { code: begins === BACKSLASH ? expected : 'bare-key' });
  BARE_KEY.lastIndex = at;
  const source = BARE_KEY.exec(text)?.[0] ?? '';
  if (!IDENTIFIER.test(decodeKey(source))) return cursor.fail(at, { code: expected });
  cursor.at += source.length;
  cursor.liberties.bareKeys++;
  return KEY_LOOSE | (source.includes('\\') ? KEY_ESCAPED : 0);
}
