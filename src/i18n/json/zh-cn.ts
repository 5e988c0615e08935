import { formatBytes, formatNumber, numbersOf } from '../words';
import type { JsonFault } from '../../lib/json/json-fault';
import type { JsonLiberties } from '../../lib/json/json-index';

const { count } = numbersOf('zh-cn');

const place = (line: number, column: number) => `第 ${line} 行，第 ${column} 列`;

function reason(fault: JsonFault): string {
  switch (fault.code) {
    case 'expected-value':
      return fault.seen === '' ? '此处应为一个值，文本却已结束。' : '此处应为一个值。';
    case 'expected-key':
      return '此处应为双引号括起的键。';
    case 'expected-key-or-close':
      return '此处应为双引号括起的键或「}」。';
    case 'expected-colon':
      return '键之后应为「:」。';
    case 'expected-comma-or-close':
      return `此处应为「,」或「${fault.close}」。`;
    case 'trailing-content':
      return '文档已结束，其后还有内容。';
    case 'several-values':
      return '文档已结束，其后又有一个值。';
    case 'nothing-to-close':
      return `「${fault.found}」没有对应的开括号。`;
    case 'unknown-word':
      return `无法识别的词「${fault.word}」。`;
    case 'unterminated-string':
      return '字符串缺少结尾的引号。';
    case 'unterminated-comment':
      return '注释没有结束。';
    case 'control-character':
      return `字符串中有未转义的控制字符 U+${fault.codePoint.toString(16).toUpperCase().padStart(4, '0')}。`;
    case 'bad-escape':
      return `无效的转义「${fault.found}」。`;
    case 'bad-unicode-escape':
      return '\\u 之后应为四位十六进制数字。';
    case 'leading-zero':
      return '数字以多余的 0 开头。';
    case 'leading-plus':
      return '数字以加号开头，标准 JSON 不允许。';
    case 'leading-point':
      return '数字以小数点开头，标准 JSON 不允许。';
    case 'digit-after-minus':
      return '负号之后应为数字。';
    case 'digit-after-point':
      return '小数点之后应为数字。';
    case 'digit-in-exponent':
      return '指数部分应为数字。';
    case 'digit-in-hex':
      return '0x 之后应为十六进制数字。';
    case 'character-in-number':
      return `数字中出现「${fault.found}」。`;
    case 'comment':
      return '标准 JSON 不允许注释。';
    case 'trailing-comma':
      return '标准 JSON 不允许尾随逗号。';
    case 'single-quotes':
      return '标准 JSON 只用双引号。';
    case 'bare-key':
      return '标准 JSON 的键须有双引号。';
    case 'hex-number':
      return '标准 JSON 不允许十六进制数。';
    case 'not-finite':
      return '标准 JSON 没有 NaN 与 Infinity。';
  }
}

/** 用到的宽松写法，连同它们变成了什么。 */
function liberties(l: JsonLiberties, keptComments: boolean): string {
  const parts = [
    l.comments > 0 && `${keptComments ? '保留' : '移除'} ${count(l.comments)} 处注释`,
    l.trailingCommas > 0 && `省去 ${count(l.trailingCommas)} 个尾随逗号`,
    l.bareKeys > 0 && `为 ${count(l.bareKeys)} 个键补上引号`,
    l.singleQuotes > 0 && `${count(l.singleQuotes)} 处单引号改为双引号`,
    l.hexNumbers > 0 && `${count(l.hexNumbers)} 个十六进制数改为十进制`,
    l.plusSigns > 0 && `去掉 ${count(l.plusSigns)} 个加号`,
    l.decimalPoints > 0 && `为 ${count(l.decimalPoints)} 个小数点补上 0`,
    l.escapes > 0 && `改写 ${count(l.escapes)} 处 JSON5 转义`,
    l.controlCharacters > 0 && `转义 ${count(l.controlCharacters)} 个控制字符`,
    l.whiteSpace > 0 && `去掉 ${count(l.whiteSpace)} 个特殊空白字符`,
  ];
  return parts.filter((part) => part !== false).join('，');
}

/** 各 JSON 工具共用的说法。 */
export const jsonWords = {
  inputHint: (format: string) => `粘贴 ${format}，或把文件拖进来`,
  place,
  /** 上限以兆字节计。 */
  tooLarge: (bytes: number, limit: number) => `文本过大：${formatBytes('zh-cn', bytes)}，上限 ${limit} MB。`,
  indentLimited: (level: number) => `嵌套过深，第 ${formatNumber('zh-cn', level)} 层以下不再继续缩进。`,
  /** 读不下去的原因，不含位置。 */
  reason,
  /** 读不下去的位置与原因。 */
  fault: (fault: JsonFault): string => `${place(fault.line, fault.column)}：${reason(fault)}`,
  duplicateKey: (key: string, line: number, column: number) =>
    `键「${key}」重复，位于第 ${line} 行，第 ${column} 列；两处都原样保留，多数程序只认后一个。`,
  moreDuplicates: (n: number) => `另有 ${count(n)} 个重复键。`,
  readAsLines: (n: number) => `已按 JSON Lines 读取：共 ${count(n)} 个值。`,
  readAsJson5: (l: JsonLiberties, keptComments: boolean) => {
    const changes = liberties(l, keptComments);
    return changes === '' ? '已按 JSON5 读取。' : `已按 JSON5 读取：${changes}。`;
  },
};
