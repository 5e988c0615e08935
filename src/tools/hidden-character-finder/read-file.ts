import type { NotTextFault } from '../../lib/decode-text';
import { err, ok, type Result } from '../../lib/result';
import { readTextFile, type TextOfFile } from '../../lib/text-file';

const MARK = '\ufeff';

/** Whether bytes begin with the byte order mark of their encoding, which decoders take away. */
export const hasMark = ([first, second, third]: Uint8Array): boolean =>
  (first === 0xef && second === 0xbb && third === 0xbf) ||
  (first === 0xff && second === 0xfe) ||
  (first === 0xfe && second === 0xff);

/** A text with the mark that its file had: here it is a find like any other. */
export const withMark = (text: string, bytes: Uint8Array): string => (hasMark(bytes) ? MARK + text : text);

/** The text of a file in the encoding that it seems to have, with its mark. */
export function decodeFile(bytes: Uint8Array<ArrayBuffer>): Result<string, NotTextFault> {
  const read: Result<TextOfFile, { readonly code: string }> = readTextFile(bytes);
  return read.ok ? ok(withMark(read.value.text, bytes)) : err({ code: 'not-text', at: 0, encoding: 'utf-8' });
}
