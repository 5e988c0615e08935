type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The curves of ECDSA: those of FIPS 186, and the one of Bitcoin. What the formats call them, how many bytes a coordinate has; SSH knows
 * only the former.
 */
export const CURVES = {
  'P-256': { bits: 256, size: 32, oid: '1.2.840.10045.3.1.7', ssh: 'nistp256' },
  'P-384': { bits: 384, size: 48, oid: '1.3.132.0.34', ssh: 'nistp384' },
  'P-521': { bits: 521, size: 66, oid: '1.3.132.0.35', ssh: 'nistp521' },
  secp256k1: { bits: 256, size: 32, oid: '1.3.132.0.10', ssh: undefined },
} as const;
export type CurveName = keyof typeof CURVES;

/** The curves of EdDSA (RFC 8032), with how many bytes a point and a seed have. */
export const EDWARDS = {
  ed25519: { name: 'Ed25519', bits: 256, size: 32, oid: '1.3.101.112' },
  ed448: { name: 'Ed448', bits: 456, size: 57, oid: '1.3.101.113' },
} as const;
export type EdwardsName = keyof typeof EDWARDS;

/** Numbers are unsigned and big-endian, without zero bytes before. */
export interface RsaPublic {
  readonly type: 'rsa';
  readonly n: Bytes;
  readonly e: Bytes;
}

/** As in RFC 8017: the exponent, the two primes, and what speeds up the work with them. */
export interface RsaPrivate {
  readonly d: Bytes;
  readonly p: Bytes;
  readonly q: Bytes;
  readonly dp: Bytes;
  readonly dq: Bytes;
  readonly qi: Bytes;
}

/** `point` is uncompressed (SEC 1): 4, x, y; each coordinate as long as the curve's field. */
export interface EcPublic {
  readonly type: 'ec';
  readonly curve: CurveName;
  readonly point: Bytes;
}

/** `point` is as RFC 8032 writes it. */
export interface EdPublic {
  readonly type: EdwardsName;
  readonly point: Bytes;
}

export type PublicKey = RsaPublic | EcPublic | EdPublic;

/** A key of one kind; `secret` is there for a private one: RSA's numbers, the scalar of a curve, the seed of EdDSA. */
export type Key =
  | (RsaPublic & { readonly secret?: RsaPrivate })
  | (EcPublic & { readonly secret?: Bytes })
  | (EdPublic & { readonly secret?: Bytes });

/** The same key without its secret. */
export function publicPart(key: Key): PublicKey {
  switch (key.type) {
    case 'rsa':
      return { type: 'rsa', n: key.n, e: key.e };
    case 'ec':
      return { type: 'ec', curve: key.curve, point: key.point };
    case 'ed25519':
    case 'ed448':
      return { type: key.type, point: key.point };
  }
}

/** Why a text or file is no key that can be used. */
export type KeyFault =
  | { readonly code: 'not-a-key' }
  /** It says that it is a key, but is cut off or changed. */
  | { readonly code: 'damaged' }
  /** Its numbers do not belong together, or a point is not on its curve. */
  | { readonly code: 'inconsistent' }
  | { readonly code: 'unsupported-key'; readonly found: string }
  | { readonly code: 'unsupported-encryption'; readonly found: string }
  | { readonly code: 'needs-passphrase' }
  | { readonly code: 'wrong-passphrase' };
