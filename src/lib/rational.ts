/** An exact number: numerator over denominator, in lowest terms, the denominator above zero. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** The fraction in lowest terms. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  const divisor = gcd(numerator, denominator) || 1n;
  const sign = denominator < 0n ? -1n : 1n;
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor };
}

export function add(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, { ...b, numerator: -b.numerator });
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** The divisor must not be zero. */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function isLess(a: Rational, b: Rational): boolean {
  return a.numerator * b.denominator < b.numerator * a.denominator;
}

export function isSame(a: Rational, b: Rational): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

const DECIMAL = /^([+-]?)([0-9]*)(?:\.([0-9]*))?(?:e([+-]?[0-9]+))?$/i;
/** Exponents beyond this would only make endless zeros. */
const MAX_EXPONENT = 1000;
const MAX_DIGITS = 10_000;

/** Reads a decimal number with a point, a sign and an exponent; undefined for anything else, and for sizes beyond all measure. */
export function parseDecimal(text: string): Rational | undefined {
  if (text.length > MAX_DIGITS) return undefined;
  const [, sign = '', whole = '', fraction = '', exponentText = '0'] = DECIMAL.exec(text) ?? [];
  const digits = whole + fraction;
  const exponent = Number(exponentText);
  if (digits === '' || Math.abs(exponent) > MAX_EXPONENT) return undefined;
  const magnitude = BigInt(digits);
  const scale = exponent - fraction.length;
  const value = sign === '-' ? -magnitude : magnitude;
  return scale >= 0 ? rational(value * 10n ** BigInt(scale)) : rational(value, 10n ** BigInt(-scale));
}

/** Most decimals that are shown unless asked for otherwise. */
const AUTO_DECIMALS = 10;

/**
 * Writes a number with a point, halves rounded away from zero. `auto` is exact where ten decimals are enough, without zeros at the
 * end; a count gives just so many.
 */
export function formatDecimal({ numerator, denominator }: Rational, decimals: number | 'auto'): string {
  const places = decimals === 'auto' ? AUTO_DECIMALS : decimals;
  const magnitude = numerator < 0n ? -numerator : numerator;
  const scaled = (2n * magnitude * 10n ** BigInt(places) + denominator) / (2n * denominator);
  const digits = scaled.toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places);
  const shown = decimals === 'auto' ? fraction.replace(/(?<!0)0+$/, '') : fraction;
  // What is rounded to zero has no sign.
  const sign = numerator < 0n && scaled > 0n ? '-' : '';
  return sign + whole + (shown === '' ? '' : `.${shown}`);
}

/** How many decimals the number has; undefined where they have no end, which is where its denominator has other factors than 2 and 5. */
export function countDecimals({ denominator }: Rational): number | undefined {
  let rest = denominator;
  let [twos, fives] = [0, 0];
  for (; rest % 2n === 0n; rest /= 2n) twos += 1;
  for (; rest % 5n === 0n; rest /= 5n) fives += 1;
  return rest === 1n ? Math.max(twos, fives) : undefined;
}

/** Whether the number has an end in decimals. */
export function isTerminating(value: Rational): boolean {
  return countDecimals(value) !== undefined;
}
