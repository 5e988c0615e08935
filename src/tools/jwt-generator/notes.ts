import { type JsonIndex, keyOf } from '../../lib/json/json-index';
import { type Claim, claimsOf } from '../../lib/jwt/claims';
import { HASH_LENGTH, type HashName } from '../../lib/jwt/algorithms';

/** What a token does not say by itself. */
export type SignNote =
  /** Fewer bytes than the hash has, which RFC 7518, section 3.2, asks for. */
  | { readonly code: 'short-secret'; readonly length: number; readonly wanted: number }
  | { readonly code: 'public-key-as-secret' | 'private-key-as-secret' | 'unsigned' | 'lone-surrogate-secret' }
  | { readonly code: 'lone-surrogate'; readonly part: 'header' | 'payload' }
  | { readonly code: 'exp-before'; readonly claim: 'iat' | 'nbf' }
  | { readonly code: 'milliseconds' | 'time-not-number' | 'out-of-range'; readonly claim: string }
  /** `iss`, `sub` and `jti` are strings, `aud` a string or several (RFC 7519, section 4.1). */
  | { readonly code: 'not-string'; readonly claim: string }
  | { readonly code: 'duplicate'; readonly part: 'header' | 'payload'; readonly name: string }
  | { readonly code: 'critical'; readonly names: string }
  /** The JWK has no `kid`, or the key is none; a secret has no thumbprint that may be shown. */
  | { readonly code: 'no-own-kid' | 'no-secret-thumbprint' }
  | { readonly code: 'long'; readonly limit: number };

/** Most browsers keep no longer cookies, and most servers take no longer lines of a header, in bytes. */
const LIMITS = [8192, 4096];
/** So many names that stand twice are told. */
const MOST_DUPLICATES = 5;

/** What is to be told of the length of a token. */
export function lengthNotes(bytes: number): SignNote[] {
  const limit = LIMITS.find((one) => bytes > one);
  return limit === undefined ? [] : [{ code: 'long', limit }];
}

/** What is to be told of names that stand twice in the same object. */
export function duplicateNotes(index: JsonIndex, part: 'header' | 'payload'): SignNote[] {
  const names = Array.from(index.duplicates, (node) => keyOf(index, node));
  return [...new Set(names)].slice(0, MOST_DUPLICATES).map((name) => ({ code: 'duplicate', part, name }));
}

/** What is to be told of a header beside its algorithm. */
export function headerNotes(index: JsonIndex): SignNote[] {
  const critical = claimsOf(index).findLast(({ name }) => name === 'crit');
  return [
    ...duplicateNotes(index, 'header'),
    ...(critical ? [{ code: 'critical', names: critical.value } as const] : []),
  ];
}

/** What is odd about the claims of a token (RFC 7519, section 4.1). */
export function claimNotes(index: JsonIndex): SignNote[] {
  // Of a name that stands twice the last counts.
  const claims = new Map(claimsOf(index).map((claim) => [claim.name, claim]));
  const notes = duplicateNotes(index, 'payload');
  for (const name of ['iss', 'sub', 'jti', 'aud']) {
    const claim = claims.get(name);
    if (claim && !isTextual(claim)) notes.push({ code: 'not-string', claim: name });
  }
  for (const { name, time } of claims.values()) {
    if (time?.state === 'not-number') notes.push({ code: 'time-not-number', claim: name });
    else if (time?.state === 'out-of-range') notes.push({ code: 'out-of-range', claim: name });
    else if (time?.isMilliseconds) notes.push({ code: 'milliseconds', claim: name });
  }
  for (const name of ['iat', 'nbf'] as const) {
    if (isBefore(claims.get('exp'), claims.get(name))) notes.push({ code: 'exp-before', claim: name });
  }
  return notes;
}

function isTextual({ name, kind, value }: Claim): boolean {
  if (kind === 'string') return true;
  if (name !== 'aud' || !value.startsWith('[')) return false;
  const list: unknown = JSON.parse(value);
  return Array.isArray(list) && list.every((one) => typeof one === 'string');
}

function isBefore(one: Claim | undefined, other: Claim | undefined): boolean {
  if (one?.time?.state !== 'time' || other?.time?.state !== 'time') return false;
  return one.time.ms < other.time.ms;
}

/** What is to be told of a shared secret. */
export function secretNotes(length: number, hash: HashName): SignNote[] {
  const wanted = HASH_LENGTH[hash];
  return length < wanted ? [{ code: 'short-secret', length, wanted }] : [];
}
