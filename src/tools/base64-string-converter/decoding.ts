import type { Base64Fault, Base64Note } from '../../lib/base64-fault';
import { fromBase64 } from '../../lib/base64-reader';
import { type Charset, CHARSETS, type UndecodableFault } from '../../lib/charset';
import { decodeText } from '../../lib/charset-decoder';
import { isZlib } from '../../lib/shapes/hex-shape';
import { err, ok, type Result } from '../../lib/result';
import { type Likeness, likenessOf } from './likeness';
import { joinLines, LINE_BREAK } from './lines';

export interface DecodeSettings {
  readonly charset: Charset;
  /** Every line is Base64 of its own, and its text a line of the result. */
  readonly eachLine: boolean;
}

/** What Base64 holds: always bytes, and text where they are text in the charset. */
export interface Decoded {
  readonly text?: string;
  /** Why there is no text. */
  readonly undecodable?: UndecodableFault;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The charset it was read in: the one asked for, or the one that a `data:` prefix names. */
  readonly charset: Charset;
  readonly mimeType?: string;
  readonly notes: readonly Base64Note[];
  /** Other charsets in which the bytes are text, the likeliest first; only looked for when something is odd. */
  readonly alsoTextIn: readonly Charset[];
  readonly isGzip: boolean;
  /** They are no text, and begin as zlib data do. */
  readonly isZlib?: true;
  /** What another tool shows more of. */
  readonly looksLike?: Likeness;
}

/** A fault of Base64; with "each line on its own", the line (from 1) that has it. Offsets are those of the whole. */
export type DecodeFault = Base64Fault & { readonly line?: number };

interface Read {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mimeType?: string;
  readonly notes: readonly Base64Note[];
}

/** Decodes Base64 to bytes and, where they are text in the charset, to text. Only Base64 that cannot be read is a fault. */
export function decodeString(base64: string, settings: DecodeSettings): Result<Decoded, DecodeFault> {
  const read = settings.eachLine ? readLines(base64, settings.charset) : fromBase64(base64);
  if (!read.ok) return read;
  const { bytes, mimeType, notes }: Read = read.value;
  const charset = charsetOf(mimeType) ?? settings.charset;
  const text = decodeText(bytes, charset);
  const utf16 = charset.startsWith('utf-16') ? undefined : guessUtf16(bytes);
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;
  const isCompressed = !text.ok && isZlib(bytes);
  const looksLike =
    settings.eachLine || isGzip || isCompressed ? undefined : likenessOf(bytes, text.ok ? text.value : undefined);
  return ok({
    ...(text.ok ? { text: text.value } : { undecodable: text.fault }),
    bytes,
    charset,
    ...(mimeType !== undefined && { mimeType }),
    notes,
    alsoTextIn: utf16 ? [utf16] : text.ok ? [] : findCharsets(bytes, charset),
    isGzip,
    ...(isCompressed && { isZlib: true }),
    ...(looksLike && { looksLike }),
  });
}

function readLines(base64: string, charset: Charset): Result<Read, DecodeFault> {
  const parts: Uint8Array[] = [];
  const notes: Base64Note[] = [];
  let offset = 0;
  for (const [index, line] of base64.split(LINE_BREAK).entries()) {
    const read = fromBase64(line);
    if (!read.ok) {
      const { fault } = read;
      return err({ ...fault, ...('at' in fault && { at: fault.at + offset }), line: index + 1 });
    }
    parts.push(read.value.bytes);
    for (const note of read.value.notes) notes.push({ ...note, at: note.at + offset });
    offset += line.length + (base64[offset + line.length] === '\r' ? 2 : 1);
  }
  return ok({ bytes: joinLines(parts, charset), notes });
}

/** The charset that a media type names, if it is one of ours. US-ASCII is part of all of them but UTF-16. */
function charsetOf(mimeType: string | undefined): Charset | undefined {
  const label = /;\s*charset="?([^";\s]+)/i.exec(mimeType ?? '')?.[1]?.toLowerCase();
  if (label === undefined || label === 'us-ascii') return undefined;
  if (label === 'iso-8859-1' || label === 'latin1') return 'iso-8859-1';
  try {
    const { encoding } = new TextDecoder(label);
    return CHARSETS.find((charset) => charset === (encoding === 'gbk' ? 'gb18030' : encoding));
  } catch {
    return undefined;
  }
}

/** A byte order mark says so; without one, ASCII in UTF-16 has a NUL at every other place, which UTF-8 allows. */
function guessUtf16(bytes: Uint8Array): Charset | undefined {
  if (bytes.length % 2 !== 0) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1024);
  const nulsAt = (parity: number) => start.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  const [even, odd] = [nulsAt(0), nulsAt(1)];
  if (Math.max(even, odd) * 3 < start.length || start.length === 0) return undefined;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

// Without those of UTF-16: nearly every even number of bytes is "text" there. Latin-1 takes anything and comes last.
const GUESSES: readonly Charset[] = ['utf-8', 'gb18030', 'big5', 'shift_jis', 'euc-kr', 'iso-8859-1'];

// Control, private-use and unassigned characters say that a charset does not fit, though each byte has a meaning.
const UNLIKELY = /(?![\t\n\f\r])[\p{Cc}\p{Co}\p{Cn}]/u;

function findCharsets(bytes: Uint8Array, tried: Charset): Charset[] {
  return GUESSES.filter((charset) => {
    if (charset === tried) return false;
    const text = decodeText(bytes, charset);
    return text.ok && !UNLIKELY.test(text.value);
  });
}
