import { fromBase64 } from '../../lib/base64-reader';
import { fromHex } from '../../lib/hex';
import { err, ok, type Result } from '../../lib/result';

export const KEY_FORMS = ['text', 'hex', 'base64', 'base64url'] as const;
/** What the characters of the key stand for; text is UTF-8. */
export type KeyForm = (typeof KEY_FORMS)[number];

export type KeyFault =
  | { readonly code: 'key-not-hex'; readonly at: number }
  | { readonly code: 'key-odd-hex' }
  | { readonly code: 'key-not-base64' };

/** The bytes of a key. Of Base64 both alphabets are read, padded or not; `at` is a UTF-16 offset. */
export function readKey(key: string, form: KeyForm): Result<Uint8Array, KeyFault> {
  if (form === 'text') return ok(new TextEncoder().encode(key));
  if (form === 'hex') {
    const bytes = fromHex(key);
    if (bytes.ok) return bytes;
    return bytes.fault.code === 'half-byte'
      ? err({ code: 'key-odd-hex' })
      : err({ code: 'key-not-hex', at: bytes.fault.at });
  }
  const decoded = fromBase64(key);
  return decoded.ok ? ok(decoded.value.bytes) : err({ code: 'key-not-base64' });
}
