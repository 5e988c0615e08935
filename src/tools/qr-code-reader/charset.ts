import { CHARSETS as LIBRARY_CHARSETS } from '../../lib/charset';
import { decodeText } from '../../lib/charset-decoder';
import { BINARY_MARK, labelOfMark, type MarkedBytes } from './eci';
import { likelyCharset } from '../../lib/likely-charset';
import type { CHARSET_CHOICES } from './options';
import type { FoundCode } from './report';

/** What the visitor may choose. */
export type CharsetChoice = (typeof CHARSET_CHOICES)[number];

/** How bytes are to be read. */
export interface Reading {
  readonly charset: CharsetChoice;
  /** The visitor's, as a tag (BCP 47); it decides where several charsets are equally likely. */
  readonly language: string;
}

/** Bytes as text, with the charset, and why this one. */
export type ReadText = Pick<FoundCode, 'text' | 'charset' | 'charsetBy'>;

const asHex = (bytes: Uint8Array, charsetBy: ReadText['charsetBy']): ReadText => ({
  text: Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' '),
  charset: 'hex',
  charsetBy,
});

/** The text that bytes are in a charset of the Encoding Standard, a byte order mark included; undefined where they are none. */
function decode(bytes: Uint8Array, label: string): string | undefined {
  const known = LIBRARY_CHARSETS.find((charset) => charset === label);
  if (known !== undefined) {
    const decoded = decodeText(bytes, known);
    return decoded.ok ? decoded.value : undefined;
  }
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Controls that stand in texts, or in the data of barcodes between their fields (ISO/IEC 15434: EOT, FS to US). */
const isUsualControl = (byte: number) => (byte >= 9 && byte <= 13) || byte === 4 || byte >= 0x1b;
/** So many bytes for each other control are still a text. */
const BYTES_PER_CONTROL = 10;

/** Whether bytes hold NUL or so many controls that they are no text, whichever charset it be. */
function isBinary(bytes: Uint8Array): boolean {
  let controls = 0;
  for (const byte of bytes) {
    if (byte === 0) return true;
    if (byte < 0x20 && !isUsualControl(byte)) controls += 1;
  }
  return controls * BYTES_PER_CONTROL > bytes.length;
}

/** What the marks say: each part in its own charset. Undefined where there is no mark, or one that does not fit its bytes. */
function readByMarks(bytes: Uint8Array, parts: readonly MarkedBytes[]): ReadText | undefined {
  if (parts.every(({ mark }) => mark === undefined)) return undefined;
  if (parts.some(({ mark }) => mark === BINARY_MARK)) return asHex(bytes, 'mark');
  // The default of the standard, where a later part has a mark.
  const labels = parts.map(({ mark }) => (mark === undefined ? 'iso-8859-1' : labelOfMark(mark)));
  const texts = parts.map((part, index) => decode(part.bytes, labels[index] ?? ''));
  if (texts.some((text, index) => text === undefined || labels[index] === undefined)) return undefined;
  const telling = parts.findIndex((part) => part.mark !== undefined && part.bytes.some((byte) => byte >= 0x80));
  const first = parts.findIndex(({ mark }) => mark !== undefined);
  return { text: texts.join(''), charset: labels[telling < 0 ? first : telling] ?? '', charsetBy: 'mark' };
}

/** UTF-16, in which half of the bytes of Latin letters are NUL. */
const isWide = (parts: readonly MarkedBytes[]) =>
  parts.some(({ mark }) => labelOfMark(mark)?.startsWith('utf-16') === true);

function readAuto(bytes: Uint8Array, parts: readonly MarkedBytes[], language: string): ReadText {
  const marked = readByMarks(bytes, parts);
  if (marked && (isWide(parts) || marked.charset === 'hex')) return marked;
  // Of UTF-8 there is little doubt, whatever controls stand in it.
  const text = bytes.includes(0) ? undefined : decode(bytes, 'utf-8');
  if (text !== undefined) {
    return { text, charset: 'utf-8', charsetBy: marked?.charset === 'utf-8' ? 'mark' : 'only' };
  }
  if (marked) return marked;
  const likely = isBinary(bytes) ? undefined : likelyCharset(bytes, language);
  const likelyText = likely && decode(bytes, likely);
  return likely === undefined || likelyText === undefined
    ? asHex(bytes, 'only')
    : { text: likelyText, charset: likely, charsetBy: 'likely' };
}

/**
 * Reads the bytes of a code as text: UTF-8 where they are that, else by the marks of the code, else in the charset whose characters would be
 * commonest. Nothing is replaced: what is no text, or none in the charset chosen, is its hexadecimal digits.
 */
export function readText(bytes: Uint8Array, parts: readonly MarkedBytes[], { charset, language }: Reading): ReadText {
  if (charset === 'auto') return readAuto(bytes, parts, language);
  if (charset === 'hex') return asHex(bytes, 'chosen');
  const text = decode(bytes, charset);
  return text === undefined ? asHex(bytes, 'only') : { text, charset, charsetBy: 'chosen' };
}

/** What bytes say that were read so, also where they are shown as digits: a secret is one there, too. */
export function meantText(
  { text, charset }: ReadText,
  bytes: Uint8Array,
  parts: readonly MarkedBytes[],
  { language }: Reading,
): string {
  return charset === 'hex' ? readText(bytes, parts, { charset: 'auto', language }).text : text;
}
