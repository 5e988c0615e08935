import { STANDARD, URL_SAFE } from './base64';
import type { Base64Fault, Base64Note } from './base64-fault';
import { err, ok, type Result } from './result';

const LINE_FEED = 10;
const PERCENT = 37;
const EQUALS = 61;

/** How a stream of Base64 is written; padding follows the alphabet: with the standard one, without the URL-safe one. */
export interface Base64StreamStyle {
  readonly urlSafe?: boolean;
  /** Characters per line, a multiple of 4; 0 keeps everything on one line. */
  readonly lineLength?: number;
}

/** Twelve bits at a time: two characters for each of the 4096 pairs of digits. */
function pairsOf(alphabet: string): Uint8Array {
  const pairs = new Uint8Array(8192);
  for (let value = 0; value < 4096; value++) {
    pairs[value * 2] = alphabet.charCodeAt(value >> 6);
    pairs[value * 2 + 1] = alphabet.charCodeAt(value & 63);
  }
  return pairs;
}

/**
 * Writes bytes that come in pieces of any size as Base64 (RFC 4648): never padding midway, never a line feed at the end.
 * What `push` and `end` give is ASCII in a buffer that the next call uses again.
 */
export class Base64Writer {
  readonly #pairs: Uint8Array;
  readonly #isPadded: boolean;
  /** Bytes of a line, 0 without lines. */
  readonly #lineBytes: number;
  /** Only whole units are written before the end. */
  readonly #unit: number;
  readonly #carry: Uint8Array;
  #carried = 0;
  #out = new Uint8Array(0);
  #at = 0;
  #hasWritten = false;

  constructor({ urlSafe = false, lineLength = 0 }: Base64StreamStyle = {}) {
    this.#pairs = pairsOf(urlSafe ? URL_SAFE : STANDARD);
    this.#isPadded = !urlSafe;
    this.#lineBytes = (lineLength / 4) * 3;
    this.#unit = this.#lineBytes || 3;
    this.#carry = new Uint8Array(this.#unit);
  }

  push(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    this.#reserve(bytes.length + this.#carried);
    let from = 0;
    if (this.#carried > 0) {
      from = Math.min(bytes.length, this.#unit - this.#carried);
      this.#carry.set(bytes.subarray(0, from), this.#carried);
      this.#carried += from;
      if (this.#carried < this.#unit) return this.#out.subarray(0, 0);
      this.#writeLines(this.#carry, 0, this.#unit);
      this.#carried = 0;
    }
    const to = from + Math.floor((bytes.length - from) / this.#unit) * this.#unit;
    this.#writeLines(bytes, from, to);
    this.#carry.set(bytes.subarray(to));
    this.#carried = bytes.length - to;
    return this.#out.subarray(0, this.#at);
  }

  end(): Uint8Array<ArrayBuffer> {
    this.#reserve(this.#carried);
    const whole = this.#carried - (this.#carried % 3);
    if (this.#carried > 0) this.#breakLine();
    this.#writeGroups(this.#carry, 0, whole);
    if (whole < this.#carried)
      this.#writeRest(this.#carry[whole] ?? 0, this.#carry[whole + 1] ?? 0, this.#carried - whole);
    this.#carried = 0;
    return this.#out.subarray(0, this.#at);
  }

  #reserve(bytes: number): void {
    const breaks = this.#lineBytes > 0 ? Math.ceil(bytes / this.#lineBytes) : 0;
    const length = Math.ceil(bytes / 3) * 4 + breaks;
    if (this.#out.length < length) this.#out = new Uint8Array(length);
    this.#at = 0;
  }

  #writeLines(bytes: Uint8Array, from: number, to: number): void {
    const step = this.#lineBytes || Math.max(1, to - from);
    for (let start = from; start < to; start += step) {
      this.#breakLine();
      this.#writeGroups(bytes, start, Math.min(to, start + step));
    }
  }

  #breakLine(): void {
    if (this.#lineBytes > 0 && this.#hasWritten) this.#out[this.#at++] = LINE_FEED;
    this.#hasWritten = true;
  }

  #writeGroups(bytes: Uint8Array, from: number, to: number): void {
    const out = this.#out;
    const pairs = this.#pairs;
    let at = this.#at;
    for (let next = from; next < to; next += 3) {
      const group = ((bytes[next] ?? 0) << 16) | ((bytes[next + 1] ?? 0) << 8) | (bytes[next + 2] ?? 0);
      const high = (group >> 12) * 2;
      const low = (group & 4095) * 2;
      out[at] = pairs[high] ?? 0;
      out[at + 1] = pairs[high + 1] ?? 0;
      out[at + 2] = pairs[low] ?? 0;
      out[at + 3] = pairs[low + 1] ?? 0;
      at += 4;
    }
    this.#at = at;
  }

  /** The last one or two bytes. */
  #writeRest(first: number, second: number, count: number): void {
    const group = (first << 16) | (count === 2 ? second << 8 : 0);
    const high = (group >> 12) * 2;
    this.#out[this.#at++] = this.#pairs[high] ?? 0;
    this.#out[this.#at++] = this.#pairs[high + 1] ?? 0;
    if (count === 2) this.#out[this.#at++] = this.#pairs[(group & 4095) * 2] ?? 0;
    for (let pad = count; this.#isPadded && pad < 3; pad++) this.#out[this.#at++] = EQUALS;
  }
}

// Values 0 to 63; then what is not a digit of Base64.
const FOREIGN = 64;
const SPACE = 65;
const PAD = 66;

const VALUES = new Uint8Array(128).fill(FOREIGN);
/** By character: 1 for the digits that only the standard alphabet has, 2 for those of the URL-safe one. */
const ALPHABETS = new Uint8Array(128);
for (let value = 0; value < 64; value++) {
  VALUES[STANDARD.charCodeAt(value)] = value;
  VALUES[URL_SAFE.charCodeAt(value)] = value;
  if (value > 61) {
    ALPHABETS[STANDARD.charCodeAt(value)] = 1;
    ALPHABETS[URL_SAFE.charCodeAt(value)] = 2;
  }
}
VALUES[EQUALS] = PAD;
for (const code of [9, 10, 11, 12, 13, 32]) VALUES[code] = SPACE;

/** White space, and beyond JavaScript's the zero-width characters that come along with text copied from pages. */
export const INVISIBLE = /[\s\u200b-\u200d\u2060\u180e]/;

/** The last bytes of a stream of Base64, and what is odd about it. */
export interface Base64End {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly notes: readonly Base64Note[];
}

/**
 * Reads Base64 that comes in pieces: both alphabets, padded or not, with white space between; in a `data:` address also
 * percent-encoded. Offsets in faults and notes are UTF-16 offsets that count on from `offset` over all pieces. After a
 * fault it is of no further use.
 */
export class Base64Reader {
  readonly #isUri: boolean;
  /** Offset of the next piece. */
  #offset: number;
  #held = '';
  #group = 0;
  #digits = 0;
  #firstPad = -1;
  #pads = 0;
  /** Of the first digit that only one of the alphabets has. */
  #alphabet = 0;
  #mixedAt = -1;
  #lastAt = -1;

  constructor({ isUri = false, offset = 0 }: { readonly isUri?: boolean; readonly offset?: number } = {}) {
    this.#isUri = isUri;
    this.#offset = offset;
  }

  /** The bytes of the next piece, as far as they are whole. */
  push(piece: string): Result<Uint8Array<ArrayBuffer>, Base64Fault> {
    const text = this.#held + piece;
    const base = this.#offset - this.#held.length;
    this.#held = '';
    this.#offset += piece.length;
    const bytes = new Uint8Array(Math.floor((text.length * 3) / 4) + 3);
    let count = 0;
    for (let at = 0; at < text.length; at++) {
      if ((this.#digits & 3) === 0 && this.#firstPad < 0) {
        const end = this.#readGroups(text, at, bytes, count);
        count += ((end - at) / 4) * 3;
        if (end > at) this.#lastAt = base + end - 1;
        at = end;
        if (at >= text.length) break;
      }
      let code = text.charCodeAt(at);
      const from = base + at;
      if (this.#isUri && code === PERCENT) {
        if (at + 2 >= text.length && /^%[0-9a-f]?$/i.test(text.slice(at))) {
          this.#held = text.slice(at);
          break;
        }
        const escaped = /^%([0-9a-f]{2})/i.exec(text.slice(at, at + 3));
        if (escaped?.[1] !== undefined) {
          code = Number.parseInt(escaped[1], 16);
          at += 2;
        }
      }
      const value = code < 128 ? (VALUES[code] ?? FOREIGN) : FOREIGN;
      if (value < 64) {
        if (this.#firstPad >= 0) return err({ code: 'padding-inside', at: this.#firstPad });
        if (value > 61) this.#noteAlphabet(ALPHABETS[code] ?? 0, from);
        this.#group = (this.#group << 6) | value;
        this.#digits++;
        this.#lastAt = from;
        if ((this.#digits & 3) === 0) {
          bytes[count++] = this.#group >> 16;
          bytes[count++] = this.#group >> 8;
          bytes[count++] = this.#group;
          this.#group = 0;
        }
      } else if (value === PAD) {
        if (this.#firstPad < 0) this.#firstPad = from;
        this.#pads++;
      } else if (value === FOREIGN) {
        const place = from - base;
        if (!INVISIBLE.test(text.charAt(place))) {
          return err({ code: 'bad-character', at: from, found: String.fromCodePoint(text.codePointAt(place) ?? 0) });
        }
      }
    }
    return ok(bytes.subarray(0, count));
  }

  /** Four plain digits at a time, which most of any Base64 is. Gives the offset where that ends. */
  #readGroups(text: string, from: number, bytes: Uint8Array, to: number): number {
    const alphabet = this.#mixedAt >= 0 ? 3 : this.#alphabet;
    let at = from;
    let count = to;
    for (; at + 3 < text.length; at += 4) {
      const one = text.charCodeAt(at);
      const two = text.charCodeAt(at + 1);
      const three = text.charCodeAt(at + 2);
      const four = text.charCodeAt(at + 3);
      if ((one | two | three | four) > 127) break;
      const first = VALUES[one] ?? FOREIGN;
      const second = VALUES[two] ?? FOREIGN;
      const third = VALUES[three] ?? FOREIGN;
      const fourth = VALUES[four] ?? FOREIGN;
      if ((first | second | third | fourth) > 63) break;
      const used = (ALPHABETS[one] ?? 0) | (ALPHABETS[two] ?? 0) | (ALPHABETS[three] ?? 0) | (ALPHABETS[four] ?? 0);
      if ((used | alphabet) !== alphabet) break;
      bytes[count] = (first << 2) | (second >> 4);
      bytes[count + 1] = (second << 4) | (third >> 2);
      bytes[count + 2] = (third << 6) | fourth;
      count += 3;
    }
    this.#digits += at - from;
    return at;
  }

  #noteAlphabet(alphabet: number, at: number): void {
    this.#alphabet ||= alphabet;
    if (this.#alphabet !== alphabet && this.#mixedAt < 0) this.#mixedAt = at;
  }

  end(): Result<Base64End, Base64Fault> {
    if (this.#held !== '') return err({ code: 'bad-character', at: this.#offset - this.#held.length, found: '%' });
    const rest = this.#digits & 3;
    if (rest === 1) return err({ code: 'cut-off', length: this.#digits });
    if (this.#digits === 0 && this.#pads > 0) return err({ code: 'only-padding', at: this.#firstPad });
    const group = this.#group;
    const bytes = rest === 2 ? [group >> 4] : rest === 3 ? [group >> 10, group >> 2] : [];
    return ok({ bytes: Uint8Array.from(bytes), notes: this.#notes(rest) });
  }

  #notes(rest: number): Base64Note[] {
    const notes: Base64Note[] = [];
    if (this.#mixedAt >= 0) notes.push({ code: 'mixed-alphabets', at: this.#mixedAt });
    const strayBits = rest === 2 ? this.#group & 15 : rest === 3 ? this.#group & 3 : 0;
    if (strayBits !== 0) {
      const alphabet = this.#alphabet === 2 ? URL_SAFE : STANDARD;
      const padding = '='.repeat(this.#pads > 0 ? 4 - rest : 0);
      const digits = (value: number) =>
        Array.from({ length: rest }, (_, index) => alphabet[(value >> (6 * (rest - 1 - index))) & 63]).join('');
      notes.push({
        code: 'not-canonical',
        at: this.#lastAt,
        found: digits(this.#group) + padding,
        canonical: digits(this.#group ^ strayBits) + padding,
      });
    }
    const expected = (4 - rest) % 4;
    if (this.#pads > 0 && this.#pads !== expected) {
      notes.push({ code: 'wrong-padding', at: this.#firstPad, found: this.#pads, expected });
    }
    return notes;
  }
}
