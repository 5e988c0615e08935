import type { Charset } from '../../lib/charset';

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
