import { numbersOf } from '../../../i18n/words';
import type { AlphabetId } from '../digits';
import type { BaseFault, NotationId, WordId } from '../notations';

const { count } = numbersOf('zh-cn');

/** 与界面其他处一致的负号。 */
const limit = (n: bigint) => String(n).replace('-', '−');

export const words = {
  number: '数字',
  numberPlaceholder: '输入数字；每行一个可批量转换',
  decimalExample: '十进制',
  hexadecimalExample: '带前缀的十六进制',
  largeExample: '128 位整数',
  listExample: '每行一个',
  base: (n: number) => `${n} 进制`,
  baseNamed: (n: number): string => {
    const names: Readonly<Record<number, string>> = { 2: '二进制', 8: '八进制', 10: '十进制', 16: '十六进制' };
    return names[n] ?? `${n} 进制`;
  },
  from: '输入的进制',
  auto: '自动（按前缀，否则十进制）',
  digits: '数字符号',
  digitsHint: '用于 64 进制与自选进制，也用于读取 2、8、10、16、36 以外的进制。',
  alphabets: {
    lowerFirst: '0-9 a-z A-Z + /',
    upperFirst: '0-9 A-Z a-z + /',
    rfc4648: 'A-Z a-z 0-9 + /（RFC 4648）',
    urlSafe: 'A-Z a-z 0-9 - _（URL 安全）',
    base58: 'Base58（比特币）',
    crockford: 'Crockford Base32',
    own: '自定义',
  } satisfies Record<AlphabetId, string>,
  ownDigits: '自定义符号',
  ownDigitsHint: '2 到 64 个互不相同的字符，从 0 开始依次排列。',
  custom: '自选进制',
  onlyDigits: (n: number) => `所选符号只有 ${n} 个，因此按 ${n} 进制书写。`,
  word: '字长（补码）',
  noWord: '不限',
  ownWord: '自定义',
  wordSize: (bits: number) => `${bits} 位`,
  ownWordBits: '自定义字长',
  bitsUnit: '位',
  byteOrder: '字节序',
  big: '大端',
  little: '小端',
  needsBytes: '字节序需要字长为 8 的整数倍。',
  upperCase: '大写字母',
  prefix: '前缀 0x、0b、0o',
  grouping: '分组',
  groupBinary: '二进制',
  groupDecimal: '十进制',
  groupHexadecimal: '十六进制',
  noGroups: '无',
  separator: '分隔符',
  space: '空格',
  underscore: '下划线',
  reset: '恢复默认',
  result: '结果',
  size: (bits: number, bytes: number) => `${count(bits)} 位，${count(bytes)} 字节`,
  period: '括号里的数字无限循环',
  longPeriod: '括号里的数字无限循环；循环节超过 1000 位时只写开头',
  notations: {
    binary: '二进制',
    octal: '八进制',
    decimal: '十进制',
    hexadecimal: '十六进制',
    base36: '36 进制',
    base64: '64 进制',
  } satisfies Record<Exclude<NotationId, 'custom'>, string>,
  customRow: (n: number) => `自选：${n} 进制`,
  wordTitle: (bits: number) => `${bits} 位字`,
  wordRows: {
    pattern: '位模式',
    bytes: '十六进制位模式',
    unsigned: '无符号',
    signed: '有符号',
    swapped: '字节交换',
    swappedDecimal: '字节交换（十进制）',
  } satisfies Record<WordId, string>,
  cut: '到此截断，后面还有更多数字；复制时不含「…」。',
  cutInput: '只读到「…」之前的数字',
  more: (n: number) => `… 还有 ${count(n)} 个字符，复制时包含全部。`,
  line: '行',
  input: '输入',
  problem: '问题',
  linesTitle: (n: number) => `${count(n)} 个数字`,
  wrongLines: (n: number) => `${count(n)} 行无法读取`,
  readInBase: (n: number) => `按 ${n} 进制读取`,
  fault: (fault: BaseFault): string => {
    switch (fault.code) {
      case 'bad-digit':
        return `第 ${count(fault.position)} 个字符「${fault.found}」不是有效的 ${fault.base} 进制数字`;
      case 'not-whole':
        return '字长内只能是整数';
      case 'no-digits':
        return '没有数字';
      case 'too-long':
        return `太长：最多 ${count(fault.limit)} 个字符`;
      case 'alphabet-repeats':
        return `符号「${fault.found}」重复`;
      case 'alphabet-length':
        return `需要 2 到 64 个符号，当前为 ${count(fault.length)} 个`;
      case 'alphabet-character':
        return `「${fault.found}」不能用作数字符号`;
      case 'does-not-fit':
        return fault.bits > 128
          ? `超出 ${fault.bits} 位的范围`
          : `超出 ${fault.bits} 位的范围（${limit(fault.least)}…${limit(fault.greatest)}）`;
    }
  },
};
