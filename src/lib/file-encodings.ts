/** Encodings that text files are found in, the usual ones first. GB18030 covers GBK and GB2312, Windows-1252 ISO-8859-1. */
export const FILE_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'windows-1251',
  'windows-1252',
] as const;
export type FileEncoding = (typeof FILE_ENCODINGS)[number];

/** How encodings are called. */
export const FILE_ENCODING_NAMES: Readonly<Record<FileEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  gb18030: 'GB18030',
  big5: 'Big5',
  shift_jis: 'Shift_JIS',
  'euc-jp': 'EUC-JP',
  'euc-kr': 'EUC-KR',
  'windows-1251': 'Windows-1251',
  'windows-1252': 'Windows-1252',
};
