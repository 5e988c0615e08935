import { decodeText } from './decode-text';
import { OperationFailure } from './failure';
import { detectEncoding, isHeldText } from './text-source';

/** A text, or bytes that no text has in UTF-8. */
export type Content = string | Uint8Array<ArrayBuffer>;

/**
 * What a file holds, so that nothing of it is lost: the text whose UTF-8 it is, byte for byte, or else its bytes. Those
 * with a byte order mark are bytes: nobody sees a mark in a text.
 */
export function contentOf(file: Blob, bytes: Uint8Array<ArrayBuffer>): Content {
  // A text that was too long for a field: it was written with a mark in front of its own.
  if (isHeldText(file)) return new TextDecoder().decode(bytes);
  if (hasMark(bytes)) return bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes;
  }
}

function hasMark(bytes: Uint8Array): boolean {
  const isUtf8 = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return isUtf8 || detectEncoding(bytes) !== 'utf-8';
}

/** The bytes of a content: of a text those of UTF-8. */
export function bytesOf(content: Content): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

/**
 * The text of a content, for what is spelled out in it, such as digits: a byte order mark is no part of that. A file
 * that is no text is told as wherever a text is asked for, by an `OperationFailure` about the input.
 */
export function textOf(content: Content, input: string): string {
  if (typeof content === 'string') return content;
  const text = decodeText(content);
  if (!text.ok) throw new OperationFailure({ ...text.fault, input });
  return text.value;
}
