import type { CurveName, HashName } from './algorithms';

type Bytes = Uint8Array<ArrayBuffer>;

/** What was signed, and the signature. */
export interface Signed {
  readonly input: Bytes;
  readonly signature: Bytes;
}

/** Checks an HMAC (RFC 2104) of full length; a shortened one is wrong. */
export async function checkHmac(hash: HashName, secret: Bytes, { input, signature }: Signed): Promise<boolean> {
  const [{ hmac }, { sha256, sha384, sha512 }] = await Promise.all([
    import('@noble/hashes/hmac.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  const hashes = { 'SHA-256': sha256, 'SHA-384': sha384, 'SHA-512': sha512 };
  const expected = hmac(hashes[hash], secret, input);
  if (expected.length !== signature.length) return false;
  let difference = 0;
  for (const [place, byte] of expected.entries()) difference |= byte ^ (signature[place] ?? 0);
  return difference === 0;
}

/** Checks a signature over one of the curves; nothing when the point is no public key of the curve. */
export async function checkOnCurve(curve: CurveName, point: Bytes, signed: Signed): Promise<boolean | undefined> {
  switch (curve) {
    case 'Ed25519':
      return checkEdwards((await import('@noble/curves/ed25519.js')).ed25519, point, signed);
    case 'Ed448':
      return checkEdwards((await import('@noble/curves/ed448.js')).ed448, point, signed);
    case 'secp256k1':
      return checkEcdsa((await import('@noble/curves/secp256k1.js')).secp256k1, point, signed);
    default: {
      const { p256, p384, p521 } = await import('@noble/curves/nist.js');
      return checkEcdsa({ 'P-256': p256, 'P-384': p384, 'P-521': p521 }[curve], point, signed);
    }
  }
}

type EdwardsCurve = typeof import('@noble/curves/ed25519.js').ed25519;
type EcdsaCurve = typeof import('@noble/curves/nist.js').p256;

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

/**
 * Checks an RSA signature (RFC 8017); the salt of PSS is as long as the hash (RFC 7518, section 3.5). Nothing when the
 * browser does not take the key. Over plain http it has no cryptography, and a library checks.
 */
export async function checkRsa(
  subtle: SubtleCrypto | undefined,
  { n, e }: RsaKey,
  { hash, isPss, hashLength }: { hash: HashName; isPss: boolean; hashLength: number },
  { input, signature }: Signed,
): Promise<boolean | undefined> {
  if (!subtle) {
    const { checkRsaOverHttp } = await import('./rsa-over-http');
    return holds(() => checkRsaOverHttp({ n, e }, { hash, isPss }, { input, signature }));
  }
  const { toBase64 } = await import('../../lib/base64');
  const name = isPss ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5';
  const jwk = { kty: 'RSA', n: toBase64(n, { urlSafe: true }), e: toBase64(e, { urlSafe: true }) };
  try {
    const key = await subtle.importKey('jwk', jwk, { name, hash }, false, ['verify']);
    return await subtle.verify(isPss ? { name, saltLength: hashLength } : { name }, key, signature, input);
  } catch {
    return undefined;
  }
}
