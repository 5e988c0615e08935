import type { Effect } from './dialect';
import type { ReadSink } from './read-sink';

/** Digits of an escape: so many at least, and no more are taken. */
interface Digits {
  readonly least: number;
  readonly most: number;
}

/** How a language reads escapes. */
export interface EscapeReading {
  /** What begins one. */
  readonly sign: '\\' | '`';
  /** What stands for another character, by the sign behind. */
  readonly names: Readonly<Record<string, string>>;
  /** What stands for itself. */
  readonly self: string;
  /** Digits of base eight, up to a number, of which no more digits are taken. */
  readonly octal?: Digits & { readonly limit: number };
  readonly x?: Digits;
  readonly u?: Digits;
  readonly longU?: Digits;
  /** Letters that may have their digits in braces. */
  readonly braces?: string;
  /** Whether numbers in base eight and of `\x` are bytes, of which several are a character. */
  readonly bytes?: boolean;
  /** Whether `\u` may name half a character. */
  readonly halves?: boolean;
  /** What becomes of a letter or digit that is no escape. */
  readonly letters: Effect | 'self';
  /** What becomes of any other sign. */
  readonly signs: Effect | 'self';
  /** What is put in while the program runs, where it stands among other characters: a pattern with the flag g. */
  readonly inserts?: RegExp;
  /** A line break behind the sign: gone, or with the blanks after it as well. */
  readonly breaks?: 'drop' | 'blanks';
  /** What only this language has: reads the escape at the place and says where it ends; -1 where there is none. */
  readonly extra?: (source: string, at: number, to: number, sink: ReadSink) => number;
}

const LETTER = /^[\p{L}\p{N}]/u;
const BLANKS_AHEAD = /[ \t\r\n]*/y;

/** Reads what stands between two places, and all escapes in it. */
export function readEscapes(source: string, from: number, to: number, rules: EscapeReading, sink: ReadSink): void {
  let at = from;
  while (at < to) {
    const found = source.indexOf(rules.sign, at);
    const sign = found < 0 || found >= to ? to : found;
    if (sign > at) addPlain(source, at, sign, rules, sink);
    at = sign < to ? readEscape(source, sign, to, rules, sink) : to;
  }
}

function addPlain(source: string, from: number, to: number, { inserts }: EscapeReading, sink: ReadSink): void {
  const text = source.slice(from, to);
  sink.add(text);
  if (!inserts) return;
  for (const { index, 0: found } of text.matchAll(inserts)) {
    sink.note('inserted', from + index, from + index + found.length, 'value');
  }
}

/** Reads the escape at a place and says where it ends. */
export function readEscape(source: string, at: number, to: number, rules: EscapeReading, sink: ReadSink): number {
  const own = rules.extra?.(source, at, to, sink) ?? -1;
  if (own >= 0) return own;
  const next = at + 1 < to ? source.charAt(at + 1) : '';
  if (next === '') {
    sink.leave('unfinished', at, to, rules.letters === 'self' ? 'keep' : rules.letters);
    return to;
  }
  if (rules.octal && next >= '0' && next <= '7') return readOctal(source, at, to, rules, rules.octal, sink);
  const digits = digitsOf(rules, next);
  const hasBraces = source.charAt(at + 2) === '{' && at + 2 < to && (rules.braces ?? '').includes(next);
  if (hasBraces) return readBraces(source, at, to, rules, sink);
  if (digits) return readHex(source, at, to, rules, digits, sink);
  if (Object.hasOwn(rules.names, next)) {
    sink.add(rules.names[next] ?? '');
    return at + 2;
  }
  return readSign(source, at, to, rules, sink);
}

function digitsOf(rules: EscapeReading, letter: string): Digits | undefined {
  if (letter === 'x') return rules.x;
  if (letter === 'u') return rules.u;
  return letter === 'U' ? rules.longU : undefined;
}

function readSign(source: string, at: number, to: number, rules: EscapeReading, sink: ReadSink): number {
  const next = source.charAt(at + 1);
  const character = String.fromCodePoint(source.codePointAt(at + 1) ?? 0);
  const end = Math.min(at + 1 + character.length, to);
  if (rules.self.includes(next)) {
    sink.add(next);
    return at + 2;
  }
  const isBreak = next === '\n' || next === '\r' || next === '\u2028' || next === '\u2029';
  if (isBreak && rules.breaks) return afterBreak(source, at + 1, to, rules.breaks);
  const effect = LETTER.test(character) ? rules.letters : rules.signs;
  if (effect === 'self') sink.add(source.slice(at + 1, end));
  else sink.leave('unknown', at, end, effect);
  return end;
}

/** Where the text goes on behind a line break that is none. */
function afterBreak(source: string, at: number, to: number, breaks: 'drop' | 'blanks'): number {
  const end = source.startsWith('\r\n', at) ? at + 2 : at + 1;
  if (breaks === 'drop') return Math.min(end, to);
  BLANKS_AHEAD.lastIndex = end;
  return Math.min(end + (BLANKS_AHEAD.exec(source)?.[0].length ?? 0), to);
}

const effectOf = ({ letters }: EscapeReading): Effect => (letters === 'self' ? 'drop' : letters);

function readOctal(
  source: string,
  at: number,
  to: number,
  rules: EscapeReading,
  { least, most, limit }: NonNullable<EscapeReading['octal']>,
  sink: ReadSink,
): number {
  let value = 0;
  let end = at + 1;
  while (end < to && end - at - 1 < most) {
    const digit = source.charCodeAt(end) - 0x30;
    if (digit < 0 || digit > 7 || value * 8 + digit > limit) break;
    value = value * 8 + digit;
    end += 1;
  }
  if (end - at - 1 < least) sink.leave('unfinished', at, Math.max(end, at + 2), effectOf(rules));
  else if (rules.bytes && value > 0xff) sink.leave('no-character', at, end, 'error');
  else if (rules.bytes) sink.addByte(value, at, end);
  else sink.add(String.fromCharCode(value));
  return Math.max(end, at + 2);
}

const isHex = (unit: number) =>
  (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x46) || (unit >= 0x61 && unit <= 0x66);

/** Where the digits of base sixteen end that begin at a place, of which no more than so many are taken. */
export function hexEnd(source: string, from: number, to: number, most: number): number {
  let end = from;
  while (end < to && end - from < most && isHex(source.charCodeAt(end))) end += 1;
  return end;
}

function readHex(
  source: string,
  at: number,
  to: number,
  rules: EscapeReading,
  { least, most }: Digits,
  sink: ReadSink,
): number {
  const end = hexEnd(source, at + 2, to, most);
  // Languages that have an escape with digits refuse it without; those that keep or drop what they do not know do so here.
  if (end - at - 2 < least) {
    sink.leave('unfinished', at, end, effectOf(rules) === 'error' || most !== 2 ? 'error' : effectOf(rules));
    return end;
  }
  const value = Number.parseInt(source.slice(at + 2, end), 16);
  if (rules.bytes && source.charAt(at + 1) === 'x') {
    if (value > 0xff) sink.leave('no-character', at, end, 'error');
    else sink.addByte(value, at, end);
    return end;
  }
  return addPoint(value, at, end, rules, sink);
}

function readBraces(source: string, at: number, to: number, rules: EscapeReading, sink: ReadSink): number {
  const end = hexEnd(source, at + 3, to, Infinity);
  if (end === at + 3 || source.charAt(end) !== '}' || end >= to) {
    sink.leave('unfinished', at, end, 'error');
    return end;
  }
  return addPoint(Number.parseInt(source.slice(at + 3, end), 16), at, end + 1, rules, sink);
}

/** Adds the character of a number, or leaves what names none. */
export function addPoint(
  value: number,
  from: number,
  to: number,
  rules: Pick<EscapeReading, 'halves'>,
  sink: ReadSink,
): number {
  const isHalf = value >= 0xd800 && value <= 0xdfff;
  if (value > 0x10ffff || (isHalf && !rules.halves)) sink.leave('no-character', from, to, 'error');
  else sink.add(String.fromCodePoint(value));
  return to;
}
