import type { FileEncoding } from './file-encodings';
import { FILE_CHARSETS, rankCharsets, type RatedCharset } from './likely-charset';
import { err, ok, type Result } from './result';
import { mendWindows1252 } from './windows-1252';

/** A file that holds something else than text, or text that the encoding asked for cannot hold. */
export type TextFileFault =
  { readonly code: 'not-text' } | { readonly code: 'wrong-encoding'; readonly encoding: FileEncoding };

export interface TextOfFile {
  /** Without its byte order mark. */
  readonly text: string;
  readonly encoding: FileEncoding;
}

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** So many bytes from the beginning tell what a file is. */
const SAMPLE = 65_536;
/** The share of control characters from which on a file is no text. */
const MOST_CONTROLS = 0.1;
/** Text in an encoding has characters at least so common, from 0 to 1. */
const LEAST_COMMON = 0.45;
/** Texts of words have characters at least so common in Cyrillic. */
const LEAST_OF_WORDS = 0.7;

/**
 * The text of a file in the encoding asked for, or in the one that it seems to have: a byte order mark decides, then
 * whether it is valid UTF-8, then which characters would be frequent. Nothing is ever replaced by U+FFFD.
 */
export function readTextFile(bytes: Uint8Array, encoding?: FileEncoding): Result<TextOfFile, TextFileFault> {
  if (encoding !== undefined) {
    const text = decode(bytes, encoding);
    return text === undefined ? err({ code: 'wrong-encoding', encoding }) : ok({ text, encoding });
  }
  const sample = bytes.subarray(0, SAMPLE);
  const marked = encodingByMark(sample) ?? encodingByZeros(sample);
  if (marked === undefined && isBinaryFile(sample)) return err({ code: 'not-text' });
  for (const candidate of marked === undefined ? ['utf-8' as const, ...byFrequency(sample)] : [marked]) {
    const text = decode(bytes, candidate);
    if (text !== undefined) return ok({ text, encoding: candidate });
  }
  return err({ code: 'not-text' });
}

/**
 * Text in an encoding of East Asia, of Cyrillic or of Western European letters, as its characters tell, with that encoding; undefined for all
 * else, UTF-8 included.
 */
export function textByItsLook(bytes: Uint8Array): TextOfFile | undefined {
  // Bytes in a frame of text.
  if (PDF.every((byte, at) => bytes[at] === byte)) return undefined;
  const read = readTextFile(bytes);
  if (!read.ok || read.value.encoding.startsWith('utf-')) return undefined;
  const sample = bytes.subarray(0, SAMPLE);
  const isLikely = read.value.encoding === 'windows-1252' ? isWestern(sample) : isOneOf(read.value.encoding, sample);
  return isLikely ? read.value : undefined;
}

/** Half of all bytes are Cyrillic letters: by chance they are often near each other, but seldom as words have them. */
function isOneOf(encoding: FileEncoding, sample: Uint8Array): boolean {
  if (encoding !== 'windows-1251') return true;
  return (rankCharsets(sample, ['windows-1251'])[0]?.rate ?? 0) >= LEAST_OF_WORDS;
}

/** No control that texts do not have, no byte that stands for nothing, and letters beyond ASCII in words of those within. */
function isWestern(sample: Uint8Array): boolean {
  const isAscii = (byte: number) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
  let [letters, alone, others, ascii] = [0, 0, 0, 0];
  for (const [at, byte] of sample.entries()) {
    if ((byte < 0x20 && (byte < 9 || byte > 13)) || byte === 0x7f) return false;
    if (byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d) return false;
    if (byte < 0x80) ascii += isAscii(byte) ? 1 : 0;
    else if (byte < 0xc0) others += 1;
    else {
      letters += 1;
      const [before = 0x20, after = 0x20] = [sample[at - 1], sample[at + 1]];
      if (!isAscii(before) && !isAscii(after) && before !== 0x20 && after !== 0x20) alone += 1;
    }
  }
  // Signs such as quotes may stand without any letter; in words most letters are of ASCII.
  return alone * 4 <= letters && (letters + others) * 2 <= ascii;
}

function decode(bytes: Uint8Array, encoding: FileEncoding): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return encoding === 'windows-1252' ? mendWindows1252(text) : text;
  } catch {
    return undefined;
  }
}

/** The encoding that a byte order mark tells. */
export function encodingByMark([first, second, third]: Uint8Array): FileEncoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** How many bytes are NUL at even and at odd places: half of the units of UTF-16 are, where they are ASCII. */
export function countZeros(bytes: Uint8Array): readonly [even: number, odd: number] {
  const counts: [even: number, odd: number] = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) counts[at % 2 === 0 ? 0 : 1] += 1;
  return counts;
}

/** UTF-16 without a mark: Latin letters and spaces have a NUL as every other byte, and only there. */
export function encodingByZeros(sample: Uint8Array): FileEncoding | undefined {
  const counts = countZeros(sample);
  const most = Math.max(...counts);
  if (most < 2 || most * 4 < sample.length || Math.min(...counts) * 20 > most) return undefined;
  return counts[0] > counts[1] ? 'utf-16be' : 'utf-16le';
}

/** Whether bytes hold NUL, or so many other controls that they are no text. */
export function isBinaryFile(sample: Uint8Array): boolean {
  let controls = 0;
  for (const byte of sample) {
    if (byte === 0) return true;
    // Tab, line ends, form feed and escape stand in texts, too.
    if (byte < 0x20 && (byte < 9 || byte > 13) && byte !== 0x1b) controls += 1;
  }
  return controls > MOST_CONTROLS * sample.length;
}

/** The encodings in whose texts the characters would be common, the likeliest first; the last one holds any bytes. */
function byFrequency(sample: Uint8Array): FileEncoding[] {
  return [...likelyEncodings(sample).map(({ charset }) => charset), 'windows-1252'];
}

/** The encodings, beside those of Unicode, in whose texts the characters of these bytes would be common, the likeliest first. */
export function likelyEncodings(sample: Uint8Array): readonly RatedCharset<(typeof FILE_CHARSETS)[number]>[] {
  return rankCharsets(wholeCharacters(sample), FILE_CHARSETS).filter(({ rate }) => rate >= LEAST_COMMON);
}

/** Without what may be half a character: what stands behind the last sign of ASCII that is never a second byte. */
function wholeCharacters(sample: Uint8Array): Uint8Array {
  if (sample.length < SAMPLE) return sample;
  let end = sample.length;
  while (end > 0 && (sample[end - 1] ?? 0) >= 0x30) end -= 1;
  return end > 0 ? sample.subarray(0, end) : sample;
}
