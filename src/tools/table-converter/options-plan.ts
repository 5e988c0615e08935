import type { OptionsPlan } from '../../ui/options/options';
import type { SourceFormat } from '../../lib/table/source-formats';
import type { TargetFormat } from './formats';
import type { TableOptions } from './options';

type Name = keyof TableOptions;

/** What is known of what is read and written, for the options that have an effect on it. */
export interface InForce {
  readonly from: SourceFormat;
  readonly to: TargetFormat;
  /** The source is a file whose bytes can be read in several ways. */
  readonly isFile: boolean;
  /** The records are lists, the first of which may be a header. */
  readonly areLists: boolean;
}

const READING: readonly Name[] = [
  'delimiter',
  'otherDelimiter',
  'quote',
  'comment',
  'encoding',
  'headerRow',
  'header',
  'strict',
  'hiddenSheets',
  'merged',
];
const CELLS: readonly Name[] = ['empty', 'trim'];
const WRITING: readonly Name[] = [
  'toDelimiter',
  'quotes',
  'lineEnd',
  'bom',
  'guard',
  'jsonShape',
  'jsonIndent',
  'sqlDialect',
  'sqlTable',
  'sqlRows',
  'sqlCreate',
  'aligned',
  'htmlHead',
  'htmlEscape',
];

/** The options that have an effect now, and where they stand. */
export function planOptions(
  options: TableOptions,
  inForce: InForce,
  words: { readonly reading: string; readonly cells: string; readonly writing: string },
): OptionsPlan<Name> {
  const sets = [
    { label: words.reading, names: READING },
    { label: words.cells, names: CELLS },
    { label: words.writing, names: WRITING },
  ];
  const isInEffect = (name: Name) => hasEffect(name, options, inForce);
  const groups = sets
    .map(({ label, names }) => ({ label, names: names.filter(isInEffect) }))
    .filter(({ names }) => names.length > 0);
  return {
    open: ['from', 'to', 'types'],
    without: [...READING, ...CELLS, ...WRITING, 'types' as const].filter((name) => !isInEffect(name)),
    clearable: ['comment'],
    groups,
  };
}

function hasEffect(name: Name, options: TableOptions, { from, to, isFile, areLists }: InForce): boolean {
  switch (name) {
    case 'delimiter':
    case 'quote':
    case 'comment':
    case 'strict':
      return from === 'csv';
    case 'otherDelimiter':
      return from === 'csv' && options.delimiter === 'other';
    case 'header':
      return from === 'csv' || from === 'xlsx' || from === 'html' || areLists;
    case 'encoding':
      return isFile && from !== 'xlsx';
    case 'headerRow':
      return from === 'xlsx' && options.header;
    case 'hiddenSheets':
      return from === 'xlsx';
    case 'merged':
      return from === 'xlsx' || from === 'html';
    case 'types':
    case 'empty':
      return ['json', 'ndjson', 'yaml', 'sql', 'xlsx'].includes(to);
    case 'toDelimiter':
      return to === 'csv';
    case 'quotes':
    case 'lineEnd':
    case 'bom':
    case 'guard':
      return to === 'csv' || to === 'tsv';
    case 'jsonShape':
      return to === 'json' || to === 'ndjson' || to === 'yaml';
    case 'jsonIndent':
      return to === 'json';
    case 'sqlTable':
    case 'sqlDialect':
    case 'sqlRows':
    case 'sqlCreate':
      return to === 'sql';
    case 'aligned':
      return to === 'markdown';
    case 'htmlHead':
    case 'htmlEscape':
      return to === 'html';
    default:
      return true;
  }
}
