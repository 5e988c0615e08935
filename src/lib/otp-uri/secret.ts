import { fromHex, toHex, type HexFault } from '../hex';
import { err, ok, type Result } from '../result';
import { fromBase32, toBase32, type Base32Fault } from './base32';

/** How the secret is written. */
export const READINGS = ['base32', 'hex', 'text'] as const;
export type Reading = (typeof READINGS)[number];

/** RFC 4226, section 4, R6: a shared secret of at least 128 bits. */
export const LEAST_BYTES = 16;
/** 160 bits, which RFC 4226 recommends. */
export const USUAL_BYTES = 20;

export type SecretFault = { readonly code: 'no-secret' } | HexFault | Base32Fault;

/**
 * The bytes of a secret. Text counts as it stands, in UTF-8, where a lone surrogate becomes U+FFFD. Faults: nothing
 * there, a character that the notation has not, a length that is no whole number of bytes.
 */
export function readSecret(text: string, reading: Reading): Result<Uint8Array<ArrayBuffer>, SecretFault> {
  const bytes =
    reading === 'text' ? ok(new TextEncoder().encode(text)) : reading === 'hex' ? fromHex(text) : fromBase32(text);
  return bytes.ok && bytes.value.length === 0 ? err({ code: 'no-secret' }) : bytes;
}

/** Writes random bytes so that they can be read again: as text, their Base32 is the secret itself. */
export function writeSecret(bytes: Uint8Array, reading: Reading): string {
  return reading === 'hex' ? toHex(bytes) : toBase32(bytes);
}
