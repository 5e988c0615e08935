import { charsetWords } from '../../../i18n/charsets/en';
import { placeWords } from '../../../i18n/places/en';
import { base64Words } from '../../../i18n/base64/en';
import { lineEndingWords } from '../../../i18n/line-endings/en';
import { formatBytes, numbersOf, type Words } from '../../../i18n/words';
import { CHARSET_NAMES } from '../facts';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const perLine = (n: number) => `${count(n)} characters per line`;

export const words = {
  lineEndings: lineEndingWords,
  text: 'Text',
  base64: 'Base64',
  options: {
    charset: { label: 'Charset', values: CHARSET_NAMES },
    urlSafe: {
      label: 'Alphabet',
      values: { false: 'Standard', true: 'URL-safe' },
      hints: { false: '+ /', true: '- _' },
    },
    padding: 'Padding =',
    lineLength: {
      label: 'Wrap at',
      values: { 0: 'Off', 64: '64', 76: '76' },
      hints: { 64: perLine(64), 76: perLine(76) },
    },
    eachLine: 'Each line on its own',
  },
  powerShell: 'PowerShell',
  powerShellHint: 'Sets what -EncodedCommand asks for: UTF-16LE, standard alphabet, padding, one line',
  textPlaceholder: 'Type text, or open a file',
  base64Placeholder: 'Paste Base64 in any of its forms',
  base64Fault: base64Words.fault,
  inLine: placeWords.inLine,
  unencodable: (fault) => charsetWords.unencodable(fault, CHARSET_NAMES[fault.charset]),
  undecodable: (fault) => charsetWords.undecodable(fault, CHARSET_NAMES[fault.charset]),
  readAs: (charset) => charsetWords.readAs(CHARSET_NAMES[charset]),
  loneSurrogate: placeWords.loneSurrogate,
  atPosition: placeWords.character,
  note: base64Words.note,
  mimeType: (type) => `Type in the data: prefix: ${type}`,
  declaredCharset: (charset) => `Read as ${CHARSET_NAMES[charset]}, the charset in the data: prefix.`,
  startsWithMark: 'The text begins with a byte order mark, U+FEFF, which is kept.',
  maybeOther: (charset) => `This looks like ${CHARSET_NAMES[charset]}.`,
  looksLike: (found) => {
    if (found.kind === 'file') return `The bytes are a file (${found.mimeType}).`;
    return found.kind === 'json' ? 'The content is JSON.' : 'This is a JSON Web Token.';
  },
  openLikeness: { file: 'Open as a file', json: 'Prettify the JSON', token: 'Read the token' },
  gzip: 'The content is compressed with gzip.',
  zlib: 'The content is compressed with zlib.',
  decompress: 'Decompress',
  decompressed: 'Decompressed',
  decompressFault: (fault) =>
    fault.code === 'damaged-gzip'
      ? 'The compressed data is damaged or cut off.'
      : `Stopped: decompressed it is larger than ${formatBytes('en', fault.limit)}.`,
  bytes: 'Bytes',
  byteCount: (n) => plural(n, { one: `${count(n)} byte`, other: `${count(n)} bytes` }),
  showHex: 'Hex view',
  copyHex: 'Copy hex',
  firstBytes: (shown) => `Only the first ${count(shown)} bytes are shown; the download has all.`,
} satisfies Words<typeof zhCn>;
