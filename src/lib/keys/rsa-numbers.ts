import { bitLength, fromBigInt, toBigInt } from './bytes';
import type { RsaPrivate } from './key';

/** `base` to the power of `exponent`, modulo `modulus`. */
function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

export function greatestDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}

/** The number that times `value` is 1 modulo `modulus`; 0 where there is none. */
export function inverse(value: bigint, modulus: bigint): bigint {
  let [a, b] = [value % modulus, modulus];
  let [x, y] = [1n, 0n];
  while (b > 0n) {
    const quotient = a / b;
    [a, b] = [b, a - quotient * b];
    [x, y] = [y, x - quotient * y];
  }
  return a === 1n ? ((x % modulus) + modulus) % modulus : 0n;
}

/** Whether they can be an RSA public key: an odd modulus of 512 to 16,384 bits, an odd exponent from 3 below it. */
export function isRsaPublic(n: Uint8Array, e: Uint8Array): boolean {
  const bits = bitLength(n);
  if (bits < 512 || bits > 16_384 || bitLength(e) > 256) return false;
  const exponent = toBigInt(e);
  return (n.at(-1) ?? 0) % 2 === 1 && exponent >= 3n && exponent % 2n === 1n;
}

/** Bases that no composite number passes which came about by a slip; one that was made to pass harms its maker only. */
const WITNESSES = [2n, 3n];

/** Whether an odd number above 3 passes the test of Miller and Rabin. */
function isProbablyPrime(candidate: bigint): boolean {
  let odd = candidate - 1n;
  let halvings = 0;
  for (; odd % 2n === 0n; odd /= 2n) halvings++;
  return WITNESSES.every((base) => {
    let root = power(base, odd, candidate);
    if (root === 1n || root === candidate - 1n) return true;
    for (let i = 1; i < halvings; i++) {
      root = (root * root) % candidate;
      if (root === candidate - 1n) return true;
    }
    return false;
  });
}

/** Whether the secret numbers belong to the public ones (RFC 8017, section 3.2, two primes). */
export function isRsaPair(n: Uint8Array, e: Uint8Array, secret: RsaPrivate): boolean {
  const { p, q, d, dp, dq, qi } = numbersOf(secret);
  if (p <= 3n || q <= 3n || p === q || p * q !== toBigInt(n)) return false;
  const product = toBigInt(e) * d;
  return (
    product % (p - 1n) === 1n &&
    product % (q - 1n) === 1n &&
    dp === d % (p - 1n) &&
    dq === d % (q - 1n) &&
    qi < p &&
    (qi * q) % p === 1n &&
    isProbablyPrime(p) &&
    isProbablyPrime(q)
  );
}

function numbersOf({ p, q, d, dp, dq, qi }: RsaPrivate) {
  const [pn, qn, dn, dpn, dqn, qin] = [p, q, d, dp, dq, qi].map(toBigInt);
  return { p: pn ?? 0n, q: qn ?? 0n, d: dn ?? 0n, dp: dpn ?? 0n, dq: dqn ?? 0n, qi: qin ?? 0n };
}

/** All secret numbers from the exponent and the two primes; undefined where these cannot be of one key. */
export function completeRsa(d: Uint8Array, p: Uint8Array, q: Uint8Array): RsaPrivate | undefined {
  const [dn, pn, qn] = [toBigInt(d), toBigInt(p), toBigInt(q)];
  if (pn < 3n || qn < 3n) return undefined;
  return {
    d: fromBigInt(dn),
    p: fromBigInt(pn),
    q: fromBigInt(qn),
    dp: fromBigInt(dn % (pn - 1n)),
    dq: fromBigInt(dn % (qn - 1n)),
    qi: fromBigInt(inverse(qn, pn)),
  };
}

/**
 * The primes from the modulus and both exponents (the way of NIST SP 800-56B, appendix C, with small bases in their
 * order): a JWK may leave the primes out. Undefined where the numbers are not of one key.
 */
export function recoverRsa(n: Uint8Array, e: Uint8Array, d: Uint8Array): RsaPrivate | undefined {
  const modulus = toBigInt(n);
  let odd = toBigInt(e) * toBigInt(d) - 1n;
  if (odd <= 0n || odd % 2n === 1n || bitLength(d) > bitLength(n)) return undefined;
  let halvings = 0;
  for (; odd % 2n === 0n; odd /= 2n) halvings++;
  for (let base = 2n; base < 102n; base++) {
    let root = power(base, odd, modulus);
    for (let i = 0; i < halvings && root !== 1n && root !== modulus - 1n; i++) {
      const square = (root * root) % modulus;
      if (square === 1n) {
        const factor = greatestDivisor(root - 1n, modulus);
        const other = modulus / factor;
        const [p, q] = factor > other ? [factor, other] : [other, factor];
        return completeRsa(d, fromBigInt(p), fromBigInt(q));
      }
      root = square;
    }
  }
  return undefined;
}
