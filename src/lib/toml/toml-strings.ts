import { TomlStop } from './toml-fault';

const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const QUOTE = 34;
const BACKSLASH = 92;
const DELETE = 127;

const SIMPLE_ESCAPES = new Map([
  ['b', '\b'],
  ['t', '\t'],
  ['n', '\n'],
  ['f', '\f'],
  ['r', '\r'],
  ['"', '"'],
  ['\\', '\\'],
]);
const ESCAPE_DIGITS = new Map([
  ['u', 4],
  ['U', 8],
  ['x', 2],
]);

/** A string and the offset behind its closing quotes. */
export interface ReadString {
  readonly text: string;
  readonly end: number;
}

/** Control characters that TOML has nowhere but as escapes: all but the tab. */
export function isControl(unit: number): boolean {
  return (unit < SPACE && unit !== TAB) || unit === DELETE;
}

/**
 * Reads a string (basic or literal, on one line or several) whose opening quote stands at `start`. Line breaks in strings
 * of several lines become LF. `isStrict` leaves the escapes at those of TOML 1.0.
 */
export function readString(text: string, start: number, isStrict: boolean): ReadString {
  const quote = text.charAt(start);
  if (text.startsWith(quote.repeat(3), start)) return readLines(text, start, quote, isStrict);
  const quoteUnit = quote.charCodeAt(0);
  let read = '';
  let from = start + 1;
  for (let at = from; ; at++) {
    const unit = text.charCodeAt(at);
    if (unit === quoteUnit) return { text: read + text.slice(from, at), end: at + 1 };
    if (unit === BACKSLASH && quoteUnit === QUOTE) {
      const escape = readEscape(text, at, isStrict);
      read += text.slice(from, at) + escape.text;
      from = escape.end;
      at = from - 1;
    } else if (Number.isNaN(unit)) throw new TomlStop(start, { code: 'unterminated-string' });
    else if (isBreak(text, at)) throw new TomlStop(at, { code: 'line-break-in-string' });
    else if (isControl(unit)) throw controlAt(text, at);
  }
}

function readLines(text: string, start: number, quote: string, isStrict: boolean): ReadString {
  const quoteUnit = quote.charCodeAt(0);
  // A line break right behind the opening quotes is no part of the text.
  let from = skipBreak(text, start + 3);
  let read = '';
  for (let at = from; ; at++) {
    const unit = text.charCodeAt(at);
    if (unit === quoteUnit) {
      const count = countQuotes(text, at, quoteUnit);
      // Up to two quotes may stand right before the closing three.
      if (count >= 3) return { text: read + text.slice(from, at + count - 3), end: at + count };
      at += count - 1;
    } else if (unit === BACKSLASH && quoteUnit === QUOTE) {
      read += text.slice(from, at);
      const folded = foldedEnd(text, at);
      const escape = folded === undefined ? readEscape(text, at, isStrict) : { text: '', end: folded };
      read += escape.text;
      from = escape.end;
      at = from - 1;
    } else if (unit === CR && text.charCodeAt(at + 1) === LF) {
      read += text.slice(from, at);
      from = at + 1;
      at = from;
    } else if (Number.isNaN(unit)) throw new TomlStop(start, { code: 'unterminated-string' });
    else if (isControl(unit) && unit !== LF) throw controlAt(text, at);
  }
}

/** Quotes from here on, five at most. */
function countQuotes(text: string, start: number, quoteUnit: number): number {
  let count = 1;
  while (count < 5 && text.charCodeAt(start + count) === quoteUnit) count++;
  return count;
}

/** Where the text goes on after a backslash that ends its line, if this one does. */
function foldedEnd(text: string, backslash: number): number | undefined {
  const lineEnd = skipBlanks(text, backslash + 1);
  if (!isBreak(text, lineEnd)) return undefined;
  let at = lineEnd;
  for (let next = skipBlanks(text, skipBreak(text, at)); next !== at; next = skipBlanks(text, skipBreak(text, at))) {
    at = next;
  }
  return at;
}

function readEscape(text: string, backslash: number, isStrict: boolean): ReadString {
  const letter = String.fromCodePoint(text.codePointAt(backslash + 1) ?? SPACE);
  const simple = SIMPLE_ESCAPES.get(letter);
  if (simple !== undefined) return { text: simple, end: backslash + 2 };
  if ((letter === 'e' || letter === 'x') && isStrict) {
    throw new TomlStop(backslash, { code: 'needs-1.1', feature: 'escape' });
  }
  if (letter === 'e') return { text: '\u001b', end: backslash + 2 };
  const digits = ESCAPE_DIGITS.get(letter);
  if (digits === undefined) throw new TomlStop(backslash, { code: 'bad-escape', found: `\\${letter.trim()}` });
  const end = backslash + 2 + digits;
  const hex = text.slice(backslash + 2, end);
  if (hex.length < digits || !/^[\dA-Fa-f]+$/.test(hex)) {
    throw new TomlStop(backslash, { code: 'escape-digits', letter, digits });
  }
  const codePoint = Number.parseInt(hex, 16);
  if (codePoint > 0x10ffff || (codePoint >= 0xd800 && codePoint <= 0xdfff)) {
    throw new TomlStop(backslash, { code: 'no-character', found: text.slice(backslash, end) });
  }
  return { text: String.fromCodePoint(codePoint), end };
}

/** The offset behind the blanks and tabs from here on. */
export function skipBlanks(text: string, start: number): number {
  let at = start;
  for (let unit = text.charCodeAt(at); unit === SPACE || unit === TAB; unit = text.charCodeAt(at)) at++;
  return at;
}

/** Whether a line break (LF or CRLF) stands here. */
export function isBreak(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === LF || (unit === CR && text.charCodeAt(at + 1) === LF);
}

/** The offset behind the line break here, if there is one. */
export function skipBreak(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit === LF) return at + 1;
  return unit === CR && text.charCodeAt(at + 1) === LF ? at + 2 : at;
}

/** A control character where none may be. */
export function controlAt(text: string, at: number): TomlStop {
  const codePoint = text.charCodeAt(at);
  return new TomlStop(
    at,
    codePoint === CR ? { code: 'lone-carriage-return' } : { code: 'control-character', codePoint },
  );
}

/** A control character that is no line break, if one stands here. */
export function strayControl(text: string, at: number): TomlStop | undefined {
  return isControl(text.charCodeAt(at)) && !isBreak(text, at) ? controlAt(text, at) : undefined;
}
