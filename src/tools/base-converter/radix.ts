import type { Digits } from './digits';

/** Bits in one digit of a base that is a power of two. */
function bitsPerDigit(base: number): number | undefined {
  const bits = Math.log2(base);
  return Number.isInteger(bits) ? bits : undefined;
}

/** Most digits of the base that a double holds exactly. */
function digitsPerChunk(base: number): number {
  return Math.floor(53 / Math.log2(base));
}

/**
 * The number that digit values stand for, most significant first. Neighbours are joined pairwise, so that long numbers take few large
 * multiplications in place of a quadratic number of small ones.
 */
export function fromDigitValues(values: ArrayLike<number>, base: number): bigint {
  const bits = bitsPerDigit(base);
  if (bits !== undefined) return fromBits(values, bits);
  if (base === 10) return fromDecimal(values);
  const size = digitsPerChunk(base);
  let parts: bigint[] = [];
  // Chunks are counted from the end: only the first may be shorter.
  let start = 0;
  for (let end = values.length % size || size; start < values.length; start = end, end += size) {
    let chunk = 0;
    for (let at = start; at < end; at += 1) chunk = chunk * base + (values[at] ?? 0);
    parts.push(BigInt(chunk));
  }
  for (let power = BigInt(base) ** BigInt(size); parts.length > 1; power *= power) {
    const joined: bigint[] = [];
    const odd = parts.length % 2;
    if (odd === 1) joined.push(parts[0] ?? 0n);
    for (let at = odd; at < parts.length; at += 2) {
      joined.push((parts[at] ?? 0n) * power + (parts[at + 1] ?? 0n));
    }
    parts = joined;
    if (parts.length === 1) break;
  }
  return parts[0] ?? 0n;
}

const JOIN = 8192;

/** Joins one string per value, in slices: an array of a million strings is slow. */
function joinValues<Value>(values: ArrayLike<Value>, textOf: (value: Value) => string): string {
  let text = '';
  for (let start = 0; start < values.length; start += JOIN) {
    let slice = '';
    for (let at = start; at < Math.min(start + JOIN, values.length); at += 1) {
      const value = values[at];
      if (value !== undefined) slice += textOf(value);
    }
    text += slice;
  }
  return text;
}

function fromBits(values: ArrayLike<number>, bits: number): bigint {
  const patterns = Array.from({ length: 2 ** bits }, (_, value) => value.toString(2).padStart(bits, '0'));
  return BigInt(`0b0${joinValues(values, (value) => patterns[value] ?? '')}`);
}

function fromDecimal(values: ArrayLike<number>): bigint {
  return BigInt(joinValues(values, String) || '0');
}

/** Below so many bits, digits are split off one chunk after the other: by the browser up to base 36, above it here. */
const LEAF_BITS = { native: 65_536, own: 4096 };
const MAX_NATIVE_BASE = 36;

/** Writes a number that is not negative in the digits, most significant first, without leading zeros. */
export function toDigitText(value: bigint, { base, symbols }: Digits): string {
  const zero = symbols[0] ?? '';
  if (value === 0n) return zero;
  const bits = bitsPerDigit(base);
  if (bits !== undefined) {
    return base <= MAX_NATIVE_BASE ? inSymbols(value.toString(base), symbols) : sextetsToText(value, symbols);
  }
  const leafBits = base <= MAX_NATIVE_BASE ? LEAF_BITS.native : LEAF_BITS.own;
  const size = digitsPerChunk(base) * Math.floor(leafBits / 53);
  const leaf = base <= MAX_NATIVE_BASE ? nativeLeaf(base, size) : ownLeaf(base, size, symbols);
  const powers = [BigInt(base) ** BigInt(size)];
  for (let last = powers[0] ?? 1n; last <= value; last = powers.at(-1) ?? 1n) powers.push(last * last);
  const leafZero = base <= MAX_NATIVE_BASE ? '0' : zero;
  /** All digits of a number below the next higher power, with zeros in front. */
  const halves = (rest: bigint, level: number): string => {
    if (rest === 0n) return leafZero.repeat(size * 2 ** (level + 1));
    if (level < 0) return leaf(rest);
    const power = powers[level] ?? 1n;
    const high = rest / power;
    return halves(high, level - 1) + halves(rest - high * power, level - 1);
  };
  const text = withoutLeading(leafZero, halves(value, powers.length - 2));
  return base <= MAX_NATIVE_BASE ? inSymbols(text, symbols) : text;
}

function nativeLeaf(base: number, size: number): (rest: bigint) => string {
  return (rest) => rest.toString(base).padStart(size, '0');
}

/** Splits chunks off that a double holds, and digits off those. */
function ownLeaf(base: number, size: number, symbols: readonly string[]): (rest: bigint) => string {
  const digits = digitsPerChunk(base);
  const chunk = BigInt(base) ** BigInt(digits);
  return (rest) => {
    let text = '';
    let left = rest;
    for (let done = 0; done < size; done += digits) {
      const next = left / chunk;
      let low = Number(left - next * chunk);
      for (let digit = 0; digit < digits; digit += 1) {
        text = (symbols[low % base] ?? '') + text;
        low = Math.floor(low / base);
      }
      left = next;
    }
    return text;
  };
}

const PLAIN = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A number as the browser wrote it, in other symbols. */
function inSymbols(text: string, symbols: readonly string[]): string {
  if (symbols.every((symbol, value) => symbol === PLAIN[value])) return text;
  return joinValues(text, (digit) => symbols[Number.parseInt(digit, MAX_NATIVE_BASE)] ?? '');
}

function withoutLeading(zero: string, text: string): string {
  let start = 0;
  while (text.startsWith(zero, start)) start += zero.length;
  return text.slice(start);
}

/** Base 64: two octal digits make one. */
function sextetsToText(value: bigint, symbols: readonly string[]): string {
  const octal = value.toString(8);
  const even = octal.length % 2 === 0 ? octal : `0${octal}`;
  const pairs = Array.from({ length: even.length / 2 }, (_, pair) =>
    Number.parseInt(even.slice(pair * 2, pair * 2 + 2), 8),
  );
  return joinValues(pairs, (pair) => symbols[pair] ?? '');
}

/** Bits of the magnitude: 0 for 0, 8 for 255 and for −255. */
export function bitLength(value: bigint): number {
  const hex = (value < 0n ? -value : value).toString(16);
  if (hex === '0') return 0;
  return (hex.length - 1) * 4 + Number.parseInt(hex.charAt(0), 16).toString(2).length;
}
