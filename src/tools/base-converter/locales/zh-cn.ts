import { numbersOf } from '../../../i18n/words';
import type { AlphabetId } from '../digits';
import type { BaseFault, NotationId, WordId } from '../notations';

const { count } = numbersOf('zh-cn');

/** 与界面其他处一致的负号。 */
const limit = (n: bigint) => String(n).replace('-', '−');

/** A base with its name, if it has one. */
function baseName(n: number): string {
  const names: Readonly<Record<number, string>> = { 2: '二进制', 8: '八进制', 10: '十进制', 16: '十六进制' };
  return names[n] ?? `${n} 进制`;
}

function wordSize(n: number | 'own'): string {
  if (n === 'own') return '自定义';
  return n === 0 ? '不限' : `${n} 位`;
}

export const words = {
  number: '数字',
  numberPlaceholder: '输入数字；每行一个可批量转换',
  samples: { decimal: '十进制', hexadecimal: '带前缀的十六进制', large: '128 位整数', list: '每行一个' },
  base: (n: number) => `${n} 进制`,
  options: {
    from: {
      label: '输入的进制',
      values: (n: number | 'auto') => (n === 'auto' ? '自动（按前缀，否则十进制）' : baseName(n)),
    },
    digits: {
      label: '数字符号',
      hint: '用于 64 进制与自选进制，也用于读取 2、8、10、16、36 以外的进制。',
      values: {
        lowerFirst: '0-9 a-z A-Z + /',
        upperFirst: '0-9 A-Z a-z + /',
        rfc4648: 'A-Z a-z 0-9 + /（RFC 4648）',
        urlSafe: 'A-Z a-z 0-9 - _（URL 安全）',
        base58: 'Base58（比特币）',
        crockford: 'Crockford Base32',
        own: '自定义',
      } satisfies Record<AlphabetId, string>,
    },
    ownDigits: { label: '自定义符号', hint: '2 到 64 个互不相同的字符，从 0 开始依次排列。' },
    custom: { label: '自选进制', values: baseName },
    upperCase: '大写字母',
    prefix: '前缀 0x、0b、0o',
    groupBinary: { label: '二进制', values: { 0: '无', 4: '4', 8: '8' } },
    groupDecimal: { label: '十进制', values: { 0: '无', 3: '3' } },
    groupHexadecimal: { label: '十六进制', values: { 0: '无', 2: '2', 4: '4' } },
    separator: { label: '分隔符', values: { ' ': '空格', _: '下划线' } },
    word: { label: '字长（补码）', values: wordSize },
    ownWord: { label: '自定义字长', unit: '位' },
    byteOrder: { label: '字节序', values: { big: '大端', little: '小端' } },
  },
  onlyDigits: (n: number) => `所选符号只有 ${n} 个，因此按 ${n} 进制书写。`,
  needsBytes: '字节序需要字长为 8 的整数倍。',
  grouping: '分组',
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
        return `第 ${count(fault.position)} 个字符「${fault.found}」不是有效的 ${fault.base} 进制数字。`;
      case 'not-whole':
        return '字长内只能是整数。';
      case 'no-digits':
        return '没有数字。';
      case 'too-long':
        return `太长：最多 ${count(fault.limit)} 个字符。`;
      case 'alphabet-repeats':
        return `符号「${fault.found}」重复。`;
      case 'alphabet-length':
        return `需要 2 到 64 个符号，当前为 ${count(fault.length)} 个。`;
      case 'alphabet-character':
        return `「${fault.found}」不能用作数字符号。`;
      case 'does-not-fit':
        return fault.bits > 128
          ? `超出 ${fault.bits} 位的范围。`
          : `超出 ${fault.bits} 位的范围（${limit(fault.least)}…${limit(fault.greatest)}）。`;
    }
  },
};
