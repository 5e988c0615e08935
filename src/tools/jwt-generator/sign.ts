import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { ok, type Result } from '../../lib/result';
import type { SignAlg } from './algs';
import { claimNotes, lengthNotes, type SignNote } from './notes';
import { type PayloadFault, readPayload } from './payload';
import { next, openSigner, type SignerFault, type SignerSettings } from './signer';
import type { VerifierKey } from './verifier';

export type SignFault = SignerFault | PayloadFault;

/** A signed token, with what is to be told of it. */
export interface SignedToken {
  /** The token: a JWS in compact form (RFC 7515, section 7.1). */
  readonly text: string;
  readonly alg: SignAlg;
  /** The header as it was signed. */
  readonly header: string;
  readonly bytes: number;
  readonly notes: readonly SignNote[];
  /** Not of a shared secret. */
  readonly verifier?: VerifierKey;
}

export interface SignSettings extends SignerSettings {
  readonly payload: string;
  /** The payload is any text, not JSON. */
  readonly raw: boolean;
}

type Signed = Result<SignedToken, SignFault>;

/** Signs a payload; the answer is there at once where the algorithm is an HMAC, or none. */
export function signToken(settings: SignSettings): Signed | Promise<Signed> {
  const payload = readPayload(settings.payload, settings);
  if (!payload.ok) return payload;
  const { text, index } = payload.value;
  return next(openSigner(settings), (opened): Signed | Promise<Signed> => {
    if (!opened.ok) return opened;
    const { alg, header, notes, verifier, sign } = opened.value;
    return next(sign(text), (token) =>
      ok({
        text: token,
        alg,
        header,
        bytes: token.length,
        notes: [
          ...notes,
          ...(index ? claimNotes(index) : []),
          ...(findLoneSurrogate(text) >= 0 ? [{ code: 'lone-surrogate', part: 'payload' } as const] : []),
          ...lengthNotes(token.length),
        ],
        ...(verifier && { verifier }),
      }),
    );
  });
}
