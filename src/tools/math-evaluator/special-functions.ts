import type { BigNumber } from 'mathjs';

/** A decimal with more digits than it shall be exact to. */
type Decimal = BigNumber;

/** Digits to work with, beyond those of results. */
const GUARD_DIGITS = 30;
/** The series of Stirling is as exact as needed from here on. */
const STIRLING_FROM = 80;
const STIRLING_TERMS = 50;

interface DecimalType {
  new (value: Decimal | number | string): Decimal;
  clone: (config: { precision: number }) => DecimalType;
  readonly precision: number;
  acos: (value: number) => Decimal;
}

function typeOf(value: Decimal): DecimalType {
  // What the package of decimals has on its constructor, and the types of the engine do not say.
  return value.constructor as unknown as DecimalType;
}

/** Works with more digits, and rounds the result to those of the value. */
function precisely(value: Decimal, work: (Wide: DecimalType, value: Decimal) => Decimal): Decimal {
  const Type = typeOf(value);
  const Wide = Type.clone({ precision: Type.precision + GUARD_DIGITS });
  return new Type(work(Wide, new Wide(value)).toSignificantDigits(Type.precision));
}

let bernoulli: readonly { readonly above: bigint; readonly below: bigint }[] | undefined;

/** The numbers of Bernoulli B2, B4, …, by the algorithm of Akiyama and Tanigawa over a common denominator. */
function bernoulliNumbers(): NonNullable<typeof bernoulli> {
  if (bernoulli) return bernoulli;
  const last = 2 * STIRLING_TERMS;
  let common = 1n;
  for (let n = 2n; n <= BigInt(last + 1); n += 1n) common = (common * n) / gcd(common, n);
  const row: bigint[] = [];
  const found: { above: bigint; below: bigint }[] = [];
  for (let n = 0; n <= last; n += 1) {
    row[n] = common / BigInt(n + 1);
    for (let k = n; k >= 1; k -= 1) row[k - 1] = BigInt(k) * ((row[k - 1] ?? 0n) - (row[k] ?? 0n));
    if (n >= 2 && n % 2 === 0) found.push({ above: row[0] ?? 0n, below: common });
  }
  bernoulli = found;
  return found;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

function pi(Wide: DecimalType): Decimal {
  return Wide.acos(-1);
}

/** The logarithm of gamma, of a value above zero. */
function logGamma(Wide: DecimalType, value: Decimal): Decimal {
  let shifted = value;
  let product = new Wide(1);
  for (; shifted.lt(STIRLING_FROM); shifted = shifted.plus(1)) product = product.mul(shifted);
  const square = shifted.mul(shifted);
  let power = shifted;
  let sum = shifted.minus(0.5).mul(shifted.ln()).minus(shifted).plus(pi(Wide).mul(2).ln().div(2));
  for (const [index, { above, below }] of bernoulliNumbers().entries()) {
    const even = 2 * (index + 1);
    const term = new Wide(String(above)).div(String(below)).div(power.mul(even * (even - 1)));
    sum = sum.plus(term);
    if (term.isZero() || term.e < sum.e - Wide.precision) break;
    power = power.mul(square);
  }
  return sum.minus(product.ln());
}

/** Gamma of a number that is no integer below 1. */
export function gamma(value: Decimal): Decimal {
  return precisely(value, (Wide, exact) => {
    if (exact.gte(0.5)) return logGamma(Wide, exact).exp();
    // Γ(x) Γ(1 − x) sin(πx) = π; whole turns are taken off before pi comes in.
    const sine = pi(Wide).mul(exact.mod(2)).sin();
    return pi(Wide).div(sine.mul(logGamma(Wide, new Wide(1).minus(exact)).exp()));
  });
}

/** The logarithm of gamma of a number above zero. */
export function lgamma(value: Decimal): Decimal {
  return precisely(value, logGamma);
}

/** From here on the error function is 1 in all of its digits. */
const ERF_IS_ONE = 15;

/** The error function, by its series without a change of sign. */
export function erf(value: Decimal): Decimal {
  if (value.abs().gte(ERF_IS_ONE)) return new (typeOf(value))(value.isNegative() ? -1 : 1);
  return precisely(value, (Wide, exact) => {
    const square = exact.mul(exact);
    let term = exact;
    let sum = exact;
    for (let odd = 3; !term.isZero() && term.e >= sum.e - Wide.precision; odd += 2) {
      term = term.mul(square).mul(2).div(odd);
      sum = sum.plus(term);
    }
    return sum.mul(2).mul(square.neg().exp()).div(pi(Wide).sqrt());
  });
}
