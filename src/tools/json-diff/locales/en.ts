import { placeWords } from '../../../i18n/places/en';
import { jsonWords } from '../../../i18n/json/en';
import { numbersOf, formatBytes, type Words } from '../../../i18n/words';
import type { BadPath } from '../../../lib/json-diff/ignore-paths';
import type { SideFault } from '../../../lib/json-diff/read-side';
import type { Explanation, KindName } from '../../../lib/json-diff/explain';
import type { words as zhCn } from './zh-cn';

const { count: amount, plural } = numbersOf('en');

/** `3 members`: the number with its noun. */
function count(n: number, one: string, other = `${one}s`): string {
  return `${amount(n)} ${plural(n, { one, other })}`;
}

type SideName = 'left' | 'right';
const side = (name: SideName) => (name === 'left' ? 'Left' : 'Right');

const KINDS: Readonly<Record<KindName, string>> = {
  object: 'object',
  array: 'array',
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

const points = (text: string) => (text === '' ? 'none' : text);
const form = (name: string) => (name === 'mixed' ? 'a mixture' : name);

export const words = {
  left: 'Left',
  right: 'Right',
  inputHint: jsonWords.inputHint('JSON'),
  swap: 'Swap',
  format: 'Format',
  undoFormat: 'Undo formatting',

  options: {
    arrays: {
      label: 'Arrays',
      values: { aligned: 'Aligned', index: 'By index', key: 'By key field', unordered: 'Order ignored' },
      hints: {
        aligned: 'Finds what is equal, so that an inserted item is one difference',
        index: 'First item with first item, and so on',
        key: 'Objects with the same value in the key field belong together',
        unordered: 'The same items in any order',
      },
    },
    keyField: { label: 'Key field', placeholder: 'id' },
    numbers: {
      label: 'Numbers',
      values: { value: 'By value', written: 'As written' },
      hints: { value: '1, 1.0 and 1e0 are the same', written: '1 and 1.0 differ' },
    },
    ignore: {
      label: 'Ignored paths',
      hint: 'One JSON Pointer per line; * stands for any one step, as in /users/*/updatedAt.',
      placeholder: '/users/*/updatedAt',
    },
    onlyDifferences: 'Only differences',
    sortKeys: 'Sort keys',
  },
  badPath: ({ line, text }: BadPath) =>
    placeWords.inLine(
      line,
      `“${text}” is no JSON Pointer. It must begin with /, and ~ may only be followed by 0 or 1.`,
    ),

  result: 'Comparison',
  view: 'View',
  tree: 'Tree',
  side: 'Side by side',
  list: 'List',
  patch: 'JSON Patch',
  text: 'Text',
  same: 'The two documents are the same.',
  waiting: 'The comparison appears here once both sides are filled in.',
  added: (n: number) => `${amount(n)} added`,
  removed: (n: number) => `${amount(n)} removed`,
  changed: (n: number) => `${amount(n)} changed`,
  movedCount: (n: number) => `${amount(n)} moved`,
  place: (at: number, n: number) => (at === 0 ? count(n, 'difference') : `${amount(at)} of ${amount(n)}`),
  previous: 'Previous difference (Shift+F7 or p)',
  next: 'Next difference (F7 or n)',
  expandAll: 'Expand all',
  foldEqual: 'Fold what is equal',

  fault: (name: SideName, fault: SideFault): string =>
    fault.code === 'too-large'
      ? `${side(name)}: too large: ${formatBytes('en', fault.bytes)}, limit 20 MB.`
      : `${side(name)}, line ${fault.line}, column ${fault.column}: ${jsonWords.reason(fault)}`,
  resultTooLarge: 'The result is too long for the browser.',
  jsonFault: jsonWords.fault,
  readAsJson5: (name: SideName) => `${side(name)}: no strict JSON; read as JSON5.`,
  readAsLines: (name: SideName, n: number) =>
    `${side(name)}: read as JSON Lines; the ${count(n, 'value')} are taken as one array.`,
  duplicateKey: (name: SideName, key: string, line: number) =>
    `${side(name)}: Duplicate key “${key}” (line ${amount(line)}); the last one counts.`,
  moreDuplicates: (name: SideName, n: number) => `${side(name)}: ${count(n, 'further duplicate key')}.`,
  unaligned: (path: string) =>
    `More than 20,000 items differ in the array ${path === '' ? 'at the root' : path}: it is not aligned, and what differs is compared by index.`,
  moreUnaligned: (n: number) => `${count(n, 'further array')} compared by index as well.`,
  notFiniteInPatch: (n: number) =>
    `The right side has ${count(n, 'NaN or Infinity', 'NaN or Infinity values')}, which JSON cannot say: the JSON Patch has null instead.`,
  show: 'Show',

  unchangedRows: (n: number) => `${amount(n)} unchanged`,
  statusNames: { changed: 'changed', added: 'added', removed: 'removed', ignored: 'ignored', moved: 'moved' },
  absent: 'absent',
  members: (n: number) => count(n, 'member'),
  items: (n: number) => count(n, 'item'),
  countChanged: (before: number, text: string) => `${amount(before)} → ${text}`,
  characters: (n: number) => count(n, 'character'),
  moved: (from: number, to: number) => `Moved from position ${amount(from)} to position ${amount(to)}.`,
  movedBadge: (from: number, to: number) => `${amount(from)} → ${amount(to)}`,
  explanation: (e: Explanation): string => {
    switch (e.code) {
      case 'same-number':
        return `${e.left} and ${e.right} are the same number, written differently.`;
      case 'same-text':
        return 'Both sides are the same text, written with different escapes.';
      case 'kinds':
        return `Different types: ${KINDS[e.left]} on the left, ${KINDS[e.right]} on the right.`;
      case 'null-or-absent':
        return `The value is null on the ${e.nullSide} and absent on the other side, which is not the same.`;
      case 'space':
        return `White space at the ${e.where} differs: left ${points(e.left)}, right ${points(e.right)}.`;
      case 'inner-space':
        return 'Only white space inside differs.';
      case 'normalization':
        return `They look the same, but their Unicode normalization differs: left ${form(e.left)}, right ${form(e.right)}.`;
      case 'line-ends':
        return 'Only the line ends differ (CRLF and LF).';
      case 'case':
        return 'Only upper and lower case differ.';
      case 'invisible':
        return `Invisible characters: left ${points(e.left)}, right ${points(e.right)}.`;
    }
  },
  badge: (e: Explanation): string => {
    switch (e.code) {
      case 'same-number':
        return 'same number';
      case 'same-text':
        return 'same text';
      case 'kinds':
        return `${KINDS[e.left]} → ${KINDS[e.right]}`;
      case 'null-or-absent':
        return 'null ≠ absent';
      case 'space':
        return e.where === 'start' ? 'leading space' : 'trailing space';
      case 'inner-space':
        return 'white space';
      case 'normalization':
        return `${form(e.left)} → ${form(e.right)}`;
      case 'line-ends':
        return 'line ends';
      case 'case':
        return 'case';
      case 'invisible':
        return 'invisible characters';
    }
  },

  selected: 'Selected value',
  pathLeft: 'Left path',
  pathRight: 'Right path',
  root: '(root)',
  copyPath: 'Copy JSON Pointer',
  copyJsonPath: 'Copy JSONPath',
  copyLeft: 'Copy left value',
  copyRight: 'Copy right value',
  omitted: (n: number) => `… ${count(n, 'equal character')} …`,
  rest: (n: number) => `… ${count(n, 'further character')}`,

  change: 'Change',
  path: 'Path',
  old: 'Old',
  new: 'New',
  changeNames: { added: 'added', removed: 'removed', changed: 'changed', moved: 'moved' },
  showInTree: (path: string) => `Show ${path} in the tree`,
  downloadCsv: 'Download CSV',
} satisfies Words<typeof zhCn>;
