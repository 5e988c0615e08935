import type { Charset, UndecodableFault } from './charset';
import { decodeText } from './charset-decoder';
import { joinBytes } from './join-bytes';
import { err, ok, type Result } from './result';

/** For each byte, 1 when it may stand as the ASCII character that it is, 0 when it becomes `%XX`. */
export type BytesKept = Uint8Array<ArrayBuffer>;

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The bytes of letters, digits and the given ASCII characters. */
export function keeping(characters: string): BytesKept {
  const kept = new Uint8Array(256);
  for (const character of LETTERS_AND_DIGITS + characters) kept[character.charCodeAt(0)] = 1;
  return kept;
}

/** What `encodeURIComponent` leaves: RFC 3986's unreserved characters and `!'()*`. */
export const COMPONENT = keeping("-_.!~*'()");

const PERCENT = 0x25;
const SPACE = 0x20;
const PLUS = 0x2b;
const HEX = new TextEncoder().encode('0123456789ABCDEF');
const ascii = new TextDecoder('latin1');
const NOT_ASCII = /[^\0-\x7f]/;

interface Run {
  readonly run: string;
  readonly index: number;
}

/**
 * The runs of ASCII in a text, and of what is none, in turn. Not by a pattern: a run of ten million characters can take more of the
 * stack than V8 has for one.
 */
function* asciiRuns(text: string): Generator<Run> {
  let start = 0;
  while (start < text.length) {
    const isAscii = text.charCodeAt(start) < 0x80;
    let end = start + 1;
    while (end < text.length && text.charCodeAt(end) < 0x80 === isAscii) end++;
    yield { run: text.slice(start, end), index: start };
    start = end;
  }
}

/** Percent-encodes bytes (RFC 3986, capital digits); with `plus`, a space becomes `+`. */
export function percentEncode(bytes: Uint8Array, kept: BytesKept, plus = false): string {
  const written = new Uint8Array(bytes.length * 3);
  let count = 0;
  for (const byte of bytes) {
    if (kept[byte]) {
      written[count++] = byte;
    } else if (plus && byte === SPACE) {
      written[count++] = PLUS;
    } else {
      written[count++] = PERCENT;
      written[count++] = HEX[byte >> 4] ?? 0;
      written[count++] = HEX[byte & 15] ?? 0;
    }
  }
  return ascii.decode(written.subarray(0, count));
}

/** A `%` without two hex digits, or bytes that are no text. `at` is a UTF-16 offset, `found` the text that stands there. */
export type PercentFault =
  | { readonly code: 'bad-percent'; readonly at: number; readonly found: string }
  | { readonly code: 'undecodable'; readonly at: number; readonly found: string; readonly charset: Charset };

export interface DecodeSettings {
  /** One in which ASCII is ASCII: not UTF-16. */
  readonly charset: Charset;
  readonly plusAsSpace?: boolean;
  /** Wrong sequences stay as they are, and bytes that are no text become U+FFFD. */
  readonly isTolerant?: boolean;
}

export interface Decoded {
  readonly text: string;
  /** How many wrong percent sequences stand in the text as they were. */
  readonly keptCount: number;
  /** Whether bytes that are no text were replaced. */
  readonly hasReplaced: boolean;
}

/**
 * Reads percent sequences and the ASCII around them as bytes of a charset; characters beyond ASCII stay as they are, and
 * so does a byte order mark. A wrong sequence is a fault unless tolerated.
 */
export function percentDecode(text: string, settings: DecodeSettings): Result<Decoded, PercentFault> {
  let decoded = '';
  let keptCount = 0;
  let hasReplaced = false;
  // Runs of ASCII: in charsets such as GBK an ASCII character may be the second byte of a pair.
  for (const { run, index } of asciiRuns(text)) {
    if (!run.includes('%') && !(settings.plusAsSpace && run.includes('+'))) {
      decoded += run;
      continue;
    }
    const read = decodeRun(run, settings);
    if (!read.ok) return err({ ...read.fault, at: read.fault.at + index });
    decoded += read.value.text;
    keptCount += read.value.keptCount;
    hasReplaced ||= read.value.hasReplaced;
  }
  return ok({ text: decoded, keptCount, hasReplaced });
}

function decodeRun(run: string, settings: DecodeSettings): Result<Decoded, PercentFault> {
  const read = bytesOf(run, settings);
  if (!read.ok) return read;
  const { bytes, keptCount } = read.value;
  const text = decodeText(bytes, settings.charset);
  if (text.ok) return ok({ text: text.value, keptCount, hasReplaced: false });
  if (!settings.isTolerant) return err(undecodable(run, bytes, text.fault));
  const replaced = new TextDecoder(settings.charset, { ignoreBOM: true }).decode(bytes);
  return ok({ text: replaced, keptCount, hasReplaced: true });
}

/** The bytes that a text spells: those of its percent sequences, and what is not ASCII as UTF-8. */
export function percentDecodeBytes(
  text: string,
  settings: Pick<DecodeSettings, 'plusAsSpace' | 'isTolerant'>,
): Result<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly keptCount: number }, PercentFault> {
  const isAscii = !NOT_ASCII.test(text);
  if (isAscii) return bytesOf(text, settings);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let keptCount = 0;
  for (const { run, index } of asciiRuns(text)) {
    if (run.charCodeAt(0) > 0x7f) {
      parts.push(new TextEncoder().encode(run));
      continue;
    }
    const read = bytesOf(run, settings);
    if (!read.ok) return err({ ...read.fault, at: read.fault.at + index });
    parts.push(read.value.bytes);
    keptCount += read.value.keptCount;
  }
  return ok({ bytes: joinBytes(parts), keptCount });
}

function bytesOf(
  run: string,
  { plusAsSpace = false, isTolerant = false }: Pick<DecodeSettings, 'plusAsSpace' | 'isTolerant'>,
): Result<{ bytes: Uint8Array<ArrayBuffer>; keptCount: number }, PercentFault> {
  const bytes = new Uint8Array(run.length);
  let count = 0;
  let keptCount = 0;
  for (let at = 0; at < run.length; at++) {
    const code = run.charCodeAt(at);
    const byte = code === PERCENT ? byteAt(run, at) : code === PLUS && plusAsSpace ? SPACE : code;
    if (byte < 0 && !isTolerant)
      return err({ code: 'bad-percent', at, found: /^%[^\r\n]{0,2}/.exec(run.slice(at, at + 3))?.[0] ?? '%' });
    if (byte < 0) keptCount++;
    bytes[count++] = byte < 0 ? PERCENT : byte;
    if (code === PERCENT && byte >= 0) at += 2;
  }
  return ok({ bytes: bytes.subarray(0, count), keptCount });
}

/** The byte that a percent sequence spells, or -1. */
function byteAt(run: string, at: number): number {
  const high = digitOf(run.charCodeAt(at + 1));
  const low = digitOf(run.charCodeAt(at + 2));
  return high < 0 || low < 0 ? -1 : (high << 4) | low;
}

function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

/** From a place among the bytes to the place and the spelling in the text. */
function undecodable(run: string, bytes: Uint8Array, { at, charset }: UndecodableFault): PercentFault {
  const end = endOfSequence(bytes, at, charset);
  const from = textOffset(run, at);
  return { code: 'undecodable', at: from, found: run.slice(from, textOffset(run, end)), charset };
}

/** Where the wrong sequence ends that starts at `at`: all that could still have become a character. */
function endOfSequence(bytes: Uint8Array, at: number, charset: Charset): number {
  const decoder = new TextDecoder(charset, { fatal: true, ignoreBOM: true });
  for (let end = at; end < bytes.length; end++) {
    try {
      decoder.decode(bytes.subarray(end, end + 1), { stream: true });
    } catch {
      return Math.max(end, at + 1);
    }
  }
  return bytes.length;
}

/** Only used for a run all of whose sequences before the place are right. */
function textOffset(run: string, byteIndex: number): number {
  let at = 0;
  for (let byte = 0; byte < byteIndex; byte++) at += run.charCodeAt(at) === PERCENT ? 3 : 1;
  return at;
}
