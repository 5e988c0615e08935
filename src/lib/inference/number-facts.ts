/** The smallest of the usual types that holds an integer: 2^53 of a double, 64 bit with a sign, 64 bit without one, none. */
export type IntegerSize = 'double' | 'int64' | 'uint64' | 'big';

/** How much all integers of a place need: the least and the greatest that are beyond what a double holds. */
export interface IntegerRange {
  readonly least: bigint;
  readonly greatest: bigint;
}

const DOUBLE = 2n ** 53n;
const INT64 = 2n ** 63n;
const UINT64 = 2n ** 64n;

/** Integers of so many digits are within 2^53. */
const SHORT = 15;

/** The range with one more integer, where it matters. Negative ones matter always: they rule out types without a sign. */
export function widen(range: IntegerRange | undefined, source: string): IntegerRange | undefined {
  if (source.length <= SHORT && (source.charCodeAt(0) !== 0x2d || range?.least === -1n)) return range;
  return join(range, { least: clamp(source), greatest: clamp(source) });
}

/** A number of a million digits is as much beyond as one of twenty-one. */
function clamp(source: string): bigint {
  if (source.length > 21) return source.startsWith('-') ? -UINT64 : UINT64;
  const value = BigInt(source);
  return value < 0n && value > -DOUBLE ? -1n : value;
}

export function join(one: IntegerRange | undefined, other: IntegerRange | undefined): IntegerRange | undefined {
  if (!one || !other) return one ?? other;
  return {
    least: one.least < other.least ? one.least : other.least,
    greatest: one.greatest > other.greatest ? one.greatest : other.greatest,
  };
}

/** Whether no other integer is the same double. */
export function isSafeRange(range: IntegerRange | undefined): boolean {
  return !range || (range.least > -DOUBLE && range.greatest < DOUBLE);
}

export function sizeOfRange(range: IntegerRange | undefined): IntegerSize {
  if (!range) return 'double';
  const { least, greatest } = range;
  if (least >= -DOUBLE && greatest <= DOUBLE) return 'double';
  if (least >= -INT64 && greatest < INT64) return 'int64';
  return least >= 0n && greatest < UINT64 ? 'uint64' : 'big';
}

/** Digits that count, without zeros at either end. */
function significant(source: string): string {
  const [mantissa = ''] = source.replace(/^-/, '').split(/[eE]/);
  const digits = mantissa.replace('.', '').replace(/^0+/, '');
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return digits.slice(0, end);
}

/** Whether a double cannot keep what was written: more digits than it has, or a size that it has not. */
export function losesDigits(source: string): boolean {
  if (source.length <= SHORT && !/[eE]/.test(source)) return false;
  if (!/\d/.test(source)) return false;
  const digits = significant(source);
  const value = Number(source);
  if (digits === '') return false;
  if (!Number.isFinite(value) || value === 0) return true;
  if (digits.length <= SHORT) return significant(value.toPrecision(SHORT)) !== digits;
  return digits.length > 17 || significant(value.toPrecision(digits.length)) !== digits;
}
