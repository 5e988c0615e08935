import { HANGUL, JAPANESE, SIMPLIFIED, TRADITIONAL } from './common-characters';
import type { CHARSETS } from './report';

/** The charsets that bytes may be in where nothing tells: of equally likely ones the first. */
const CANDIDATES = [
  'gb18030',
  'shift_jis',
  'big5',
  'euc-kr',
  'iso-8859-1',
] as const satisfies readonly (typeof CHARSETS)[number][];
type Candidate = (typeof CANDIDATES)[number];

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

const simplified = new Set(SIMPLIFIED);
const traditional = new Set(TRADITIONAL);
const japanese = new Set(JAPANESE);
const hangul = new Set(HANGUL);

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
  if (lead >= 0xb0 && lead <= 0xc8) return 0.4;
  return lead >= 0xa1 && lead <= 0xa3 ? 0.5 : 0.1;
};

const PAIRS: Readonly<Record<Exclude<Candidate, 'iso-8859-1'>, Weigh>> = {
  gb18030: weighGb,
  shift_jis: weighJis,
  big5: weighBig5,
  'euc-kr': weighKs,
};

/** Half-width katakana are one byte each in Shift_JIS. */
const isSingle = (charset: Candidate, byte: number) =>
  byte < 0x80 || (charset === 'shift_jis' && byte >= 0xa1 && byte <= 0xdf);

function lengthAt(charset: Candidate, bytes: Uint8Array, at: number): number {
  if (isSingle(charset, bytes[at] ?? 0)) return 1;
  const second = bytes[at + 1] ?? 0;
  return charset === 'gb18030' && second >= 0x30 && second <= 0x39 ? 4 : 2;
}

/** The mean commonness of characters beyond ASCII; undefined where the bytes are no text in the charset. */
function rateOfPairs(bytes: Uint8Array, charset: Exclude<Candidate, 'iso-8859-1'>): number | undefined {
  const decoder = new TextDecoder(charset, { fatal: true });
  let [sum, count] = [0, 0];
  for (let at = 0, length = 1; at < bytes.length; at += length) {
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
function rateOfLatin(bytes: Uint8Array): number | undefined {
  let [sum, count] = [0, 0];
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    if (byte < 0xa0) return undefined;
    const [before, after] = [bytes[at - 1], bytes[at + 1]];
    const isAmongAscii = isAsciiLetter(before) || isAsciiLetter(after) || (isEdge(before) && isEdge(after));
    count += 1;
    if (byte < 0xc0) sum += 0.5;
    else sum += isAmongAscii ? 0.9 : 0.15;
  }
  return count === 0 ? undefined : sum / count;
}

/**
 * The charset in whose text the characters of these bytes would be commonest; undefined where they are text in none. Of equally likely ones
 * that of the visitor's language counts, then GB18030.
 */
export function likelyCharset(bytes: Uint8Array, language: string): Candidate | undefined {
  const rated = CANDIDATES.flatMap((charset) => {
    const rate = charset === 'iso-8859-1' ? rateOfLatin(bytes) : rateOfPairs(bytes, charset);
    return rate === undefined ? [] : [{ charset, rate }];
  });
  const best = Math.max(...rated.map(({ rate }) => rate));
  const equal = rated.filter(({ rate }) => rate >= best - TIE).map(({ charset }) => charset);
  const own = BY_LANGUAGE.find(([tag]) => language.toLowerCase().startsWith(tag))?.[1];
  return equal.find((charset) => charset === own) ?? equal[0];
}
