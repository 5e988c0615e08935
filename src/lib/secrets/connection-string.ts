import type { Range } from './found-range';
import { lookAround } from './line-value';
import { lineEnd } from './secret-value';

// Connection strings of ADO.NET, OLE DB, ODBC and JDBC: `key=value;key=value`, the value up to the semicolon.

/** The name of a value up to where it tells what it is, and a field before it: `…=…;` or `//host;`. */
const KEY = /^[ \t]{0,8}[\w .-]{0,64}$/;
const FIELD_BEHIND = /;[ \t]{0,8}[A-Za-z][\w .-]{0,64}=/y;
const ENTITY_END = /&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6})$/i;
const OPENING = /\\"|\\'|&quot;|["'{]/y;
const CLOSING: Readonly<Record<string, string>> = { '{': '}' };

/** Behind what closes a value in quotes or braces; a closing sign within is written twice. */
function closedEnd(text: string, opening: string, at: number, stop: number): number | undefined {
  const closing = CLOSING[opening] ?? opening;
  for (let end = text.indexOf(closing, at); end >= 0 && end < stop; end = text.indexOf(closing, end)) {
    end += closing.length;
    if (!text.startsWith(closing, end)) return end;
    end += closing.length;
  }
  return undefined;
}

function bareEnd(text: string, start: number, stop: number, quote: string): number {
  let end = start;
  for (; end < stop; end++) {
    const sign = text[end];
    if (sign === quote) break;
    if (sign === ';' && !ENTITY_END.test(text.slice(Math.max(start, end - 9), end))) break;
    if (sign === '\\' && quote !== '') end++;
  }
  return Math.min(end, stop);
}

function followsField(text: string, keyAt: number): boolean {
  const before = text.slice(Math.max(0, keyAt - 400), keyAt);
  const semicolon = before.lastIndexOf(';');
  if (semicolon < 0 || !KEY.test(before.slice(semicolon + 1))) return false;
  const field = before.slice(0, semicolon);
  const from = Math.max(field.lastIndexOf(';'), field.lastIndexOf('\n'), field.lastIndexOf('\r'));
  return /[=/]/.test(field.slice(from + 1));
}

/** The value at a place of a connection string; undefined when it is in none. `keyAt` is where its name begins. */
export function connectionValue(text: string, at: number, keyAt: number): Range | undefined {
  const stop = lineEnd(text, at);
  const isBehindField = followsField(text, keyAt);
  const { quote } = lookAround(text, at);
  OPENING.lastIndex = at;
  const [opening = ''] = OPENING.exec(text) ?? [];
  const closed = opening === '' ? undefined : closedEnd(text, opening, at + opening.length, stop);
  const end = closed ?? bareEnd(text, at, stop, quote);
  FIELD_BEHIND.lastIndex = end;
  if (!isBehindField && !FIELD_BEHIND.test(text)) return undefined;
  if (closed !== undefined && opening !== '{') return { start: at + opening.length, end: closed - opening.length };
  return { start: at, end: at + text.slice(at, end).trimEnd().length };
}
