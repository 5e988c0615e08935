import { formatBytes, formatNumber } from '../../../i18n/words';
import type { JsonFault } from '../../../lib/json/json-fault';
import type { JsonLiberties } from '../../../lib/json/json-index';
import type { PrettifyFault } from '../prettify';
import type { RepairFault } from '../repair';

const count = (n: number) => formatNumber('zh-cn', n);

function reason(fault: JsonFault): string {
  switch (fault.code) {
    case 'expected-value':
      return fault.seen === '' ? '此处应为一个值，文本却已结束' : '此处应为一个值';
    case 'expected-key':
      return '此处应为双引号括起的键';
    case 'expected-key-or-close':
      return '此处应为双引号括起的键或 "}"';
    case 'expected-colon':
      return '键之后应为 ":"';
    case 'expected-comma-or-close':
      return `此处应为 "," 或 "${fault.close}"`;
    case 'trailing-content':
      return '文档已结束，其后还有内容';
    case 'several-values':
      return '文档已结束，其后又有一个值';
    case 'nothing-to-close':
      return `"${fault.found}" 没有对应的开括号`;
    case 'unknown-word':
      return `无法识别的词 "${fault.word}"`;
    case 'unterminated-string':
      return '字符串缺少结尾的引号';
    case 'unterminated-comment':
      return '注释没有结束';
    case 'control-character':
      return `字符串中有未转义的控制字符 U+${fault.codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
    case 'bad-escape':
      return `无效的转义 "${fault.found}"`;
    case 'bad-unicode-escape':
      return '\\u 之后应为四位十六进制数字';
    case 'leading-zero':
      return '数字以多余的 0 开头';
    case 'leading-plus':
      return '数字以加号开头，标准 JSON 不允许';
    case 'leading-point':
      return '数字以小数点开头，标准 JSON 不允许';
    case 'digit-after-minus':
      return '负号之后应为数字';
    case 'digit-after-point':
      return '小数点之后应为数字';
    case 'digit-in-exponent':
      return '指数部分应为数字';
    case 'digit-in-hex':
      return '0x 之后应为十六进制数字';
    case 'character-in-number':
      return `数字中出现 "${fault.found}"`;
    case 'comment':
      return '标准 JSON 不允许注释';
    case 'trailing-comma':
      return '标准 JSON 不允许尾随逗号';
    case 'single-quotes':
      return '标准 JSON 只用双引号';
    case 'bare-key':
      return '标准 JSON 的键须有双引号';
    case 'hex-number':
      return '标准 JSON 不允许十六进制数';
    case 'not-finite':
      return '标准 JSON 没有 NaN 与 Infinity';
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

export const words = {
  input: '输入',
  result: '结果',
  inputHint: '粘贴 JSON，或把文件拖进来',
  example: '示例',
  sampleJson: 'JSON',
  sampleJson5: 'JSON5 与注释',
  sampleComment: '发布窗口，值班群确认后执行',
  sampleLines: 'JSON Lines',
  sampleWrapped: '字符串中的 JSON',
  view: '视图',
  text: '文本',
  tree: '树形',

  indent: '缩进',
  indentNone: '单行',
  indentSpaces: (n: number) => `${n} 个空格`,
  indentTab: 'Tab',
  sortKeys: '键排序',
  sortSource: '不排序',
  sortCodeUnits: 'A→Z（按码元）',
  sortNatural: '自然（a2 先于 a10）',
  descending: '倒序',
  comments: '注释',
  commentsRemove: '移除',
  commentsKeep: '保留（JSONC）',
  strings: '字符串',
  stringsAsWritten: '原样保留',
  stringsEscape: '转义非 ASCII',
  stringsUnescape: '还原 \\uXXXX',
  strict: '严格模式',
  shortArrays: '不含对象的短数组写在一行',
  columns: '最大列数',
  columnsUnit: '列',
  notFinite: 'NaN / Infinity',
  notFiniteNull: 'null',
  notFiniteString: '字符串',

  values: (n: number) => `${count(n)} 个值`,
  depth: (n: number) => `深度 ${count(n)}`,
  duplicates: (n: number) => `${count(n)} 个重复键`,

  fault: (fault: PrettifyFault): string => {
    if (fault.code === 'too-large') {
      return `文本过大：${formatBytes('zh-cn', fault.bytes)}，上限 50 MB`;
    }
    if (fault.code === 'result-too-large') return '结果过长，无法显示；请减小缩进';
    return `第 ${fault.line} 行，第 ${fault.column} 列：${reason(fault)}`;
  },

  readAsLines: (n: number) => `已按 JSON Lines 读取：共 ${count(n)} 个值。`,
  readAsValues: (n: number) => `已读取连续的 ${count(n)} 个值，每个一行。`,
  readAsJson5: (l: JsonLiberties, keptComments: boolean) => {
    const changes = liberties(l, keptComments);
    return changes === '' ? '已按 JSON5 读取。' : `已按 JSON5 读取：${changes}。`;
  },
  notFiniteNote: (n: number, as: 'null' | 'string') =>
    `JSON 没有 NaN 与 Infinity：${count(n)} 处已${as === 'null' ? '写成 null' : '写成字符串'}。`,
  duplicateKey: (key: string, line: number, column: number) =>
    `键 "${key}" 重复，位于第 ${line} 行，第 ${column} 列；两处都原样保留，多数程序只认后一个。`,
  moreDuplicates: (n: number) => `另有 ${count(n)} 个重复键。`,
  show: '查看',
  indentLimit: (level: number) => `嵌套过深，第 ${count(level)} 层以下不再继续缩进。`,
  wrapped: (n: number) => `${count(n)} 个字符串中是 JSON。`,
  unwrap: '展开',
  unwrapped: (levels: number) => `已展开 ${count(levels)} 层字符串中的 JSON。`,
  undo: '撤销',
  unescape: '去除转义后格式化',
  formatAsLines: '按 JSON Lines 格式化',
  repair: '尝试修复',
  repairing: '正在修复',
  repairTitle: '修复建议',
  repairCount: (n: number) => `${count(n)} 处修改`,
  repairPlace: (line: number, column: number) => `第 ${line} 行，第 ${column} 列`,
  repairRemoved: '删去',
  repairAdded: '加上',
  repairReplaced: '改为',
  repairMore: (n: number) => `另有 ${count(n)} 处修改。`,
  useRepaired: '采用修复后的文本',
  discard: '放弃',
  repairUsed: '输入已换成修复后的文本。',
  repairFailed: '无法修复',
  repairFault: (fault: RepairFault): string =>
    fault.code === 'too-deep'
      ? '嵌套过深，无法自动修复。'
      : `第 ${fault.line} 行，第 ${fault.column} 列之后无法判断原意，请手动修改。`,

  search: '查找键或值',
  searchCount: (at: number, n: number) => (at === 0 ? `${count(n)} 处` : `${count(at)} / ${count(n)}`),
  searchNone: '没有找到',
  searching: '正在查找',
  previous: '上一处',
  next: '下一处',
  expandTo: '展开到',
  level: (n: number) => `第 ${n} 层`,
  collapseAll: '全部折叠',
  expandAll: '全部展开',
  chooseLevel: '选择层级',
  members: (n: number) => `${count(n)} 个成员`,
  items: (n: number) => `${count(n)} 项`,
  selected: '所选节点',
  copyKey: '复制键',
  copyValue: '复制值',
  copyPath: '复制 JSONPath',
  copyPointer: '复制 JSON Pointer',
  root: '根',
  openLink: '打开链接',
};
