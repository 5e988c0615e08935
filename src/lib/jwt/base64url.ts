import { fromBase64 } from '../base64-reader';
import { err, ok, type Result } from '../result';

/** `at` counts UTF-16 units of the text from 0. */
export interface Base64urlFault {
  readonly code: 'not-base64url';
  readonly at: number;
}

/**
 * Reads base64url as RFC 7515, section 2, writes it: no padding, no white space, nothing else. With `canonical`, unused
 * bits at the end must be 0, so that the same bytes have one spelling only.
 */
export function fromBase64url(text: string, canonical = false): Result<Uint8Array<ArrayBuffer>, Base64urlFault> {
  const at = text.search(/[^A-Za-z0-9_-]/);
  if (at >= 0) return err({ code: 'not-base64url', at });
  if (text === '') return ok(new Uint8Array());
  const decoded = fromBase64(text);
  const last = text.length - 1;
  if (!decoded.ok) return err({ code: 'not-base64url', at: last });
  const isCanonical = !decoded.value.notes.some(({ code }) => code === 'not-canonical');
  return canonical && !isCanonical ? err({ code: 'not-base64url', at: last }) : ok(decoded.value.bytes);
}
