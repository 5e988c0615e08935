import { decodeText } from '../../lib/decode-text';
import { fromBase64 } from '../../lib/base64-reader';
import { fromHex } from '../../lib/hex';
import { pemSpans, withoutEscapes, type PemSpan } from '../../lib/keys/pem';
import { looksLikeSsh2, looksLikeSshLine } from '../../lib/keys/ssh-public';
import { announcedLength } from '../../lib/x509/asn1';
import { bareBase64 } from './bare-base64';

/** Something in the box that may be an object, before it is read. */
export type Piece =
  | {
      readonly kind: 'der';
      readonly bytes: Uint8Array;
      readonly label?: string | undefined;
      readonly at?: number | undefined;
    }
  /** A key in a form that `lib/keys` reads as text. */
  | {
      readonly kind: 'key';
      readonly text: string;
      readonly label?: string | undefined;
      readonly at?: number | undefined;
    }
  | {
      readonly kind: 'broken';
      readonly fault: PieceFault;
      readonly label?: string | undefined;
      readonly at?: number | undefined;
    };

export type PieceFault =
  /** A character that is no Base64: its offset in UTF-16 units. */
  | { readonly code: 'not-base64'; readonly at: number }
  | { readonly code: 'no-end' }
  | { readonly code: 'java-keystore' };

/** Base64 of Base64 of PEM is not read any deeper. */
const DEEPEST = 2;

/** What the box or a file holds. A file is DER where it begins as such. */
export function piecesOf(content: string | Uint8Array<ArrayBuffer>): Piece[] {
  if (typeof content === 'string') return piecesOfText(content, 0);
  const [first, second] = content;
  if (isJavaKeystore(content)) return [{ kind: 'broken', fault: { code: 'java-keystore' } }];
  if (first === 0x30 && (second ?? 0) >= 0x80) return elementsOf(content);
  const text = decodeText(content);
  return text.ok ? piecesOfText(text.value, 0) : first === 0x30 ? elementsOf(content) : [];
}

/** Of the old kind, or of JCE. */
export const isJavaKeystore = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === third && second === fourth && ((first === 0xfe && second === 0xed) || (first === 0xce && second === 0xce));

/** Elements one behind the other. What follows the last and begins none is left with it. */
export function elementsOf(bytes: Uint8Array, label?: string, at?: number): Piece[] {
  const pieces: Piece[] = [];
  let rest = bytes;
  for (;;) {
    const length = announcedLength(rest) ?? rest.length;
    const isMore = rest[length] === 0x30 && length < rest.length;
    pieces.push({ kind: 'der', bytes: isMore ? rest.subarray(0, length) : rest, label, at });
    // In a trusted certificate what follows is OpenSSL's own.
    if (!isMore || label?.startsWith('TRUSTED') === true) return pieces;
    rest = rest.subarray(length);
  }
}

const SAML_LABEL = 'X509Certificate';
const SAML = /<(?:[\w.-]{1,64}:)?X509Certificate(?:\s[^<>]{0,1000})?>([^<]*)</g;

function piecesOfText(given: string, depth: number): Piece[] {
  const text = withoutEscapes(given);
  const spans = pemSpans(text);
  const found: Piece[] = [];
  for (const span of spans) found.push(...piecesOfSpan(span));
  const rest = outside(text, spans).replace(SAML, (whole: string, body: string, index: number) => {
    const at = index + whole.length - 1 - body.length;
    const decoded = fromBase64(body);
    if (decoded.ok) found.push(...elementsOf(decoded.value.bytes, SAML_LABEL, at));
    else found.push({ kind: 'broken', fault: { code: 'not-base64', at: at + strayIn(body) }, label: SAML_LABEL, at });
    return ' '.repeat(whole.length);
  });
  found.push(...piecesOfBare(rest, depth));
  return found.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
}

/** The text without its blocks, in as many characters. */
function outside(text: string, spans: readonly PemSpan[]): string {
  let rest = '';
  let from = 0;
  for (const { at, from: body, content, label } of spans) {
    // A block without an end takes the rest of its text up to the next one.
    const end =
      content === undefined ? body + strayEnd(text, body) : body + content.length + `-----END ${label}-----`.length;
    rest += text.slice(from, at) + ' '.repeat(end - at);
    from = end;
  }
  return rest + text.slice(from);
}

const strayEnd = (text: string, from: number): number => {
  const next = text.indexOf('-----', from);
  return (next < 0 ? text.length : next) - from;
};

const strayIn = (body: string): number => Math.max(0, body.search(/[^A-Za-z0-9+/=\s_-]/));

function piecesOfSpan({ label, at, from, content }: PemSpan): Piece[] {
  if (content === undefined) return [{ kind: 'broken', fault: { code: 'no-end' }, label, at }];
  // OpenSSH and the old encrypted keys are no DER.
  if (label.endsWith('KEY'))
    return [{ kind: 'key', text: `-----BEGIN ${label}-----${content}-----END ${label}-----`, label, at }];
  const body = withoutHeaders(content);
  const bodyAt = from + content.length - body.length;
  const stray = body.search(/[^A-Za-z0-9+/=\s]/);
  if (stray >= 0) return [{ kind: 'broken', fault: { code: 'not-base64', at: bodyAt + stray }, label, at }];
  const decoded = decoding(body);
  if (decoded && isJavaKeystore(decoded)) return [{ kind: 'broken', fault: { code: 'java-keystore' }, label, at }];
  return decoded
    ? elementsOf(decoded, label, at)
    : [{ kind: 'broken', fault: { code: 'not-base64', at: bodyAt }, label, at }];
}

/** Headers of RFC 1421, or attributes of a bag as OpenSSL writes them, end at an empty line. */
function withoutHeaders(content: string): string {
  if (!content.includes(':')) return content;
  for (let from = content.indexOf('\n'); from >= 0;) {
    const end = content.indexOf('\n', from + 1);
    if (end >= 0 && content.slice(from + 1, end).trim() === '') return content.slice(end + 1);
    from = end;
  }
  return content;
}

/** Base64, of which the last characters may be missing: how many bytes are missing is said by what they hold. */
function decoding(body: string): Uint8Array<ArrayBuffer> | undefined {
  const read = fromBase64(body);
  if (read.ok) return read.value.bytes;
  const shorter = read.fault.code === 'cut-off' ? fromBase64(body.trimEnd().slice(0, -1)) : read;
  return shorter.ok ? shorter.value.bytes : undefined;
}

/** What stands outside of blocks: hex, Base64 of DER or of PEM, keys of other forms. */
function piecesOfBare(text: string, depth: number): Piece[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  if (/^[{[]/.test(trimmed) && /"kty"/.test(trimmed)) return [{ kind: 'key', text: trimmed }];
  const hex = /^(?:0x|\\x)?30[\s:,\\x0-9a-f-]*$/i.test(trimmed) ? fromHex(trimmed) : undefined;
  if (hex?.ok) return elementsOf(hex.value);
  const found = bareBase64(text).flatMap((one): Piece[] => {
    if (one.kind === 'broken') return [{ kind: 'broken', fault: { code: 'not-base64', at: one.at }, at: one.from }];
    const decoded = decoding(one.text);
    if (!decoded) return [];
    if (one.kind === 'der') return elementsOf(decoded, undefined, one.from);
    const inner = decodeText(decoded);
    if (!inner.ok || depth >= DEEPEST) return [];
    return piecesOfText(inner.value, depth + 1).map((piece) => ({ ...piece, at: one.from }));
  });
  if (found.length === 0 && (looksLikeSshLine(trimmed) || looksLikeSsh2(trimmed)))
    return [{ kind: 'key', text: trimmed }];
  return found;
}
