import { STANDARD, URL_SAFE } from './base64';
import { err, ok, type Result } from './result';

/** `at` is a UTF-16 offset in the text as given; `length` counts characters of the alphabet. */
export type Base64Fault =
  | { readonly code: 'bad-character'; readonly at: number; readonly found: string }
  | { readonly code: 'cut-off'; readonly length: number }
  | { readonly code: 'padding-inside'; readonly at: number }
  | { readonly code: 'only-padding'; readonly at: number }
  | { readonly code: 'data-without-base64'; readonly at: number };

/** What is unusual about Base64 that could be read all the same. */
export type Base64Note =
  | { readonly code: 'mixed-alphabets'; readonly at: number }
  | { readonly code: 'not-canonical'; readonly at: number; readonly found: string; readonly canonical: string }
  | { readonly code: 'wrong-padding'; readonly at: number; readonly found: number; readonly expected: number };

export interface DecodedBase64 {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of a `data:` prefix, with its parameters; `text/plain;charset=US-ASCII` when the prefix names none (RFC 2397). */
  readonly mimeType?: string;
  readonly notes: readonly Base64Note[];
}

const EQUALS = 61;

// Values 0 to 63; then what is not a digit of Base64.
const FOREIGN = 64;
const SPACE = 65;
const PAD = 66;

const VALUES = new Uint8Array(128).fill(FOREIGN);
for (const alphabet of [STANDARD, URL_SAFE]) {
  for (let value = 0; value < 64; value++) VALUES[alphabet.charCodeAt(value)] = value;
}
VALUES[EQUALS] = PAD;
for (const code of [9, 10, 11, 12, 13, 32]) VALUES[code] = SPACE;

const QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", '`': '`', '“': '”', '‘': '’', '«': '»' };
// Beyond JavaScript's white space: the zero-width ones that come along with text copied from pages.
const INVISIBLE = /[\s\u200b-\u200d\u2060\u180e]/;

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

function mimeTypeOf(written: string): string {
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

interface Tally {
  digits: number;
  firstPad: number;
  pads: number;
  /** Of the first digit that only one of the alphabets has. */
  alphabet: 'standard' | 'url-safe' | undefined;
  mixedAt: number;
  /** Offset of the last digit. */
  lastAt: number;
}

function decode(text: string, start: number, end: number, isUri: boolean): Result<DecodedBase64, Base64Fault> {
  const bytes = new Uint8Array(Math.floor(((end - start) * 3) / 4) + 3);
  const tally: Tally = { digits: 0, firstPad: -1, pads: 0, alphabet: undefined, mixedAt: -1, lastAt: -1 };
  let count = 0;
  let group = 0;
  for (let at = start; at < end; at++) {
    let code = text.charCodeAt(at);
    const from = at;
    if (isUri && code === 37) {
      const escaped = /^%([0-9a-f]{2})/i.exec(text.slice(at, at + 3));
      if (escaped?.[1] !== undefined) {
        code = Number.parseInt(escaped[1], 16);
        at += 2;
      }
    }
    const value = code < 128 ? (VALUES[code] ?? FOREIGN) : FOREIGN;
    if (value < 64) {
      if (tally.firstPad >= 0) return err({ code: 'padding-inside', at: tally.firstPad });
      if (value > 61) noteAlphabet(tally, code, from);
      group = (group << 6) | value;
      tally.digits++;
      tally.lastAt = from;
      if ((tally.digits & 3) === 0) {
        bytes[count++] = group >> 16;
        bytes[count++] = group >> 8;
        bytes[count++] = group;
        group = 0;
      }
    } else if (value === PAD) {
      if (tally.firstPad < 0) tally.firstPad = from;
      tally.pads++;
    } else if (value === FOREIGN && !INVISIBLE.test(text.charAt(from))) {
      return err({ code: 'bad-character', at: from, found: String.fromCodePoint(text.codePointAt(from) ?? 0) });
    }
  }
  const rest = tally.digits & 3;
  if (rest === 1) return err({ code: 'cut-off', length: tally.digits });
  if (tally.digits === 0 && tally.pads > 0) return err({ code: 'only-padding', at: tally.firstPad });
  if (rest === 2) bytes[count++] = group >> 4;
  if (rest === 3) {
    bytes[count++] = group >> 10;
    bytes[count++] = group >> 2;
  }
  return ok({ bytes: bytes.slice(0, count), notes: notesOf(tally, group, rest) });
}

function noteAlphabet(tally: Tally, code: number, at: number): void {
  const alphabet = code === 45 || code === 95 ? 'url-safe' : 'standard';
  tally.alphabet ??= alphabet;
  if (tally.alphabet !== alphabet && tally.mixedAt < 0) tally.mixedAt = at;
}

function notesOf(tally: Tally, group: number, rest: number): Base64Note[] {
  const notes: Base64Note[] = [];
  if (tally.mixedAt >= 0) notes.push({ code: 'mixed-alphabets', at: tally.mixedAt });
  const strayBits = rest === 2 ? group & 15 : rest === 3 ? group & 3 : 0;
  if (strayBits !== 0) {
    const alphabet = tally.alphabet === 'url-safe' ? URL_SAFE : STANDARD;
    const padding = '='.repeat(tally.pads > 0 ? 4 - rest : 0);
    const digits = (value: number) =>
      Array.from({ length: rest }, (_, index) => alphabet[(value >> (6 * (rest - 1 - index))) & 63]).join('');
    notes.push({
      code: 'not-canonical',
      at: tally.lastAt,
      found: digits(group) + padding,
      canonical: digits(group ^ strayBits) + padding,
    });
  }
  const expected = (4 - rest) % 4;
  if (tally.pads > 0 && tally.pads !== expected) {
    notes.push({ code: 'wrong-padding', at: tally.firstPad, found: tally.pads, expected });
  }
  return notes;
}
