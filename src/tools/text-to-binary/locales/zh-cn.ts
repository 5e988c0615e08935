import { charsetWords } from '../../../i18n/charsets/zh-cn';
import { placeWords } from '../../../i18n/places/zh-cn';
import { lineEndingWords } from '../../../i18n/line-endings/zh-cn';
import type { OptionWords } from '../../../i18n/option-words';
import { numbersOf } from '../../../i18n/words';
import type { Encoding, UndecodableFault, UnencodableFault } from '../conversion';
import type { Base } from '../base';
import type { DigitFault, Prefix } from '../notation';
import type { BinaryOptions } from '../operations';

const { count } = numbersOf('zh-cn');

const names: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  ascii: 'ASCII',
  'iso-8859-1': 'ISO-8859-1',
  'utf-16be': 'UTF-16BE',
  'utf-16le': 'UTF-16LE',
};
const digits: Readonly<Record<Base, string>> = {
  2: '不是 0 或 1',
  8: '不是 0 到 7 的数字',
  10: '不是数字',
  16: '不是十六进制数字',
};

export const words = {
  lineEndings: lineEndingWords,
  text: '文本',
  bytes: '字节',
  textPlaceholder: '输入文字，或打开文件',
  bytesPlaceholder: '粘贴字节，分隔方式不限',
  options: {
    base: { label: '进制', values: { 2: '二进制', 8: '八进制', 10: '十进制', 16: '十六进制' } },
    separator: { label: '分隔', values: { space: '空格', none: '无', comma: '逗号', dash: '连字符', line: '换行' } },
    prefix: { label: '前缀', values: (prefix: Prefix) => (prefix === 'none' ? '无' : prefix) },
    upperCase: '大写',
    encoding: { label: '编码', values: { ...names, ascii: '仅 ASCII' } },
    ignoreOthers: '忽略其他字符',
  } satisfies OptionWords<BinaryOptions>,
  fault: (fault: DigitFault | UndecodableFault | UnencodableFault): string => {
    switch (fault.code) {
      case 'bad-digit':
        return `第 ${count(fault.at + 1)} 个字符「${fault.found}」${digits[fault.base]}。`;
      case 'broken-byte':
        if (fault.group) {
          return `第 ${count(fault.group.index)} 组不完整：${fault.group.text}。每个字节需要 ${fault.base === 2 ? '8 位' : '2 个十六进制数字'}。`;
        }
        return fault.base === 2
          ? `共 ${count(fault.count)} 位：每个字节需要 8 位。`
          : `共 ${count(fault.count)} 个十六进制数字：每个字节需要 2 个。`;
      case 'not-byte':
        return `${fault.found} 不是一个字节（0–255）。`;
      case 'undecodable':
        return charsetWords.undecodable(fault, names[fault.encoding]);
      case 'unencodable':
        return charsetWords.unencodable(fault, names[fault.encoding]);
    }
  },
  readAs: charsetWords.readAs,
  loneSurrogate: placeWords.loneSurrogate,
  atPosition: placeWords.character,
  characters: '逐个字符',
  character: '字符',
  codePoint: '码位',
  firstRows: (n: number) => `前 ${count(n)} 个字符`,
  byteCount: (n: number) => `${count(n)} 字节`,
};
