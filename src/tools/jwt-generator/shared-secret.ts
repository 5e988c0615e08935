import type { Base64Fault } from '../../lib/base64-fault';
import type { HexFault } from '../../lib/hex';
import { isJwk } from '../../lib/jwt/jwk';
import { isPublicAsSecret } from '../../lib/jwt/public-as-secret';
import { readSecret, type SecretForm } from '../../lib/jwt/secret';
import { looksLikePem } from '../../lib/keys/pem';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
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

/** The secret of an HMAC: as it was typed, or of a JWK. */
export function readSharedSecret(
  text: string,
  wanted: { readonly alg: SignAlg; readonly form: SecretForm; readonly kid: string | undefined },
): Result<SharedSecret, SecretFault> {
  const { alg, form, kid } = wanted;
  if (isJwk(text)) {
    const chosen = chooseJwk(text, alg, kid);
    if (!chosen.ok) return chosen;
    const { material, kid: own } = chosen.value.key;
    // Only these fit an HMAC.
    const bytes = material.type === 'secret' ? material.bytes : new Uint8Array();
    return bytes.length === 0
      ? err({ code: 'no-secret' })
      : ok({ bytes, ...(own !== undefined && { kid: own }), notes: [] });
  }
  const bytes = readSecret(text, form);
  if (!bytes.ok) return err(toFault(bytes.fault));
  if (bytes.value.length === 0) return err({ code: 'no-secret' });
  return ok({ bytes: bytes.value, notes: notesOf(text, form, bytes.value) });
}

function toFault(fault: Base64Fault | HexFault): SecretFault {
  return fault.code === 'bad-hex-digit' || fault.code === 'half-byte'
    ? { code: 'secret-not-hex', hex: fault }
    : { code: 'secret-not-base64', base64: fault };
}

function notesOf(text: string, form: SecretForm, bytes: Uint8Array<ArrayBuffer>): SignNote[] {
  const notes: SignNote[] = [];
  const written = new TextDecoder('latin1').decode(bytes);
  if (looksLikePem(written) && /-----BEGIN [A-Z ]*PRIVATE KEY/.test(written))
    notes.push({ code: 'private-key-as-secret' });
  else if (isPublicAsSecret(bytes)) notes.push({ code: 'public-key-as-secret' });
  if (form === 'text' && findLoneSurrogate(text) >= 0) notes.push({ code: 'lone-surrogate-secret' });
  return notes;
}
