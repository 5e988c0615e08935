import { err, ok, type Result } from '../../lib/result';
import { type Alphabet, type Digits, digitsOf, plainDigits } from './digits';
import { fromDigitValues } from './radix';

/** Why a text is no whole number. `at` is the offset in UTF-16 units, `position` counts characters from 1. */
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
  readonly value: bigint;
  readonly base: number;
}

export type InputBase = 'auto' | number;

/** Longer numbers would take minutes, and browsers differ in what they hold. */
const MAX_LENGTH = 10_000_000;

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
 * Reads a whole number: a sign, the base's prefix, digits with separators between them, and a suffix of a programming language.
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
  const end = start + withoutSuffix(text.slice(start).trimEnd(), valueOf).length;

  const values: number[] = [];
  const commas: { readonly at: number; readonly before: number }[] = [];
  for (let at = start; at < end;) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const value = valueOf(character);
    if (value !== undefined) values.push(value);
    else if (plain(character) === ',') commas.push({ at, before: values.length });
    else if (!SEPARATORS.test(character)) return err(badDigit(text, at, character, base));
    at += character.length;
  }
  const wrongComma = commas.find(({ before }, index) => {
    const next = commas[index + 1]?.before ?? values.length;
    return before === 0 || next - before !== 3;
  });
  if (wrongComma) {
    const isFraction = commas.length === 1 && wrongComma.before > 0 && wrongComma.before < values.length;
    return err(isFraction ? { code: 'not-whole', at: wrongComma.at } : badDigit(text, wrongComma.at, ',', base));
  }
  if (values.length === 0) return err({ code: 'no-digits' });
  const magnitude = fromDigitValues(values, base);
  return ok({ value: hasSign && plain(sign) !== '+' ? -magnitude : magnitude, base });
}

function skipBlanks(text: string, start: number): number {
  let at = start;
  while (at < text.length && text.charAt(at).trim() === '') at += 1;
  return at;
}

function badDigit(text: string, at: number, found: string, base: number): ReadFault {
  const isFraction = plain(found) === '.' && /[\p{L}\p{N}]/u.test(text.charAt(at - 1) + text.charAt(at + 1));
  if (isFraction) return { code: 'not-whole', at };
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
