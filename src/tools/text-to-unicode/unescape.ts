import { isSurrogate } from '../../lib/lone-surrogate';
import type { Notation } from './notation';

/** What was left as it is, and why. */
export interface Left {
  readonly code: 'too-large' | 'surrogate' | 'unfinished' | 'not-utf8';
  readonly text: string;
  /** UTF-16 offset. */
  readonly at: number;
}

/** An escape, as far as it goes. */
export interface Read {
  readonly end: number;
  /** What it stands for; undefined where it stays. */
  readonly text?: string;
  readonly left?: Left['code'];
}

const HIGHEST = 0x10ffff;

const sticky = (pattern: RegExp) => new RegExp(pattern.source, `${pattern.flags}y`);
const HTML = sticky(/&#(?:[xX]([\da-fA-F]+)|(\d+))(;?)/);
const HTML_BEGUN = sticky(/&#[xX]?;?/);
const U_PLUS = sticky(/[Uu]\+([\da-fA-F]{4,})/);
const BRACED = sticky(/\\u\{([\da-fA-F_]*)(\}?)/);
const FOUR = sticky(/\\u+([\da-fA-F]{0,4})/);
const EIGHT = sticky(/\\U([\da-fA-F]{0,8})/);
/** As many bytes as a character has at most: the whole of a long run would be read anew for each of them. */
const BYTES = sticky(/(?:\\x[\da-fA-F]{2}){1,4}/);
const PERCENTS = sticky(/(?:%[\da-fA-F]{2}){1,4}/);
const CSS_ANY = sticky(/\\([\da-fA-F]{1,6})(?:\r\n|[ \t\n\r\f])?/);
/** Without being told: what can hardly be a path or another escape. */
const CSS_LIKELY = sticky(/\\(?:([\da-fA-F]{2,6})(?:\r\n|[ \t\n\r\f])|([\da-fA-F]{4,6})(?![\da-zA-Z]))/);
const CSS_LAST = sticky(/\\([\da-fA-F]{2,3})(?=\\[\da-fA-F]{2}|$)/);

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function readCode(digits: string, base: number, end: number): Read {
  // A number of any length is compared, not computed.
  const significant = digits.replace(/^0+/, '');
  const code = significant.length > 8 ? HIGHEST + 1 : Number.parseInt(digits, base);
  if (code > HIGHEST) return { end, left: 'too-large' };
  if (isSurrogate(code)) return { end, left: 'surrogate' };
  return { end, text: String.fromCodePoint(code) };
}

/** The escape that begins at an offset; undefined where none does. */
export function readEscape(text: string, at: number, notation: Notation): Read | undefined {
  switch (text.charAt(at)) {
    case '&':
      return readHtml(text, at);
    case 'U':
    case 'u':
      return readUPlus(text, at);
    case '\\':
      return readBackslash(text, at, notation);
    case '%':
      return readBytes(text, at, PERCENTS, 3, 1);
    default:
      return undefined;
  }
}

function readHtml(text: string, at: number): Read | undefined {
  const found = match(HTML, text, at);
  if (!found) {
    const begun = match(HTML_BEGUN, text, at);
    return begun && { end: at + begun[0].length, left: 'unfinished' };
  }
  const [all, hex, decimal = '', semicolon] = found;
  const end = at + all.length;
  if (semicolon === '') return { end, left: 'unfinished' };
  return hex === undefined ? readCode(decimal, 10, end) : readCode(hex, 16, end);
}

function readUPlus(text: string, at: number): Read | undefined {
  const found = match(U_PLUS, text, at);
  return found && readCode(found[1] ?? '', 16, at + found[0].length);
}

function readBackslash(text: string, at: number, notation: Notation): Read | undefined {
  switch (text.charAt(at + 1)) {
    case 'u':
      return text.charAt(at + 2) === '{' ? readBraced(text, at) : readFour(text, at);
    case 'U':
      return readEight(text, at);
    case 'x':
      return readBytes(text, at, BYTES, 4, 2) ?? { end: at + 2, left: 'unfinished' };
    default:
      return readCss(text, at, notation);
  }
}

function readBraced(text: string, at: number): Read {
  const [all = '', digits = '', brace] = match(BRACED, text, at) ?? [];
  const bare = digits.replaceAll('_', '');
  const end = at + all.length;
  return brace === '}' && bare !== '' ? readCode(bare, 16, end) : { end, left: 'unfinished' };
}

function unitAt(text: string, at: number): { readonly unit: number; readonly end: number } | undefined {
  const found = match(FOUR, text, at);
  const digits = found?.[1] ?? '';
  return found && digits.length === 4 ? { unit: Number.parseInt(digits, 16), end: at + found[0].length } : undefined;
}

function readFour(text: string, at: number): Read {
  const first = unitAt(text, at);
  if (!first) return { end: at + (match(FOUR, text, at)?.[0].length ?? 2), left: 'unfinished' };
  if (!isSurrogate(first.unit)) return { end: first.end, text: String.fromCharCode(first.unit) };
  const second = first.unit < 0xdc00 ? unitAt(text, first.end) : undefined;
  return second && second.unit >= 0xdc00 && second.unit <= 0xdfff
    ? { end: second.end, text: String.fromCharCode(first.unit, second.unit) }
    : { end: first.end, left: 'surrogate' };
}

function readEight(text: string, at: number): Read | undefined {
  const [all = '', digits = ''] = match(EIGHT, text, at) ?? [];
  if (digits === '') return undefined;
  const end = at + all.length;
  return digits.length === 8 ? readCode(digits, 16, end) : { end, left: 'unfinished' };
}

function readCss(text: string, at: number, notation: Notation): Read | undefined {
  if (notation === 'css') {
    const found = match(CSS_ANY, text, at);
    return found && readCode(found[1] ?? '', 16, at + found[0].length);
  }
  const isAfterWord = /[\w:]/.test(text.charAt(at - 1));
  const found = match(CSS_LIKELY, text, at) ?? (isAfterWord ? undefined : match(CSS_LAST, text, at));
  if (!found) return undefined;
  const read = readCode(found[1] ?? found[2] ?? '', 16, at + found[0].length);
  return read.text === undefined ? undefined : read;
}

/** How many bytes a character of UTF-8 has that begins with this one; 0 where none does. */
function lengthAfter(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xc2) return 0;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}

/** Bytes of UTF-8, each an escape of so many characters whose digits begin at an offset. Others of `\\x` are code points below 256. */
function readBytes(text: string, at: number, pattern: RegExp, width: number, digitsAt: number): Read | undefined {
  const run = match(pattern, text, at)?.[0];
  if (run === undefined) return undefined;
  const byte = (index: number) => Number.parseInt(run.slice(index * width + digitsAt, (index + 1) * width), 16);
  const lead = byte(0);
  const length = lengthAfter(lead);
  const end = at + length * width;
  if (length > 0 && run.length >= length * width) {
    try {
      const bytes = Uint8Array.from({ length }, (_, index) => byte(index));
      return { end, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
    } catch {
      // No character of UTF-8: read on below.
    }
  }
  return width === 4 ? { end: at + width, text: String.fromCharCode(lead) } : { end: at + width, left: 'not-utf8' };
}

const HEX_BYTES = /^\s*(?:0x)?[\da-f]{2}(?:(?:\s+|\s*,\s*)(?:0x)?[\da-f]{2})*\s*$/i;
const HEX_RUN = /^\s*(?:[\da-f]{2}\s*)+$/i;

/** A text that is nothing but bytes in hex, as what they spell; undefined where it is not. */
export function readHexBytes(text: string, notation: Notation): string | undefined {
  const isMeant = notation === 'utf8-hex';
  if (text.length > 0 && !(isMeant ? HEX_BYTES.test(text) || HEX_RUN.test(text) : HEX_BYTES.test(text)))
    return undefined;
  const pairs = text.replaceAll(/0x/gi, '').match(/[\da-f]{2}/gi) ?? [];
  if (pairs.length < (isMeant ? 1 : 2)) return undefined;
  const bytes = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
  try {
    const read = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return isMeant || !/[\p{Cc}\p{Cn}]/u.test(read.replaceAll(/[\t\n\r]/g, '')) ? read : undefined;
  } catch {
    return undefined;
  }
}
