import { err, ok, type Result } from '../result';

/** Why the bytes of an XML file could not be read as text. */
export type XmlDecodeFault =
  /** The declaration names an encoding that browsers do not know, or the first bytes are those of one. */
  | { readonly code: 'unknown-encoding'; readonly encoding: string }
  /** The declaration names an encoding that the first bytes rule out. */
  | { readonly code: 'encoding-conflict'; readonly declared: string; readonly actual: string }
  /** The byte at the offset, byte order mark included, is none of a text in that encoding. */
  | { readonly code: 'not-text'; readonly encoding: string; readonly at: number };

export interface DecodedXml {
  /** Without the byte order mark. */
  readonly text: string;
  readonly encoding: string;
}

/** So much of a file is looked at for its declaration, in bytes. */
export const SNIFFED_BYTES = 1024;
const DECLARED = /^\s*<\?xml\s[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/;

/** The encoding of an XML file by its first bytes: byte order mark, then declaration, else UTF-8 (XML 1.0, appendix F). */
export function sniffXmlEncoding(bytes: Uint8Array): Result<string, XmlDecodeFault> {
  const start = bytes.subarray(0, SNIFFED_BYTES);
  const family = familyOf(start);
  if (family === 'ucs-4' || family === 'ebcdic')
    return err({ code: 'unknown-encoding', encoding: family.toUpperCase() });
  const declared = DECLARED.exec(asciiOf(start, family))?.[1]?.toLowerCase();
  if (family !== 'ascii') {
    const isWide = family !== 'utf-8';
    const fits = declared === undefined || (isWide ? isUtf16(declared, family) : isUtf8(declared));
    return fits ? ok(family) : err({ code: 'encoding-conflict', declared, actual: family });
  }
  if (declared === undefined) return ok('utf-8');
  if (isWideName(declared)) return err({ code: 'encoding-conflict', declared, actual: 'utf-8' });
  return isKnown(declared) ? ok(declared) : err({ code: 'unknown-encoding', encoding: declared });
}

/** The text of an XML file. Nothing is replaced: what does not belong is a fault. */
export function decodeXml(bytes: Uint8Array<ArrayBuffer>): Result<DecodedXml, XmlDecodeFault> {
  const sniffed = sniffXmlEncoding(bytes);
  if (!sniffed.ok) return sniffed;
  const encoding = sniffed.value;
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // The reader passes over one mark: where there were two it shall see both.
    return ok({ text: text.startsWith('\ufeff') ? `\ufeff${text}` : text, encoding });
  } catch {
    return err({ code: 'not-text', encoding, at: findUndecodable(bytes, encoding) });
  }
}

type Family = 'utf-8' | 'utf-16le' | 'utf-16be' | 'ucs-4' | 'ebcdic' | 'ascii';

function familyOf([a, b, c, d]: Uint8Array): Family {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  const isWide = c === 0 && d === 0;
  if (a === 0xff && b === 0xfe) return isWide ? 'ucs-4' : 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0x3c && b === 0 && d === 0) return isWide ? 'ucs-4' : 'utf-16le';
  if (a === 0 && b === 0x3c && c === 0) return 'utf-16be';
  if (a === 0 && b === 0) return 'ucs-4';
  return a === 0x4c && b === 0x6f && c === 0xa7 && d === 0x94 ? 'ebcdic' : 'ascii';
}

/** The beginning of a file as far as it is ASCII, for its declaration. */
function asciiOf(start: Uint8Array, family: Family): string {
  const step = family === 'utf-16le' || family === 'utf-16be' ? 2 : 1;
  const units = start.filter((byte, i) => byte !== 0 && (step === 1 || i % 2 === (family === 'utf-16be' ? 1 : 0)));
  return String.fromCharCode(...units).replace(/^(?:\u00ef\u00bb\u00bf|[\u00fe\u00ff])/, '');
}

function isUtf8(declared: string): boolean {
  return declared === 'utf-8' || declared === 'utf8';
}

function isWideName(declared: string): boolean {
  return /^(?:utf-?16|utf-?32|ucs-?[24]|iso-10646-ucs-[24])/.test(declared);
}

function isUtf16(declared: string, family: Family): boolean {
  return /^(?:utf-?16|(?:iso-10646-)?ucs-?2)$/.test(declared) || declared === family;
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== 'replacement';
  } catch {
    return false;
  }
}

/** The offset of the first byte that does not belong: by halving, for decoders do not tell. */
function findUndecodable(bytes: Uint8Array, encoding: string): number {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isBeginning(bytes.subarray(0, middle), encoding)) good = middle;
    else bad = middle;
  }
  return good;
}

function isBeginning(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
