import type { Base64Fault, Base64Note } from './base64-fault';
import { Base64Reader, INVISIBLE } from './base64-stream';
import { err, ok, type Result } from './result';

export interface DecodedBase64 {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of a `data:` prefix, with its parameters; `text/plain;charset=US-ASCII` when the prefix names none (RFC 2397). */
  readonly mimeType?: string;
  readonly notes: readonly Base64Note[];
}

/** Quotation marks by the one that opens: what stands around Base64 in code and in prose. */
export const QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", '`': '`', '“': '”', '‘': '’', '«': '»' };

/**
 * Reads Base64 in any of its usual forms: both alphabets, padded or not, with white space, in quotes, behind a
 * `data:…;base64,` prefix (there also percent-encoded). What is odd but readable becomes a note. Empty text is no bytes.
 */
export function fromBase64(text: string): Result<DecodedBase64, Base64Fault> {
  const [start, end] = withoutQuotes(text);
  const prefix = /^data:([^,]*),/i.exec(text.slice(start, Math.min(end, start + 4096)));
  if (!prefix) return decode(text, start, end, false);
  const parameters = (prefix[1] ?? '').trim();
  if (!/;\s*base64$/i.test(parameters)) return err({ code: 'data-without-base64', at: start });
  const decoded = decode(text, start + prefix[0].length, end, true);
  if (!decoded.ok) return decoded;
  return ok({ ...decoded.value, mimeType: mimeTypeOf(parameters.replace(/;\s*base64$/i, '')) });
}

/** The media type of a `data:` address from what stands before its comma, without `;base64` (RFC 2397). */
export function mimeTypeOf(written: string): string {
  if (written === '') return 'text/plain;charset=US-ASCII';
  return written.startsWith(';') ? `text/plain${written}` : written;
}

/** The bounds of what stands inside white space and one pair of quotes. */
function withoutQuotes(text: string): [start: number, end: number] {
  let start = 0;
  let end = text.length;
  while (start < end && INVISIBLE.test(text.charAt(start))) start++;
  while (end > start && INVISIBLE.test(text.charAt(end - 1))) end--;
  const closing = QUOTES[text.charAt(start)];
  if (closing === undefined || end - start < 2 || text.charAt(end - 1) !== closing) return [start, end];
  return [start + 1, end - 1];
}

function decode(text: string, start: number, end: number, isUri: boolean): Result<DecodedBase64, Base64Fault> {
  const reader = new Base64Reader({ isUri, offset: start });
  const most = reader.push(text.slice(start, end));
  if (!most.ok) return most;
  const rest = reader.end();
  if (!rest.ok) return rest;
  const bytes = new Uint8Array(most.value.length + rest.value.bytes.length);
  bytes.set(most.value);
  bytes.set(rest.value.bytes, most.value.length);
  return ok({ bytes, notes: rest.value.notes });
}
