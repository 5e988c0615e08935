import type { Base64Fault } from '../base64-fault';
import { fromBase64 } from '../base64-reader';
import { fromHex, type HexFault } from '../hex';
import { err, ok, type Result } from '../result';

/** Ways of writing bytes in text. */
export type WrittenAs = 'hex' | 'base64';

export type WrittenBytesFault =
  | { readonly code: 'not-hex'; readonly at: number; readonly reason: HexFault }
  | { readonly code: 'not-base64'; readonly at: number | undefined; readonly reason: Base64Fault };

/** The bytes that a text spells out in hex or Base64. The fault says where it does not; `at` is a UTF-16 offset. */
export function readWrittenBytes(source: string, readAs: WrittenAs): Result<Uint8Array, WrittenBytesFault> {
  if (readAs === 'hex') {
    const bytes = fromHex(source);
    return bytes.ok ? bytes : err({ code: 'not-hex', at: bytes.fault.at, reason: bytes.fault });
  }
  const decoded = fromBase64(source);
  if (decoded.ok) return ok(decoded.value.bytes);
  return err({ code: 'not-base64', at: 'at' in decoded.fault ? decoded.fault.at : undefined, reason: decoded.fault });
}
