import { indentNames } from '../../../i18n/indent/en';
import { formatNumber, plural, type Words } from '../../../i18n/words';
import { jsonTreeWords } from '../../../i18n/json-tree/en';
import { jsonWords } from '../../../i18n/json/en';
import type { PrettifyFault } from '../prettify';
import type { RepairFault } from '../repair';
import type { words as zhCn } from './zh-cn';

/** `3 comments`: the number with its noun. */
function count(n: number, one: string, other = `${one}s`): string {
  return `${formatNumber('en', n)} ${plural('en', n, { one, other })}`;
}

export const words = {
  input: 'Input',
  openInMinify: 'Open in JSON minifier',
  result: 'Result',
  inputHint: jsonWords.inputHint('JSON'),
  example: 'Example',
  samples: {
    json: 'JSON',
    json5: 'JSON5 and comments',
    lines: 'JSON Lines',
    wrapped: 'JSON in a string',
  },
  sampleComment: 'release window, once the people on call agree',
  view: 'View',
  text: 'Text',
  tree: 'Tree',

  shortArrays: 'Short arrays without objects on one line',
  options: {
    indent: { label: 'Indent', values: indentNames('One line') },
    sortKeys: {
      label: 'Sort keys',
      values: { source: 'Off', codeUnits: 'A→Z by code unit', natural: 'Natural (a2 before a10)' },
    },
    descending: 'Descending',
    keepComments: { label: 'Comments', values: { false: 'Remove', true: 'Keep (JSONC)' } },
    strings: {
      label: 'Strings',
      values: { asWritten: 'As written', escapeNonAscii: 'Escape non-ASCII', unescape: 'Unescape \\uXXXX' },
    },
    arrayColumns: { label: 'Up to column', unit: 'columns' },
    notFinite: { label: 'NaN / Infinity', values: { null: 'null', string: 'string' } },
    strict: 'Strict mode',
  },
  values: (n: number) => count(n, 'value'),
  depth: (n: number) => `depth ${formatNumber('en', n)}`,
  duplicates: (n: number) => count(n, 'duplicate key'),

  fault: (fault: PrettifyFault): string => {
    if (fault.code === 'too-large') return jsonWords.tooLarge(fault.bytes, 50);
    return fault.code === 'result-too-large'
      ? 'The result is too long to be shown; use a smaller indent.'
      : jsonWords.fault(fault);
  },

  readAsLines: jsonWords.readAsLines,
  readAsValues: (n: number) => `Read ${count(n, 'value')} in a row, one per line.`,
  readAsJson5: jsonWords.readAsJson5,
  notFiniteNote: (n: number, as: 'null' | 'string') =>
    `NaN and Infinity are not JSON: ${count(n, 'value')} written as ${as === 'null' ? 'null' : plural('en', n, { one: 'a string', other: 'strings' })}.`,
  duplicateKey: jsonWords.duplicateKey,
  moreDuplicates: jsonWords.moreDuplicates,
  show: 'Show',
  indentLimit: jsonWords.indentLimited,
  wrapped: (n: number) =>
    plural('en', n, { one: '1 string holds JSON.', other: `${formatNumber('en', n)} strings hold JSON.` }),
  unwrap: 'Unwrap',
  nothingToUnwrap: 'There is nothing to unwrap.',
  unwrapped: (levels: number) => `Unwrapped ${count(levels, 'level')} of JSON in strings.`,
  undo: 'Undo',
  unescape: 'Unescape, then format',
  formatAsLines: 'Format as JSON Lines',
  repair: 'Try to repair',
  repairing: 'Repairing',
  repairTitle: 'Suggested repair',
  repairCount: (n: number) => count(n, 'change'),
  repairPlace: jsonWords.place,
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

  ...jsonTreeWords,
} satisfies Words<typeof zhCn>;
