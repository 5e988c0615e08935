import { fromBase64 } from '../../lib/base64-reader';
import type { WrittenKey } from './write-key';

/** What the file of a key holds: of DER the bytes themselves. */
export function fileContent({ text, isBase64, mimeType }: WrittenKey): string | Blob {
  if (!isBase64) return text;
  const decoded = fromBase64(text);
  return new Blob(decoded.ok ? [decoded.value.bytes] : [], { type: mimeType });
}
