import { isProbablePrime } from 'micro-rsa-dsa-dh/primality.js';
import type { RandomSource } from '../random';
import { fromBigInt, toBigInt } from './bytes';
import type { Key } from './key';
import { completeRsa, greatestDivisor, inverse } from './rsa-numbers';

const EXPONENT = 65537n;
/** Rounds of Miller and Rabin beside the test of Lucas; more than FIPS 186-5, table B.1, asks for. */
const ROUNDS = 8;

/** A prime of so many bits, the two highest of them set so that the product of two has all its bits (FIPS 186-5, A.1.3). */
function drawPrime(bits: number, random: RandomSource): bigint {
  for (;;) {
    const bytes = new Uint8Array(random(bits / 8));
    bytes[0] = (bytes[0] ?? 0) | 0xc0;
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | 1;
    const candidate = toBigInt(bytes);
    if ((candidate - 1n) % EXPONENT !== 0n && isProbablePrime(candidate, ROUNDS, random)) return candidate;
  }
}

/** A new RSA key without the help of a browser (FIPS 186-5, A.1.3). The bits are a multiple of 16. */
export function makeRsa(bits: number, random: RandomSource): Key {
  const half = bits / 2;
  for (;;) {
    const drawn = [drawPrime(half, random), drawPrime(half, random)].toSorted((one, other) => (one < other ? 1 : -1));
    const [p = 0n, q = 0n] = drawn;
    const least = ((p - 1n) * (q - 1n)) / greatestDivisor(p - 1n, q - 1n);
    const d = inverse(EXPONENT, least);
    // Primes that are close, and small exponents, can be found out.
    if (p - q <= 1n << BigInt(half - 100) || d <= 1n << BigInt(half)) continue;
    const secret = completeRsa(fromBigInt(d), fromBigInt(p), fromBigInt(q));
    if (secret) return { type: 'rsa', n: fromBigInt(p * q), e: fromBigInt(EXPONENT), secret };
  }
}
