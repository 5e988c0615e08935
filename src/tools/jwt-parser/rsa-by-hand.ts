import { bitLength, concat, fromBigInt, padStart, sameBytes, toBigInt } from '../../lib/keys/bytes';
import { power } from '../../lib/keys/rsa-numbers';
import type { HashName } from './algorithms';
import type { RsaKey, Signed } from './signatures';

type Bytes = Uint8Array<ArrayBuffer>;
type Hash = (message: Uint8Array) => Uint8Array;

/** What stands before a hash in a signature of PKCS #1 v1.5 (RFC 8017, section 9.2): its name in DER. */
const PREFIXES: Readonly<Record<HashName, readonly number[]>> = {
  'SHA-256': [0x30, 0x31, 0x30, 0x0d, 6, 9, 0x60, 0x86, 0x48, 1, 0x65, 3, 4, 2, 1, 5, 0, 4, 0x20],
  'SHA-384': [0x30, 0x41, 0x30, 0x0d, 6, 9, 0x60, 0x86, 0x48, 1, 0x65, 3, 4, 2, 2, 5, 0, 4, 0x30],
  'SHA-512': [0x30, 0x51, 0x30, 0x0d, 6, 9, 0x60, 0x86, 0x48, 1, 0x65, 3, 4, 2, 3, 5, 0, 4, 0x40],
};

/** Checks an RSA signature where the browser has no cryptography, as over plain http. The salt of PSS is as long as the hash. */
export async function checkRsaByHand(
  { n, e }: RsaKey,
  { hash: name, isPss }: { hash: HashName; isPss: boolean },
  { input, signature }: Signed,
): Promise<boolean> {
  const { sha256, sha384, sha512 } = await import('@noble/hashes/sha2.js');
  const hash: Hash = { 'SHA-256': sha256, 'SHA-384': sha384, 'SHA-512': sha512 }[name];
  const [modulus, signed] = [toBigInt(n), toBigInt(signature)];
  if (signed >= modulus) return false;
  const opened = padStart(fromBigInt(power(signed, toBigInt(e), modulus)), n.length);
  return isPss ? isPssOf(opened, bitLength(n) - 1, hash, hash(input)) : isPkcs1Of(opened, name, hash(input));
}

/** The whole is written anew and compared, so that nothing in it can be anything else. */
function isPkcs1Of(opened: Bytes, name: HashName, digest: Uint8Array): boolean {
  const end = concat(Uint8Array.from(PREFIXES[name]), digest);
  const filling = new Uint8Array(opened.length - end.length - 3).fill(0xff);
  return sameBytes(opened, concat(Uint8Array.of(0, 1), filling, Uint8Array.of(0), end));
}

/** RFC 8017, section 9.1.2. */
function isPssOf(opened: Bytes, bits: number, hash: Hash, digest: Uint8Array): boolean {
  const length = Math.ceil(bits / 8);
  const unused = 8 * length - bits;
  const encoded = opened.slice(opened.length - length);
  const isSmall = opened.subarray(0, opened.length - length).every((byte) => byte === 0);
  const size = digest.length;
  const first = encoded[0] ?? 0;
  if (!isSmall || length < 2 * size + 2 || encoded.at(-1) !== 0xbc || first >> (8 - unused) !== 0) return false;
  const seed = encoded.slice(length - size - 1, length - 1);
  const block = encoded.slice(0, length - size - 1);
  const mask = maskOf(seed, block.length, hash);
  for (const [at, byte] of mask.entries()) block[at] = (block[at] ?? 0) ^ byte;
  block[0] = (block[0] ?? 0) & (0xff >> unused);
  const salt = block.slice(block.length - size);
  const start = concat(new Uint8Array(block.length - size - 1), Uint8Array.of(1));
  if (!sameBytes(block.slice(0, block.length - size), start)) return false;
  return sameBytes(seed, hash(concat(new Uint8Array(8), digest, salt)));
}

/** MGF1 (RFC 8017, appendix B.2.1). */
function maskOf(seed: Uint8Array, length: number, hash: Hash): Bytes {
  const parts: Uint8Array[] = [];
  for (let made = 0; made < length; made += parts.at(-1)?.length ?? length) {
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, parts.length);
    parts.push(hash(concat(seed, counter)));
  }
  return concat(...parts).slice(0, length);
}
