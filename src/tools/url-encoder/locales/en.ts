import { lineEndingWords } from '../../../i18n/line-endings/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { UrlCharset } from '../charsets';
import { shown } from '../../../lib/shown';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const CHARSETS: Record<UrlCharset | 'hex', string> = {
  'utf-8': 'UTF-8',
  gbk: 'GBK',
  gb18030: 'GB18030',
  big5: 'Big5',
  shift_jis: 'Shift_JIS',
  'euc-kr': 'EUC-KR',
  'iso-8859-1': 'Latin-1',
  hex: 'Hex bytes',
};

export const words = {
  lineEndings: lineEndingWords,
  plain: 'Text',
  plainHex: 'Hex bytes',
  percentText: 'Encoded',
  options: {
    mode: {
      label: 'Mode',
      values: {
        component: 'Component',
        strict: 'RFC 3986 strict',
        form: 'Form',
        whole: 'Whole URL',
        every: 'Every byte',
      },
      hints: {
        component: "As encodeURIComponent: keeps letters, digits and -_.!~*'()",
        strict: 'Keeps only letters, digits and -_.~',
        form: 'Writes a space as +, keeps only letters, digits and *-._',
        whole: 'Keeps what separates the parts of a URL: ;/?:@&=+$,#',
        every: 'Writes every byte as %XX',
      },
    },
    charset: { label: 'Charset', values: CHARSETS },
    readAs: { label: 'Input is', values: { text: 'Text', hex: 'Hex' } },
    decodeCharset: { label: 'Bytes read as', values: CHARSETS },
    plusAsSpace: '+ as space',
    repeat: { label: 'Repeat until stable', hint: 'At most 10 rounds' },
    tolerant: { label: 'Tolerant', hint: 'Wrong sequences stay as they are, bytes that are no text become U+FFFD' },
    lineByLine: 'Line by line',
    decodeLineByLine: 'Line by line',
  },
  plainPlaceholder: 'Type text to encode, or open a file',
  percentPlaceholder: 'Paste text with %XX, or open a file',
  rounds: (n) => plural(n, { one: `Decoded in ${count(n)} round`, other: `Decoded in ${count(n)} rounds` }),
  unfinished: 'Stopped after 10 rounds; there still are percent sequences in the result.',
  kept: (n) =>
    plural(n, {
      one: `${count(n)} wrong percent sequence was kept as it is.`,
      other: `${count(n)} wrong percent sequences were kept as they are.`,
    }),
  replaced: 'Bytes that are no text were replaced by U+FFFD.',
  loneSurrogate: 'An unpaired surrogate was written as U+FFFD.',
  atPosition: (position) => `Character ${count(position)}`,
  looksLike: { address: 'This looks like a whole URL.', encoded: 'This text looks encoded already.' },
  acts: { address: 'Use “Whole URL”', encoded: 'Decode it' },
  readIn: (charset) => `Read as ${charset}`,
  beTolerant: 'Be tolerant',
  inLine: (line, message) => (line === undefined ? message : `Line ${count(line)}: ${message}`),
  encodeFault: (fault) => {
    switch (fault.code) {
      case 'unencodable':
        return `${CHARSETS[fault.charset]} has no character ${shown(fault.found)}.`;
      case 'bad-hex-digit':
        return `Not valid hex: character “${shown(fault.found)}”.`;
      case 'half-byte':
        return 'Not valid hex: the last byte has one digit only.';
    }
  },
  decodeFault: (fault, position) => {
    const place = position === undefined ? '' : ` at character ${count(position)}`;
    if (fault.code === 'bad-percent') return `Invalid percent sequence “${shown(fault.found)}”${place}.`;
    const charset = fault.charset === 'gb18030' ? 'GBK' : fault.charset === 'utf-8' ? 'UTF-8' : fault.charset;
    const advice = fault.charset === 'utf-8' ? 'try GBK or tolerant' : 'try another charset or tolerant';
    return `Bytes ${shown(fault.found)}${place} are not valid ${charset}; ${advice}.`;
  },
} satisfies Words<typeof zhCn>;
