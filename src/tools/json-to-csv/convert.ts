import { arrangeColumns, type Column, type ColumnChoice } from '../../lib/column-choices';
import { DEPTH_LIMIT } from '../../lib/document/document';
import { placeOf, type DocumentFault } from '../../lib/document/document-fault';
import type { DocumentNote } from '../../lib/document/note';
import { findTooDeep, jsonNotes } from '../../lib/document/read-json-document';
import type { JsonFault } from '../../lib/json/json-fault';
import { NONE, at, type JsonIndex } from '../../lib/json/json-index';
import { isBlankJson, readJson } from '../../lib/json/read-json';
import { err, ok, type Result } from '../../lib/result';
import { utf8Length } from '../../lib/utf8-length';
import { findEnvelope, recordsOf, type Envelope, type PathFault } from '../../lib/table/json-records';
import { buildTable, type TableFault, type TableSettings } from '../../lib/table/json-table';
import { nameColumns, type RenamedColumn } from './columns';
import { writeCsv, type CsvSettings, type WrittenCsv } from './write-csv';

/** Larger texts (bytes in UTF-8, or of the file) are refused. */
export const SIZE_LIMIT = 50 * 1024 * 1024;
/** So many columns can be looked at and arranged; the result holds all. */
export const SHOWN_COLUMNS = 1000;
const LISTED_NAMES = 20;

export interface ConvertSettings extends TableSettings, CsvSettings {
  readonly strict: boolean;
  /** Where the records stand, as `data.items`; empty for the root. */
  readonly path: string;
  readonly columns: readonly ColumnChoice[];
}

/** The CSV, and all that a page says about it. */
export interface ConvertedCsv extends WrittenCsv {
  /** How many values the text holds at its top; 0 for an empty text. */
  readonly roots: number;
  readonly readAs: JsonIndex['reading'];
  /** Rows of data. */
  readonly rows: number;
  readonly columnCount: number;
  /** The first columns in their order, hidden ones included. */
  readonly columns: readonly Column[];
  readonly hasHeader: boolean;
  readonly hasNames: boolean;
  readonly notes: readonly DocumentNote[];
  /** The first columns that had to be told apart, and how many there are. */
  readonly renamed: readonly RenamedColumn[];
  readonly renamedCount: number;
  readonly envelope?: Envelope;
}

export type ConvertFault = JsonFault | DocumentFault | PathFault | TableFault;

type Progress = (done: number, total: number) => void;

/** Turns JSON records (also JSON5 and JSON Lines unless strict) into CSV. */
export function convert(
  source: string,
  settings: ConvertSettings,
  progress: Progress = () => {},
): Result<ConvertedCsv, ConvertFault> {
  const bytes = utf8Length(source);
  if (bytes > SIZE_LIMIT) return err({ code: 'too-large', bytes, limit: SIZE_LIMIT });
  if (isBlankJson(source, settings.strict)) return ok(nothing());
  // Reading, finding the cells and writing them take about equally long.
  const total = source.length;
  const tell = (part: number, share: number) => progress(Math.floor(((part + share) / 3) * total), total);
  const read = readJson(source, { strict: settings.strict, onProgress: (at) => tell(0, at / total) });
  if (!read.ok) return read;
  const index = read.value;
  const tooDeep = findTooDeep(index);
  if (tooDeep !== NONE) {
    return err({ code: 'too-deep', limit: DEPTH_LIMIT, ...placeOf(source, at(index.starts, tooDeep)) });
  }
  const records = recordsOf(index, settings.path);
  if (!records.ok) return records;
  const { length } = records.value;
  const table = buildTable(index, records.value, settings, (done) => tell(1, done / length));
  if (!table.ok) return table;
  const { columns: named, renamed } = nameColumns(table.value.columns);
  const columns = arrangeColumns(named, settings.columns);
  const { rows, hasNames } = table.value;
  const written = writeCsv(index, table.value, columns, settings, (done) => tell(2, done / rows));
  const envelope = settings.path.trim() === '' ? findEnvelope(index) : undefined;
  return ok({
    ...written,
    roots: index.roots,
    readAs: index.reading,
    rows,
    columnCount: columns.length,
    columns: columns.slice(0, SHOWN_COLUMNS),
    hasHeader: settings.header && hasNames && written.text !== '',
    hasNames,
    notes: jsonNotes(index),
    renamed: hasNames ? renamed.slice(0, LISTED_NAMES) : [],
    renamedCount: hasNames ? renamed.length : 0,
    ...(envelope ? { envelope } : {}),
  });
}

function nothing(): ConvertedCsv {
  return {
    text: '',
    bytes: 0,
    blocks: new Uint32Array(),
    formulas: 0,
    loneSurrogates: 0,
    roots: 0,
    readAs: 'json',
    rows: 0,
    columnCount: 0,
    columns: [],
    hasHeader: false,
    hasNames: false,
    notes: [],
    renamed: [],
    renamedCount: 0,
  };
}
