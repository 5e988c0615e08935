import { formatBytes, formatNumber, plural, type Words } from '../../../i18n/words';
import type { JsonFault } from '../../../lib/json/json-fault';
import type { JsonLiberties } from '../../../lib/json/json-index';
import type { PrettifyFault } from '../prettify';
import type { RepairFault } from '../repair';
import type { words as zhCn } from './zh-cn';

/** `3 comments`: the number with its noun. */
function count(n: number, one: string, other = `${one}s`): string {
  return `${formatNumber('en', n)} ${plural('en', n, { one, other })}`;
}

function reason(fault: JsonFault): string {
  switch (fault.code) {
    case 'expected-value':
      return fault.seen === '' ? 'expected a value, but the text ends' : 'expected a value';
    case 'expected-key':
      return 'expected a key in double quotes';
    case 'expected-key-or-close':
      return 'expected a key in double quotes or "}"';
    case 'expected-colon':
      return 'expected ":" after the key';
    case 'expected-comma-or-close':
      return `expected "," or "${fault.close}"`;
    case 'trailing-content':
      return 'more text after the end of the document';
    case 'several-values':
      return 'another value after the end of the document';
    case 'nothing-to-close':
      return `"${fault.found}" closes nothing`;
    case 'unknown-word':
      return `unknown word "${fault.word}"`;
    case 'unterminated-string':
      return 'string without a closing quote';
    case 'unterminated-comment':
      return 'comment without an end';
    case 'control-character':
      return `control character U+${fault.codePoint.toString(16).toUpperCase().padStart(4, '0')} in a string`;
    case 'bad-escape':
      return `unknown escape "${fault.found}"`;
    case 'bad-unicode-escape':
      return 'expected four hexadecimal digits after \\u';
    case 'leading-zero':
      return 'leading zero in a number';
    case 'leading-plus':
      return 'a number may not begin with a plus sign';
    case 'leading-point':
      return 'a number may not begin with a decimal point';
    case 'digit-after-minus':
      return 'expected a digit after the minus sign';
    case 'digit-after-point':
      return 'expected a digit after the decimal point';
    case 'digit-in-exponent':
      return 'expected a digit in the exponent';
    case 'digit-in-hex':
      return 'expected a hexadecimal digit after 0x';
    case 'character-in-number':
      return `unexpected "${fault.found}" in a number`;
    case 'comment':
      return 'comments are not allowed in strict JSON';
    case 'trailing-comma':
      return 'trailing comma';
    case 'single-quotes':
      return 'single quotes are not allowed in strict JSON';
    case 'bare-key':
      return 'keys need double quotes in strict JSON';
    case 'hex-number':
      return 'hexadecimal numbers are not allowed in strict JSON';
    case 'not-finite':
      return 'NaN and Infinity are not allowed in strict JSON';
  }
}

/** The liberties taken, with what became of them. */
function liberties(l: JsonLiberties, keptComments: boolean): string {
  const parts = [
    l.comments > 0 && `${keptComments ? 'kept' : 'removed'} ${count(l.comments, 'comment')}`,
    l.trailingCommas > 0 && `dropped ${count(l.trailingCommas, 'trailing comma')}`,
    l.bareKeys > 0 && `quoted ${count(l.bareKeys, 'bare key')}`,
    l.singleQuotes > 0 && `put ${count(l.singleQuotes, 'single-quoted string')} into double quotes`,
    l.hexNumbers > 0 && `wrote ${count(l.hexNumbers, 'hexadecimal number')} as decimal`,
    l.plusSigns > 0 && `dropped ${count(l.plusSigns, 'plus sign')}`,
    l.decimalPoints > 0 && `added a zero to ${count(l.decimalPoints, 'bare decimal point')}`,
    l.escapes > 0 && `rewrote ${count(l.escapes, 'JSON5 escape')}`,
    l.controlCharacters > 0 && `escaped ${count(l.controlCharacters, 'control character')}`,
    l.whiteSpace > 0 && `dropped ${count(l.whiteSpace, 'unusual white-space character')}`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

export const words = {
  input: 'Input',
  result: 'Result',
  inputHint: 'Paste JSON, or drop a file here',
  example: 'Example',
  sampleJson: 'JSON',
  sampleJson5: 'JSON5 and comments',
  sampleComment: 'release window, once the people on call agree',
  sampleLines: 'JSON Lines',
  sampleWrapped: 'JSON in a string',
  view: 'View',
  text: 'Text',
  tree: 'Tree',

  indent: 'Indent',
  indentNone: 'One line',
  indentSpaces: (n: number) => count(n, 'space'),
  indentTab: 'Tab',
  sortKeys: 'Sort keys',
  sortSource: 'Off',
  sortCodeUnits: 'A→Z by code unit',
  sortNatural: 'Natural (a2 before a10)',
  descending: 'Descending',
  comments: 'Comments',
  commentsRemove: 'Remove',
  commentsKeep: 'Keep (JSONC)',
  strings: 'Strings',
  stringsAsWritten: 'As written',
  stringsEscape: 'Escape non-ASCII',
  stringsUnescape: 'Unescape \\uXXXX',
  strict: 'Strict mode',
  shortArrays: 'Short arrays without objects on one line',
  columns: 'Up to column',
  columnsUnit: 'columns',
  notFinite: 'NaN / Infinity',
  notFiniteNull: 'null',
  notFiniteString: 'string',

  values: (n: number) => count(n, 'value'),
  depth: (n: number) => `depth ${formatNumber('en', n)}`,
  duplicates: (n: number) => count(n, 'duplicate key'),

  fault: (fault: PrettifyFault): string => {
    if (fault.code === 'too-large') return `Too large: ${formatBytes('en', fault.bytes)}, limit 50 MB`;
    if (fault.code === 'result-too-large') return 'The result is too long to be shown; use a smaller indent';
    return `Line ${fault.line}, column ${fault.column}: ${reason(fault)}`;
  },

  readAsLines: (n: number) => `Read as JSON Lines: ${count(n, 'value')}.`,
  readAsValues: (n: number) => `Read ${count(n, 'value')} in a row, one per line.`,
  readAsJson5: (l: JsonLiberties, keptComments: boolean) => {
    const changes = liberties(l, keptComments);
    return changes === '' ? 'Read as JSON5.' : `Read as JSON5: ${changes}.`;
  },
  notFiniteNote: (n: number, as: 'null' | 'string') =>
    `NaN and Infinity are not JSON: ${count(n, 'value')} written as ${as === 'null' ? 'null' : plural('en', n, { one: 'a string', other: 'strings' })}.`,
  duplicateKey: (key: string, line: number, column: number) =>
    `Duplicate key "${key}" at line ${line}, column ${column}. Both are kept; most programs read only the last one.`,
  moreDuplicates: (n: number) => `${count(n, 'further duplicate key')}.`,
  show: 'Show',
  indentLimit: (level: number) =>
    `Nested very deeply: lines below level ${formatNumber('en', level)} are not indented further.`,
  wrapped: (n: number) =>
    plural('en', n, { one: '1 string holds JSON.', other: `${formatNumber('en', n)} strings hold JSON.` }),
  unwrap: 'Unwrap',
  unwrapped: (levels: number) => `Unwrapped ${count(levels, 'level')} of JSON in strings.`,
  undo: 'Undo',
  unescape: 'Unescape, then format',
  formatAsLines: 'Format as JSON Lines',
  repair: 'Try to repair',
  repairing: 'Repairing',
  repairTitle: 'Suggested repair',
  repairCount: (n: number) => count(n, 'change'),
  repairPlace: (line: number, column: number) => `Line ${line}, column ${column}`,
  repairRemoved: 'removed',
  repairAdded: 'added',
  repairReplaced: 'replaced by',
  repairMore: (n: number) => `${count(n, 'further change')}.`,
  useRepaired: 'Use the repaired text',
  discard: 'Discard',
  repairUsed: 'The input is now the repaired text.',
  repairFailed: 'Cannot be repaired',
  repairFault: (fault: RepairFault): string =>
    fault.code === 'too-deep'
      ? 'Nested too deeply for an automatic repair.'
      : `From line ${fault.line}, column ${fault.column} on it is not clear what was meant. Please edit the text there.`,

  search: 'Find in keys and values',
  searchCount: (at: number, n: number) =>
    at === 0 ? `${formatNumber('en', n)} found` : `${formatNumber('en', at)} of ${formatNumber('en', n)}`,
  searchNone: 'Nothing found',
  searching: 'Searching',
  previous: 'Previous',
  next: 'Next',
  expandTo: 'Expand to',
  level: (n: number) => `Level ${n}`,
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
  chooseLevel: 'Choose a level',
  members: (n: number) => count(n, 'member'),
  items: (n: number) => count(n, 'item'),
  selected: 'Selected node',
  copyKey: 'Copy key',
  copyValue: 'Copy value',
  copyPath: 'Copy JSONPath',
  copyPointer: 'Copy JSON Pointer',
  root: 'Root',
  openLink: 'Open link',
} satisfies Words<typeof zhCn>;
