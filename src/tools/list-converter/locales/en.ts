import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const items = (n: number) => `${count(n)} ${plural(n, { one: 'item', other: 'items' })}`;

export const words = {
  text: 'List',
  result: 'Result',
  placeholder: 'One item on each line, or drop a file here',
  samples: {
    lines: 'Lines',
    comma: 'Comma-separated',
    table: 'Several columns',
  },
  mode: 'Task',
  modes: { list: 'Rework a list', sets: 'Compare two lists', transpose: 'Transpose' },
  keep: 'Keep',
  keeps: {
    onlyFirst: 'Only in the first',
    onlySecond: 'Only in the second',
    both: 'In both',
    either: 'In either',
  },
  first: 'First list',
  second: 'Second list',
  delimiter: 'Delimiter',
  delimiters: { tab: 'Tab', comma: 'Comma', text: 'Own' },
  ownDelimiter: 'Own delimiter',
  preset: 'Preset',
  noPreset: 'Custom',
  presets: {
    plain: 'Comma-separated',
    lines: 'One per line',
    sql: 'SQL IN (…)',
    json: 'JSON array',
    csv: 'Quoted CSV',
    html: 'HTML <ul>',
    markdown: 'Markdown bullets',
    python: 'Python list',
    shell: 'Shell arguments',
  },
  splitOn: 'Split on',
  splits: {
    line: 'Line break',
    comma: 'Comma ,',
    semicolon: 'Semicolon ;',
    tab: 'Tab',
    space: 'Space',
    text: 'Own text',
    regex: 'Pattern (regex)',
  },
  splitText: 'Text to split on',
  splitPattern: 'Pattern to split on',
  sort: 'Sort',
  sorts: {
    none: 'As given',
    ascending: 'Natural A→Z',
    descending: 'Natural Z→A',
    numericAscending: 'Numbers ascending',
    numericDescending: 'Numbers descending',
    length: 'By length',
    codePoint: 'By code point',
    shuffle: 'Shuffle',
  },
  shuffleAgain: 'Shuffle again',
  removeDuplicates: 'Remove duplicates',
  separator: 'Separator',
  escapesHint: 'In the separator and the text to split on, \\n is a line break and \\t a tab.',

  clean: 'Clean',
  trim: 'Trim',
  dropEmpty: 'Drop empty items',
  ignoreCase: 'Duplicates may differ in case',
  removePrefix: 'Remove prefix',
  removeSuffix: 'Remove suffix',
  removeByPattern: 'Prefix and suffix are patterns',
  letterCase: 'Case',
  cases: { none: 'As given', lower: 'Lower', upper: 'Upper' },
  truncate: 'Longest item, in characters',
  order: 'Order',
  reverse: 'Reverse',
  keepFirst: 'Keep only the first',
  noLimit: '0 is no limit',
  shape: 'Output',
  escape: 'Escape',
  escapes: {
    none: 'None',
    json: 'JSON',
    sql: 'SQL',
    csv: 'CSV',
    html: 'HTML',
    shell: 'Shell',
    regex: 'Regex',
  },
  itemPrefix: 'Item prefix',
  itemSuffix: 'Item suffix',
  listPrefix: 'List prefix',
  listSuffix: 'List suffix',
  onePerLine: 'One item per line',
  numberItems: 'Number items',

  view: 'View',
  frequency: 'Frequency',
  value: 'Value',
  times: 'Count',
  frequencyOf: (distinct: number, shown: number) =>
    distinct > shown
      ? `${count(distinct)} different values, the first ${count(shown)} shown; copy and download have all.`
      : `${count(distinct)} different ${plural(distinct, { one: 'value', other: 'values' })}.`,
  itemsIn: (n: number) => `${items(n)} in`,
  emptyDropped: (n: number) => `${count(n)} empty dropped`,
  duplicatesRemoved: (n: number) => `${count(n)} ${plural(n, { one: 'duplicate', other: 'duplicates' })} removed`,
  itemsOut: (n: number) => `${items(n)} out`,
  table: (rows: number, columns: number) => `from ${count(rows)} × ${count(columns)} cells`,

  fault: (fault) =>
    fault.code === 'invalid-pattern'
      ? `Invalid pattern: ${fault.reason}`
      : 'The result would be longer than a text can be. Use fewer items, or a shorter prefix and suffix.',
} satisfies Words<typeof zhCn>;
