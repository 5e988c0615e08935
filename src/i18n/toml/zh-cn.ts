import { documentWords } from '../documents/zh-cn';
import type { DocumentFault } from '../../lib/document/document-fault';
import { pathText } from '../../lib/document/note';
import type { Toml11Feature, TomlFault } from '../../lib/toml/toml-fault';
import type { PlacedWriteFault } from '../../lib/toml/write-toml';

function feature(used: Toml11Feature): string {
  switch (used) {
    case 'inline-table-line-break':
      return '内联表换行';
    case 'inline-table-comma':
      return '内联表末尾的逗号';
    case 'inline-table-comment':
      return '内联表中的注释';
    case 'escape':
      return '转义 \\e 与 \\x';
    case 'no-seconds':
      return '不带秒的时间';
  }
}

function reason(fault: TomlFault): string {
  switch (fault.code) {
    case 'value-missing':
      return '= 之后缺少值。';
    case 'key-missing':
      return '缺少键。';
    case 'item-missing':
      return '列表中缺少一项。';
    case 'unterminated-string':
      return '字符串缺少结尾的引号。';
    case 'unterminated-list':
      return '列表缺少结尾的 ]。';
    case 'unterminated-table':
      return '内联表缺少结尾的 }。';
    case 'unterminated-header':
      return '表头缺少结尾的 ]。';
    case 'spaced-brackets':
      return '表头的 [[ 与 ]] 须各自相连，且不能更多。';
    case 'line-break-in-string':
      return '单行字符串不能换行；多行字符串用三个引号括起。';
    case 'lone-carriage-return':
      return '单独的回车符（CR）不是换行。';
    case 'lone-surrogate':
      return '半个字符（未配对的代理码元）。';
    case 'multi-line-key':
      return '键不能用三个引号括起。';
    case 'equals-missing':
      return fault.found === '' ? '键之后缺少 =。' : `键之后应为 =，却是「${fault.found}」。`;
    case 'bad-key':
      return `键不能以「${fault.found}」开头；可用引号括起。`;
    case 'line-end-expected':
      return `此处一行应已结束，却是「${fault.found}」。`;
    case 'comma-expected':
      return `此处应为逗号或 ${fault.close}。`;
    case 'control-character':
      return `不允许出现控制字符 U+${fault.codePoint.toString(16).toUpperCase().padStart(4, '0')}。`;
    case 'bad-escape':
      return `无效的转义「${fault.found}」。`;
    case 'escape-digits':
      return `\\${fault.letter} 之后应为 ${fault.digits} 位十六进制数字。`;
    case 'no-character':
      return `「${fault.found}」不是字符。`;
    case 'leading-zero':
      return `数字「${fault.found}」以多余的 0 开头。`;
    case 'bad-underscore':
      return `「${fault.found}」中的下划线两侧都须是数字。`;
    case 'bad-number':
      return `「${fault.found}」不是数字。`;
    case 'signed-prefix':
      return `「${fault.found}」：十六、八、二进制整数不带正负号。`;
    case 'bad-date':
      return `「${fault.found}」不是 TOML 的日期或时间。`;
    case 'date-out-of-range':
      return `「${fault.found}」这个日期或时间不存在。`;
    case 'unknown-value':
      return `「${fault.found}」不是值；文本须加引号。`;
    case 'needs-1.1':
      return `${feature(fault.feature)}需要 TOML 1.1。`;
    case 'key-twice':
      return `键「${fault.key}」定义了两次。`;
    case 'table-twice':
      return `表 [${fault.key}] 定义了两次。`;
    case 'list-of-tables-and-table':
      return `「${fault.key}」不能既是表 [${fault.key}] 又是表的列表 [[${fault.key}]]。`;
    case 'not-a-table':
      return `键「${fault.key}」已有值，不是表。`;
    case 'inline-table-closed':
      return `「${fault.key}」是内联表，不能在花括号之外添加。`;
    case 'list-closed':
      return `「${fault.key}」是方括号写成的列表，不能再添加。`;
    case 'defined-by-header':
      return `「${fault.key}」已由表头定义，点号键不能再添加。`;
    case 'defined-by-dotted-keys':
      return `表 [${fault.key}] 已由点号键定义。`;
  }
}

/** 读写 TOML 的各工具共用的说法。 */
export const tomlWords = {
  fault: (fault: TomlFault | DocumentFault): string =>
    fault.code === 'too-large' || fault.code === 'too-deep'
      ? documentWords.fault(fault)
      : `${documentWords.place(fault.line, fault.column)}：${reason(fault)}`,
  writeFault: (fault: PlacedWriteFault): string =>
    fault.code === 'nothing-for-toml'
      ? '没有可放入 TOML 表的内容。'
      : `${documentWords.place(fault.line, fault.column)}：TOML 没有 null（${pathText(fault.path)}）。`,

  tomlInput: 'TOML',
  inputOptions: {
    strict: {
      label: 'TOML 版本',
      values: { false: '1.1', true: '1.0 严格' },
      hints: { true: '不接受 1.1 新增的写法：内联表换行、\\e 与 \\x 转义、不带秒的时间。' },
    },
  },
  outputOptions: {
    nulls: {
      label: '空值',
      values: { 'leave-out': '省去', text: '写成 ""', fault: '报错' },
    },
    rootKey: { label: '根的键', hint: '根是列表或单个值时放到此键之下。', placeholder: 'items' },
    largeIntegers: {
      label: '超出 64 位的整数',
      values: { text: '字符串', number: '原样' },
    },
    comments: '保留注释',
  },
};
