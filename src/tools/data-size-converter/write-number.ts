import { countDecimals, formatDecimal, multiply, type Rational, rational } from '../../lib/rational';
import type { Language } from './units';

/** All digits, or so many that count. */
export type Digits = 'exact' | number;
export const NUMBER_FORMATS = ['language', 'plain'] as const;
export type NumberFormat = (typeof NUMBER_FORMATS)[number];

export interface NumberSettings {
  readonly digits: Digits;
  /** The marks of the language between thousands and before decimals, or a point alone. */
  readonly numbers: NumberFormat;
  readonly language: Language;
}

export interface WrittenNumber {
  readonly text: string;
  /** Whether the text is the number itself, was rounded to so many digits, or was cut where it goes on for ever. */
  readonly kind: 'exact' | 'rounded' | 'endless';
}

/** Of a number without end so many digits are shown that count, and so many decimals at least. */
const ENDLESS_DIGITS = 7;
const ENDLESS_DECIMALS = 3;

/** Writes a number that is not below zero. */
export function writeNumber(value: Rational, { digits, numbers, language }: NumberSettings): WrittenNumber {
  const decimals = countDecimals(value);
  if (digits !== 'exact') {
    const text = rounded(value, digits);
    const isExact = decimals !== undefined && formatDecimal(value, decimals) === text;
    return { text: marked(text, numbers, language), kind: isExact ? 'exact' : 'rounded' };
  }
  if (decimals !== undefined) return { text: marked(formatDecimal(value, decimals), numbers, language), kind: 'exact' };
  return { text: `${marked(cut(value), numbers, language)}…`, kind: 'endless' };
}

/** The exponent of the first digit that counts: 0 for 1 to 9, -1 for 0.1. The number is above zero. */
export function magnitudeOf({ numerator, denominator }: Rational): number {
  const guess = String(numerator).length - String(denominator).length;
  const isBelow =
    guess >= 0 ? numerator < denominator * 10n ** BigInt(guess) : numerator * 10n ** BigInt(-guess) < denominator;
  return isBelow ? guess - 1 : guess;
}

/** So many digits that count, halves rounded up, without zeros behind the point that say nothing. */
export function rounded(value: Rational, digits: number): string {
  if (value.numerator === 0n) return '0';
  const decimals = digits - 1 - magnitudeOf(value);
  if (decimals >= 0) return withoutZeros(formatDecimal(value, decimals));
  const scale = 10n ** BigInt(-decimals);
  return formatDecimal(multiply(value, rational(1n, scale)), 0) + '0'.repeat(-decimals);
}

/** The first digits of a number without end, cut off and not rounded. */
function cut(value: Rational): string {
  const decimals = Math.max(ENDLESS_DECIMALS, ENDLESS_DIGITS - 1 - magnitudeOf(value));
  const scale = 10n ** BigInt(decimals);
  return formatDecimal(rational((value.numerator * scale) / value.denominator, scale), decimals);
}

/** Zeros behind the point that say nothing go, and the point with the last of them. */
export function withoutZeros(text: string): string {
  return text.includes('.') ? text.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : text;
}

const MARKS: Readonly<Record<Language, { readonly group: string; readonly decimal: string }>> = {
  'zh-cn': { group: ',', decimal: '.' },
  en: { group: ',', decimal: '.' },
  // A narrow blank that does not break.
  fr: { group: '\u202f', decimal: ',' },
};

/** A plain decimal with the marks of the language. */
export function marked(decimal: string, numbers: NumberFormat, language: Language): string {
  if (numbers === 'plain') return decimal;
  const { group, decimal: mark } = MARKS[language];
  const [whole = '', fraction] = decimal.split('.');
  const grouped = groupsOf(whole).join(group);
  return fraction === undefined ? grouped : grouped + mark + fraction;
}

/** Digits by threes, counted from their end. */
function groupsOf(digits: string): string[] {
  const first = digits.length % 3;
  const groups = first === 0 ? [] : [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups;
}
