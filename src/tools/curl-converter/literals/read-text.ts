import { readAnsiC } from '../../../lib/shell/ansi-c';
import type { Text } from '../model';
import type { CodeCursor } from './cursor';

const LETTERS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' };

/** A text between quotes at the cursor; undefined where none begins. `${…}` is read by `readInner`. */
export function readQuoted(cursor: CodeCursor, readInner: () => Text): Text | undefined {
  return cursor.code === 'js' ? readJs(cursor, readInner) : readPython(cursor);
}

function readJs(cursor: CodeCursor, readInner: () => Text): Text | undefined {
  const quote = cursor.text.charAt(cursor.at);
  if (!/["'`]/.test(quote)) return undefined;
  const start = cursor.at;
  const parts: string[] = [];
  cursor.at += 1;
  while (!cursor.isOver) {
    const plain = /[^\\"'`$\r\n]+/y;
    const found = cursor.match(plain);
    if (found) {
      parts.push(found[0]);
      cursor.at += found[0].length;
      continue;
    }
    const sign = cursor.text.charAt(cursor.at);
    if (sign === quote) {
      cursor.at += 1;
      return withoutNul(parts.join(''));
    }
    if (/[\r\n]/.test(sign) && quote !== '`') break;
    if (sign === '\\') parts.push(readEscape(cursor));
    else if (quote === '`' && cursor.text.startsWith('${', cursor.at)) {
      cursor.at += 2;
      parts.push(readInner());
      if (!cursor.takeSign('}')) cursor.notLiteral();
    } else {
      parts.push(sign);
      cursor.at += 1;
    }
  }
  cursor.unclosed(start);
  return '';
}

/** Only the marks of unknowns hold NULs: those of the code go. */
function withoutNul(text: string): string {
  return text.replace(/\0(?!\d+\0)(?<!\0\d+\0)/g, '');
}

function readEscape(cursor: CodeCursor): string {
  const pattern = /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|U([\da-f]{8})|x([\da-f]{2})|(\r\n|[^]))/iy;
  const [whole = '\\', braced, four, eight, two, sign = ''] = cursor.match(pattern) ?? [];
  cursor.at += whole.length;
  const digits = braced ?? four ?? eight ?? two;
  if (digits !== undefined) {
    const point = parseInt(digits, 16);
    return point <= 0x10ffff && point > 0 ? String.fromCodePoint(point) : '';
  }
  if (/[\r\n]/.test(sign)) return '';
  if (sign === '0') return '';
  const letter = LETTERS[sign];
  return letter ?? (cursor.code === 'python' && !/["'\\]/.test(sign) ? `\\${sign}` : sign);
}

function readPython(cursor: CodeCursor): Text | undefined {
  const [whole, prefix = '', quote = ''] = cursor.match(/([rbuf]{0,2})("""|'''|"|')/iy) ?? [];
  if (whole === undefined) return undefined;
  const start = cursor.at;
  const isRaw = /r/i.test(prefix);
  const isBytes = /b/i.test(prefix);
  cursor.at += whole.length;
  const parts: string[] = [];
  while (!cursor.isOver) {
    if (cursor.text.startsWith(quote, cursor.at)) {
      cursor.at += quote.length;
      const text = parts.join('');
      return withoutNul(isBytes && !isRaw ? readAnsiC(text) : text);
    }
    const sign = cursor.text.charAt(cursor.at);
    if (sign === '\\' && isBytes && !isRaw) {
      parts.push(cursor.text.slice(cursor.at, cursor.at + 2));
      cursor.at += 2;
    } else if (sign === '\\' && !isRaw) parts.push(readEscape(cursor));
    else if (/f/i.test(prefix) && sign === '{' && cursor.text.charAt(cursor.at + 1) !== '{') {
      cursor.notLiteral();
      return '';
    } else if (quote.length === 1 && /[\r\n]/.test(sign)) break;
    else {
      const isDoubled = /f/i.test(prefix) && /^(?:\{\{|\}\})/.test(cursor.text.slice(cursor.at, cursor.at + 2));
      parts.push(sign);
      cursor.at += isDoubled ? 2 : 1;
    }
  }
  cursor.unclosed(start);
  return '';
}
