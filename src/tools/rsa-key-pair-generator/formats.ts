import type { CurveName, Key } from '../../lib/keys/key';

export const FORMATS = ['pkcs8', 'pkcs1', 'openssh', 'jwk', 'der'] as const;
/** How a pair is written; `pkcs1` is SEC 1 for curves, `der` is PKCS#8 and SPKI without PEM. */
export type Format = (typeof FORMATS)[number];

export const KEY_TYPES = ['rsa', 'ed25519', 'P-256', 'P-384', 'P-521'] as const;
export type KeyType = (typeof KEY_TYPES)[number];

/** Whether a passphrase can protect the private key in this form. */
export function canEncrypt(format: Format): boolean {
  return format === 'pkcs8' || format === 'openssh' || format === 'der';
}

/** What a key is: those of the last two kinds are only read and converted. */
export type KeyKind = KeyType | 'ed448' | 'secp256k1';

/** What a key is, from what is said of it. */
export function kindOf({ type, curve = 'P-256' }: { type: Key['type']; curve?: CurveName }): KeyKind {
  return type === 'ec' ? curve : type;
}

const MISSING: Readonly<Partial<Record<KeyKind, readonly Format[]>>> = {
  ed25519: ['pkcs1'],
  ed448: ['pkcs1', 'openssh'],
  secp256k1: ['openssh'],
};

/** The forms that a kind of key has: the curves of EdDSA know none of the older ones, and OpenSSH not every curve. */
export function formatsOf(kind: KeyKind): readonly Format[] {
  const missing = MISSING[kind];
  return missing ? FORMATS.filter((format) => !missing.includes(format)) : FORMATS;
}
