import { ipv4Words } from '../../../i18n/ipv4/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { Notation } from '../../../lib/ipv4/read-address';
import type { NotationName } from '../notations';

const { count: n } = numbersOf('zh-cn');

const notations: Record<Notation, string> = {
  ...ipv4Words.forms,
  short: '省略写法（inet_aton）',
  mixed: '混合进制（inet_aton）',
  signed: '有符号整数',
  'dotted-hex': '点分十六进制',
  'dotted-octal': '点分八进制',
  'dotted-binary': '点分二进制',
  mapped: 'IPv4 映射的 IPv6',
  '6to4': '6to4',
  nat64: 'NAT64',
  arpa: 'in-addr.arpa 域名',
};

const outputs: Record<NotationName, string> = {
  dotted: '点分十进制',
  integer: '整数',
  signed: '有符号 32 位整数',
  hex: '十六进制',
  dottedHex: '点分十六进制',
  octal: '八进制',
  dottedOctal: '点分八进制',
  binary: '二进制',
  dottedBinary: '点分二进制',
  mappedShort: 'IPv6 映射（简写）',
  mappedFull: 'IPv6 映射（完整）',
  mappedMixed: 'IPv6 映射（混合）',
  sixToFour: '6to4 前缀',
  nat64: 'NAT64',
  arpa: 'in-addr.arpa 域名',
  reversed: '字节反序整数（小端）',
};

export const words = {
  types: ipv4Words.types,
  fault: ipv4Words.addressFault,
  notations,
  outputs,
  options: {
    form: { label: '读作', values: { auto: '自动识别', ...ipv4Words.forms } },
    letters: { label: '十六进制字母', values: { upper: '大写', lower: '小写' } },
    text: 'IPv4 地址',
  },
  addressHint: '点分、整数、十六进制、八进制、二进制、IPv6 或 in-addr.arpa；每行一个可批量转换。',
  severalLines: '多行',
  result: '转换结果',
  withPort: (notation: string, port: number) => `${notation}，不含端口 ${port}`,
  readAs: (notation: string) => `读作：${notation}`,
  type: '类型',
  class: '历史类别',
  classOf: (letter: string) => `${letter} 类`,
  registered: (type: string, block: string, rfc: number) => `${type}（${block}，RFC ${rfc}）`,
  asDecimal: (address: string) => `十进制：${address}`,
  asOctal: (address: string) => `八进制：${address}`,
  notGlobal: (nat64: string) => `这不是全球可路由的地址：RFC 6052 不允许用 64:ff9b::/96 表示它（${nat64}）。`,
  lines: (count: number) => `${n(count)} 行`,
  faultyLines: (count: number) => `${n(count)} 行无法识别`,
  input: '输入',
  reading: '读法',
};
