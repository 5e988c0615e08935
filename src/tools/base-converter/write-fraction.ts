import type { Rational } from '../../lib/rational';
import type { Digits } from './digits';
import { toDigitText } from './radix';
import { CUT_MARK, mostFractionDigits } from './read-number';
import { writeNumber, type WriteStyle } from './write-number';

/** Periods are looked for in so many digits. */
const MAX_PERIOD = 1000;
/** So many digits stand before `…` where the period is longer, or more digits follow than can be read. */
const CUT_DIGITS = 100;

/** What is copied of a number: without the mark of what was cut, which nothing else reads. */
export function copiedDigits(written: string): string {
  return written.endsWith(CUT_MARK) ? written.slice(0, -CUT_MARK.length) : written;
}

/** Marks of a fraction, which a digit of one's own may be: then it cannot be written. */
export const FRACTION_MARKS: readonly string[] = ['.', '(', ')', CUT_MARK];

/** Writes a number that may be no whole one: with all of its digits, or with those that repeat in parentheses (`0.1(6)`). */
export function writeRational(value: Rational, digits: Digits, style: WriteStyle = {}): string {
  if (value.denominator === 1n) return writeNumber(value.numerator, digits, style);
  if (FRACTION_MARKS.some((mark) => digits.symbols.includes(mark))) return '';
  const isNegative = value.numerator < 0n;
  const magnitude = isNegative ? -value.numerator : value.numerator;
  const whole = magnitude / value.denominator;
  const rest = magnitude - whole * value.denominator;
  const sign = isNegative ? (digits.symbols.includes('-') ? '−' : '-') : '';
  const written = writeNumber(whole, digits, style);
  const fraction = fractionText(rest, value.denominator, digits, mostFractionDigits(digits.base) - [...written].length);
  // Capitals as the whole part has them, where capitals are no other digits.
  const isUpper =
    style.upperCase === true &&
    writeNumber(BigInt(digits.base - 1), digits, style) !== toDigitText(BigInt(digits.base - 1), digits);
  return `${sign}${written}.${isUpper ? fraction.toUpperCase() : fraction}`;
}

/** The digits after the mark, of a rest below the denominator. */
function fractionText(rest: bigint, denominator: bigint, digits: Digits, room: number): string {
  const base = BigInt(digits.base);
  const length = finiteLength(denominator, base);
  if (length !== undefined && length <= room) {
    const text = toDigitText((rest * base ** BigInt(length)) / denominator, digits);
    return (digits.symbols[0] ?? '').repeat(length - [...text].length) + text;
  }
  if (length !== undefined) {
    const start = toDigitText((rest * base ** BigInt(CUT_DIGITS)) / denominator, digits);
    return `${(digits.symbols[0] ?? '').repeat(CUT_DIGITS - [...start].length)}${start}${CUT_MARK}`;
  }
  const symbols: string[] = [];
  const seen = new Map<bigint, number>();
  for (let left = rest; symbols.length <= MAX_PERIOD;) {
    const start = seen.get(left);
    if (start !== undefined) return `${symbols.slice(0, start).join('')}(${symbols.slice(start).join('')})`;
    seen.set(left, symbols.length);
    const next = left * base;
    symbols.push(digits.symbols[Number(next / denominator)] ?? '');
    left = next % denominator;
  }
  return `${symbols.slice(0, CUT_DIGITS).join('')}${CUT_MARK}`;
}

/** How many digits a fraction of this denominator has, when they end: every prime in it is one of the base. */
function finiteLength(denominator: bigint, base: bigint): number | undefined {
  let left = denominator;
  let length = 0;
  for (let shared = gcd(left, base); shared > 1n; shared = gcd(left, base)) {
    left /= shared;
    length += 1;
  }
  return left === 1n ? length : undefined;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}
