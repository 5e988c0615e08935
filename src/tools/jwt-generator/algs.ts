import type { Alg } from '../../lib/jwt/algorithms';

/** The algorithms to choose from; with `none` there is no signature (RFC 7518, section 3.6). */
export const ALGS = [
  'HS256',
  'HS384',
  'HS512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'ES256K',
  'EdDSA',
  'Ed25519',
  'Ed448',
  'none',
] as const satisfies readonly (Alg | 'none')[];
export type SignAlg = (typeof ALGS)[number];

export function isSignAlg(alg: string): alg is SignAlg {
  return ALGS.some((one) => one === alg);
}

/** Whether it signs with a secret that the verifier has too. */
export const isShared = (alg: SignAlg) => alg.startsWith('HS');

/** Whether it signs with RSA, which takes long enough to wait for the end of typing. */
export const isRsa = (alg: SignAlg) => alg.startsWith('RS') || alg.startsWith('PS');
