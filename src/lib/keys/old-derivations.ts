import { md5, sha1 } from '@noble/hashes/legacy.js';
import { concat } from './bytes';

type Bytes = Uint8Array<ArrayBuffer>;
type Hash = (bytes: Uint8Array) => Uint8Array;

export const OLD_HASHES = { md5, sha1 } as const satisfies Record<string, Hash>;

/** PBKDF1 (RFC 8018, 5.1), for at most as many bytes as the hash has. */
export function pbkdf1(hash: Hash, passphrase: string, salt: Uint8Array, rounds: number): Bytes {
  let digest = hash(concat(new TextEncoder().encode(passphrase), salt));
  for (let round = 1; round < rounds; round += 1) digest = hash(digest);
  return new Uint8Array(digest);
}

/** A hash of noble's, which says how long its blocks are. */
type BlockHash = Hash & { readonly blockLen: number };

/**
 * The key derivation of PKCS#12 (RFC 7292, appendix B) from a password as `bmpString` writes it; `purpose` is 1 for a key, 2 for an IV, 3
 * for a MAC.
 */
export function pkcs12Derive(
  password: Uint8Array,
  salt: Uint8Array,
  rounds: number,
  { purpose, length, hash = sha1 }: { purpose: 1 | 2 | 3; length: number; hash?: BlockHash },
): Bytes {
  const block = hash.blockLen;
  const input = concat(filled(salt, block), filled(password, block));
  let derived: Bytes = new Uint8Array(0);
  for (;;) {
    let digest = hash(concat(new Uint8Array(block).fill(purpose), input));
    for (let round = 1; round < rounds; round += 1) digest = hash(digest);
    derived = concat(derived, digest);
    if (derived.length >= length) return derived.slice(0, length);
    const addend = filled(digest, block).slice(0, block);
    for (let from = 0; from < input.length; from += block) addWithOne(input.subarray(from, from + block), addend);
  }
}

/** Repeated up to whole blocks; nothing stays nothing. */
function filled(bytes: Uint8Array, block: number): Bytes {
  const length = Math.ceil(bytes.length / block) * block;
  return Uint8Array.from({ length }, (_, at) => bytes[at % bytes.length] ?? 0);
}

/** UTF-16, the high byte first, with a zero at its end. */
export function bmpString(text: string): Bytes {
  const bytes = new Uint8Array(text.length * 2 + 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at));
  return bytes;
}

function addWithOne(block: Uint8Array, addend: Uint8Array): void {
  let carry = 1;
  for (let at = block.length - 1; at >= 0; at -= 1) {
    carry += (block[at] ?? 0) + (addend[at] ?? 0);
    block[at] = carry & 0xff;
    carry >>= 8;
  }
}
