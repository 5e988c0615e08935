import { type Algorithm, findAlgorithm } from '../../lib/jwt/algorithms';
import { isJwk } from '../../lib/jwt/jwk';
import { rsaSigner, signOnCurve } from '../../lib/jwt/signatures';
import { bitLength } from '../../lib/keys/bytes';
import { EDWARDS, type Key, type KeyFault, type RsaPrivate, type RsaPublic } from '../../lib/keys/key';
import type { Subtle } from '../../lib/keys/pbes2';
import { readKey } from '../../lib/keys/read-key';
import { err, ok, type Result } from '../../lib/result';
import type { SignAlg } from './algs';
import { chooseJwk, jwkAt, type JwkChoiceFault, type KeyKind } from './choose-jwk';

export type PrivateKeyFault =
  | JwkChoiceFault
  | { readonly code: 'no-key' }
  | { readonly code: 'key'; readonly key: KeyFault }
  | { readonly code: 'small-rsa'; readonly bits: number };

export interface PrivateKey {
  readonly key: Key;
  /** Of a JWK that has one. */
  readonly kid?: string;
  readonly sign: (input: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;
}

export interface Wanted {
  readonly alg: SignAlg;
  readonly passphrase: string;
  /** Which key of a set. */
  readonly kid: string | undefined;
  readonly subtle: Subtle;
}

/** RFC 7518, sections 3.3 and 3.5: "2048 bits or larger MUST be used". */
const LEAST_RSA_BITS = 2048;

/** The private key that an algorithm signs with, in any form that keys are read in. */
export async function readPrivateKey(text: string, wanted: Wanted): Promise<Result<PrivateKey, PrivateKeyFault>> {
  const { alg, passphrase, kid, subtle } = wanted;
  if (text.trim() === '') return err({ code: 'no-key' });
  const isSet = isJwk(text);
  const chosen = isSet ? chooseJwk(text, alg, kid) : undefined;
  if (chosen && !chosen.ok) return chosen;
  const own = chosen?.value.key.kid;
  const read = await readKey(chosen ? jwkAt(text, chosen.value.place) : text, { passphrase, subtle });
  if (!read.ok) return err(toFault(read.fault));
  const { key } = read.value;
  const algorithm = findAlgorithm(alg);
  if (!algorithm || !fitsKey(key, algorithm)) return err({ code: 'key-mismatch', alg, found: kindOf(key) });
  const sign = await signerOf(key, algorithm, subtle);
  return sign.ok ? ok({ key, sign: sign.value, ...(own !== undefined && { kid: own }) }) : sign;
}

/** A certificate holds a public key, whatever is asked of it. */
function toFault(fault: KeyFault): PrivateKeyFault {
  const isCertificate = fault.code === 'unsupported-key' && fault.found.endsWith('CERTIFICATE');
  return isCertificate ? { code: 'public-key' } : { code: 'key', key: fault };
}

function kindOf(key: Key): KeyKind {
  if (key.type === 'rsa') return 'RSA';
  return key.type === 'ec' ? key.curve : EDWARDS[key.type].name;
}

function fitsKey(key: Key, algorithm: Algorithm): boolean {
  switch (algorithm.family) {
    case 'hmac':
      return false;
    case 'rsa':
    case 'rsa-pss':
      return key.type === 'rsa';
    case 'ecdsa':
      return key.type === 'ec' && key.curve === algorithm.curve;
    case 'eddsa':
      return (key.type === 'ed25519' || key.type === 'ed448') && algorithm.curves.includes(EDWARDS[key.type].name);
  }
}

async function signerOf(
  key: Key,
  algorithm: Algorithm,
  subtle: Subtle,
): Promise<Result<PrivateKey['sign'], PrivateKeyFault>> {
  if (key.type !== 'rsa') {
    const { secret } = key;
    if (!secret) return err({ code: 'public-key' });
    const curve = key.type === 'ec' ? key.curve : EDWARDS[key.type].name;
    return ok((input) => signOnCurve(curve, secret, input));
  }
  if (!isPrivateRsa(key)) return err({ code: 'public-key' });
  const bits = bitLength(key.n);
  if (bits < LEAST_RSA_BITS) return err({ code: 'small-rsa', bits });
  const hash = 'hash' in algorithm ? algorithm.hash : 'SHA-256';
  return ok(await rsaSigner(subtle, key, { hash, isPss: algorithm.family === 'rsa-pss' }));
}

function isPrivateRsa(key: Key): key is RsaPublic & { readonly secret: RsaPrivate } {
  return key.type === 'rsa' && key.secret !== undefined;
}
