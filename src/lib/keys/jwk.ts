import { sha256 } from '@noble/hashes/sha2.js';
import { toBase64 } from '../base64';
import { fromBase64 } from '../base64-reader';
import { concat, withoutLeadingZeros } from './bytes';
import { pointOfScalar } from './check-key';
import { type CurveName, CURVES, EDWARDS, type Key, type PublicKey, publicPart, type RsaPrivate } from './key';
import { MalformedError } from './malformed';
import { UnsupportedKeyError } from './pkcs';
import { completeRsa, recoverRsa } from './rsa-numbers';

type Bytes = Uint8Array<ArrayBuffer>;
type Members = Readonly<Record<string, string>>;

const base64url = (bytes: Uint8Array) => toBase64(bytes, { urlSafe: true });

/** The members of a JSON Web Key (RFC 7517, 7518, 8037), the secret ones too where the key has them. */
export function toJwk(key: Key): Members {
  switch (key.type) {
    case 'rsa':
      return {
        kty: 'RSA',
        n: base64url(key.n),
        e: base64url(key.e),
        ...(key.secret && rsaMembers(key.secret)),
      };
    case 'ec': {
      const { size } = CURVES[key.curve];
      return {
        kty: 'EC',
        crv: key.curve,
        x: base64url(key.point.slice(1, 1 + size)),
        y: base64url(key.point.slice(1 + size)),
        ...(key.secret && { d: base64url(key.secret) }),
      };
    }
    case 'ed25519':
    case 'ed448':
      return {
        kty: 'OKP',
        crv: EDWARDS[key.type].name,
        x: base64url(key.point),
        ...(key.secret && { d: base64url(key.secret) }),
      };
  }
}

function rsaMembers({ d, p, q, dp, dq, qi }: RsaPrivate): Members {
  return {
    d: base64url(d),
    p: base64url(p),
    q: base64url(q),
    dp: base64url(dp),
    dq: base64url(dq),
    qi: base64url(qi),
  };
}

/** The SHA-256 thumbprint of the public part (RFC 7638) in base64url. */
export function thumbprint(key: PublicKey): string {
  // The required members only, in the order of their names, without white space.
  const members = Object.entries(toJwk(publicPart(key))).sort(([one], [other]) => (one < other ? -1 : 1));
  return base64url(sha256(new TextEncoder().encode(JSON.stringify(Object.fromEntries(members)))));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads members of a JWK by name; throws `MalformedError` for what is no base64url. */
class JwkReader {
  #members: Map<string, unknown>;
  constructor(jwk: object) {
    this.#members = new Map(Object.entries(jwk));
  }
  has(name: string): boolean {
    return this.#members.has(name);
  }
  text(name: string): string {
    const value = this.#members.get(name);
    if (typeof value !== 'string') throw new MalformedError();
    return value;
  }
  bytes(name: string, length?: number): Bytes {
    const text = this.text(name);
    const decoded = /^[A-Za-z0-9_-]+$/.test(text) ? fromBase64(text) : undefined;
    if (!decoded?.ok || decoded.value.notes.some((note) => note.code === 'not-canonical')) throw new MalformedError();
    if (length !== undefined && decoded.value.bytes.length !== length) throw new MalformedError();
    return decoded.value.bytes;
  }
  number(name: string): Bytes {
    return withoutLeadingZeros(this.bytes(name));
  }
}

/** Whether a parsed JSON value says that it is a JSON Web Key. */
export function looksLikeJwk(value: unknown): value is object {
  return isObject(value) && Object.hasOwn(value, 'kty');
}

/** The keys of a parsed JWK set (RFC 7517, section 5), or of a bare list of keys; undefined where it is none. */
export function keysOfSet(value: unknown): object[] | undefined {
  const keys: unknown = isObject(value) && 'keys' in value ? value.keys : value;
  return Array.isArray(keys) ? keys.filter(looksLikeJwk) : undefined;
}

/** Whether a JWK is of a kind that can be read, and is whole. */
export function canBeRead(jwk: object): boolean {
  try {
    fromJwk(jwk);
    return true;
  } catch (error) {
    if (error instanceof UnsupportedKeyError || error instanceof MalformedError) return false;
    throw error;
  }
}

/** A key from a parsed JWK; throws `MalformedError` or `UnsupportedKeyError`. */
export function fromJwk(jwk: object): Key {
  const reader = new JwkReader(jwk);
  switch (reader.text('kty')) {
    case 'RSA':
      return readRsa(reader);
    case 'EC':
      return readEc(reader);
    case 'OKP':
      return readEd(reader);
    default:
      throw new UnsupportedKeyError(reader.text('kty'));
  }
}

function readRsa(reader: JwkReader): Key {
  const [n, e] = [reader.number('n'), reader.number('e')];
  if (!reader.has('d')) return { type: 'rsa', n, e };
  if (reader.has('oth')) throw new UnsupportedKeyError('multi-prime RSA');
  const d = reader.number('d');
  // With the first prime all others must be there (RFC 7518, section 6.3.2); a program that leaves them out is common.
  const secret = reader.has('p') ? completeRsa(d, reader.number('p'), reader.number('q')) : recoverRsa(n, e, d);
  if (!secret) throw new MalformedError();
  const given = (name: 'dp' | 'dq' | 'qi') => (reader.has(name) ? reader.number(name) : secret[name]);
  return { type: 'rsa', n, e, secret: { ...secret, dp: given('dp'), dq: given('dq'), qi: given('qi') } };
}

function isCurve(name: string): name is CurveName {
  return Object.hasOwn(CURVES, name);
}

function readEc(reader: JwkReader): Key {
  const curve = reader.text('crv');
  if (!isCurve(curve)) throw new UnsupportedKeyError(curve);
  const { size } = CURVES[curve];
  const point = concat(Uint8Array.of(4), reader.bytes('x', size), reader.bytes('y', size));
  if (!reader.has('d')) return { type: 'ec', curve, point };
  const secret = reader.bytes('d', size);
  if (!pointOfScalar(curve, secret)) throw new MalformedError();
  return { type: 'ec', curve, point, secret };
}

function readEd(reader: JwkReader): Key {
  const curve = reader.text('crv');
  const type = (['ed25519', 'ed448'] as const).find((one) => EDWARDS[one].name === curve);
  if (!type) throw new UnsupportedKeyError(curve);
  const { size } = EDWARDS[type];
  const point = reader.bytes('x', size);
  return reader.has('d') ? { type, point, secret: reader.bytes('d', size) } : { type, point };
}
