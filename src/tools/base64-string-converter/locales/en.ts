import { lineEndingWords } from '../../../i18n/line-endings/en';
import { numbersOf, type Words } from '../../../i18n/words';
import { CHARSET_NAMES, codePointOf, toHexByte } from '../facts';
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
  base64Fault: (fault) => {
    switch (fault.code) {
      case 'bad-character':
        return `Character "${fault.found}" at position ${count(fault.at + 1)} is not part of the Base64 alphabet`;
      case 'cut-off':
        return `Length ${count(fault.length)} cannot be Base64: one character too many or cut off`;
      case 'padding-inside':
        return `Padding at position ${count(fault.at + 1)} is followed by more data`;
      case 'only-padding':
        return 'There is only padding and no data';
      case 'data-without-base64':
        return 'The content of this data: address is not Base64';
    }
  },
  inLine: (line, message) => `Line ${count(line)}: ${message}`,
  unencodable: (fault) =>
    `Character "${fault.found}" (${codePointOf(fault.found)}) at position ${count(fault.at + 1)} is not part of ${CHARSET_NAMES[fault.charset]}`,
  undecodable: (fault) =>
    `Not ${CHARSET_NAMES[fault.charset]}: byte ${toHexByte(fault.byte)} at offset ${count(fault.at)}`,
  readAs: (charset) => `Read as ${CHARSET_NAMES[charset]}`,
  loneSurrogate: 'unpaired surrogate written as U+FFFD',
  atPosition: (position) => `Character ${count(position)}`,
  note: (note) => {
    switch (note.code) {
      case 'mixed-alphabets':
        return 'The standard alphabet (+ /) and the URL-safe one (- _) are mixed; both were read.';
      case 'not-canonical':
        return `${note.found} is not canonical, would be ${note.canonical}`;
      case 'wrong-padding':
        return `${count(note.found)} × = as padding where ${count(note.expected)} would be right`;
    }
  },
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
  decompress: 'Decompress',
  decompressed: 'Decompressed',
  decompressFault: (fault, limit) =>
    fault.code === 'damaged-gzip'
      ? 'The gzip data is damaged or cut off.'
      : `Stopped: decompressed it is larger than ${limit}.`,
  bytes: 'Bytes',
  byteCount: (n) => plural(n, { one: `${count(n)} byte`, other: `${count(n)} bytes` }),
  showHex: 'Hex view',
  copyHex: 'Copy hex',
  firstBytes: (shown) => `Only the first ${count(shown)} bytes are shown; the download has all.`,
} satisfies Words<typeof zhCn>;
