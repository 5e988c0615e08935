import { numberValue } from './number-value';

/** A decimal number of any size without zeros at either end: its digits, the exponent of the last, and its sign. */
interface Decimal {
  readonly sign: -1 | 0 | 1;
  readonly digits: string;
  readonly exponent: bigint;
}

/** NaN and the infinities, which YAML has, are no decimals. */
export function isFiniteSource(source: string): boolean {
  return !source.endsWith('N') && !source.endsWith('y');
}

const EXPONENT = /^(-?)(\d+)(?:e(-?\d+))?$/;

function decimal(source: string): Decimal {
  const [, sign = '', digits = '0', exponent = '0'] = EXPONENT.exec(numberValue(source)) ?? [];
  return { sign: digits === '0' ? 0 : sign === '-' ? -1 : 1, digits, exponent: BigInt(exponent) };
}

/** Up to so many characters, decimals without an exponent are told apart and ordered by doubles as they are by their digits. */
const PLAIN_LENGTH = 15;

function isPlain(source: string): boolean {
  return source.length <= PLAIN_LENGTH && !/[eE]/.test(source);
}

function decimalsOf(source: string): number {
  const point = source.indexOf('.');
  return point < 0 ? 0 : source.length - point - 1;
}

/** Whether the number has no fraction: `1.0` and `10e-1` have none. */
export function isWhole(source: string): boolean {
  return /^-?\d+$/.test(source) || (isFiniteSource(source) && decimal(source).exponent >= 0n);
}

/** Below zero where the first is less, above where it is more; by value, with no digit lost. */
export function compareNumbers(first: string, second: string): number {
  if (isPlain(first) && isPlain(second)) return Number(first) - Number(second);
  const [a, b] = [decimal(first), decimal(second)];
  if (a.sign !== b.sign) return a.sign - b.sign;
  if (a.sign === 0) return 0;
  const [lengthA, lengthB] = [a.exponent + BigInt(a.digits.length), b.exponent + BigInt(b.digits.length)];
  if (lengthA !== lengthB) return lengthA < lengthB ? -a.sign : a.sign;
  // Of the same length before the point: as texts, the shorter one has zeros behind it.
  return a.digits === b.digits ? 0 : a.digits < b.digits ? -a.sign : a.sign;
}

/** Whether the number divided by the divisor, which is above zero, leaves nothing. */
export function isMultiple(source: string, divisor: string): boolean {
  const scale = Math.max(decimalsOf(source), decimalsOf(divisor));
  if (isPlain(source) && isPlain(divisor) && source.length + divisor.length <= PLAIN_LENGTH) {
    // Both as whole numbers of the smaller unit, which are exact.
    const [dividend, unit] = [source, divisor].map((text) => Math.round(Number(text) * 10 ** scale));
    return (dividend ?? 0) % (unit ?? 1) === 0;
  }
  const [a, b] = [decimal(source), decimal(divisor)];
  if (a.sign === 0) return true;
  // The digits end in no zero, so that a power of ten in the divisor alone cannot go into them.
  if (a.exponent < b.exponent) return false;
  const modulus = BigInt(b.digits);
  return ((BigInt(a.digits) % modulus) * powerOfTen(a.exponent - b.exponent, modulus)) % modulus === 0n;
}

/** 10 to the power, of which only the rest counts: exponents may be as long as somebody types them. */
function powerOfTen(exponent: bigint, modulus: bigint): bigint {
  let result = 1n % modulus;
  let base = 10n % modulus;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * base) % modulus;
    base = (base * base) % modulus;
  }
  return result;
}
