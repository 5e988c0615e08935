import { findAlgorithm, isAlg } from '../../lib/jwt/algorithms';
import { fits } from '../../lib/jwt/fits';
import { readJwks } from '../../lib/jwt/jwk';
import type { Key, KeyFault } from '../../lib/jwt/key';
import { err, ok, type Result } from '../../lib/result';
import type { SignAlg } from './algs';
import { keysOfSet } from './key-set';

/** What a key is that does not fit, by the name of its kind. */
export type KeyKind = 'secret' | 'RSA' | 'P-256' | 'P-384' | 'P-521' | 'secp256k1' | 'Ed25519' | 'Ed448';

export type JwkChoiceFault =
  | { readonly code: 'jwk'; readonly jwk: KeyFault }
  | { readonly code: 'key-mismatch'; readonly alg: SignAlg; readonly found: KeyKind }
  | { readonly code: 'public-key' }
  | { readonly code: 'kid-not-found'; readonly kid: string };

/** The key of a JWK or of a set of them that signs. */
export interface ChosenJwk {
  readonly key: Key;
  /** Its place in the set, from 0. */
  readonly place: number;
}

function kindOf({ material }: Key): KeyKind {
  if (material.type === 'curve') return material.curve;
  return material.type === 'rsa' ? 'RSA' : 'secret';
}

const signs = ({ material, isPrivate }: Key) => material.type === 'secret' || isPrivate === true;

/**
 * The key of a JWK or of a JWK Set (RFC 7517) to sign with: of a set the first that fits the algorithm and has its private half, or that of
 * the `kid`. What cannot be read in a set is passed over.
 */
export function chooseJwk(text: string, alg: SignAlg, kid: string | undefined): Result<ChosenJwk, JwkChoiceFault> {
  const algorithm = findAlgorithm(alg);
  const read = readJwks(text, alg, 'sign');
  if (!read.ok) return err({ code: 'jwk', jwk: read.fault });
  const { isSet, keys } = read.value;
  const readable = keys.flatMap((key, place) => (key.ok ? [{ key: key.value, place }] : []));
  const named = isSet && kid !== undefined ? readable.filter(({ key }) => key.kid === kid) : readable;
  if (isSet && kid !== undefined && named.length === 0) {
    // One that is there but cannot sign is told by what keeps it from that.
    const its = keys[keysOfSet(text).findIndex((key) => key.kid === kid)];
    return err(its?.ok === false ? whyBroken(text, alg, its.fault) : { code: 'kid-not-found', kid });
  }
  const fitting = named.filter(({ key }) => algorithm && fits(key, algorithm));
  const found = fitting.find(({ key }) => signs(key));
  if (found) return ok(found);
  if (fitting.length > 0) return err({ code: 'public-key' });
  const [other] = named;
  if (other) return err({ code: 'key-mismatch', alg, found: kindOf(other.key) });
  const broken = keys.find((key) => !key.ok);
  return err(whyBroken(text, alg, broken?.ok === false ? broken.fault : { code: 'no-jwk' }));
}

/** A key that says it is for another algorithm is rather told by its kind, where that does not fit either. */
function whyBroken(text: string, alg: SignAlg, fault: KeyFault): JwkChoiceFault {
  const isOther = fault.code === 'key-for-something-else' && fault.member === 'alg' && fault.value !== alg;
  const other = isOther && isAlg(fault.value) ? readJwks(text, fault.value, 'sign') : undefined;
  const first = other?.ok ? other.value.keys.find((key) => key.ok) : undefined;
  const algorithm = findAlgorithm(alg);
  if (first?.ok && algorithm && !fits(first.value, algorithm)) {
    return { code: 'key-mismatch', alg, found: kindOf(first.value) };
  }
  return { code: 'jwk', jwk: fault };
}

/** The key at a place of a JWK or a JWK Set as a JWK of its own. Its members are strings, so none of them is rounded. */
export function jwkAt(text: string, place: number): string {
  const value: unknown = JSON.parse(text);
  const keys: unknown = typeof value === 'object' && value !== null && 'keys' in value ? value.keys : [value];
  return JSON.stringify(Array.isArray(keys) ? keys[place] : value);
}
