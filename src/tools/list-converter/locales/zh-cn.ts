import type { OptionWords } from '../../../i18n/option-words';
import { numbersOf } from '../../../i18n/words';
import type { ListFault } from '../convert-list';
import type { ListOptions } from '../options';
import type { PresetName } from '../presets';

const { count } = numbersOf('zh-cn');

export const words = {
  text: '列表',
  result: '结果',
  placeholder: '每行一项，也可以拖入文件',
  samples: {
    lines: '按行',
    comma: '按逗号',
    table: '多列表格',
  },
  options: {
    mode: { label: '用途', values: { list: '列表', sets: '比较两个列表', transpose: '行列转置' } },
    keep: {
      label: '保留',
      values: {
        onlyFirst: '只在第一个列表',
        onlySecond: '只在第二个列表',
        both: '两个列表都有',
        either: '任一列表有',
      },
    },
    delimiter: { label: '列分隔符', values: { tab: '制表符', comma: '逗号', text: '自定' } },
    ownDelimiter: '自定列分隔符',
    splitOn: {
      label: '拆分',
      values: {
        line: '换行',
        comma: '逗号 ,',
        semicolon: '分号 ;',
        tab: '制表符',
        space: '空格',
        text: '自定文本',
        regex: '正则表达式',
      },
    },
    splitText: '用来拆分的文本',
    trim: '去掉首尾空白',
    removePrefix: '去掉前缀',
    removeSuffix: '去掉后缀',
    removeByPattern: '前后缀是正则表达式',
    dropEmpty: '去掉空项',
    letterCase: { label: '大小写', values: { none: '不变', lower: '小写', upper: '大写' } },
    truncate: { label: '每项最多字符数', hint: '0 表示不限' },
    removeDuplicates: '去重',
    ignoreCase: '去重时不分大小写',
    sort: {
      label: '排序',
      values: {
        none: '不排序',
        ascending: '自然顺序 A→Z',
        descending: '自然顺序 Z→A',
        numericAscending: '数值从小到大',
        numericDescending: '数值从大到小',
        length: '按长度',
        codePoint: '按码位',
        shuffle: '随机打乱',
      },
    },
    reverse: '倒序',
    keepFirst: { label: '只留前几项', hint: '0 表示不限' },
    escape: {
      label: '转义',
      values: {
        none: '不转义',
        json: 'JSON',
        sql: 'SQL',
        csv: 'CSV',
        html: 'HTML',
        shell: 'Shell',
        regex: '正则表达式',
      },
    },
    itemPrefix: '每项前缀',
    itemSuffix: '每项后缀',
    separator: '连接符',
    onePerLine: '每行一项',
    listPrefix: '列表前缀',
    listSuffix: '列表后缀',
    numberItems: '编号',
    frequency: '频次',
  } satisfies OptionWords<ListOptions>,
  /** In place of the text to split on, where that is a pattern. */
  splitPattern: '用来拆分的正则表达式',
  first: '第一个列表',
  second: '第二个列表',
  preset: '预设',
  noPreset: '自定',
  presets: {
    plain: '逗号分隔',
    lines: '每行一项',
    sql: 'SQL IN (…)',
    json: 'JSON 数组',
    csv: '带引号的 CSV',
    html: 'HTML <ul>',
    markdown: 'Markdown 列表',
    python: 'Python 列表',
    shell: 'Shell 参数',
  } satisfies Record<PresetName, string>,
  shuffleAgain: '再打乱一次',
  escapesHint: '在连接符和用来拆分的文本里，\\n 表示换行，\\t 表示制表符。',

  clean: '清理',
  order: '顺序',
  shape: '输出',

  view: '显示',
  frequency: '频次',
  value: '值',
  times: '次数',
  frequencyOf: (distinct: number, shown: number) =>
    distinct > shown
      ? `共 ${count(distinct)} 个不同的值，这里显示前 ${count(shown)} 个；复制和下载包含全部。`
      : `共 ${count(distinct)} 个不同的值。`,
  itemsIn: (n: number) => `读入 ${count(n)} 项`,
  emptyDropped: (n: number) => `去掉空项 ${count(n)} 个`,
  duplicatesRemoved: (n: number) => `去掉重复 ${count(n)} 个`,
  itemsOut: (n: number) => `输出 ${count(n)} 项`,
  table: (rows: number, columns: number) => `原为 ${count(rows)} 行 × ${count(columns)} 列`,

  fault: (fault: ListFault) =>
    fault.code === 'invalid-pattern'
      ? `正则表达式无效：${fault.reason}。`
      : '结果太长，超出文本的上限。请减少项数，或缩短前后缀。',
};
