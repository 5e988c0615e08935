import { charsetWords } from '../../../i18n/charsets/en';
import { placeWords } from '../../../i18n/places/en';
import { lineEndingWords } from '../../../i18n/line-endings/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { Prefix } from '../notation';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const names = {
  'utf-8': 'UTF-8',
  ascii: 'ASCII',
  'iso-8859-1': 'ISO-8859-1',
  'utf-16be': 'UTF-16BE',
  'utf-16le': 'UTF-16LE',
};
const digits = { 2: 'not 0 or 1', 8: 'not a digit from 0 to 7', 10: 'not a digit', 16: 'not a hex digit' };

export const words = {
  lineEndings: lineEndingWords,
  text: 'Text',
  bytes: 'Bytes',
  textPlaceholder: 'Type text, or open a file',
  bytesPlaceholder: 'Paste bytes, however they are separated',
  options: {
    base: { label: 'Base', values: { 2: 'Binary', 8: 'Octal', 10: 'Decimal', 16: 'Hex' } },
    separator: {
      label: 'Separator',
      values: { space: 'Space', none: 'None', comma: 'Comma', dash: 'Dash', line: 'New line' },
    },
    prefix: { label: 'Prefix', values: (prefix: Prefix) => (prefix === 'none' ? 'None' : prefix) },
    upperCase: 'Upper case',
    encoding: { label: 'Encoding', values: { ...names, ascii: 'ASCII only' } },
    ignoreOthers: 'Ignore other characters',
  },
  fault: (fault) => {
    switch (fault.code) {
      case 'bad-digit':
        return `Character “${fault.found}” at position ${count(fault.at + 1)} is ${digits[fault.base]}.`;
      case 'broken-byte':
        if (fault.group) {
          return `Group ${count(fault.group.index)} is incomplete: ${fault.group.text}. Bytes need ${fault.base === 2 ? '8 bits' : '2 hex digits'} each.`;
        }
        return fault.base === 2
          ? plural(fault.count, {
              one: `${count(fault.count)} bit: bytes need 8 each.`,
              other: `${count(fault.count)} bits: bytes need 8 each.`,
            })
          : plural(fault.count, {
              one: `${count(fault.count)} hex digit: bytes need 2 each.`,
              other: `${count(fault.count)} hex digits: bytes need 2 each.`,
            });
      case 'not-byte':
        return `${fault.found} is not a byte (0–255).`;
      case 'undecodable':
        return charsetWords.undecodable(fault, names[fault.encoding]);
      case 'unencodable':
        return charsetWords.unencodable(fault, names[fault.encoding]);
    }
  },
  readAs: charsetWords.readAs,
  loneSurrogate: placeWords.loneSurrogate,
  atPosition: placeWords.character,
  characters: 'Character by character',
  character: 'Character',
  codePoint: 'Code point',
  firstRows: (n) => `The first ${count(n)} characters`,
  byteCount: (n) => plural(n, { one: `${count(n)} byte`, other: `${count(n)} bytes` }),
} satisfies Words<typeof zhCn>;
