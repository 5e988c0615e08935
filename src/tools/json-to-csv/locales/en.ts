import { columnWords } from '../../../i18n/columns/en';
import { documentWords } from '../../../i18n/documents/en';
import { jsonWords } from '../../../i18n/json/en';
import { formatNumber, plural, type Words } from '../../../i18n/words';
import type { ConvertFault } from '../convert';
import type { words as zhCn } from './zh-cn';

const count = (n: number, one: string, other = `${one}s`) =>
  `${formatNumber('en', n)} ${plural('en', n, { one, other })}`;

export const words = {
  documents: documentWords,
  input: 'JSON',
  result: 'CSV',
  inputHint: jsonWords.inputHint('JSON'),
  options: {
    nested: {
      label: 'Nested maps',
      values: { flatten: 'Flatten to columns a.b', json: 'JSON text', omit: 'Leave out' },
    },
    lists: {
      label: 'Lists',
      values: { json: 'JSON text', join: 'Join with “; ”', columns: 'Columns a.0, a.1', rows: 'One row per element' },
    },
    delimiter: { label: 'Delimiter', values: { ',': 'Comma ,', ';': 'Semicolon ;', '\t': 'Tab', '|': 'Bar |' } },
    quotes: { label: 'Quotes', values: { needed: 'When needed', always: 'Always' } },
    lineEnd: { label: 'Line end', values: { lf: 'LF', crlf: 'CRLF' } },
    header: 'Header row',
    nullAs: { label: 'Null as', values: { empty: 'Empty', null: 'null' } },
    bom: 'UTF-8 BOM in the download',
    guard: 'Guard formulas',
    ...documentWords.jsonInput,
  },
  samples: {
    records: 'List of records',
    nested: 'Nested data',
    envelope: 'Answer of a server',
    lines: 'JSON Lines',
  },
  view: 'View',
  text: 'Text',
  table: 'Table',

  path: 'Records at',
  pathHint: 'e.g. data.items',
  excel: 'Excel preset',
  excelHint: 'CRLF, UTF-8 BOM and the delimiter of your language',

  ...columnWords,

  copyTsv: 'Copy as TSV',
  noRows: 'No rows',
  noColumns: 'No columns',
  rows: (n: number) => count(n, 'data row'),
  columnCount: (n: number) => count(n, 'column'),
  firstColumns: (n: number) => `The table shows the first ${formatNumber('en', n)} columns; the file has all of them.`,

  fault: (fault: ConvertFault): string => {
    switch (fault.code) {
      case 'too-large':
      case 'too-deep':
        return documentWords.fault(fault);
      case 'bad-path':
        return 'Not a path. Write it like data.items or a[0]["x y"].';
      case 'path-not-found':
        return `There is no “${fault.part}” here.`;
      case 'too-many-cells':
        return `Too many cells: ${count(fault.rows, 'row')} × ${count(fault.columns, 'column')}.`;
      default:
        return jsonWords.fault(fault);
    }
  },
  envelope: (path: string, n: number) => `The list at ${path} has ${count(n, 'record')}.`,
  useEnvelope: 'Use as rows',
  renamed: (wanted: string, name: string) => `Another column is called “${wanted}”, too; it became “${name}”.`,
  moreRenamed: (n: number) => `${count(n, 'further column')} renamed.`,
  formulas: (n: number) =>
    `${plural('en', n, { one: '1 cell starts', other: `${formatNumber('en', n)} cells start` })} like a formula; spreadsheets may run ${plural('en', n, { one: 'it', other: 'them' })}.`,
  guarded: (n: number) =>
    `${plural('en', n, { one: '1 cell starts', other: `${formatNumber('en', n)} cells start` })} like a formula and got an apostrophe in front.`,
  useGuard: 'Guard',
  loneSurrogates: (n: number) => `${count(n, 'half character')} cannot stand in a file and became U+FFFD.`,
} satisfies Words<typeof zhCn>;
