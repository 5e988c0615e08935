import { fromBase64 } from '../base64-reader';
import { fromHex } from '../hex';

const SEQUENCE = 0x30;
/** Fewer bytes hold no key. */
const LEAST_BYTES = 16;

/** The bytes of DER that stands in Base64 (of either alphabet) or hex without PEM around it. Every form of a key is a sequence. */
export function writtenDer(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = writtenBytes(text);
  return bytes && bytes[0] === SEQUENCE && bytes.length >= LEAST_BYTES ? bytes : undefined;
}

function writtenBytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  const hex = /^[0-9a-f\s:]+$/i.test(text) ? fromHex(text) : undefined;
  if (hex?.ok && hex.value[0] === SEQUENCE) return hex.value;
  const decoded = /^[A-Za-z0-9+/=_\s-]+$/.test(text) ? fromBase64(text) : undefined;
  return decoded?.ok ? decoded.value.bytes : undefined;
}
