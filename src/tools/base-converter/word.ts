import { err, ok, type Result } from '../../lib/result';

/** A number outside what a word can hold, signed or unsigned. */
export interface WordFault {
  readonly code: 'does-not-fit';
  readonly bits: number;
  /** Least and greatest that fit: −2^(bits−1) and 2^bits−1. */
  readonly least: bigint;
  readonly greatest: bigint;
}

export const MAX_WORD_BITS = 4096;

/** The number as the bits of a word, in two's complement when negative. */
export function toPattern(value: bigint, bits: number): Result<bigint, WordFault> {
  const least = -(1n << BigInt(bits - 1));
  const greatest = (1n << BigInt(bits)) - 1n;
  if (value < least || value > greatest) return err({ code: 'does-not-fit', bits, least, greatest });
  return ok(BigInt.asUintN(bits, value));
}

/** The bytes of the pattern in the opposite order; undefined where the word is no whole number of bytes. */
export function swapBytes(pattern: bigint, bits: number): bigint | undefined {
  if (bits % 8 !== 0) return undefined;
  const hex = pattern.toString(16).padStart(bits / 4, '0');
  const bytes: string[] = [];
  for (let at = 0; at < hex.length; at += 2) bytes.push(hex.slice(at, at + 2));
  return BigInt(`0x${bytes.reverse().join('')}`);
}
