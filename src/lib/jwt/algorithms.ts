export type HashName = 'SHA-256' | 'SHA-384' | 'SHA-512';
export type CurveName = 'P-256' | 'P-384' | 'P-521' | 'secp256k1' | 'Ed25519' | 'Ed448';

/** What an `alg` asks for (RFC 7518, section 3.1; RFC 8037; RFC 8812; RFC 9864). */
export type Algorithm =
  | { readonly family: 'hmac'; readonly hash: HashName }
  | { readonly family: 'rsa' | 'rsa-pss'; readonly hash: HashName }
  | { readonly family: 'ecdsa'; readonly curve: CurveName }
  | { readonly family: 'eddsa'; readonly curves: readonly CurveName[] };

const ALGORITHMS = {
  HS256: { family: 'hmac', hash: 'SHA-256' },
  HS384: { family: 'hmac', hash: 'SHA-384' },
  HS512: { family: 'hmac', hash: 'SHA-512' },
  RS256: { family: 'rsa', hash: 'SHA-256' },
  RS384: { family: 'rsa', hash: 'SHA-384' },
  RS512: { family: 'rsa', hash: 'SHA-512' },
  PS256: { family: 'rsa-pss', hash: 'SHA-256' },
  PS384: { family: 'rsa-pss', hash: 'SHA-384' },
  PS512: { family: 'rsa-pss', hash: 'SHA-512' },
  ES256: { family: 'ecdsa', curve: 'P-256' },
  ES384: { family: 'ecdsa', curve: 'P-384' },
  ES512: { family: 'ecdsa', curve: 'P-521' },
  ES256K: { family: 'ecdsa', curve: 'secp256k1' },
  EdDSA: { family: 'eddsa', curves: ['Ed25519', 'Ed448'] },
  Ed25519: { family: 'eddsa', curves: ['Ed25519'] },
  Ed448: { family: 'eddsa', curves: ['Ed448'] },
} as const satisfies Readonly<Record<string, Algorithm>>;

/** The name of an algorithm that signatures are made and checked with here. */
export type Alg = keyof typeof ALGORITHMS;

/** What an `alg` names, letter for letter; nothing for what no signature is checked with here. */
export function findAlgorithm(alg: string): Algorithm | undefined {
  return isAlg(alg) ? ALGORITHMS[alg] : undefined;
}

export function isAlg(alg: string): alg is Alg {
  return Object.hasOwn(ALGORITHMS, alg);
}

/** Bytes of each hash. */
export const HASH_LENGTH: Readonly<Record<HashName, number>> = { 'SHA-256': 32, 'SHA-384': 48, 'SHA-512': 64 };
