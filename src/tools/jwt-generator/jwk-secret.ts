import { isJwk } from '../../lib/jwt/jwk';
import { err, ok, type Result } from '../../lib/result';
import { chooseJwk } from './choose-jwk';
import type { SecretFault, SharedSecret, WantedSecret } from './shared-secret';

/** The secret that a JWK, or one of a JWK Set, holds; undefined where the text is none. */
export function readJwkSecret(text: string, { alg, kid }: WantedSecret): Result<SharedSecret, SecretFault> | undefined {
  if (!isJwk(text)) return undefined;
  const chosen = chooseJwk(text, alg, kid);
  if (!chosen.ok) return chosen;
  const { material, kid: own } = chosen.value.key;
  // Only these fit an HMAC.
  const bytes = material.type === 'secret' ? material.bytes : new Uint8Array();
  if (bytes.length === 0) return err({ code: 'no-secret' });
  return ok({ bytes, ...(own !== undefined && { kid: own }), notes: [] });
}
