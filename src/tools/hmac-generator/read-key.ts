import type { Base64Fault } from '../../lib/base64-fault';
import { readWrittenBytes } from '../../lib/hashing/written-bytes';
import type { HexFault } from '../../lib/hex';
import { err, ok, type Result } from '../../lib/result';

export const KEY_FORMS = ['text', 'hex', 'base64', 'base64url'] as const;
/** What the characters of the key stand for; text is UTF-8. */
export type KeyForm = (typeof KEY_FORMS)[number];

export type KeyFault =
  | { readonly code: 'key-not-hex'; readonly reason: HexFault }
  | { readonly code: 'key-not-base64'; readonly reason: Base64Fault };

/** The bytes of a key. Of Base64 both alphabets are read, padded or not. */
export function readKey(key: string, form: KeyForm): Result<Uint8Array, KeyFault> {
  if (form === 'text') return ok(new TextEncoder().encode(key));
  const bytes = readWrittenBytes(key, form === 'hex' ? 'hex' : 'base64');
  if (bytes.ok) return bytes;
  return bytes.fault.code === 'not-hex'
    ? err({ code: 'key-not-hex', reason: bytes.fault.reason })
    : err({ code: 'key-not-base64', reason: bytes.fault.reason });
}
