/**
 * Sums without any rounding. A double is a whole number times a power of two, so that sums of doubles and of their squares
 * are too; only what comes out is rounded, once.
 */
export interface ExactSums {
  readonly count: bigint;
  readonly total: bigint;
  readonly squares: bigint;
  /** `total` is in units of two to this power, `squares` in units of its square. */
  readonly power: number;
}

const FRACTION_BITS = 52;
const FRACTION_MASK = (1n << BigInt(FRACTION_BITS)) - 1n;
/** The power of two of the last bit in the least doubles of all. */
const LEAST_POWER = -1074;

interface Parts {
  readonly digits: bigint;
  readonly power: number;
}

function partsOf(bits: bigint): Parts {
  const biased = Number((bits >> BigInt(FRACTION_BITS)) & 0x7ffn);
  const fraction = bits & FRACTION_MASK;
  const digits = biased === 0 ? fraction : fraction | (FRACTION_MASK + 1n);
  return { digits: bits >> 63n === 1n ? -digits : digits, power: LEAST_POWER + Math.max(0, biased - 1) };
}

/** Sums of finite numbers. */
export function exactSums(values: Float64Array): ExactSums {
  const parts = Array.from(new BigUint64Array(values.buffer, values.byteOffset, values.length), partsOf);
  const power = parts.reduce((least, part) => (part.digits === 0n ? least : Math.min(least, part.power)), 1024);
  let total = 0n;
  let squares = 0n;
  for (const part of parts) {
    const digits = part.digits === 0n ? 0n : part.digits << BigInt(part.power - power);
    total += digits;
    squares += digits * digits;
  }
  return { count: BigInt(parts.length), total, squares, power };
}

/** A double times two to a power, which may be more than a double could hold. */
interface Scaled {
  readonly value: number;
  readonly power: number;
}

const bitLength = (value: bigint) => value.toString(16).length * 4;

/** More bits than a double has, and one that tells whether anything was cut off: rounding them is rounding the quotient. */
const QUOTIENT_BITS = 66;

/** The quotient of two numbers, of which the second is above zero. */
function quotient(dividend: bigint, divisor: bigint): Scaled {
  const size = dividend < 0n ? -dividend : dividend;
  const shift = QUOTIENT_BITS + bitLength(divisor) - bitLength(size);
  const shifted = shift > 0 ? size << BigInt(shift) : size;
  const unit = shift < 0 ? divisor << BigInt(-shift) : divisor;
  const whole = shifted / unit;
  const value = Number(shifted % unit === 0n ? whole : whole | 1n);
  return { value: dividend < 0n ? -value : value, power: -shift };
}

/** In two steps, since a power of two may itself be beyond the doubles. */
function unscaled({ value, power }: Scaled): number {
  const first = Math.max(-1000, Math.min(1000, power));
  return value * 2 ** first * 2 ** (power - first);
}

/** The arithmetic mean, rounded once. */
export function meanOf({ count, total, power }: ExactSums): number {
  const mean = quotient(total, count);
  return unscaled({ value: mean.value, power: mean.power + power });
}

/** The variance and its root; `degrees` are those of freedom. A variance beyond the doubles is `Infinity`, its root still a number. */
export function spreadOf(
  { count, total, squares, power }: ExactSums,
  degrees: bigint,
): { readonly variance: number; readonly deviation: number } {
  const { value, power: own } = quotient(count * squares - total * total, count * degrees);
  const full = own + 2 * power;
  const isOdd = full % 2 !== 0;
  return {
    variance: unscaled({ value, power: full }),
    deviation: unscaled({ value: Math.sqrt(isOdd ? value * 2 : value), power: (full - (isOdd ? 1 : 0)) / 2 }),
  };
}
