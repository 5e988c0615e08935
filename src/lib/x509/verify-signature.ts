import { concat, fromBigInt, padStart, sameBytes, toBigInt } from '../keys/bytes';
import { writeDer, writeNull, writeOctets, writeOid, writeSequence } from '../keys/der';
import { digestOf, HASHES, type HashName, type SignatureScheme } from './algorithms';
import type { CertifiedCurve, CertifiedKey } from './public-key';

/** `unsupported` is no answer: the algorithm, or a key beyond all that is in use. */
export type Verdict = 'right' | 'wrong' | 'unsupported';

/** What was signed: the message, or its digest where it is too long to be here. */
export type Signed = { readonly message: Uint8Array } | { readonly digest: Uint8Array; readonly hash: HashName };

/**
 * Whether the signature is of that key. `hash` is the one that what is around says, where the algorithm leaves it open.
 * Numbers and curves are ours or noble's: pages on plain http have no `crypto.subtle`.
 */
export async function verifySignature(
  key: CertifiedKey,
  scheme: SignatureScheme,
  signed: Signed,
  signature: Uint8Array,
  hash?: HashName,
): Promise<Verdict> {
  if (scheme.kind === 'unknown' || key.type === 'unknown') return 'unsupported';
  if (scheme.kind === 'ed25519' || scheme.kind === 'ed448') {
    if (key.type !== scheme.kind) return 'wrong';
    // These take the message itself.
    return 'message' in signed ? verifyEdwards(key, signed.message, signature) : 'unsupported';
  }
  const name = scheme.hash ?? hash;
  if (!name) return 'unsupported';
  if ('digest' in signed && signed.hash !== name) return 'unsupported';
  const digest = 'digest' in signed ? signed.digest : digestOf(name, signed.message);
  if (scheme.kind === 'ecdsa') return key.type === 'ec' ? verifyEcdsa(key, digest, signature) : 'wrong';
  if (key.type !== 'rsa') return 'wrong';
  const opened = await openRsa(key, signature);
  if (typeof opened === 'string') return opened;
  const isRight =
    scheme.kind === 'rsa' ? isPkcs1(opened, name, digest) : await isPss(opened, digest, { ...scheme, bits: key.bits });
  return isRight ? 'right' : 'wrong';
}

/** The signature to the power of the exponent: what was padded. */
async function openRsa(
  { n, e, bits }: CertifiedKey & { type: 'rsa' },
  signature: Uint8Array,
): Promise<Uint8Array | Verdict> {
  // Exponents are 65537 as good as always; a long one would only cost time.
  if (bits > 16_384 || e.length > 8) return 'unsupported';
  const modulus = toBigInt(n);
  const value = toBigInt(signature);
  if (signature.length !== n.length || value >= modulus || modulus < 3n) return 'wrong';
  const { pow } = await import('@noble/curves/abstract/modular.js');
  return padStart(fromBigInt(pow(value, toBigInt(e), modulus)), n.length);
}

/** The padded text is made anew and compared, as RFC 8017 advises: readers of it were fooled. */
function isPkcs1(opened: Uint8Array, name: HashName, digest: Uint8Array): boolean {
  const oid = writeOid(HASHES[name].oid);
  // Some leave out the parameters.
  return [writeSequence(oid, writeNull()), writeSequence(oid)].some((algorithm) => {
    const info = writeDer(0x30, algorithm, writeOctets(digest));
    const filling = opened.length - info.length - 3;
    if (filling < 8) return false;
    const expected = concat(Uint8Array.of(0, 1), new Uint8Array(filling).fill(0xff), Uint8Array.of(0), info);
    return sameBytes(opened, expected);
  });
}

interface Pss {
  readonly hash: HashName;
  readonly mask: HashName;
  readonly salt: number;
  readonly bits: number;
}

/** EMSA-PSS of RFC 8017, 9.1.2. */
async function isPss(opened: Uint8Array, digest: Uint8Array, { hash, mask, salt, bits }: Pss): Promise<boolean> {
  const length = Math.ceil((bits - 1) / 8);
  const encoded = opened.subarray(opened.length - length);
  if (opened.subarray(0, opened.length - length).some((byte) => byte !== 0)) return false;
  const { length: hashLength } = digest;
  if (length < hashLength + salt + 2 || encoded.at(-1) !== 0xbc) return false;
  const masked = encoded.subarray(0, length - hashLength - 1);
  const check = encoded.subarray(length - hashLength - 1, -1);
  const spare = 0xff >> (8 * length - (bits - 1));
  if (((masked[0] ?? 0) & ~spare) !== 0) return false;
  const { mgf1 } = await import('micro-rsa-dsa-dh/rsa.js');
  const filter = mgf1(HASHES[mask].hash)(check, { dkLen: masked.length });
  const block = Uint8Array.from(filter, (byte, at) => byte ^ (masked[at] ?? 0));
  block[0] = (block[0] ?? 0) & spare;
  const zeros = block.length - salt - 1;
  if (block.subarray(0, zeros).some((byte) => byte !== 0) || block[zeros] !== 1) return false;
  return sameBytes(digestOf(hash, concat(new Uint8Array(8), digest, block.subarray(zeros + 1))), check);
}

async function curveOf(name: CertifiedCurve) {
  switch (name) {
    case 'P-256':
      return (await import('@noble/curves/nist.js')).p256;
    case 'P-384':
      return (await import('@noble/curves/nist.js')).p384;
    case 'P-521':
      return (await import('@noble/curves/nist.js')).p521;
    case 'secp256k1':
      return (await import('@noble/curves/secp256k1.js')).secp256k1;
    case 'brainpoolP256r1':
      return (await import('@noble/curves/misc.js')).brainpoolP256r1;
    case 'brainpoolP384r1':
      return (await import('@noble/curves/misc.js')).brainpoolP384r1;
    case 'brainpoolP512r1':
      return (await import('@noble/curves/misc.js')).brainpoolP512r1;
  }
}

async function verifyEcdsa(
  { curve, point }: CertifiedKey & { type: 'ec' },
  digest: Uint8Array,
  signature: Uint8Array,
): Promise<Verdict> {
  const { verify } = await curveOf(curve);
  try {
    return verify(signature, digest, point, { prehash: false, lowS: false, format: 'der' }) ? 'right' : 'wrong';
  } catch {
    // The library throws for what is no signature or no point.
    return 'wrong';
  }
}

async function verifyEdwards(
  { type, point }: CertifiedKey & { type: 'ed25519' | 'ed448' },
  message: Uint8Array,
  signature: Uint8Array,
): Promise<Verdict> {
  try {
    const isRight =
      type === 'ed25519'
        ? (await import('@noble/curves/ed25519.js')).ed25519.verify(signature, message, point)
        : (await import('@noble/curves/ed448.js')).ed448.verify(signature, message, point);
    return isRight ? 'right' : 'wrong';
  } catch {
    return 'wrong';
  }
}
