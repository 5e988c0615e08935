import { fromBigInt } from './bytes';
import { isScalar, pointOfScalar, pointOfSeed } from './check-key';
import type { RandomSource } from '../random';
import { err, ok, type Result } from '../result';
import { type CurveName, CURVES, type EcPublic, EDWARDS, type EdPublic, type EdwardsName, type Key } from './key';
import type { Subtle } from './pbes2';
import { readPkcs8 } from './pkcs';
import { isRsaBits } from './rsa-bits';

type Bytes = Uint8Array<ArrayBuffer>;

/** Why no RSA key was made; `reason` is the browser's own. */
export type RsaFault = { readonly code: 'bad-bits' } | { readonly code: 'refused'; readonly reason: string };

/**
 * A new RSA key with the public exponent 65537: made by the browser, which has its own source of chance, or with a library's test of
 * primes where it has no cryptography, as over plain http.
 */
export async function generateRsa(bits: number, subtle: Subtle, random: RandomSource): Promise<Result<Key, RsaFault>> {
  if (!isRsaBits(bits)) return err({ code: 'bad-bits' });
  if (!subtle) {
    const { makeRsa } = await import('./make-rsa');
    return ok(makeRsa(bits, random));
  }
  const algorithm = {
    // The exported numbers are the same whatever the key was made for.
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: bits,
    publicExponent: new Uint8Array(fromBigInt(65537n)),
  };
  try {
    const pair = await subtle.generateKey(algorithm, true, ['sign', 'verify']);
    return ok(readPkcs8(new Uint8Array(await subtle.exportKey('pkcs8', pair.privateKey))));
  } catch (error) {
    return err({ code: 'refused', reason: error instanceof Error ? error.message : String(error) });
  }
}

/** A new key on a curve: a scalar from 1 to below the order, each with the same chance; others are drawn again. */
export function generateEc(curve: CurveName, random: RandomSource): EcPublic & { readonly secret: Bytes } {
  const { bits, size } = CURVES[curve];
  for (;;) {
    const secret = new Uint8Array(random(size));
    // The highest seven of the 528 bits that 66 bytes have are no part of a scalar of P-521.
    secret[0] = (secret[0] ?? 0) & (0xff >> (size * 8 - bits));
    const point = isScalar(curve, secret) ? pointOfScalar(curve, secret) : undefined;
    if (point) return { type: 'ec', curve, point, secret };
  }
}

/** A new key of EdDSA: any bytes of the right number are a seed (RFC 8032). */
export function generateEdwards(type: EdwardsName, random: RandomSource): EdPublic & { readonly secret: Bytes } {
  const secret = new Uint8Array(random(EDWARDS[type].size));
  return { type, point: pointOfSeed(type, secret), secret };
}
