import { toBase64 } from '../../lib/base64';
import { toHex } from '../../lib/hex';
import type { Form } from './algorithms';

type Bytes = Uint8Array<ArrayBuffer>;

/** The text that bytes are in UTF-8, a byte order mark included; undefined where they are none. */
export function utf8Text(bytes: Bytes): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Bytes in digits. */
export function writeBytes(bytes: Uint8Array, form: Exclude<Form, 'text'>): string {
  return form === 'hex' ? toHex(bytes) : toBase64(bytes);
}
