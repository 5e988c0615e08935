import { padStart } from '../keys/bytes';
import type { RsaPrivate } from '../keys/key';
import { onDemand } from '../on-demand';
import { type CurveName, HASH_LENGTH, type HashName } from './algorithms';

type Bytes = Uint8Array<ArrayBuffer>;

/** What was signed, and the signature. */
export interface Signed {
  readonly input: Bytes;
  readonly signature: Bytes;
}

const withHmac = onDemand(async () => {
  const [{ hmac }, { sha256, sha384, sha512 }] = await Promise.all([
    import('@noble/hashes/hmac.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  return { hmac, hashes: { 'SHA-256': sha256, 'SHA-384': sha384, 'SHA-512': sha512 } };
});

/** The HMAC (RFC 2104) of a message, at once where its code is there. */
export function signHmac(hash: HashName, secret: Uint8Array, input: Uint8Array): Uint8Array | Promise<Uint8Array> {
  return withHmac(({ hmac, hashes }) => hmac(hashes[hash], secret, input));
}

/** Checks an HMAC of full length; a shortened one is wrong. */
export async function checkHmac(hash: HashName, secret: Bytes, { input, signature }: Signed): Promise<boolean> {
  const expected = await signHmac(hash, secret, input);
  if (expected.length !== signature.length) return false;
  let difference = 0;
  for (const [place, byte] of expected.entries()) difference |= byte ^ (signature[place] ?? 0);
  return difference === 0;
}

type EdwardsCurve = typeof import('@noble/curves/ed25519.js').ed25519;
type EcdsaCurve = typeof import('@noble/curves/nist.js').p256;
type CurveCode =
  { readonly kind: 'edwards'; readonly curve: EdwardsCurve } | { readonly kind: 'ecdsa'; readonly curve: EcdsaCurve };

async function codeOf(name: CurveName): Promise<CurveCode> {
  switch (name) {
    case 'Ed25519':
      return { kind: 'edwards', curve: (await import('@noble/curves/ed25519.js')).ed25519 };
    case 'Ed448':
      return { kind: 'edwards', curve: (await import('@noble/curves/ed448.js')).ed448 };
    case 'secp256k1':
      return { kind: 'ecdsa', curve: (await import('@noble/curves/secp256k1.js')).secp256k1 };
    default: {
      const { p256, p384, p521 } = await import('@noble/curves/nist.js');
      return { kind: 'ecdsa', curve: { 'P-256': p256, 'P-384': p384, 'P-521': p521 }[name] };
    }
  }
}

/**
 * Signs over one of the curves, with a scalar or a seed: R and S in full length one after the other (RFC 7518, section 3.4), never DER. The
 * same input gives the same signature, S in the half that it falls into: ECDSA is that of RFC 6979, EdDSA that of RFC 8032.
 */
export async function signOnCurve(name: CurveName, secret: Uint8Array, input: Uint8Array): Promise<Uint8Array> {
  const { kind, curve } = await codeOf(name);
  if (kind === 'edwards') return curve.sign(input, secret);
  return curve.sign(input, secret, { prehash: true, lowS: false, extraEntropy: false, format: 'compact' });
}

/** Checks a signature over one of the curves; nothing when the point is no public key of the curve. */
export async function checkOnCurve(name: CurveName, point: Bytes, signed: Signed): Promise<boolean | undefined> {
  const { kind, curve } = await codeOf(name);
  return kind === 'edwards' ? checkEdwards(curve, point, signed) : checkEcdsa(curve, point, signed);
}

/** As RFC 8032 has it, not with the looser rules of ZIP 215. */
function checkEdwards(curve: EdwardsCurve, point: Bytes, { input, signature }: Signed): boolean | undefined {
  if (!curve.utils.isValidPublicKey(point, false)) return undefined;
  return (
    signature.length === curve.lengths.signature &&
    holds(() => curve.verify(signature, input, point, { zip215: false }))
  );
}

/** R and S in full length one after the other (RFC 7518, section 3.4), S in either half. */
function checkEcdsa(curve: EcdsaCurve, point: Bytes, { input, signature }: Signed): boolean | undefined {
  if (!curve.utils.isValidPublicKey(point)) return undefined;
  return (
    signature.length === curve.lengths.signature &&
    holds(() => curve.verify(signature, input, point, { lowS: false, prehash: true, format: 'compact' }))
  );
}

/** What the library refuses to look at, such as numbers out of range, is no signature. */
function holds(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

export interface RsaKey {
  readonly n: Bytes;
  readonly e: Bytes;
}

/** The salt of PSS is as long as the hash (RFC 7518, section 3.5). */
export interface RsaScheme {
  readonly hash: HashName;
  readonly isPss: boolean;
}

const nameOf = (isPss: boolean) => (isPss ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5');
const asked = ({ isPss, hash }: RsaScheme) =>
  isPss ? { name: nameOf(isPss), saltLength: HASH_LENGTH[hash] } : { name: nameOf(isPss) };

async function jwkOf(members: Readonly<Record<string, Bytes>>): Promise<JsonWebKey> {
  const { toBase64 } = await import('../base64');
  const written = Object.entries(members).map(([name, bytes]) => [name, toBase64(bytes, { urlSafe: true })] as const);
  return { kty: 'RSA', ...Object.fromEntries(written) };
}

export type SignRsa = (input: Bytes) => Promise<Uint8Array>;

/**
 * What signs with an RSA key (RFC 8017). Where the browser has no cryptography, as over plain http, or does not take the key, a library
 * signs.
 */
export async function rsaSigner(
  subtle: SubtleCrypto | undefined,
  { n, e, secret }: RsaKey & { readonly secret: RsaPrivate },
  scheme: RsaScheme,
): Promise<SignRsa> {
  const key = await importPrivate(subtle, { n, e, ...secret }, scheme);
  if (subtle && key) return async (input) => new Uint8Array(await subtle.sign(asked(scheme), key, input));
  const { signRsaOverHttp } = await import('./rsa-over-http');
  // The library leaves out a zero byte at the front where the modulus has one bit more than whole bytes.
  return (input) => Promise.resolve(padStart(signRsaOverHttp({ n, d: secret.d }, scheme, input), n.length));
}

async function importPrivate(
  subtle: SubtleCrypto | undefined,
  numbers: RsaKey & RsaPrivate,
  { hash, isPss }: RsaScheme,
): Promise<CryptoKey | undefined> {
  try {
    return await subtle?.importKey('jwk', await jwkOf({ ...numbers }), { name: nameOf(isPss), hash }, false, ['sign']);
  } catch {
    return undefined;
  }
}

/**
 * Checks an RSA signature (RFC 8017). Nothing when the browser does not take the key. Over plain http it has no cryptography, and a library
 * checks.
 */
export async function checkRsa(
  subtle: SubtleCrypto | undefined,
  { n, e }: RsaKey,
  scheme: RsaScheme,
  { input, signature }: Signed,
): Promise<boolean | undefined> {
  if (!subtle) {
    const { checkRsaOverHttp } = await import('./rsa-over-http');
    return holds(() => checkRsaOverHttp({ n, e }, scheme, { input, signature }));
  }
  const algorithm = { name: nameOf(scheme.isPss), hash: scheme.hash };
  try {
    const key = await subtle.importKey('jwk', await jwkOf({ n, e }), algorithm, false, ['verify']);
    return await subtle.verify(asked(scheme), key, signature, input);
  } catch {
    return undefined;
  }
}
