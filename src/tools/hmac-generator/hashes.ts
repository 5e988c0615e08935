import type { AlgorithmId } from '../../lib/hashing/algorithms';

/** The hash functions that an HMAC is offered with. SHA3 is that of FIPS 202, never the older Keccak. */
export const HASHES = [
  'md5',
  'sha1',
  'sha224',
  'sha256',
  'sha384',
  'sha512',
  'sha3-224',
  'sha3-256',
  'sha3-384',
  'sha3-512',
  'ripemd160',
  'sm3',
] as const satisfies readonly AlgorithmId[];
export type HashId = (typeof HASHES)[number];

/** Whether new systems should take another one. */
export function isLegacy(id: HashId): boolean {
  return id === 'md5' || id === 'sha1';
}
