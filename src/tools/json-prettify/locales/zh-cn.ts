import { indentNames } from '../../../i18n/indent/zh-cn';
import { numbersOf } from '../../../i18n/words';
import { jsonTreeWords } from '../../../i18n/json-tree/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import type { PrettifyFault } from '../prettify';
import type { RepairFault } from '../repair';

const { count } = numbersOf('zh-cn');

export const words = {
  input: '输入',
  openInMinify: '在 JSON 压缩中打开',
  result: '结果',
  inputHint: jsonWords.inputHint('JSON'),
  example: '示例',
  samples: {
    json: 'JSON',
    json5: 'JSON5 与注释',
    lines: 'JSON Lines',
    wrapped: '字符串中的 JSON',
  },
  sampleComment: '发布窗口，值班群确认后执行',
  view: '视图',
  text: '文本',
  tree: '树形',

  shortArrays: '不含对象的短数组写在一行',
  options: {
    indent: { label: '缩进', values: indentNames('单行') },
    sortKeys: {
      label: '键排序',
      values: { source: '不排序', codeUnits: 'A→Z（按码元）', natural: '自然（a2 先于 a10）' },
    },
    descending: '倒序',
    keepComments: { label: '注释', values: { false: '移除', true: '保留（JSONC）' } },
    strings: {
      label: '字符串',
      values: { asWritten: '原样保留', escapeNonAscii: '转义非 ASCII', unescape: '还原 \\uXXXX' },
    },
    arrayColumns: { label: '最大列数', unit: '列' },
    notFinite: { label: 'NaN / Infinity', values: { null: 'null', string: '字符串' } },
    strict: '严格模式',
  },
  values: (n: number) => `${count(n)} 个值`,
  depth: (n: number) => `深度 ${count(n)}`,
  duplicates: (n: number) => `${count(n)} 个重复键`,

  fault: (fault: PrettifyFault): string => {
    if (fault.code === 'too-large') return jsonWords.tooLarge(fault.bytes, 50);
    return fault.code === 'result-too-large' ? '结果过长，无法显示；请减小缩进。' : jsonWords.fault(fault);
  },

  readAsLines: jsonWords.readAsLines,
  readAsValues: (n: number) => `已读取连续的 ${count(n)} 个值，每个一行。`,
  readAsJson5: jsonWords.readAsJson5,
  notFiniteNote: (n: number, as: 'null' | 'string') =>
    `JSON 没有 NaN 与 Infinity：${count(n)} 处已${as === 'null' ? '写成 null' : '写成字符串'}。`,
  duplicateKey: jsonWords.duplicateKey,
  moreDuplicates: jsonWords.moreDuplicates,
  show: '查看',
  indentLimit: jsonWords.indentLimited,
  wrapped: (n: number) => `${count(n)} 个字符串中是 JSON。`,
  unwrap: '展开',
  nothingToUnwrap: '没有可展开的内容。',
  unwrapped: (levels: number) => `已展开 ${count(levels)} 层字符串中的 JSON。`,
  undo: '撤销',
  unescape: '去除转义后格式化',
  formatAsLines: '按 JSON Lines 格式化',
  repair: '尝试修复',
  repairing: '正在修复',
  repairTitle: '修复建议',
  repairCount: (n: number) => `${count(n)} 处修改`,
  repairPlace: jsonWords.place,
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

  ...jsonTreeWords,
};
