/** The charsets we read and write. GB18030 covers GBK and GB2312; ISO-8859-1 is the real one, not windows-1252. */
export const CHARSETS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'iso-8859-1',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
] as const;
export type Charset = (typeof CHARSETS)[number];

/** A character that the charset lacks; `at` is its UTF-16 offset in the text. */
export interface UnencodableFault {
  readonly code: 'unencodable';
  readonly charset: Charset;
  readonly at: number;
  readonly found: string;
}

/** Bytes that are no text in the charset; `at` is the offset of the first byte of the first wrong sequence. */
export interface UndecodableFault {
  readonly code: 'undecodable';
  readonly charset: Charset;
  readonly at: number;
  readonly byte: number;
}
