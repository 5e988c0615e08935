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
  options: {
    mode: { label: 'Task', values: { list: 'Rework a list', sets: 'Compare two lists', transpose: 'Transpose' } },
    keep: {
      label: 'Keep',
      values: {
        onlyFirst: 'Only in the first',
        onlySecond: 'Only in the second',
        both: 'In both',
        either: 'In either',
      },
    },
    delimiter: { label: 'Delimiter', values: { tab: 'Tab', comma: 'Comma', text: 'Own' } },
    ownDelimiter: 'Own delimiter',
    splitOn: {
      label: 'Split on',
      values: {
        line: 'Line break',
        comma: 'Comma ,',
        semicolon: 'Semicolon ;',
        tab: 'Tab',
        space: 'Space',
        text: 'Own text',
        regex: 'Pattern (regex)',
      },
    },
    splitText: 'Text to split on',
    trim: 'Trim',
    removePrefix: 'Remove prefix',
    removeSuffix: 'Remove suffix',
    removeByPattern: 'Prefix and suffix are patterns',
    dropEmpty: 'Drop empty items',
    letterCase: { label: 'Case', values: { none: 'As given', lower: 'Lower', upper: 'Upper' } },
    truncate: { label: 'Longest item, in characters', hint: '0 is no limit' },
    removeDuplicates: 'Remove duplicates',
    ignoreCase: 'Duplicates may differ in case',
    sort: {
      label: 'Sort',
      values: {
        none: 'As given',
        ascending: 'Natural A→Z',
        descending: 'Natural Z→A',
        numericAscending: 'Numbers ascending',
        numericDescending: 'Numbers descending',
        length: 'By length',
        codePoint: 'By code point',
        shuffle: 'Shuffle',
      },
    },
    reverse: 'Reverse',
    keepFirst: { label: 'Keep only the first', hint: '0 is no limit' },
    escape: {
      label: 'Escape',
      values: {
        none: 'None',
        json: 'JSON',
        sql: 'SQL',
        csv: 'CSV',
        html: 'HTML',
        shell: 'Shell',
        regex: 'Regex',
      },
    },
    itemPrefix: 'Item prefix',
    itemSuffix: 'Item suffix',
    separator: 'Separator',
    onePerLine: 'One item per line',
    listPrefix: 'List prefix',
    listSuffix: 'List suffix',
    numberItems: 'Number items',
    frequency: 'Frequency',
  },
  /** In place of the text to split on, where that is a pattern. */
  splitPattern: 'Pattern to split on',
  first: 'First list',
  second: 'Second list',
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
  shuffleAgain: 'Shuffle again',
  escapesHint: 'In the separator and the text to split on, \\n is a line break and \\t a tab.',

  clean: 'Clean',
  order: 'Order',
  shape: 'Output',

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
      ? `Invalid pattern: ${fault.reason}.`
      : 'The result would be longer than a text can be. Use fewer items, or a shorter prefix and suffix.',
} satisfies Words<typeof zhCn>;
