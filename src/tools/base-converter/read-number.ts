import { type Rational, rational } from '../../lib/rational';
import { err, ok, type Result } from '../../lib/result';
import { type Alphabet, type Digits, digitsOf, plainDigits } from './digits';
import { fromDigitValues } from './radix';

/** Why a text is no number, or not the whole one that is needed. `at` is the offset in UTF-16 units, `position` counts characters from 1. */
export type ReadFault =
  | {
      readonly code: 'bad-digit';
      readonly found: string;
      readonly base: number;
      readonly at: number;
      readonly position: number;
      /** It would be a number in this base. */
      readonly readableIn?: number;
    }
  | { readonly code: 'not-whole'; readonly at: number }
  | { readonly code: 'no-digits' }
  | { readonly code: 'too-long'; readonly limit: number };

/** What was read, with the base that a prefix or the setting gave. */
export interface Reading {
  /** Of a fraction, what is before its mark. */
  readonly value: bigint;
  readonly base: number;
  /** The number, where it is no whole one, and where its mark stands. */
  readonly fraction?: { readonly exact: Rational; readonly at: number };
  /** It ends in `…`: what is read is only the beginning of a number. */
  readonly isCut?: true;
}

/** What stands in the place of the digits of a fraction that are left out. */
export const CUT_MARK = '…';

export type InputBase = 'auto' | number;

/** Longer numbers would take minutes, and browsers differ in what they hold. */
const MAX_LENGTH = 10_000_000;
/** Bits of a fraction with all of its digits: it is made shorter by its divisors, which takes a while. */
const MAX_FRACTION_BITS = 60_000;

/** The most digits of a number that is no whole one. */
export function mostFractionDigits(base: number): number {
  return Math.floor(MAX_FRACTION_BITS / Math.log2(base));
}

const PREFIXES: readonly (readonly [pattern: RegExp, base: number])[] = [
  [/^(?:0x|&h|#)/i, 16],
  [/^(?:0b|&b)/i, 2],
  [/^(?:0o|&o)/i, 8],
];
/** Letters that programming languages put behind an integer: `10n`, `255u`, `1UL`. */
const SUFFIX = /(?:n|ul{0,2}|l{1,2}u?)$/i;
const SEPARATORS = /^[_'’\s]$/;
const SIGN = /^[-+−]$/;

/** Full-width forms as their plain ones, one unit each: `Ａ` as `A`. */
function plain(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
}

/**
 * Reads a number: a sign, the base's prefix, digits with separators between them, a fraction, whose period stands in parentheses, and a
 * suffix of a programming language.
 * Whatever is a digit of the base counts as that first.
 */
export function readNumber(text: string, inputBase: InputBase, alphabet: Alphabet): Result<Reading, ReadFault> {
  if (inputBase !== 'auto') return readIn(text, digitsOf(inputBase, alphabet));
  const head = plain(text.trimStart().slice(0, 40)).replace(/^[-+−]\s*/, '');
  const prefixed = PREFIXES.find(([pattern]) => pattern.test(head));
  if (prefixed) return readIn(text, plainDigits(prefixed[1]));
  const decimal = readIn(text, plainDigits(10));
  if (decimal.ok || decimal.fault.code !== 'bad-digit' || !/^[a-f]$/i.test(decimal.fault.found)) return decimal;
  return readIn(text, plainDigits(16)).ok ? err({ ...decimal.fault, readableIn: 16 }) : decimal;
}

/** Reads a text in given digits; a prefix is skipped only where the digits are the plain ones. */
export function readIn(text: string, digits: Digits): Result<Reading, ReadFault> {
  if (text.length > MAX_LENGTH) return err({ code: 'too-long', limit: MAX_LENGTH });
  const { base, valueOf: exactValueOf } = digits;
  const valueOf = (character: string) => exactValueOf(character) ?? exactValueOf(plain(character));

  let start = text.length - text.trimStart().length;
  const sign = text.charAt(start);
  const hasSign = SIGN.test(plain(sign)) && valueOf(sign) === undefined;
  if (hasSign) start = skipBlanks(text, start + 1);
  start += prefixLength(text.slice(start, start + 2), digits);
  const content = text.slice(start).trimEnd();
  const isCut = content.endsWith(CUT_MARK) && valueOf(CUT_MARK) === undefined;
  const end = start + (isCut ? content.length - CUT_MARK.length : withoutSuffix(content, valueOf).length);

  const pieces = readPieces(text, start, end, digits, valueOf);
  if (!pieces.ok) return pieces;
  const { whole, fraction, mark, period } = pieces.value;
  if (whole.length + fraction.length === 0) return err({ code: 'no-digits' });
  // Of a whole number, or a period, nothing can be left out.
  if (isCut && (fraction.length === 0 || period !== undefined)) return err(badDigit(text, end, CUT_MARK, base));
  const isNegative = hasSign && plain(sign) !== '+';
  const signed = (magnitude: bigint) => (isNegative ? -magnitude : magnitude);
  const value = signed(fromDigitValues(whole, base));
  if (mark === undefined || fraction.length === 0) return ok({ value, base });
  const limit = mostFractionDigits(base);
  if (whole.length + fraction.length > limit) return err({ code: 'too-long', limit });
  const magnitude = fractionValue(whole, fraction, period, base);
  const exact = { ...magnitude, numerator: signed(magnitude.numerator) };
  const cut = isCut && { isCut };
  return ok(
    exact.denominator === 1n
      ? { value: exact.numerator, base, ...cut }
      : { value, base, fraction: { exact, at: mark }, ...cut },
  );
}

/** The digits before and after the mark of a fraction. */
interface Pieces {
  readonly whole: readonly number[];
  readonly fraction: readonly number[];
  readonly mark?: number;
  /** Where the digits begin that repeat, counted from the mark. */
  readonly period?: number;
}

function readPieces(
  text: string,
  start: number,
  end: number,
  { base }: Digits,
  valueOf: Digits['valueOf'],
): Result<Pieces, ReadFault> {
  const values: number[] = [];
  const commas: { readonly at: number; readonly before: number }[] = [];
  let mark: { readonly at: number; readonly before: number } | undefined;
  let open: { readonly at: number; readonly before: number } | undefined;
  let isClosed = false;
  for (let at = start; at < end;) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const value = valueOf(character);
    const sign = plain(character);
    const before = values.length;
    const isBlank = SEPARATORS.test(character);
    if (isClosed && !isBlank) return err(badDigit(text, at, character, base));
    if (value !== undefined) values.push(value);
    else if (sign === '.' && !mark && (before > 0 || hasDigitAt(text, at + 1, valueOf))) mark = { at, before };
    else if (sign === ',' && !mark) commas.push({ at, before });
    else if (sign === '(' && !open && (mark ?? commas.length === 1)) {
      mark ??= commas.pop();
      open = { at, before };
    } else if (sign === ')' && open && before > open.before) isClosed = true;
    else if (!isBlank) return err(badDigit(text, at, character, base));
    at += character.length;
  }
  if (open && !isClosed) return err(badDigit(text, open.at, '(', base));
  const lastWhole = mark?.before ?? values.length;
  const wrong = commas.find(({ before }, index) => {
    return before === 0 || (commas[index + 1]?.before ?? lastWhole) - before !== 3;
  });
  if (wrong) {
    const isMark = commas.length === 1 && !mark && wrong.before > 0 && wrong.before < values.length;
    if (!isMark) return err(badDigit(text, wrong.at, ',', base));
    mark = wrong;
  }
  const split = mark?.before ?? values.length;
  return ok({
    whole: values.slice(0, split),
    fraction: values.slice(split),
    ...(mark && { mark: mark.at }),
    ...(open && { period: open.before - split }),
  });
}

function hasDigitAt(text: string, at: number, valueOf: Digits['valueOf']): boolean {
  const code = text.codePointAt(at);
  return code !== undefined && valueOf(String.fromCodePoint(code)) !== undefined;
}

/** Digits that repeat are a fraction over digits of the highest value: 0.(3) is 3/9. */
function fractionValue(
  whole: readonly number[],
  fraction: readonly number[],
  period: number | undefined,
  base: number,
): Rational {
  const all = fromDigitValues([...whole, ...fraction], base);
  if (period === undefined) return rational(all, BigInt(base) ** BigInt(fraction.length));
  const before = fromDigitValues([...whole, ...fraction.slice(0, period)], base);
  const nines = BigInt(base) ** BigInt(fraction.length - period) - 1n;
  return rational(all - before, nines * BigInt(base) ** BigInt(period));
}

function skipBlanks(text: string, start: number): number {
  let at = start;
  while (at < text.length && text.charAt(at).trim() === '') at += 1;
  return at;
}

function badDigit(text: string, at: number, found: string, base: number): ReadFault {
  let position = 1;
  for (const character of text.slice(0, at)) position += character === '' ? 0 : 1;
  return { code: 'bad-digit', found, base, at, position };
}

/** Length of the prefix of the base's own: `0b` is two digits in base 16. */
function prefixLength(head: string, { base, symbols, valueOf }: Digits): number {
  const pattern = PREFIXES.find(([, of]) => of === base)?.[0];
  if (!pattern || symbols[0] !== '0' || symbols[1] !== '1') return 0;
  const [prefix = ''] = pattern.exec(plain(head)) ?? [];
  // What is all digits is a number, not a prefix.
  return [...prefix].every((letter) => valueOf(letter) !== undefined) ? 0 : prefix.length;
}

function withoutSuffix(text: string, valueOf: Digits['valueOf']): string {
  const [suffix = ''] = SUFFIX.exec(plain(text.slice(-4))) ?? [];
  const isNone = suffix.length >= text.length || [...suffix].some((letter) => valueOf(letter) !== undefined);
  return isNone ? text : text.slice(0, text.length - suffix.length);
}
