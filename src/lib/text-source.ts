import { utf8Length } from './utf8-length';

/** What a text input holds: a string, or a file that is read and decoded only where it is processed. */
export type TextSource = string | File;

/** Longest text, in UTF-16 units, that stands in a textarea; longer text is held as a file. */
export const INLINE_LIMIT = 200_000;

/** UTF-16 units in a string at most, in Chromium, the least of all engines. */
export const LONGEST_STRING = 2 ** 29 - 24;

/** Encodings told apart by their byte order mark; without a mark it is UTF-8. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** The encoding of a file by its first bytes, as a label of `TextDecoder`; undefined where it cannot be read. */
export type SniffEncoding = (start: Uint8Array) => string | undefined;

/** For formats that are UTF-8 whatever the mark says: a file in UTF-16 is no text of theirs. */
export const alwaysUtf8: SniffEncoding = () => 'utf-8';

/** How the lines of a text end. `mixed` is any other mixture that holds a carriage return, also lone ones. */
export type LineEnding = 'none' | 'lf' | 'crlf' | 'mixed';

/** Size in bytes: of a file as stored, of a string in UTF-8. */
export function sizeOf(source: TextSource): number {
  return typeof source === 'string' ? utf8Length(source) : source.size;
}

/** Tells whether there is nothing in the source. */
export function isEmptySource(source: TextSource): boolean {
  return typeof source === 'string' ? source === '' : source.size === 0;
}

/** The string, or `''` for a file: for words about an input that can only be shown when it is at hand. */
export function inlineText(source: TextSource): string {
  return typeof source === 'string' ? source : '';
}

/** A byte order mark at the beginning tells UTF-16 from UTF-8. */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** Tells LF, uniform CRLF and everything else apart. */
export function lineEndingOf(text: string): LineEnding {
  if (!text.includes('\r')) return text.includes('\n') ? 'lf' : 'none';
  return /\r(?!\n)|(?<!\r)\n/.test(text) ? 'mixed' : 'crlf';
}

/** The type of files made of text; those from a disk have no charset in theirs. */
const HELD_TEXT_TYPE = 'text/plain;charset=utf-8';

/**
 * Holds long text as a file (UTF-8), so that it never sits in a textarea; short text stays a string.
 * Text with lone surrogates stays a string whatever its length: UTF-8 could not keep them.
 */
export function toTextSource(text: string, fileName: string): TextSource {
  if (text.length <= INLINE_LIMIT || /\p{Surrogate}/u.test(text)) return text;
  // Decoding takes one byte order mark away; one that belongs to the text therefore gets another in front.
  const parts = text.startsWith('\uFEFF') ? ['\uFEFF', text] : [text];
  return new File(parts, fileName, { type: HELD_TEXT_TYPE });
}

/** Whether the file was made of text by `toTextSource`: it is UTF-8, whatever the text says of its encoding. */
export function isHeldText(file: Blob): boolean {
  return file.type === HELD_TEXT_TYPE;
}
