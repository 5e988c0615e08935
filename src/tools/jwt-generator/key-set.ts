/** A key of a JWK Set, as one chooses among them. */
export interface KeyOfSet {
  /** From 1. */
  readonly place: number;
  readonly kid?: string;
  /** Its type, or the curve. */
  readonly kind: string;
  readonly isPrivate: boolean;
}

/** More keys than these are not offered. */
const MOST_KEYS = 200;

/** The keys of a JWK Set (RFC 7517); none of any other text. */
export function keysOfSet(text: string): KeyOfSet[] {
  if (!text.trimStart().startsWith('{')) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  const keys: unknown = typeof value === 'object' && value !== null && 'keys' in value ? value.keys : [];
  return Array.isArray(keys) ? keys.slice(0, MOST_KEYS).map((key: unknown, at) => toKey(key, at + 1)) : [];
}

function toKey(value: unknown, place: number): KeyOfSet {
  const members = new Map<string, unknown>(Object.entries(typeof value === 'object' && value !== null ? value : {}));
  const text = (name: string) => {
    const member = members.get(name);
    return typeof member === 'string' ? member : undefined;
  };
  const kid = text('kid');
  return {
    place,
    ...(kid !== undefined && { kid }),
    kind: text('crv') ?? text('kty') ?? '?',
    isPrivate: members.has('d') || members.has('k'),
  };
}
