import { detectType } from '../../lib/file-signatures';
import { isJsonDocument, isToken } from '../../lib/text-likeness';

/** What decoded bytes are besides bytes, so that another tool shows more of them. */
export type Likeness =
  | { readonly kind: 'file'; readonly mimeType: string }
  | { readonly kind: 'json' }
  /** A JSON Web Token (RFC 7519). */
  | { readonly kind: 'token' };

/** So many bytes at either end tell the type of a file. */
const ENDS = 65_536;
/** What bytes, and the text that they are if they are one, look like. */
export function likenessOf(bytes: Uint8Array, text: string | undefined): Likeness | undefined {
  if (text !== undefined && isToken(text)) return { kind: 'token' };
  if (text !== undefined && isJsonDocument(text)) return { kind: 'json' };
  const found = detectType(bytes.subarray(0, ENDS), bytes.subarray(-ENDS));
  return found && isBinary(found.mimeType) ? { kind: 'file', mimeType: found.mimeType } : undefined;
}

/** What is text is shown here as well as anywhere, but for a picture made of it. */
function isBinary(mimeType: string): boolean {
  return !mimeType.startsWith('text/') && mimeType !== 'application/json' && mimeType !== 'application/xml';
}
