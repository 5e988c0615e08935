import type { JsonFault } from '../../lib/json/json-fault';
import { KIND, kindOf, type JsonIndex } from '../../lib/json/json-index';
import { setMember } from '../../lib/json/edit-members';
import { readStrict } from './strict-json';
import { claimsOf, textClaim } from '../../lib/jwt/claims';
import { err, ok, type Result } from '../../lib/result';
import { isSignAlg, type SignAlg } from './algs';

export type HeaderFault =
  | { readonly code: 'header-not-json'; readonly json: JsonFault }
  | { readonly code: 'header-not-object' | 'no-alg' }
  | { readonly code: 'unknown-alg'; readonly alg: string }
  /** `b64: false` (RFC 7797) asks for a payload that is not encoded, which no JWT may have. */
  | { readonly code: 'unencoded' };

export interface Header {
  readonly index: JsonIndex;
  readonly alg: SignAlg;
  readonly kid?: string;
}

/** What a header says where none is given. */
export function defaultHeader(alg: SignAlg): string {
  return `{"alg":"${alg}","typ":"JWT"}`;
}

/** Reads the header of a token (RFC 7515, section 4). Of a name that stands twice the last counts, as for most readers. */
export function readHeader(text: string): Result<Header, HeaderFault> {
  const index = readStrict(text);
  if (!index.ok) return err({ code: 'header-not-json', json: index.fault });
  if (kindOf(index.value, 0) !== KIND.object) return err({ code: 'header-not-object' });
  const claims = claimsOf(index.value);
  const alg = textClaim(claims, 'alg');
  if (alg === undefined) return err({ code: 'no-alg' });
  if (!isSignAlg(alg)) return err({ code: 'unknown-alg', alg });
  if (claims.findLast(({ name }) => name === 'b64')?.value === 'false') return err({ code: 'unencoded' });
  const kid = textClaim(claims, 'kid');
  return ok({ index: index.value, alg, ...(kid !== undefined && { kid }) });
}

/** The header with another algorithm, all else as it stands; nothing becomes a header, and a text that is no JSON object stays as it is. */
export function withAlg(text: string, alg: SignAlg): string {
  if (text.trim() === '') return defaultHeader(alg);
  const index = readStrict(text);
  if (!index.ok || kindOf(index.value, 0) !== KIND.object) return text;
  return setMember(index.value, 'alg', JSON.stringify(alg));
}

/** The algorithm that a header names; undefined where it names none of those that are known here. */
export function algOf(text: string): SignAlg | undefined {
  const index = readStrict(text);
  if (!index.ok || kindOf(index.value, 0) !== KIND.object) return undefined;
  const alg = textClaim(claimsOf(index.value), 'alg');
  return alg !== undefined && isSignAlg(alg) ? alg : undefined;
}
