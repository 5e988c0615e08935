import { mgf1, PKCS1_SHA256, PKCS1_SHA384, PKCS1_SHA512, PSS } from 'micro-rsa-dsa-dh/rsa.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { toBigInt } from '../../lib/keys/bytes';
import type { HashName } from './algorithms';
import type { RsaKey, Signed } from './signatures';

const HASHES = { 'SHA-256': sha256, 'SHA-384': sha384, 'SHA-512': sha512 };
const PKCS1 = { 'SHA-256': PKCS1_SHA256, 'SHA-384': PKCS1_SHA384, 'SHA-512': PKCS1_SHA512 };

/** Checks an RSA signature (RFC 8017) where the browser has no cryptography, as over plain http. The salt of PSS is as long as the hash. */
export function checkRsaOverHttp(
  { n, e }: RsaKey,
  { hash, isPss }: { hash: HashName; isPss: boolean },
  { input, signature }: Signed,
): boolean {
  const digest = HASHES[hash];
  const scheme = isPss ? PSS(digest, mgf1(digest), digest.outputLen) : PKCS1[hash];
  return scheme.verify({ n: toBigInt(n), e: toBigInt(e) }, input, signature);
}
