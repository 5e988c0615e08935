import type { Base64Fault } from '../../lib/base64-fault';
import type { HexFault } from '../../lib/hex';
import { readSecret, type SecretForm } from '../../lib/jwt/secret';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { onDemand } from '../../lib/on-demand';
import { err, ok, type Result } from '../../lib/result';
import type { SignAlg } from './algs';
import type { JwkChoiceFault } from './choose-jwk';
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

export interface WantedSecret {
  readonly alg: SignAlg;
  readonly form: SecretForm;
  readonly kid: string | undefined;
}

type Read = Result<SharedSecret, SecretFault>;

/** Fewer bytes hold no key of any use: what looks at keys is fetched for longer ones only. */
const LEAST_KEY = 60;
const withJwks = onDemand(() => import('./jwk-secret'));
const withKeyNotes = onDemand(() => import('./key-as-secret'));

/** The secret of an HMAC: as it was typed, or of a JWK. */
export function readSharedSecret(text: string, wanted: WantedSecret): Read | Promise<Read> {
  if (!text.trimStart().startsWith('{')) return readTyped(text, wanted.form);
  return withJwks(({ readJwkSecret }) => readJwkSecret(text, wanted) ?? readTyped(text, wanted.form));
}

function readTyped(text: string, form: SecretForm): Read | Promise<Read> {
  const bytes = readSecret(text, form);
  if (!bytes.ok) return err(toFault(bytes.fault));
  const { value } = bytes;
  if (value.length === 0) return err({ code: 'no-secret' });
  const isHalf = form === 'text' && findLoneSurrogate(text) >= 0;
  const notes: SignNote[] = isHalf ? [{ code: 'lone-surrogate-secret' }] : [];
  if (value.length < LEAST_KEY) return ok({ bytes: value, notes });
  return withKeyNotes(({ keyNotes }): Read => ok({ bytes: value, notes: [...keyNotes(value), ...notes] }));
}

function toFault(fault: Base64Fault | HexFault): SecretFault {
  return fault.code === 'bad-hex-digit' || fault.code === 'half-byte'
    ? { code: 'secret-not-hex', hex: fault }
    : { code: 'secret-not-base64', base64: fault };
}
