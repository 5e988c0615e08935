import type { Charset } from '../../lib/charset';

/** A character's code point as Unicode writes it: `U+4F60`. */
export function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A byte as `0xFF`. */
export function toHexByte(byte: number): string {
  return `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** What the charsets are called, in any language. */
export const CHARSET_NAMES: Readonly<Record<Charset, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
  'iso-8859-1': 'ISO-8859-1',
  gb18030: 'GB18030 / GBK',
  big5: 'Big5',
  shift_jis: 'Shift_JIS',
  'euc-kr': 'EUC-KR',
};
