import type { BigNumber, Fraction, MathJsInstance } from 'mathjs';
import type { Value } from './value';

/** Results are exact to so many digits … */
export const EXACT_DIGITS = 64;

/** Numbers that are as near to each other as this differ by rounding only: they are equal. */
export const TOLERANCE = 1e-70;
/** Digits of a binary number that are sure. */
const BINARY_DIGITS = 15;
/** Below this, a sine or a cosine of a multiple of pi is zero but for the last of its 64 digits. */
const ZERO = '1e-60';

/** A remainder of a number that has more digits than are kept. */
export class InexactError extends RangeError {}

/** A binary number as a decimal, to the digits that are sure. */
export function fromBinary(math: MathJsInstance, value: number): BigNumber {
  const isSure = Number.isSafeInteger(value) || !Number.isFinite(value);
  return math.bignumber(isSure ? String(value) : value.toPrecision(BINARY_DIGITS));
}

/** A fraction as a decimal. */
export function fromFraction(math: MathJsInstance, { n, d, s }: Fraction): BigNumber {
  return math.bignumber(String(n)).mul(String(s)).div(String(d));
}

/** Takes off what rounding has left in the last of the engine's digits: three thirds are 1. */
export function settled(value: BigNumber): BigNumber {
  if (!value.isFinite()) return value;
  const rounded = value.toSignificantDigits(EXACT_DIGITS + 2);
  return value.minus(rounded).abs().lte(rounded.abs().mul(TOLERANCE)) ? rounded : value;
}

/** What is left of a division, with the sign of the divisor; all of its digits are exact. */
export function remainder(value: BigNumber, divisor: BigNumber): BigNumber {
  const [above, below] = [settled(value), settled(divisor)];
  if (below.isZero()) return above;
  // So large that not all of its digits are known, it has no remainder that could be.
  if (above.e >= EXACT_DIGITS && above.precision() > EXACT_DIGITS + 10) throw new InexactError('Not exact');
  const rest = above.mod(below);
  return rest.isZero() || rest.isNegative() === below.isNegative() ? rest : rest.plus(below);
}

/** The remainder of a power, exact however many digits that has; undefined where it is no power of whole numbers. */
export function powerRemainder(math: MathJsInstance, values: readonly Value[]): BigNumber | undefined {
  const whole = values.flatMap((value) => {
    const number = math.isBigNumber(value) ? settled(value) : undefined;
    return number?.isInteger() && number.precision(true) <= EXACT_DIGITS ? [BigInt(number.toFixed())] : [];
  });
  const [base, exponent, divisor] = whole;
  if (base === undefined || exponent === undefined || divisor === undefined || exponent < 0n || divisor === 0n) {
    return undefined;
  }
  let rest = 1n % divisor;
  let square = base % divisor;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) rest = (rest * square) % divisor;
    square = (square * square) % divisor;
  }
  const hasOtherSign = rest !== 0n && rest < 0n !== divisor < 0n;
  return math.bignumber(String(hasOtherSign ? rest + divisor : rest));
}

/** Zero, but for the last of the 64 digits of pi. */
export function isNearlyZero(value: BigNumber): boolean {
  return value.abs().lt(ZERO);
}
