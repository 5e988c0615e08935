import { removeMember, renameMember, setMember } from '../../lib/json/edit-members';
import { KIND, kindOf, type JsonIndex } from '../../lib/json/json-index';
import { printJson } from '../../lib/json/print-json';
import { readJson } from '../../lib/json/read-json';
import { type Claim, claimsOf } from '../../lib/jwt/claims';

/** The claims of RFC 7519, section 4.1, that hold a text, and those that hold a time. */
export const TEXT_CLAIMS = ['iss', 'sub', 'jti'] as const;
export const TIMES = ['exp', 'nbf', 'iat'] as const;
const REGISTERED: readonly string[] = [...TEXT_CLAIMS, ...TIMES, 'aud'];

/** The object at the top of a payload; undefined for what is none. */
export function readClaims(text: string): JsonIndex | undefined {
  const index = readJson(text, { strict: true });
  return index.ok && kindOf(index.value, 0) === KIND.object ? index.value : undefined;
}

/** The claim of a name as readers take it: the last of them. */
export function claimOf(index: JsonIndex, name: string): Claim | undefined {
  return claimsOf(index).findLast((claim) => claim.name === name);
}

/** The claims that are none of the registered ones, each name once, in their order. */
export function ownClaims(index: JsonIndex): Claim[] {
  const claims = new Map(claimsOf(index).map((claim) => [claim.name, claim]));
  return [...claims.values()].filter(({ name }) => !REGISTERED.includes(name));
}

function isJson(text: string): boolean {
  return readJson(text, { strict: true }).ok;
}

/** JSON without white space between its parts. */
function compact(json: string): string {
  const index = readJson(json, { strict: true });
  return index.ok ? printJson(index.value, { indent: 0 }).text : json;
}

/** A value as one types it: a string as it reads, unless that would read as another value; any other as JSON on one line. */
export function shownValue({ kind, value }: Claim): string {
  if (kind !== 'string') return compact(value);
  return isJson(value) || value.trim() !== value ? JSON.stringify(value) : value;
}

/** What was typed as JSON: a value of JSON as it stands, anything else as a string. */
export function typedValue(typed: string): string {
  const text = typed.trim();
  return isJson(text) ? text : JSON.stringify(typed);
}

/** The claims with what was typed as a text; an empty one takes the claim away. */
export function withText(index: JsonIndex, name: string, typed: string): string {
  return typed === '' ? removeMember(index, name) : setMember(index, name, JSON.stringify(typed));
}

/** The text of a claim that is one; of another value its JSON. */
export function textOf(claim: Claim | undefined): string {
  if (!claim) return '';
  return claim.kind === 'string' ? claim.value : compact(claim.value);
}

/** The claims with the audiences, one on a line: one as a string, several as a list (RFC 7519, section 4.1.3). */
export function withAudiences(index: JsonIndex, typed: string): string {
  const audiences = typed.split('\n').filter((line) => line.trim() !== '');
  const [only] = audiences;
  if (only === undefined) return removeMember(index, 'aud');
  const value = audiences.length === 1 ? only : audiences;
  return setMember(index, 'aud', JSON.stringify(value));
}

/** The audiences, one on a line. */
export function audiencesOf(claim: Claim | undefined): string {
  if (claim?.kind !== 'nested') return textOf(claim);
  const value: unknown = JSON.parse(claim.value);
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return isList ? value.join('\n') : compact(claim.value);
}

/** A number as claims have times (RFC 7519, section 2): seconds, perhaps with a fraction. */
const SECONDS = /^-?(?:0|[1-9]\d{0,15})(?:\.\d{1,9})?$/;

/** Whether what was typed can be a time. */
export function isSeconds(typed: string): boolean {
  return SECONDS.test(typed);
}

/** The claims with a time as it was typed, digit for digit; an empty one takes the claim away. */
export function withTime(index: JsonIndex, name: string, typed: string): string {
  return typed === '' ? removeMember(index, name) : setMember(index, name, typed);
}

export type OwnChange = { readonly value: string } | { readonly name: string } | 'remove';

/** The claims with a change to one of the others. A name that another claim has is not taken. */
export function withOwn(index: JsonIndex, name: string, change: OwnChange): string {
  if (change === 'remove') return removeMember(index, name);
  if ('value' in change) return setMember(index, name, typedValue(change.value));
  return claimOf(index, change.name) ? index.text : renameMember(index, name, change.name);
}
