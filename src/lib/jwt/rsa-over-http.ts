import { mgf1, PKCS1_SHA256, PKCS1_SHA384, PKCS1_SHA512, PSS } from 'micro-rsa-dsa-dh/rsa.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { toBigInt } from '../keys/bytes';
import type { RsaKey, RsaScheme, Signed } from './signatures';

const HASHES = { 'SHA-256': sha256, 'SHA-384': sha384, 'SHA-512': sha512 };
const PKCS1 = { 'SHA-256': PKCS1_SHA256, 'SHA-384': PKCS1_SHA384, 'SHA-512': PKCS1_SHA512 };

/** Checks an RSA signature (RFC 8017) where the browser has no cryptography, as over plain http. The salt of PSS is as long as the hash. */
export function checkRsaOverHttp({ n, e }: RsaKey, scheme: RsaScheme, { input, signature }: Signed): boolean {
  return schemeOf(scheme).verify({ n: toBigInt(n), e: toBigInt(e) }, input, signature);
}

/** Makes an RSA signature there. The salt of PSS is drawn from the browser's secure source. */
export function signRsaOverHttp({ n, d }: { n: Uint8Array; d: Uint8Array }, scheme: RsaScheme, input: Uint8Array) {
  return schemeOf(scheme).sign({ n: toBigInt(n), d: toBigInt(d) }, input);
}

function schemeOf({ hash, isPss }: RsaScheme) {
  const digest = HASHES[hash];
  return isPss ? PSS(digest, mgf1(digest), digest.outputLen) : PKCS1[hash];
}
