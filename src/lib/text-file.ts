import type { FileEncoding } from './file-encodings';
import { err, ok, type Result } from './result';

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
/** The share of frequent characters from which on a file is taken for East Asian text. */
const LEAST_FREQUENT = 0.7;

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
  const marked = byMark(sample) ?? byZeros(sample);
  if (marked === undefined && isBinary(sample)) return err({ code: 'not-text' });
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
  return read.value.encoding !== 'windows-1252' || isWestern(bytes.subarray(0, SAMPLE)) ? read.value : undefined;
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
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function byMark([first, second, third]: Uint8Array): FileEncoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** UTF-16 without a mark: Latin letters and spaces have a NUL as every other byte, and only there. */
function byZeros(sample: Uint8Array): FileEncoding | undefined {
  const counts: [even: number, odd: number] = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) counts[at % 2 === 0 ? 0 : 1] += 1;
  const most = Math.max(...counts);
  if (most < 2 || most * 4 < sample.length || Math.min(...counts) * 20 > most) return undefined;
  return counts[0] > counts[1] ? 'utf-16be' : 'utf-16le';
}

function isBinary(sample: Uint8Array): boolean {
  let controls = 0;
  for (const byte of sample) {
    if (byte === 0) return true;
    // Tab, line ends, form feed and escape stand in texts, too.
    if (byte < 0x20 && (byte < 9 || byte > 13) && byte !== 0x1b) controls += 1;
  }
  return controls > MOST_CONTROLS * sample.length;
}

/** The encodings of one script each, the likeliest first; the last one holds any bytes. */
function byFrequency(sample: Uint8Array): FileEncoding[] {
  const asian = EAST_ASIAN.map(({ encoding, rate }) => ({ encoding, rate: rate(sample) }))
    .filter(({ rate }) => rate >= LEAST_FREQUENT)
    .sort((one, other) => other.rate - one.rate)
    .map(({ encoding }) => encoding);
  return [...asian, ...(isCyrillic(sample) ? (['windows-1251'] as const) : []), 'windows-1252'];
}

interface Frequency {
  readonly encoding: FileEncoding;
  /** The share of frequent characters among those outside ASCII, were the bytes of this encoding. */
  readonly rate: (sample: Uint8Array) => number;
}

const EAST_ASIAN: readonly Frequency[] = [
  // Level 1 of GB 2312 and full-width punctuation. Listed first: of equal rates the first one wins.
  {
    encoding: 'gb18030',
    rate: (sample) =>
      pairRate(
        sample,
        (lead, trail) => trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3)),
      ).rate,
  },
  // Level 1 and punctuation. A good part of the second bytes is below 0x7f, which GB 2312 never has.
  {
    encoding: 'big5',
    rate: (sample) => {
      const { rate, lowTrails } = pairRate(
        sample,
        (lead, trail) =>
          ((lead >= 0xa4 && lead <= 0xc6) || lead === 0xa1) && ((trail >= 0x40 && trail <= 0x7e) || trail >= 0xa1),
      );
      return lowTrails > 0.1 ? rate + 0.01 : 0;
    },
  },
  {
    encoding: 'shift_jis',
    rate: (sample) =>
      pairRate(
        sample,
        (lead, trail) =>
          lead === 0x81 ||
          (lead === 0x82 && trail >= 0x4f) ||
          (lead === 0x83 && trail <= 0x96) ||
          (lead >= 0x88 && lead <= 0x97),
      ).rate,
  },
  // Kana, which no Chinese text has so many of.
  {
    encoding: 'euc-jp',
    rate: (sample) => {
      const kana = pairRate(sample, (lead, trail) => (lead === 0xa4 || lead === 0xa5) && trail >= 0xa1).rate;
      const { rate } = pairRate(
        sample,
        (lead, trail) =>
          trail >= 0xa1 && (lead === 0xa1 || lead === 0xa4 || lead === 0xa5 || (lead >= 0xb0 && lead <= 0xcf)),
      );
      return kana > 0.2 ? rate + 0.01 : 0;
    },
  },
  // Hangul take a part of the rows that Chinese characters have in GB 2312: only a longer text tells them apart.
  {
    encoding: 'euc-kr',
    rate: (sample) => {
      const { rate, pairs } = pairRate(sample, (lead, trail) => trail >= 0xa1 && lead >= 0xb0 && lead <= 0xc8);
      return pairs >= 12 && rate > 0.95 ? rate + 0.01 : 0;
    },
  },
];

/** Walks over pairs of bytes that begin outside ASCII. */
function pairRate(sample: Uint8Array, isFrequent: (lead: number, trail: number) => boolean) {
  let [pairs, frequent, low] = [0, 0, 0];
  for (let at = 0; at + 1 < sample.length; at += 1) {
    const lead = sample[at] ?? 0;
    if (lead < 0x80) continue;
    const trail = sample[at + 1] ?? 0;
    at += 1;
    pairs += 1;
    if (isFrequent(lead, trail)) frequent += 1;
    if (trail < 0x7f) low += 1;
  }
  return { pairs, rate: pairs === 0 ? 0 : frequent / pairs, lowTrails: pairs === 0 ? 0 : low / pairs };
}

/** Words of three letters and more on average that are all outside ASCII. */
function isCyrillic(sample: Uint8Array): boolean {
  let [letters, runs, isInside] = [0, 0, false];
  for (const byte of sample) {
    const isLetter = byte >= 0xc0 || byte === 0xa8 || byte === 0xb8;
    if (isLetter) letters += 1;
    if (isLetter && !isInside) runs += 1;
    isInside = isLetter;
  }
  return runs > 0 && letters / runs >= 3;
}
