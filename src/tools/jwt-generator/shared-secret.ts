import type { Base64Fault } from '../../lib/base64-fault';
import type { HexFault } from '../../lib/hex';
import { isJwk } from '../../lib/jwt/jwk';
import { readSecret, type SecretForm } from '../../lib/jwt/secret';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { onDemand } from '../../lib/on-demand';
import { err, ok, type Result } from '../../lib/result';
import type { SignAlg } from './algs';
import { chooseJwk, type JwkChoiceFault } from './choose-jwk';
import type { SignNote } from './notes';

export type SecretFault =
  | JwkChoiceFault
  | { readonly code: 'no-secret' }
  | { readonly code: 'secret-not-base64'; readonly base64: Base64Fault }
  | { readonly code: 'secret-not-hex'; readonly hex: HexFault };

export interface SharedSecret {
  readonly bytes: Uint8Array;
  readonly kid?: string;
  readonly notes: readonly SignNote[];
}

type Read = Result<SharedSecret, SecretFault>;

/** Fewer bytes hold no key of any use: what looks at keys is fetched for longer ones only. */
const LEAST_KEY = 60;
const withKeyNotes = onDemand(() => import('./key-as-secret'));

/** The secret of an HMAC: as it was typed, or of a JWK. */
export function readSharedSecret(
  text: string,
  wanted: { readonly alg: SignAlg; readonly form: SecretForm; readonly kid: string | undefined },
): Read | Promise<Read> {
  const { alg, form, kid } = wanted;
  if (isJwk(text)) return readJwkSecret(text, alg, kid);
  const bytes = readSecret(text, form);
  if (!bytes.ok) return err(toFault(bytes.fault));
  const { value } = bytes;
  if (value.length === 0) return err({ code: 'no-secret' });
  const isHalf = form === 'text' && findLoneSurrogate(text) >= 0;
  const notes: SignNote[] = isHalf ? [{ code: 'lone-surrogate-secret' }] : [];
  if (value.length < LEAST_KEY) return ok({ bytes: value, notes });
  return withKeyNotes(({ keyNotes }): Read => ok({ bytes: value, notes: [...keyNotes(value), ...notes] }));
}

function readJwkSecret(text: string, alg: SignAlg, kid: string | undefined): Read {
  const chosen = chooseJwk(text, alg, kid);
  if (!chosen.ok) return chosen;
  const { material, kid: own } = chosen.value.key;
  // Only these fit an HMAC.
  const bytes = material.type === 'secret' ? material.bytes : new Uint8Array();
  if (bytes.length === 0) return err({ code: 'no-secret' });
  return ok({ bytes, ...(own !== undefined && { kid: own }), notes: [] });
}

function toFault(fault: Base64Fault | HexFault): SecretFault {
  return fault.code === 'bad-hex-digit' || fault.code === 'half-byte'
    ? { code: 'secret-not-hex', hex: fault }
    : { code: 'secret-not-base64', base64: fault };
}
