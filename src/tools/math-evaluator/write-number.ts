import type { BigNumber } from 'mathjs';
import type { SheetOptions } from './options';

/** Integers up to so many digits are exact, and written in full. */
const EXACT_DIGITS = 64;
/** Narrow and unbreakable, as thousands are parted where the comma is the decimal sign. */
const THIN_SPACE = '\u202f';

/** How numbers are written: the options, or plainly as the sheet itself reads them. */
export type NumberStyle = Pick<SheetOptions, 'digits' | 'grouping' | 'decimalSign'>;

/**
 * A decimal in words of digits: integers of up to 64 digits in full, others to the chosen digits, with an exponent below -7 and from 21
 * on. Infinity is ∞; what is not a number is `NaN`.
 */
export function writeNumber(value: BigNumber, { digits, grouping, decimalSign }: NumberStyle): string {
  if (value.isNaN()) return 'NaN';
  if (!value.isFinite()) return value.isNegative() ? '-∞' : '∞';
  if (value.isZero()) return '0';
  const plain = plainDigits(value, digits);
  const [mantissa = '', exponent] = plain.split('e');
  const [whole = '', fraction] = mantissa.split('.');
  const separator = decimalSign === 'dot' ? ',' : THIN_SPACE;
  const grouped = grouping ? whole.replaceAll(/\B(?=(\d{3})+$)/g, separator) : whole;
  const written = fraction === undefined ? grouped : `${grouped}${decimalSign === 'dot' ? '.' : ','}${fraction}`;
  return exponent === undefined ? written : `${written}e${exponent}`;
}

function plainDigits(value: BigNumber, digits: number): string {
  if (value.isInteger() && value.e < EXACT_DIGITS) return value.toFixed(0);
  const rounded = value.toSignificantDigits(digits);
  return rounded.e < -7 || rounded.e >= 21 ? rounded.toExponential() : rounded.toFixed();
}

/** An integer of up to 64 digits in hexadecimal, octal and binary, with their prefixes. */
export function writeBases(
  value: BigNumber,
): { readonly hex: string; readonly octal: string; readonly binary: string } | undefined {
  if (!value.isInteger() || value.e >= EXACT_DIGITS) return undefined;
  const whole = BigInt(value.toFixed(0));
  const sign = whole < 0n ? '-' : '';
  const size = whole < 0n ? -whole : whole;
  return {
    hex: `${sign}0x${size.toString(16)}`,
    octal: `${sign}0o${size.toString(8)}`,
    binary: `${sign}0b${size.toString(2)}`,
  };
}

const MAX_DENOMINATOR = 10n ** 12n;
/** So many of the 64 digits must agree: no root or multiple of pi is that close to a small fraction by chance. */
const AGREEING_DIGITS = 58;

/** The number as a fraction `p/q`, when it is one with a denominator of at most 10¹². Undefined for integers. */
export function writeFraction(value: BigNumber): string | undefined {
  if (!value.isFinite() || value.isInteger() || value.e > 30 || value.e < -12) return undefined;
  const [mantissa = '', exponent = '0'] = value.toExponential().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const shift = BigInt(exponent) - BigInt(fraction.length);
  const digits = BigInt(whole + fraction);
  const top = shift >= 0n ? digits * 10n ** shift : digits;
  const bottom = shift >= 0n ? 1n : 10n ** -shift;

  // Continued fraction: each convergent is the best for its size.
  let [numerator, denominator, formerNumerator, formerDenominator] = [1n, 0n, 0n, 1n];
  for (let [a, b] = [top, bottom]; b > 0n; [a, b] = [b, a % b]) {
    const part = a / b;
    [numerator, formerNumerator] = [part * numerator + formerNumerator, numerator];
    [denominator, formerDenominator] = [part * denominator + formerDenominator, denominator];
    if (denominator > MAX_DENOMINATOR) return undefined;
    const difference = numerator * bottom - top * denominator;
    const error = difference < 0n ? -difference : difference;
    if (error * 10n ** BigInt(AGREEING_DIGITS) <= top * denominator) break;
  }
  // An integer but for its last digits is no fraction.
  return denominator === 1n ? undefined : `${value.isNegative() ? '-' : ''}${numerator}/${denominator}`;
}
