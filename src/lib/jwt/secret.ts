import type { Base64Fault } from '../base64-fault';
import { fromBase64 } from '../base64-reader';
import { fromHex, type HexFault } from '../hex';
import { ok, type Result } from '../result';

export const SECRET_FORMS = ['text', 'base64url', 'base64', 'hex'] as const;
/** How the bytes of a shared secret are written. */
export type SecretForm = (typeof SECRET_FORMS)[number];

/** The bytes of a shared secret. Base64 is read in either alphabet, with or without padding; text is UTF-8, letter for letter. */
export function readSecret(written: string, form: SecretForm): Result<Uint8Array<ArrayBuffer>, Base64Fault | HexFault> {
  if (form === 'text') return ok(new TextEncoder().encode(written));
  if (form === 'hex') return fromHex(written);
  const decoded = fromBase64(written.trim());
  return decoded.ok ? ok(decoded.value.bytes) : decoded;
}
