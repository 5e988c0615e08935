import {
  KIND,
  NONE,
  firstChild,
  keyOf,
  kindOf,
  nextSibling,
  stringOf,
  valueSource,
  type JsonIndex,
} from '../json/json-index';
import { printJson } from '../json/print-json';
import { readJson } from '../json/read-json';

/** Claims that hold a time in seconds since the Unix epoch (RFC 7519, section 2; OpenID Connect Core, section 2). */
export const TIME_CLAIMS: readonly string[] = ['exp', 'nbf', 'iat', 'auth_time', 'updated_at'];

/** From here on a number is taken for milliseconds: as seconds it would be the year 5138. */
const MILLISECONDS_FROM = 1e11;
/** The farthest instant that `Date` holds, in milliseconds from the Unix epoch (ECMA-262). */
const FARTHEST = 8.64e15;

export type ClaimTime =
  /** `ms` is an instant in milliseconds; `asSeconds` what the number would be by the standard, if a date can hold it. */
  | { readonly state: 'time'; readonly ms: number; readonly isMilliseconds: boolean; readonly asSeconds?: number }
  | { readonly state: 'not-number' }
  | { readonly state: 'out-of-range' };

export interface Claim {
  readonly name: string;
  readonly kind: 'string' | 'number' | 'word' | 'nested';
  /** A string as it reads; a number digit for digit; anything else as JSON, indented. */
  readonly value: string;
  readonly time?: ClaimTime;
}

/** The members of the object at the top, in the order they stand, repeated names included. */
export function claimsOf(index: JsonIndex): Claim[] {
  const claims: Claim[] = [];
  for (let node = firstChild(index, 0); node !== NONE; node = nextSibling(index, node)) {
    const name = keyOf(index, node);
    const claim = { name, ...valueOf(index, node) };
    claims.push(TIME_CLAIMS.includes(name) ? { ...claim, time: readTime(claim) } : claim);
  }
  return claims;
}

function valueOf(index: JsonIndex, node: number): Pick<Claim, 'kind' | 'value'> {
  switch (kindOf(index, node)) {
    case KIND.string:
      return { kind: 'string', value: stringOf(index, node) };
    case KIND.number:
      return { kind: 'number', value: valueSource(index, node) };
    case KIND.object:
    case KIND.array:
      return { kind: 'nested', value: indented(valueSource(index, node)) };
    default:
      return { kind: 'word', value: valueSource(index, node) };
  }
}

function indented(source: string): string {
  const index = readJson(source, { strict: true });
  return index.ok ? indentedJson(index.value, 80) : source;
}

/** Deeper than this, indentation would make a small token a huge text. */
const INDENTED_LEVELS = 200;

/** Values as indented text, or as they stand when they are nested too deep for that. */
export function indentedJson(index: JsonIndex, arrayColumns = 0): string {
  return index.depth > INDENTED_LEVELS ? index.text : printJson(index, { arrayColumns }).text;
}

function readTime({ kind, value }: Pick<Claim, 'kind' | 'value'>): ClaimTime {
  if (kind !== 'number') return { state: 'not-number' };
  const number = Number(value);
  const isMilliseconds = Math.abs(number) >= MILLISECONDS_FROM;
  const ms = Math.round(isMilliseconds ? number : number * 1000);
  if (!(Math.abs(ms) <= FARTHEST)) return { state: 'out-of-range' };
  const asSeconds = number * 1000;
  const hasSeconds = isMilliseconds && Math.abs(asSeconds) <= FARTHEST;
  return { state: 'time', ms, isMilliseconds, ...(hasSeconds && { asSeconds }) };
}

/** The last member of that name, as readers of JSON take it, if it is a string. */
export function textClaim(claims: readonly Claim[], name: string): string | undefined {
  const claim = claims.findLast((one) => one.name === name);
  return claim?.kind === 'string' ? claim.value : undefined;
}
