import { FAILED, type JsonCursor } from './json-cursor';
import { KIND, VALUE_LOOSE } from './json-index';
import { MINUS, PLUS, POINT, ZERO, isDigit, isHexDigit, skipDigits } from './json-units';
import { beginsBareKey } from './scan-bare-key';
import { scanWord } from './scan-word';

const LETTER_E = 101;
const LETTER_X = 120;
/** Makes the unit of a letter that of its small form. */
const TO_LOWER = 32;

/** Goes over a number, or NaN and Infinity behind a sign; answers its kind with flags. */
export function scanNumber(cursor: JsonCursor): number {
  const { text } = cursor;
  const start = cursor.at;
  let flags = 0;
  let at = start;
  const sign = text.charCodeAt(at);
  if (sign === MINUS || sign === PLUS) at++;
  if (sign === PLUS) {
    if (cursor.strict) return cursor.fail(start, { code: 'leading-plus' });
    cursor.liberties.plusSigns++;
    flags = VALUE_LOOSE;
  }
  const first = text.charCodeAt(at);
  if (first === ZERO && (text.charCodeAt(at + 1) | TO_LOWER) === LETTER_X) return hexNumber(cursor, start, at + 2);
  if (first === ZERO && isDigit(text.charCodeAt(at + 1))) return cursor.fail(start, { code: 'leading-zero' });
  if (!isDigit(first) && first !== POINT) return afterSign(cursor, at);
  const point = skipDigits(text, at);
  let end = point;
  if (text.charCodeAt(point) === POINT) {
    end = fractionEnd(cursor, start, point, point > at);
    if (end === FAILED) return FAILED;
    if (point === at || end === point + 1) {
      cursor.liberties.decimalPoints++;
      flags = VALUE_LOOSE;
    }
  }
  end = exponentEnd(cursor, end);
  return end === FAILED ? FAILED : endNumber(cursor, end, flags);
}

/** Behind the digits that follow the point. JSON5 can do without those on one side of it. */
function fractionEnd(cursor: JsonCursor, start: number, point: number, hasWhole: boolean): number {
  if (!hasWhole && cursor.strict) return cursor.fail(start, { code: 'leading-point' });
  const end = skipDigits(cursor.text, point + 1);
  if (end > point + 1 || (hasWhole && !cursor.strict)) return end;
  return cursor.fail(point + 1, { code: 'digit-after-point' });
}

/** Behind the exponent, if one begins there. */
function exponentEnd(cursor: JsonCursor, from: number): number {
  const { text } = cursor;
  if ((text.charCodeAt(from) | TO_LOWER) !== LETTER_E) return from;
  const sign = text.charCodeAt(from + 1);
  const at = sign === PLUS || sign === MINUS ? from + 2 : from + 1;
  const end = skipDigits(text, at);
  return end > at ? end : cursor.fail(at, { code: 'digit-in-exponent' });
}

function hexNumber(cursor: JsonCursor, start: number, from: number): number {
  if (cursor.strict) return cursor.fail(start, { code: 'hex-number' });
  let at = from;
  while (isHexDigit(cursor.text.charCodeAt(at))) at++;
  if (at === from) return cursor.fail(at, { code: 'digit-in-hex' });
  cursor.liberties.hexNumbers++;
  return endNumber(cursor, at, VALUE_LOOSE);
}

/** Refuses a number that runs into a letter or another point. */
function endNumber(cursor: JsonCursor, end: number, flags: number): number {
  const { text } = cursor;
  const code = text.codePointAt(end);
  cursor.at = end;
  const found = code === undefined ? '' : String.fromCodePoint(code);
  if (found !== '' && (found === '.' || beginsBareKey(found) || isDigit(text.charCodeAt(end)))) {
    return cursor.fail(end, { code: 'character-in-number', found });
  }
  return KIND.number | flags;
}

/** What follows a sign and is no digit: only Infinity and NaN may. */
function afterSign(cursor: JsonCursor, at: number): number {
  const { text } = cursor;
  if (/[IN]/.test(text.charAt(at))) return scanWord(cursor, at - cursor.at);
  return cursor.fail(at, { code: text.charCodeAt(at - 1) === MINUS ? 'digit-after-minus' : 'expected-value' });
}
