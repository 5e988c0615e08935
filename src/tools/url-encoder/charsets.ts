import type { Charset, UnencodableFault } from '../../lib/charset';
import { encodeText } from '../../lib/charset-encoder';
import { err, ok, type Result } from '../../lib/result';

/** Charsets that web addresses are written in. GBK is what old Chinese sites take; it has no four-byte codes. */
export const URL_CHARSETS = ['utf-8', 'gbk', 'gb18030', 'big5', 'shift_jis', 'euc-kr', 'iso-8859-1'] as const;
export type UrlCharset = (typeof URL_CHARSETS)[number];

/** A character that the charset lacks; `at` is its UTF-16 offset in the text. */
export interface LackingFault {
  readonly code: 'unencodable';
  readonly charset: UrlCharset;
  readonly at: number;
  readonly found: string;
}

/** The charset that decodes it: GB18030 reads all of GBK. */
export function decoderOf(charset: UrlCharset): Charset {
  return charset === 'gbk' ? 'gb18030' : charset;
}

/** The text's bytes. A lone surrogate is written as U+FFFD where the charset has it, otherwise it is a fault. */
export function encodeIn(text: string, charset: UrlCharset): Result<Uint8Array<ArrayBuffer>, LackingFault> {
  const encoded: Result<Uint8Array<ArrayBuffer>, UnencodableFault> = encodeText(text, decoderOf(charset));
  if (!encoded.ok) return err({ ...encoded.fault, charset });
  return charset === 'gbk' ? toGbk(encoded.value, text) : encoded;
}

/** The Encoding Standard's GBK: GB18030 without its codes of four bytes, and the euro sign as the byte 0x80. */
function toGbk(gb18030: Uint8Array<ArrayBuffer>, text: string): Result<Uint8Array<ArrayBuffer>, LackingFault> {
  const bytes = new Uint8Array(gb18030.length);
  let count = 0;
  let offset = 0;
  for (let at = 0; at < gb18030.length; at++) {
    const lead = gb18030[at] ?? 0;
    const trail = gb18030[at + 1] ?? 0;
    if (lead < 0x80) {
      bytes[count++] = lead;
    } else if (trail < 0x40) {
      const found = String.fromCodePoint(text.codePointAt(offset) ?? 0);
      return err({ code: 'unencodable', charset: 'gbk', at: offset, found });
    } else {
      if (lead === 0xa2 && trail === 0xe3) {
        bytes[count++] = 0x80;
      } else {
        bytes[count++] = lead;
        bytes[count++] = trail;
      }
      at++;
    }
    // Whatever has a code of two bytes or fewer is of the basic plane: one unit.
    offset++;
  }
  return ok(bytes.slice(0, count));
}
