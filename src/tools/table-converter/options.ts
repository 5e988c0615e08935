import * as v from 'valibot';
import { FILE_ENCODINGS } from '../../lib/file-encodings';
import { SOURCES } from '../../lib/table/source-formats';
import { TARGETS } from './formats';

/** Everything that is remembered of this tool; data never are. */
export const tableOptions = v.object({
  from: v.optional(v.picklist(['auto', ...SOURCES]), 'auto'),
  to: v.optional(v.picklist(TARGETS), 'json'),

  // Reading CSV.
  delimiter: v.optional(v.picklist(['auto', ',', ';', '\t', '|', 'other']), 'auto'),
  /** One character, where the delimiter is `other`. */
  otherDelimiter: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n"']?$/u), v.metadata({ linked: 'parameter' })), ''),
  quote: v.optional(v.picklist(['"', "'"]), '"'),
  /** Lines that begin with it are no rows; empty for none. */
  comment: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]{0,3}$/), v.metadata({ linked: 'parameter' })), ''),
  /** The first row has the names; of CSV, XLSX, HTML, and lists of lists. */
  header: v.optional(v.boolean(), true),
  /** RFC 4180 to the letter: what tolerant reading notes is a fault. */
  strict: v.optional(v.boolean(), false),
  encoding: v.optional(v.picklist(['auto', ...FILE_ENCODINGS]), 'auto'),

  // Reading workbooks and pages.
  /** The row of the names, from 1 within the range. */
  headerRow: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_048_576)), 1),
  hiddenSheets: v.optional(v.boolean(), false),
  /** A merged cell stands in each of its places, instead of in the first alone; of XLSX and HTML. */
  merged: v.optional(v.boolean(), true),

  // Cells.
  types: v.optional(v.picklist(['text', 'detected']), 'text'),
  empty: v.optional(v.picklist(['text', 'null']), 'text'),
  trim: v.optional(v.boolean(), false),

  // Writing.
  toDelimiter: v.optional(v.picklist([',', ';', '\t', '|']), ','),
  quotes: v.optional(v.picklist(['needed', 'always']), 'needed'),
  lineEnd: v.optional(v.picklist(['lf', 'crlf']), 'lf'),
  /** A byte order mark at the beginning of a CSV file. */
  bom: v.optional(v.boolean(), false),
  /** An apostrophe before text that a spreadsheet would take for a formula; of CSV and TSV. */
  guard: v.optional(v.boolean(), false),
  jsonShape: v.optional(v.picklist(['objects', 'arrays']), 'objects'),
  /** `compact`, one record a line, or so many blanks or a tab a level. */
  jsonIndent: v.optional(v.picklist(['compact', 'rows', '2', '4', 'tab']), 'compact'),
  sqlTable: v.optional(v.pipe(v.string(), v.maxLength(200), v.metadata({ linked: 'parameter' })), 'data'),
  sqlDialect: v.optional(v.picklist(['standard', 'mysql', 'postgresql', 'sqlite', 'sqlserver']), 'standard'),
  sqlRows: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 500),
  sqlCreate: v.optional(v.boolean(), false),
  aligned: v.optional(v.boolean(), true),
  /** Names in `<thead>`. */
  htmlHead: v.optional(v.boolean(), true),
  /** `&`, `<`, `>` and quotes of cells as character references; without it cells are taken for markup. */
  htmlEscape: v.optional(v.boolean(), true),
});
export type TableOptions = v.InferOutput<typeof tableOptions>;

const column = v.object({ id: v.string(), name: v.optional(v.string()), isHidden: v.optional(v.boolean()) });
const filter = v.object({
  /** Of a column; without it any column may hold the text. */
  id: v.optional(v.string()),
  by: v.picklist(['contains', 'lacks', 'equals', 'differs', 'empty', 'filled']),
  text: v.optional(v.string(), ''),
});

/** The options and what was chosen for this table, which is kept within the visit. */
export const convertOptions = v.object({
  ...tableOptions.entries,
  /** The name of a sheet; empty for the first one. */
  sheet: v.optional(v.string(), ''),
  /** Cells of a sheet as `B2:D10`, `B:D` or `B2`; empty for all that are used. */
  range: v.optional(v.string(), ''),
  /** Which table of an HTML or Markdown text, or of several in SQL, from 1. */
  table: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Where the records stand in JSON, as `data.items`; empty for the root. */
  path: v.optional(v.string(), ''),
  /** Columns in the order wanted, others stand behind them. */
  columns: v.optional(v.array(column), []),
  sort: v.optional(v.array(v.object({ id: v.string(), descending: v.optional(v.boolean(), false) })), []),
  filters: v.optional(v.array(filter), []),
});
export type ConvertOptions = v.InferOutput<typeof convertOptions>;
export type Filter = v.InferOutput<typeof filter>;
