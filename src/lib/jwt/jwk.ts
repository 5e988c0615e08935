import type { DocumentMember, DocumentValue } from '../document/document';
import { readJson } from '../json/read-json';
import { toDocument } from '../json/to-document';
import { withoutLeadingZeros } from '../keys/bytes';
import { err, ok, type Result } from '../result';
import type { CurveName } from './algorithms';
import { fromBase64url } from './base64url';
import type { Key, KeyFault, KeyMaterial } from './key';

type Members = ReadonlyMap<string, DocumentValue>;

/** The keys of a JWK, or of a JWK Set; `isSet` tells which. */
export interface JwkKeys {
  readonly isSet: boolean;
  readonly keys: readonly Result<Key, KeyFault>[];
}

/** Tells whether a text is a JSON object with the member that makes it a JWK or a JWK Set (RFC 7517). */
export function isJwk(text: string): boolean {
  const members = readMembers(text);
  return members !== undefined && (members.has('kty') || members.has('keys'));
}

/** What a key is for: what it may be used to check may have been used to sign. */
export type KeyUse = 'sign' | 'verify';

/** Reads a JWK or a JWK Set; a key for another use than signatures of `alg` is a fault of its own. */
export function readJwks(text: string, alg: string, use: KeyUse = 'verify'): Result<JwkKeys, KeyFault> {
  const index = readJson(text, { strict: true });
  if (!index.ok) return err({ code: 'key-not-json' });
  const [root] = toDocument(index.value);
  const members = root && membersOf(root);
  if (!members) return err({ code: 'bad-jwk' });
  const list = members.get('keys');
  if (!list) return ok({ isSet: false, keys: [readJwk(members, alg, use)] });
  if (list.kind !== 'list' || list.items.length === 0) return err({ code: 'no-jwk' });
  return ok({ isSet: true, keys: list.items.map((item) => readItem(item, alg, use)) });
}

function readItem(item: DocumentValue, alg: string, use: KeyUse): Result<Key, KeyFault> {
  const members = membersOf(item);
  return members ? readJwk(members, alg, use) : err({ code: 'bad-jwk' });
}

function readMembers(text: string): Members | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  const index = readJson(text, { strict: true });
  const [root] = index.ok ? toDocument(index.value) : [];
  return root && membersOf(root);
}

/** The members of an object, each name once: what stands twice is no JWK (RFC 7517, section 4). */
function membersOf(value: DocumentValue): Members | undefined {
  if (value.kind !== 'map') return undefined;
  const members = new Map(value.members.map(({ key, value: held }: DocumentMember) => [key, held]));
  return members.size === value.members.length ? members : undefined;
}

function textOf(members: Members, name: string): string | undefined {
  const value = members.get(name);
  return value?.kind === 'string' ? value.text : undefined;
}

function readJwk(members: Members, alg: string, use: KeyUse): Result<Key, KeyFault> {
  const other = findOtherUse(members, alg, use);
  if (other) return err(other);
  const material = readMaterial(members);
  if (!material.ok) return material;
  const kid = textOf(members, 'kid');
  const isPrivate = material.value.type !== 'secret' && members.has('d');
  return ok({
    material: material.value,
    ...(kid !== undefined && { kid }),
    ...(isPrivate && { isPrivate }),
  });
}

/** `use`, `key_ops` and `alg`, where they are there, must allow what is asked for (RFC 7517, sections 4.2 to 4.4). */
function findOtherUse(members: Members, alg: string, asked: KeyUse): KeyFault | undefined {
  for (const [member, allowed] of [
    ['use', 'sig'],
    ['alg', alg],
  ] as const) {
    const value = textOf(members, member);
    // The names of RFC 9864 and the older one mean the same keys.
    const isSame = value === allowed || (member === 'alg' && isEdwards(value) && isEdwards(alg));
    if (members.has(member) && !isSame) return { code: 'key-for-something-else', member, value: value ?? '' };
  }
  const operations = members.get('key_ops');
  if (!operations) return undefined;
  const names =
    operations.kind === 'list' ? operations.items.map((item) => (item.kind === 'string' ? item.text : '')) : [];
  const fits = names.includes('sign') || (asked === 'verify' && names.includes('verify'));
  return fits ? undefined : { code: 'key-for-something-else', member: 'key_ops', value: names.join(', ') };
}

function isEdwards(alg: string | undefined): boolean {
  return alg === 'EdDSA' || alg === 'Ed25519' || alg === 'Ed448';
}

/** Bytes of a coordinate, or of a key of RFC 8032. */
const LENGTHS: Readonly<Record<CurveName, number>> = {
  'P-256': 32,
  'P-384': 48,
  'P-521': 66,
  secp256k1: 32,
  Ed25519: 32,
  Ed448: 57,
};
const EC_CURVES: readonly string[] = ['P-256', 'P-384', 'P-521', 'secp256k1'] satisfies CurveName[];
const OKP_CURVES: readonly string[] = ['Ed25519', 'Ed448'] satisfies CurveName[];

function readMaterial(members: Members): Result<KeyMaterial, KeyFault> {
  const kty = textOf(members, 'kty');
  switch (kty) {
    case 'oct': {
      const k = readBytes(members, 'k');
      return k.ok ? ok({ type: 'secret', bytes: k.value }) : k;
    }
    case 'RSA': {
      const n = readBytes(members, 'n');
      const e = readBytes(members, 'e');
      if (!n.ok) return n;
      return e.ok ? ok({ type: 'rsa', n: withoutLeadingZeros(n.value), e: withoutLeadingZeros(e.value) }) : e;
    }
    case 'EC':
      return readPoint(members, EC_CURVES, ['x', 'y']);
    case 'OKP':
      return readPoint(members, OKP_CURVES, ['x']);
    default:
      return kty === undefined
        ? err({ code: 'jwk-member-missing', member: 'kty' })
        : err({ code: 'unknown-key-type', type: kty });
  }
}

function readPoint(
  members: Members,
  curves: readonly string[],
  coordinates: readonly string[],
): Result<KeyMaterial, KeyFault> {
  const crv = textOf(members, 'crv');
  if (crv === undefined) return err({ code: 'jwk-member-missing', member: 'crv' });
  if (!curves.includes(crv)) return err({ code: 'unknown-key-type', type: crv });
  // It stands in a list of names of curves.
  const curve = crv as CurveName;
  const point: number[] = coordinates.length === 2 ? [4] : [];
  for (const name of coordinates) {
    const bytes = readBytes(members, name);
    if (!bytes.ok) return bytes;
    // All of them, leading zeros included (RFC 7518, section 6.2.1.2).
    if (bytes.value.length !== LENGTHS[curve]) return err({ code: 'bad-key' });
    point.push(...bytes.value);
  }
  return ok({ type: 'curve', curve, point: Uint8Array.from(point) });
}

function readBytes(members: Members, member: string): Result<Uint8Array<ArrayBuffer>, KeyFault> {
  const text = textOf(members, member);
  if (text === undefined) return err({ code: 'jwk-member-missing', member });
  const bytes = fromBase64url(text);
  return bytes.ok ? bytes : err({ code: 'bad-jwk' });
}
