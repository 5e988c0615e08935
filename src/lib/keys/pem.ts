import { toBase64 } from '../base64';
import { fromBase64 } from '../base64-reader';

/** One `-----BEGIN …-----` block (RFC 7468), with the headers of RFC 1421 where an old encrypted key has them. */
export interface PemBlock {
  /** What it calls itself, such as `PUBLIC KEY`. */
  readonly label: string;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A label longer than this is none. */
const MARKER = /-----(BEGIN|END) ([A-Z0-9 ]{1,80})-----/g;

/** Whether the text has the beginning of a PEM block. */
export function looksLikePem(text: string): boolean {
  return /-----BEGIN [A-Z0-9 ]{1,80}-----/.test(text);
}

/** The blocks of a text in their order; what stands around them, and blocks whose body is no Base64, are left out. */
export function readPem(text: string): PemBlock[] {
  return pemSpans(text).flatMap((span) => readPemSpan(span) ?? []);
}

/** A block before it is read. */
export interface PemSpan {
  readonly label: string;
  /** Where it begins in the text, and where what stands between its markers does. */
  readonly at: number;
  readonly from: number;
  /** Undefined where no end with the same label follows. */
  readonly content: string | undefined;
}

/** Undefined where its body is no Base64, or it has no end. */
export function readPemSpan({ label, content }: PemSpan): PemBlock | undefined {
  if (content === undefined) return undefined;
  const { headers, body } = withoutHeaders(content);
  const decoded = /^[A-Za-z0-9+/=\s]+$/.test(body) ? fromBase64(body) : undefined;
  // What is padded wrongly or has stray bits at the end was cut or changed.
  if (!decoded?.ok || decoded.value.notes.length > 0) return undefined;
  return { label, headers, bytes: decoded.value.bytes };
}

/** The markers that belong together, in one walk over the text however many have no end. */
export function pemSpans(text: string): PemSpan[] {
  const found: PemSpan[] = [];
  let open: Omit<PemSpan, 'content'> | undefined;
  const close = (content: string | undefined) => {
    if (open) found.push({ ...open, content });
    open = undefined;
  };
  for (const { 0: marker, 1: kind, 2: label = '', index } of text.matchAll(MARKER)) {
    if (kind === 'BEGIN') {
      close(undefined);
      open = { label, at: index, from: index + marker.length };
    } else if (open?.label === label) close(text.slice(open.from, index));
  }
  close(undefined);
  return found;
}

/**
 * PEM as a string of a program, of JSON or of an environment file holds it: its line ends written as `\n`, perhaps more of
 * it escaped. PEM itself has no backslash.
 */
export function withoutEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text
    .replace(/\\u00([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\{1,8}[rn]/g, '\n')
    .replace(/\\{1,8}\//g, '/');
}

/** Headers end at the first empty line; a line that begins with white space goes on with the header before. */
function withoutHeaders(content: string): { headers: Map<string, string>; body: string } {
  const headers = new Map<string, string>();
  if (!content.includes(':')) return { headers, body: content };
  const [head = '', ...rest] = content
    .replace(/\r\n?/g, '\n')
    .replace(/^\s*\n/, '')
    .split(/\n[ \t]*\n/);
  for (const line of head.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: rest.join('\n') };
}

/** Writes a block with lines of so many characters, 64 as RFC 7468 asks, and a line feed at the end. */
export function writePem(label: string, bytes: Uint8Array, lineLength = 64): string {
  return `-----BEGIN ${label}-----\n${toBase64(bytes, { lineLength })}\n-----END ${label}-----\n`;
}
