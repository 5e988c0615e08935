import { describe, expect, it } from 'vitest';
import { fromBigInt } from './bytes';
import { toJwk } from './jwk';
import type { Key, RsaPrivate, RsaPublic } from './key';
import { writePem } from './pem';
import { writePkcs8, writeSpki } from './pkcs';
import { readKey } from './read-key';
import { completeRsa, isRsaPublic } from './rsa-numbers';

// Primes of Mersenne: known, and of the right size.
const P = 2n ** 607n - 1n;
const Q = 2n ** 521n - 1n;
const E = 65537n;

/** The number that times `value` is 1 modulo `modulus`, for the odd `value` of a test. */
function inverse(value: bigint, modulus: bigint): bigint {
  for (let turns = 1n; ; turns++) if ((turns * modulus + 1n) % value === 0n) return (turns * modulus + 1n) / value;
}

function privateKey(p: bigint, q: bigint): RsaPublic & { readonly secret: RsaPrivate } {
  const secret = completeRsa(fromBigInt(inverse(E, (p - 1n) * (q - 1n))), fromBigInt(p), fromBigInt(q));
  if (!secret) throw new Error('no key');
  return { type: 'rsa', n: fromBigInt(p * q), e: fromBigInt(E), secret };
}

async function outcome(key: Key): Promise<string[]> {
  const pkcs8 = writePkcs8(key);
  const pem = pkcs8 ? writePem('PRIVATE KEY', pkcs8) : writePem('PUBLIC KEY', writeSpki(key));
  const read = await Promise.all([pem, JSON.stringify(toJwk(key))].map((text) => readKey(text)));
  return read.map((one) => (one.ok ? 'ok' : one.fault.code));
}

describe('a private RSA key', () => {
  it('has two primes', async () => {
    expect(await outcome(privateKey(P, Q))).toEqual(['ok', 'ok']);
    // Everything else fits, but nothing that was signed with it could be checked.
    const composite = Q * (2n ** 127n - 1n);
    expect(await outcome(privateKey(P, composite))).toEqual(['inconsistent', 'inconsistent']);
    expect(await outcome(privateKey(composite, P))).toEqual(['inconsistent', 'inconsistent']);
  });

  it('has two different ones', async () => {
    const key = privateKey(P, Q);
    const twice = { ...key, n: fromBigInt(P * P), secret: { ...key.secret, q: fromBigInt(P) } };
    expect(await outcome(twice)).not.toContain('ok');
  });
});

describe('a public RSA key', () => {
  const modulus = P * Q;
  const rsa = (n: bigint, e: bigint): Key => ({ type: 'rsa', n: fromBigInt(n), e: fromBigInt(e) });

  it.each([
    ['an even modulus', rsa(modulus - 1n, E)],
    ['511 bits', rsa(2n ** 511n - 1n, E)],
    ['more than 16,384 bits', rsa(2n ** 16_384n + 1n, E)],
    ['exponent 1', rsa(modulus, 1n)],
    ['exponent 2', rsa(modulus, 2n)],
    ['an even exponent', rsa(modulus, 65_536n)],
    ['an exponent of more than 256 bits', rsa(modulus, 2n ** 256n + 1n)],
  ])('is none with %s', async (_, key) => expect(await outcome(key)).toEqual(['inconsistent', 'inconsistent']));

  it('may be weak, which the page says', async () => {
    expect(await outcome(rsa(2n ** 512n - 1n, 3n))).toEqual(['ok', 'ok']);
    expect(isRsaPublic(fromBigInt(modulus), fromBigInt(0n))).toBe(false);
  });
});
