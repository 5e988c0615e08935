import type { Charset } from '../../lib/charset';
import { decodeText } from '../../lib/charset-decoder';
import { encodeText } from '../../lib/charset-encoder';
import type { Content } from '../../lib/exact-content';
import { type LineEndingChoice, offsetAsGiven, withLineEnding } from '../../lib/line-endings';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { err, ok, type Result } from '../../lib/result';
import { type DigitFault, type Notation, byteWriter, readBytes, writeBytes } from './notation';

export const ENCODINGS = ['utf-8', 'ascii', 'iso-8859-1', 'utf-16be', 'utf-16le'] as const satisfies readonly (
  Charset | 'ascii'
)[];
export type Encoding = (typeof ENCODINGS)[number];

/** A character that the encoding lacks; `at` is its UTF-16 offset. */
export interface UnencodableFault {
  readonly code: 'unencodable';
  readonly encoding: Encoding;
  readonly at: number;
  readonly found: string;
}

/** Bytes that are no text in the encoding; `at` is the offset of the first that does not belong. */
export interface UndecodableFault {
  readonly code: 'undecodable';
  readonly encoding: Encoding;
  readonly at: number;
  readonly byte: number;
}

/** A character of the text with what it is made of. */
export interface CharacterRow {
  readonly character: string;
  /** `U+1F4A9` */
  readonly codePoint: string;
  readonly bytes: string;
}

/** Both sides of the pair, and the characters one by one. */
export interface Converted {
  readonly text: string;
  /** Of all bytes. */
  readonly byteCount: number;
  readonly rows: readonly CharacterRow[];
  /** Whether there are more characters than rows. */
  readonly isCut: boolean;
  /** UTF-16 offset of a surrogate that was written as U+FFFD because its other half is missing. */
  readonly loneSurrogateAt?: number;
}

/** Characters that are listed one by one. */
export const ROW_LIMIT = 1000;

export interface ContentSettings extends Notation {
  readonly encoding: Encoding;
  readonly lineEnding: LineEndingChoice;
}

/**
 * A text with the line endings that are chosen as the bytes of an encoding, or the bytes of a file that is no text, in a
 * base. Places are those in the text as it was given.
 */
export function contentToBytes(source: Content, settings: ContentSettings): Result<Converted, UnencodableFault> {
  const { encoding, lineEnding } = settings;
  if (typeof source !== 'string') {
    return ok({ text: writeBytes(source, settings), byteCount: source.length, rows: [], isCut: false });
  }
  const converted = textToBytes(withLineEnding(source, lineEnding), encoding, settings);
  if (!converted.ok) return err({ ...converted.fault, at: offsetAsGiven(source, lineEnding, converted.fault.at) });
  const { loneSurrogateAt: at } = converted.value;
  return at === undefined
    ? converted
    : ok({ ...converted.value, loneSurrogateAt: offsetAsGiven(source, lineEnding, at) });
}

/** A text as the bytes of an encoding, written in a base. A character that the encoding lacks is a fault. */
export function textToBytes(text: string, encoding: Encoding, notation: Notation): Result<Converted, UnencodableFault> {
  const bytes = encode(text, encoding);
  if (!bytes.ok) return bytes;
  const loneSurrogateAt = findLoneSurrogate(text);
  return ok({
    text: writeBytes(bytes.value, notation),
    byteCount: bytes.value.length,
    ...listCharacters(text, encoding, notation),
    ...(loneSurrogateAt >= 0 && { loneSurrogateAt }),
  });
}

/** The text that bytes written in a base spell in an encoding; nothing is ever replaced. */
export function bytesToText(
  digits: string,
  encoding: Encoding,
  notation: Notation & { readonly ignoreOthers: boolean },
): Result<Converted, DigitFault | UndecodableFault> {
  const bytes = readBytes(digits, notation.base, notation.ignoreOthers);
  if (!bytes.ok) return bytes;
  const text = decode(bytes.value, encoding);
  if (!text.ok) return text;
  return ok({ text: text.value, byteCount: bytes.value.length, ...listCharacters(text.value, encoding, notation) });
}

function encode(text: string, encoding: Encoding): Result<Uint8Array<ArrayBuffer>, UnencodableFault> {
  if (encoding === 'ascii') {
    const at = text.search(/[^\0-\x7f]/u);
    if (at >= 0)
      return err({ code: 'unencodable', encoding, at, found: String.fromCodePoint(text.codePointAt(at) ?? 0) });
  }
  const bytes = encodeText(text, encoding === 'ascii' ? 'utf-8' : encoding);
  if (bytes.ok) return bytes;
  const { at, found } = bytes.fault;
  return err({ code: 'unencodable', encoding, at, found });
}

function decode(bytes: Uint8Array, encoding: Encoding): Result<string, UndecodableFault> {
  if (encoding === 'ascii') {
    const at = bytes.findIndex((byte) => byte > 127);
    if (at >= 0) return err({ code: 'undecodable', encoding, at, byte: bytes[at] ?? 0 });
  }
  const text = decodeText(bytes, encoding === 'ascii' ? 'utf-8' : encoding);
  if (text.ok) return text;
  const { at, byte } = text.fault;
  return err({ code: 'undecodable', encoding, at, byte });
}

function listCharacters(text: string, encoding: Encoding, notation: Notation): Pick<Converted, 'rows' | 'isCut'> {
  const write = byteWriter({ ...notation, separator: 'space' });
  const rows: CharacterRow[] = [];
  let at = 0;
  while (at < text.length && rows.length < ROW_LIMIT) {
    const code = text.codePointAt(at) ?? 0;
    const character = String.fromCodePoint(code);
    at += character.length;
    const bytes = encode(character, encoding);
    rows.push({
      character: visible(character, code),
      codePoint: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
      bytes: bytes.ok ? write(bytes.value) : '',
    });
  }
  return { rows, isCut: at < text.length };
}

/** Control characters and the space by their pictures in Unicode (U+2400), so that a row is never empty. */
function visible(character: string, code: number): string {
  if (code <= 32) return String.fromCharCode(0x2400 + code);
  return code === 127 ? '␡' : character;
}
