import { FAILED, type JsonCursor } from './json-cursor';
import { VALUE_ESCAPED, VALUE_LOOSE } from './json-index';
import { BACKSLASH, CR, LF, QUOTE, SPACE, isHex } from './json-units';

/** What may stand behind a backslash in RFC 8259. */
const PLAIN_ESCAPES = 'u"\\/bfnrt';

/** Goes over a string literal between `quote`s; answers its flags. */
export function scanString(cursor: JsonCursor, quote: number): number {
  const { text, strict } = cursor;
  const start = cursor.at;
  let flags = quote === QUOTE ? 0 : VALUE_LOOSE;
  let at = start + 1;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === quote) break;
    if (code === BACKSLASH) {
      const char = text.charAt(at + 1);
      const isPlain = char !== '' && PLAIN_ESCAPES.includes(char);
      const length = isPlain ? plainEscape(cursor, at, char) : looseEscape(cursor, at, char);
      if (length === FAILED) return FAILED;
      if (!isPlain) cursor.liberties.escapes++;
      flags |= isPlain ? VALUE_ESCAPED : VALUE_ESCAPED | VALUE_LOOSE;
      at += length;
    } else if (code >= SPACE) at++;
    else if (strict || code === LF || code === CR || at >= text.length) return badUnit(cursor, at);
    else {
      cursor.liberties.controlCharacters++;
      flags |= VALUE_LOOSE;
      at++;
    }
  }
  cursor.at = at + 1;
  return flags;
}

function badUnit(cursor: JsonCursor, at: number): typeof FAILED {
  const code = cursor.text.charCodeAt(at);
  const isEnd = at >= cursor.text.length || code === LF || code === CR;
  if (isEnd) return cursor.fail(cursor.at, { code: 'unterminated-string' });
  return cursor.fail(at, { code: 'control-character', codePoint: code });
}

/** The length of an escape of RFC 8259. */
function plainEscape(cursor: JsonCursor, at: number, char: string): number {
  if (char !== 'u') return 2;
  return isHex(cursor.text, at + 2, 4) ? 6 : cursor.fail(at, { code: 'bad-unicode-escape' });
}

/** The length of an escape that only JSON5 knows. */
function looseEscape(cursor: JsonCursor, at: number, char: string): number {
  const { text } = cursor;
  if (cursor.strict || char === '') return badEscape(cursor, at);
  if (char === 'x') return isHex(text, at + 2, 2) ? 4 : badEscape(cursor, at);
  const isDigit = char >= '0' && char <= '9';
  // `\0` is NUL, but `\01` would be octal, which no JSON knows.
  const next = text.charAt(at + 2);
  if (isDigit && (char !== '0' || (next >= '0' && next <= '9'))) return badEscape(cursor, at);
  return char === '\r' && next === '\n' ? 3 : 2;
}

function badEscape(cursor: JsonCursor, at: number): typeof FAILED {
  const found = cursor.text.codePointAt(at + 1);
  if (found === undefined) return cursor.fail(cursor.at, { code: 'unterminated-string' });
  return cursor.fail(at, { code: 'bad-escape', found: `\\${String.fromCodePoint(found)}` });
}
