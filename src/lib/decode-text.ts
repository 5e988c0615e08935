import { err, ok, type Result } from './result';
import { detectEncoding, type TextEncoding } from './text-source';

export interface NotTextFault {
  readonly code: 'not-text';
  /** The first byte that does not belong, counted from 0, byte order mark included. */
  readonly at: number;
  readonly encoding: TextEncoding;
}

/** How many bytes the UTF-8 character at `at` has (Unicode, table 3-7); 0 when it is malformed or cut short. */
function utf8Length(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  // The second byte rules out overlong forms, surrogates and what lies beyond U+10FFFF.
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  for (let step = 1; step < length; step++) {
    const byte = bytes[at + step] ?? 0;
    if (byte < (step === 1 ? low : 0x80) || byte > (step === 1 ? high : 0xbf)) return 0;
  }
  return length;
}

function findBadUtf8(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const length = utf8Length(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return at;
}

/** A surrogate without its other half, or half a unit at the end. */
function findBadUtf16(bytes: Uint8Array, littleEndian: boolean): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length - (bytes.length % 2);
  for (let at = 0; at < whole; at += 2) {
    const unit = view.getUint16(at, littleEndian);
    if (unit < 0xd800 || unit > 0xdfff) continue;
    const next = at + 2 < whole ? view.getUint16(at + 2, littleEndian) : 0;
    if (unit > 0xdbff || next < 0xdc00 || next > 0xdfff) return at;
    at += 2;
  }
  return whole;
}

/**
 * Reads bytes as text: UTF-8, or UTF-16 where a byte order mark says so; the mark itself is left out. Bytes that are no text are a
 * fault with their place: a U+FFFD in their stead would be a change that nobody asked for.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): Result<string, NotTextFault> {
  return decode(bytes, detectEncoding(bytes), false);
}

/** The same with the mark, for readers of formats that pass over one themselves and know what a second one is. */
export function decodeMarkedText(bytes: Uint8Array<ArrayBuffer>): Result<string, NotTextFault> {
  return decode(bytes, detectEncoding(bytes), true);
}

/** The same for formats that are UTF-8 and nothing else. */
export function decodeMarkedUtf8(bytes: Uint8Array<ArrayBuffer>): Result<string, NotTextFault> {
  return decode(bytes, 'utf-8', true);
}

function decode(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: TextEncoding,
  keepsMark: boolean,
): Result<string, NotTextFault> {
  try {
    return ok(new TextDecoder(encoding, { fatal: true, ignoreBOM: keepsMark }).decode(bytes));
  } catch {
    const at = encoding === 'utf-8' ? findBadUtf8(bytes) : findBadUtf16(bytes, encoding === 'utf-16le');
    return err({ code: 'not-text', at, encoding });
  }
}
