export const FORMATS = ['pkcs8', 'pkcs1', 'openssh', 'jwk', 'der'] as const;
/** How a pair is written; `pkcs1` is SEC 1 for curves, `der` is PKCS#8 and SPKI without PEM. */
export type Format = (typeof FORMATS)[number];

export const KEY_TYPES = ['rsa', 'ed25519', 'P-256', 'P-384', 'P-521'] as const;
export type KeyType = (typeof KEY_TYPES)[number];

/** Whether a passphrase can protect the private key in this form. */
export function canEncrypt(format: Format): boolean {
  return format === 'pkcs8' || format === 'openssh' || format === 'der';
}

/** The forms that a kind of key has: Ed25519 knows none of the older ones. */
export function formatsOf(type: KeyType | 'ec'): readonly Format[] {
  return type === 'ed25519' ? FORMATS.filter((format) => format !== 'pkcs1') : FORMATS;
}
