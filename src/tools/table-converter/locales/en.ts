import { columnWords } from '../../../i18n/columns/en';
import { documentWords } from '../../../i18n/documents/en';
import { jsonWords } from '../../../i18n/json/en';
import { formatBytes, numbersOf, type Words } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/en';
import { FILE_ENCODING_NAMES, type FileEncoding } from '../../../lib/file-encodings';
import { shorten } from '../../../lib/shorten';
import type { ColumnType } from '../cells';
import type { TableFault } from '../faults';
import { DIALECT_NAMES, FORMAT_NAMES, encodingNames } from '../format-names';
import type { TableNote } from '../report';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('en');

const count = (n: number, one: string, other = `${one}s`) => `${number(n)} ${plural(n, { one, other })}`;

const q = (text: string) => `“${shorten(text)}”`;
const DELIMITERS = { ',': 'Comma ,', ';': 'Semicolon ;', '\t': 'Tab', '|': 'Bar |' };
const NO_TABLE = {
  markdown: 'There is no table in this Markdown.',
  html: 'There is no table in this HTML.',
  sql: 'There is no INSERT … VALUES statement.',
};
const TYPES: Record<ColumnType, string> = {
  text: 'text',
  integer: 'integer',
  decimal: 'decimal',
  boolean: 'boolean',
  date: 'date',
  json: 'JSON',
  mixed: 'mixed',
  empty: 'empty',
};

function at(fault: TableFault): string {
  return 'line' in fault && 'column' in fault && typeof fault.column === 'number'
    ? `${jsonWords.place(fault.line, fault.column)}: `
    : '';
}

function fault(fault: TableFault): string {
  if (fault.code === 'too-large' || fault.code === 'too-deep') return documentWords.fault(fault);
  if (fault.code === 'no-table') return NO_TABLE[fault.format];
  if ('format' in fault) return fault.format === 'yaml' ? yamlWords.fault(fault) : jsonWords.fault(fault);
  return at(fault) + reason(fault);
}

function reason(fault: Exclude<TableFault, { readonly format: string }>): string {
  switch (fault.code) {
    case 'unreadable':
      return 'This file could not be read.';
    case 'not-text':
      return 'This file is neither text nor an Excel workbook.';
    case 'wrong-encoding':
      return `Line ${number(fault.line)}: not valid ${FILE_ENCODING_NAMES[fault.encoding]} text; byte ${number(fault.at + 1)} of the file does not belong.`;
    case 'too-many-cells':
      return `Too many cells: ${count(fault.rows, 'row')} × ${count(fault.columns, 'column')}.`;
    case 'csv-ragged':
      return `${count(fault.cells, 'cell')}, but the header has ${number(fault.header)}.`;
    case 'csv-after-quote':
      return 'behind a closing quote only a delimiter or a line break may stand.';
    case 'csv-open-quote':
      return 'the quote that opens here is never closed.';
    case 'csv-stray-quote':
      return 'a cell without quotes around it may not hold a quote.';
    case 'csv-bare-break':
      return 'RFC 4180 ends lines with CRLF.';
    case 'no-delimiter':
      return 'Type the delimiter.';
    case 'encrypted':
      return 'This workbook is encrypted. Remove its password in Excel first.';
    case 'old-excel':
      return 'Old Excel format; save it as .xlsx.';
    case 'binary-workbook':
      return 'This is a binary workbook (.xlsb); save it as .xlsx.';
    case 'no-workbook':
      return 'This file is no Excel workbook (.xlsx).';
    case 'no-sheet':
      return 'The workbook has no sheet that can be read.';
    case 'bad-range':
      return 'Not a range. Write it like B2:D10 or B:D.';
    case 'zip-damaged':
      return fault.part === undefined
        ? 'The file is damaged.'
        : `The file is damaged: ${fault.part} cannot be unpacked.`;
    case 'zip-bomb':
      return `Not opened: it unpacks to ${number(Math.round(fault.ratio))} times its size (possible resource attack).`;
    case 'bad-xml':
      return `${fault.part} in the workbook is not valid XML at line ${number(fault.line)}.`;
    case 'sheet-not-found':
      return `There is no sheet called ${q(fault.name)}.`;
    case 'sql-expected':
      return `expected ${fault.expected.join(' or ')}${fault.found === '' ? ', but the text ends' : `, found ${q(fault.found)}`}.`;
    case 'sql-unclosed':
      return 'a quote or comment is never closed.';
    case 'sql-not-a-value':
      return 'only values can stand here: text, numbers, NULL, TRUE or FALSE.';
    case 'sql-count':
      return `${count(fault.values, 'value')} for ${count(fault.columns, 'column')}.`;
    case 'table-not-found':
      return `There is no table ${number(fault.table)}: there ${plural(fault.tables, { one: 'is 1', other: `are ${number(fault.tables)}` })}.`;
    case 'bad-path':
      return 'Not a path. Write it like data.items or a[0]["x y"].';
    case 'path-not-found':
      return `There is no ${q(fault.part)} here.`;
    case 'not-a-list':
      return 'There is no list of records here.';
    case 'xlsx-rows':
      return `${count(fault.count, 'row')}: an Excel sheet holds ${number(fault.limit)}.`;
    case 'xlsx-columns':
      return `${count(fault.count, 'column')}: an Excel sheet holds ${number(fault.limit)}.`;
    case 'xlsx-cell':
      return `Cell ${fault.cell} has ${count(fault.length, 'character')}; Excel takes ${number(fault.limit)}.`;
    case 'markdown-too-large':
    case 'html-too-large':
    case 'yaml-too-large':
      return `The result is too large for this format, limit ${formatBytes('en', fault.limit)}.`;
    case 'zero-character':
      return `Row ${number(fault.row)}, column ${q(fault.column)}: this database cannot hold a NUL character.`;
  }
}

function note(note: TableNote): string {
  switch (note.code) {
    case 'ragged': {
      const where = note.line === undefined ? `Row ${number(note.row)}` : `Line ${number(note.line)}`;
      return `${where} has ${count(note.cells, 'cell')}, the header ${number(note.header)}.`;
    }
    case 'after-quote':
      return `Line ${number(note.line)}: text after a closing quote.`;
    case 'open-quote':
      return `Quote opened at line ${number(note.line)} never closes.`;
    case 'stray-quote':
      return `Line ${number(note.line)}: a quote in a cell without quotes, kept as it is.`;
    case 'blank-lines':
      return `${count(note.count, 'blank line')} skipped.`;
    case 'comments':
      return `${count(note.count, 'line')} of comments skipped.`;
    case 'nul':
      return `Line ${number(note.line)} holds a NUL character.`;
    case 'renamed':
      return note.wanted === ''
        ? `Column ${number(note.column)} has no name; it became ${q(note.name)}.`
        : `Another column is called ${q(note.wanted)}, too; it became ${q(note.name)}.`;
    case 'formula-without-value':
      return `${note.cell}: a formula without a stored value, left empty.`;
    case 'day-that-never-was':
      return `${note.cell} is 1900-02-29, a day that Excel counts and no calendar has.`;
    case 'error-value':
      return `${note.cell} is the error ${note.value}, kept as text.`;
    case 'sheet-empty':
      return `Sheet ${q(note.sheet)} is empty.`;
    case 'duplicate-key':
      return `Duplicate key ${q(note.key)}${note.line === undefined ? '' : ` at line ${number(note.line)}`}. The last value counts.`;
    case 'flattened':
      return `${count(note.count, 'column')} from nested values, named by ${plural(note.count, { one: 'its path', other: 'their paths' })}.`;
    case 'not-rows':
      return `Line ${number(note.line)}: no INSERT statement, skipped.`;
    case 'sql-expression':
      return `Line ${number(note.line)}: a value that would have to be worked out, kept as its SQL ${shorten(note.text)}.`;
    case 'envelope':
      return `The list at ${note.path} has ${count(note.rows, 'record')}.`;
    case 'formulas': {
      const cells = plural(note.count, { one: '1 cell starts', other: `${number(note.count)} cells start` });
      return note.isGuarded
        ? `${cells} like a formula and got an apostrophe in front.`
        : `${cells} like a formula; spreadsheets may run ${plural(note.count, { one: 'it', other: 'them' })}.`;
    }
    case 'lone-surrogates':
      return `${count(note.count, 'half character')} cannot stand in a file and became U+FFFD.`;
    case 'control-characters':
      return `${count(note.count, 'control character')} cannot stand as such in this format.`;
    case 'leading-spaces':
      return `${count(note.count, 'cell')} with spaces at an end, which this format may lose.`;
    case 'line-breaks':
      return `Line breaks in ${count(note.count, 'cell')} were written as <br>.`;
  }
}

export const words = {
  documents: documentWords,
  ...columnWords,
  input: 'Input',
  result: 'Result',
  inputHint: 'Paste a table, CSV, JSON, SQL…, or drop a file here',
  options: {
    from: { label: 'From', values: { ...FORMAT_NAMES, auto: 'Auto', csv: 'CSV, TSV' } },
    to: { label: 'To', values: FORMAT_NAMES },
    delimiter: { label: 'Delimiter', values: { auto: 'Auto', ...DELIMITERS, other: 'Other' } },
    otherDelimiter: { label: 'Other delimiter', placeholder: 'One character' },
    quote: { label: 'Quote', values: { '"': 'Double', "'": 'Single' } },
    comment: { label: 'Comment prefix', placeholder: 'e.g. #' },
    header: 'Header row',
    strict: { label: 'Strict', hint: 'RFC 4180 to the letter; whatever departs from it is an error' },
    encoding: { label: 'Encoding', values: encodingNames('Auto') },
    headerRow: 'Row of the names (in the range)',
    hiddenSheets: 'Hidden sheets, too',
    merged: 'Repeat merged cells',
    types: {
      label: 'Types',
      values: { text: 'Text stays text', detected: 'Detect numbers' },
      hints: {
        detected: 'Numbers, booleans and nulls, only where they come back letter for letter: 007 stays text',
      },
    },
    empty: { label: 'Empty cells', values: { text: 'Empty text', null: 'null' } },
    trim: 'Trim spaces',
    toDelimiter: { label: 'Output delimiter', values: DELIMITERS },
    quotes: { label: 'Quotes', values: { needed: 'When needed', always: 'Always' } },
    lineEnd: { label: 'Line end', values: { lf: 'LF', crlf: 'CRLF' } },
    bom: 'UTF-8 BOM in the download',
    guard: 'Guard formulas',
    jsonShape: { label: 'Records', values: { objects: 'Objects', arrays: 'Lists' } },
    jsonIndent: {
      label: 'Indent',
      values: { compact: 'One line', rows: 'One record per line', '2': '2 spaces', '4': '4 spaces', tab: 'Tab' },
    },
    sqlTable: { label: 'Table name', placeholder: 'data' },
    sqlDialect: { label: 'Dialect', values: { standard: 'Standard SQL', ...DIALECT_NAMES } },
    sqlRows: 'Rows per statement',
    sqlCreate: 'With CREATE TABLE',
    aligned: 'Align columns',
    htmlHead: 'Names in <thead>',
    htmlEscape: { label: 'Escape HTML', hint: 'Without it cells are taken for markup' },
  },
  reading: 'Reading',
  cells: 'Cells',
  writing: 'Writing',
  samples: {
    records: 'CSV with quotes',
    semicolons: 'Semicolons, decimal commas',
    json: 'JSON list',
    sql: 'INSERT statement',
    markdown: 'Markdown table',
    html: 'HTML with spans',
  },

  sheet: 'Sheet',
  hiddenSheet: (name: string) => `${name} (hidden)`,
  range: 'Range',
  rangeHint: 'e.g. B2:D10',
  whichTable: 'Table',
  tableNumber: (n: number, name: string) => (name === '' ? `Table ${number(n)}` : `${number(n)}: ${name}`),
  path: 'Records at',
  pathHint: 'e.g. data.items',
  excel: 'Excel preset',
  excelHint: 'CRLF, UTF-8 BOM, guarded formulas and the delimiter of your language',

  grid: 'Table preview',
  rows: (n: number) => count(n, 'row'),
  rowsOf: (n: number, all: number) => `${number(n)} of ${count(all, 'row')}`,
  columnCount: (n: number) => count(n, 'column'),
  firstColumns: (n: number) => `The grid shows the first ${number(n)} columns; the result has all of them.`,
  delimiterFact: (name: string) => `Delimiter ${name}`,
  declared: 'as the sep= line says',
  tab: 'tab',
  space: 'space',
  mixedEnds: 'mixed line ends',
  withHeader: 'First row is the header',
  withoutHeader: 'No header',
  noRows: 'No rows',
  noColumns: 'No columns',
  noCells: 'No cells',
  types: TYPES,
  emptyIn: (n: number) => `${number(n)} empty`,
  emptyCell: 'empty',
  nullCell: 'NULL',
  absentCell: 'absent',
  sortBy: (name: string) => `Sort by ${name}`,
  filterBy: (name: string) => `Filter ${name}`,
  filters: (n: number) => (n === 0 ? 'Filter' : `Filters (${number(n)})`),
  filterList: 'Filters',
  filterColumn: 'Column',
  anyColumn: 'Any column',
  filterKind: 'Condition',
  filterText: 'Text',
  filterKinds: {
    contains: 'contains',
    lacks: 'lacks',
    equals: 'equals',
    differs: 'differs from',
    empty: 'is empty',
    filled: 'is filled',
  },
  addFilter: 'Add a condition',
  removeFilter: (n: number) => `Remove condition ${number(n)}`,
  clearFilters: 'Clear filters',
  copyTable: 'Copy for a spreadsheet',

  pasted: 'Pasted as a table of HTML, with its line breaks and merged cells.',
  usePlain: 'Use the plain text instead',
  otherEncodings: 'It may also be one of these:',
  readAs: (encoding: FileEncoding) => `Read as ${FILE_ENCODING_NAMES[encoding]}`,
  useEnvelope: 'Use as rows',
  useGuard: 'Guard',
  place: (line: number) => `Line ${line}`,
  moreNotes: (n: number) => `${count(n, 'further note')}.`,
  workbookReady: 'The workbook is ready',
  workbookHint: 'The grid below shows what is in it.',
  fault,
  note,
} satisfies Words<typeof zhCn>;
