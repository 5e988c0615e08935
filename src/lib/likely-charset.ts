import { HANGUL, IN_TABLES, JAPANESE, SIMPLIFIED, TRADITIONAL } from './common-characters';

/** The charsets that bytes may be in where nothing tells: of equally likely ones the first. */
export const FILE_CHARSETS = [
  'gb18030',
  'shift_jis',
  'big5',
  'euc-kr',
  'euc-jp',
  'windows-1251',
  'windows-1252',
] as const;
export type RankedCharset = (typeof FILE_CHARSETS)[number] | 'iso-8859-1';

/** Those of short texts in codes. */
const CANDIDATES = ['gb18030', 'shift_jis', 'big5', 'euc-kr', 'iso-8859-1'] as const satisfies readonly RankedCharset[];
type Candidate = (typeof CANDIDATES)[number];

/** So many characters tell enough. */
const MOST_RATED = 2000;
/** Differences below this are chance. */
const TIE = 0.03;

/** The charset of a language's texts, by the beginning of its tag (BCP 47); the first that fits. */
const BY_LANGUAGE: readonly (readonly [tag: string, charset: Candidate])[] = [
  ['zh-tw', 'big5'],
  ['zh-hk', 'big5'],
  ['zh-hant', 'big5'],
  ['zh', 'gb18030'],
  ['ja', 'shift_jis'],
  ['ko', 'euc-kr'],
  ['en', 'iso-8859-1'],
  ['fr', 'iso-8859-1'],
];

/** How common a character of two bytes is, from 0 to 1. */
type Weigh = (lead: number, trail: number, character: string) => number;

const simplified = new Set(SIMPLIFIED + IN_TABLES.simplified);
const traditional = new Set(TRADITIONAL + IN_TABLES.traditional);
const japanese = new Set(JAPANESE + IN_TABLES.japanese);
const hangul = new Set(HANGUL + IN_TABLES.hangul);

/** GB 2312: signs in the rows from A1, level 1 from B0, level 2 from D8. */
const weighGb: Weigh = (lead, trail, character) => {
  if (simplified.has(character)) return 1;
  if (trail < 0xa1) return 0.1;
  if (lead >= 0xb0 && lead <= 0xd7) return 0.6;
  if (lead >= 0xd8 && lead <= 0xf7) return 0.3;
  return lead >= 0xa1 && lead <= 0xa3 ? 0.6 : 0.1;
};

/** JIS X 0208: kana in rows 82 and 83, level 1 from 88, level 2 from 98. */
const weighJis: Weigh = (lead, trail, character) => {
  if (japanese.has(character) || (lead === 0x82 && trail >= 0x9f)) return 1;
  if (lead === 0x83 && trail <= 0x96) return 0.9;
  if (lead === 0x81 || lead === 0x82) return 0.6;
  if (lead >= 0x88 && lead <= 0x97) return 0.6;
  return lead >= 0x98 && lead <= 0xea ? 0.2 : 0.1;
};

/** Level 1 from A4, level 2 from C9. */
const weighBig5: Weigh = (lead, _trail, character) => {
  if (traditional.has(character)) return 1;
  if (lead >= 0xa4 && lead <= 0xc6) return 0.6;
  if (lead >= 0xc9 && lead <= 0xf9) return 0.2;
  return lead >= 0xa1 && lead <= 0xa3 ? 0.6 : 0.1;
};

/** KS X 1001: hangul from B0, Chinese characters from CA. */
const weighKs: Weigh = (lead, trail, character) => {
  if (hangul.has(character)) return 1;
  if (trail < 0xa1) return 0.1;
  if (lead >= 0xb0 && lead <= 0xc8) return 0.6;
  return lead >= 0xa1 && lead <= 0xa3 ? 0.5 : 0.1;
};

/** JIS X 0208 again: each row one lead. Kana in A4 and A5, level 1 from B0, level 2 from D0. */
const weighEucJp: Weigh = (lead, _trail, character) => {
  if (lead === 0x8e) return 0.3;
  if (japanese.has(character) || lead === 0xa4) return 1;
  if (lead === 0xa5) return 0.9;
  if (lead === 0xa1 || lead === 0xa3) return 0.6;
  if (lead >= 0xb0 && lead <= 0xcf) return 0.6;
  return lead >= 0xd0 && lead <= 0xf4 ? 0.2 : 0.1;
};

type OfPairs = Exclude<RankedCharset, 'iso-8859-1' | 'windows-1251' | 'windows-1252'>;

const PAIRS: Readonly<Record<OfPairs, Weigh>> = {
  gb18030: weighGb,
  shift_jis: weighJis,
  big5: weighBig5,
  'euc-kr': weighKs,
  'euc-jp': weighEucJp,
};

/** Half-width katakana are one byte each in Shift_JIS. */
const isSingle = (charset: OfPairs, byte: number) =>
  byte < 0x80 || (charset === 'shift_jis' && byte >= 0xa1 && byte <= 0xdf);

function lengthAt(charset: OfPairs, bytes: Uint8Array, at: number): number {
  if (isSingle(charset, bytes[at] ?? 0)) return 1;
  const second = bytes[at + 1] ?? 0;
  if (charset === 'euc-jp' && bytes[at] === 0x8f) return 3;
  return charset === 'gb18030' && second >= 0x30 && second <= 0x39 ? 4 : 2;
}

/** The mean commonness of characters beyond ASCII; undefined where the bytes are no text in the charset. */
function rateOfPairs(bytes: Uint8Array, charset: OfPairs): number | undefined {
  const decoder = new TextDecoder(charset, { fatal: true });
  let [sum, count] = [0, 0];
  for (let at = 0, length = 1; at < bytes.length && count < MOST_RATED; at += length) {
    length = lengthAt(charset, bytes, at);
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    const character = decodeOne(decoder, bytes.subarray(at, at + length));
    if (character === undefined) return undefined;
    count += 1;
    if (length === 1) sum += 0.3;
    else if (length === 2) sum += PAIRS[charset](lead, bytes[at + 1] ?? 0, character);
  }
  return count === 0 ? undefined : sum / count;
}

function decodeOne(decoder: TextDecoder, bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

const isAsciiLetter = (byte = 0) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
/** Nothing, or a sign or blank of ASCII. */
const isEdge = (byte = 0x20) => byte < 0x80 && !isAsciiLetter(byte);

/** Western letters stand in words of ASCII letters, or by themselves as `à` does; the controls of Latin-1 stand in no text. */
function rateOfLatin(bytes: Uint8Array, isWindows: boolean): number | undefined {
  let [sum, count] = [0, 0];
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    if (byte < 0xa0 && (!isWindows || UNASSIGNED.has(byte))) return undefined;
    const [before, after] = [bytes[at - 1], bytes[at + 1]];
    const isAmongAscii = isAsciiLetter(before) || isAsciiLetter(after) || (isEdge(before) && isEdge(after));
    count += 1;
    if (byte < 0xc0) sum += 0.5;
    else sum += isAmongAscii ? 0.9 : 0.15;
  }
  return count === 0 ? undefined : sum / count;
}

/** Bytes that stand for nothing in Windows-1252. */
const UNASSIGNED: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** The letters of Russian that make four fifths of its texts, in Windows-1251. */
const COMMON_CYRILLIC: ReadonlySet<number> = new Set([
  0xee, 0xe5, 0xe0, 0xe8, 0xed, 0xf2, 0xf1, 0xf0, 0xe2, 0xeb, 0xea, 0xec, 0xe4, 0xef, 0xf3, 0xff, 0xfb, 0xfc, 0xe3,
]);
const isSmallCyrillic = (byte = 0) => byte >= 0xe0 || byte === 0xb8 || byte === 0xb3 || byte === 0xbf || byte === 0xba;
const isGreatCyrillic = (byte = 0) =>
  (byte >= 0xc0 && byte < 0xe0) || byte === 0xa8 || byte === 0xb2 || byte === 0xaf || byte === 0xaa;
const isCyrillic = (byte = 0) => isSmallCyrillic(byte) || isGreatCyrillic(byte);

/** Cyrillic words are of Cyrillic letters alone, and great ones stand at their beginning or are all there is. */
function rateOfCyrillic(bytes: Uint8Array): number | undefined {
  let [sum, count] = [0, 0];
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    if (byte === 0x98) return undefined;
    count += 1;
    sum += weighCyrillic(bytes[at - 1], byte, bytes[at + 1]);
  }
  return count === 0 ? undefined : sum / count;
}

function weighCyrillic(before: number | undefined, byte: number, after: number | undefined): number {
  if (!isCyrillic(byte)) return byte >= 0x91 ? 0.4 : 0.1;
  if (isAsciiLetter(before) || isAsciiLetter(after)) return 0.1;
  const isAlone = !isCyrillic(before) && !isCyrillic(after);
  if (isAlone) return 0.5;
  if (isSmallCyrillic(byte)) return COMMON_CYRILLIC.has(byte) ? 1 : 0.75;
  if (isSmallCyrillic(before)) return 0;
  return isSmallCyrillic(after) && !isCyrillic(before) ? 0.9 : 0.6;
}

function rateOf(bytes: Uint8Array, charset: RankedCharset): number | undefined {
  switch (charset) {
    case 'windows-1251':
      return rateOfCyrillic(bytes);
    case 'windows-1252':
    case 'iso-8859-1':
      return rateOfLatin(bytes, charset === 'windows-1252');
    default:
      return rateOfPairs(bytes, charset);
  }
}

/** A charset, and how common the characters of bytes would be in it, from 0 to 1. */
export interface RatedCharset<C extends RankedCharset> {
  readonly charset: C;
  readonly rate: number;
}

/** The charsets in which bytes are text, the likeliest first; nothing where no byte is beyond ASCII. */
export function rankCharsets<C extends RankedCharset>(
  bytes: Uint8Array,
  candidates: readonly C[],
): readonly RatedCharset<C>[] {
  return candidates
    .flatMap((charset) => {
      const rate = rateOf(bytes, charset);
      return rate === undefined ? [] : [{ charset, rate }];
    })
    .sort((one, other) => other.rate - one.rate);
}

/**
 * The charset in whose text the characters of these bytes would be commonest; undefined where they are text in none. Of equally likely ones
 * that of the visitor's language counts, then GB18030.
 */
export function likelyCharset(bytes: Uint8Array, language: string): Candidate | undefined {
  const rated = rankCharsets(bytes, CANDIDATES);
  const best = rated[0]?.rate ?? 0;
  const equal = CANDIDATES.filter((one) => rated.some(({ charset, rate }) => charset === one && rate >= best - TIE));
  const own = BY_LANGUAGE.find(([tag]) => language.toLowerCase().startsWith(tag))?.[1];
  return equal.find((charset) => charset === own) ?? equal[0];
}
