import { toBase64 } from '../../lib/base64';
import { decodeText } from '../../lib/decode-text';

/** No file of one key is larger, in bytes. */
const MOST_BYTES = 100_000;

/** What a key file says; of DER, and of what is no text, its Base64. */
export async function readKeyFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer());
  // Text has neither of them; every DER key has bytes above, and most have some below.
  const isBinary = bytes[0] === 0x30 && bytes.some((byte) => byte < 9 || byte >= 0x80);
  const text = isBinary ? undefined : decodeText(bytes);
  return text?.ok ? text.value : toBase64(bytes, { lineLength: 64 });
}
