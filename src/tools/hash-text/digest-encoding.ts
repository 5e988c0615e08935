import { toBase64 } from '../../lib/base64';
import { fromHex } from '../../lib/hex';

export const DIGEST_ENCODINGS = ['hex', 'hex-upper', 'base64', 'base64url', 'binary'] as const;
export type DigestEncoding = (typeof DIGEST_ENCODINGS)[number];

/** Writes a digest, given in lowercase hex, in another way: padded Base64, Base64url without padding, eight bits a byte. */
export function writeDigest(hex: string, encoding: DigestEncoding): string {
  if (encoding === 'hex') return hex;
  if (encoding === 'hex-upper') return hex.toUpperCase();
  const bytes = fromHex(hex);
  // Digests come from our own hashers, so other input is our mistake.
  if (!bytes.ok) throw new Error(`not a digest: ${hex}`);
  if (encoding === 'binary') return Array.from(bytes.value, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return toBase64(bytes.value, { urlSafe: encoding === 'base64url' });
}
