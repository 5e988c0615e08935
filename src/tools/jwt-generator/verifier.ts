import { thumbprint as thumbprintOf, toJwk } from '../../lib/keys/jwk';
import { type Key, publicPart } from '../../lib/keys/key';
import { writePem } from '../../lib/keys/pem';
import { writeSpki } from '../../lib/keys/pkcs';
import type { SignAlg } from './algs';

/** What the one who checks tokens needs: the public half of the key, never the other. */
export interface VerifierKey {
  readonly pem: string;
  readonly jwk: string;
  readonly jwks: string;
  /** SHA-256 of the JWK (RFC 7638), in base64url. */
  readonly thumbprint: string;
}

/** The public half of a key in the forms that verifiers take. The JWK bears the token's `kid`, its own, or else its thumbprint. */
export function verifierKey(key: Key, alg: SignAlg, kid: string | undefined): VerifierKey {
  const shown = publicPart(key);
  const thumbprint = thumbprintOf(shown);
  const jwk = { ...toJwk(shown), kid: kid ?? thumbprint, use: 'sig', alg };
  return {
    pem: writePem('PUBLIC KEY', writeSpki(shown)),
    jwk: JSON.stringify(jwk, undefined, 2),
    jwks: JSON.stringify({ keys: [jwk] }, undefined, 2),
    thumbprint,
  };
}
