import { DEPTH_LIMIT } from '../../../lib/document/document';
import { placeOf } from '../../../lib/document/document-fault';
import { pathText } from '../../../lib/document/note';
import { findTooDeep } from '../../../lib/document/read-json-document';
import { NONE, at, keyOf, type JsonIndex } from '../../../lib/json/json-index';
import { isBlankJson, readJson } from '../../../lib/json/read-json';
import { err, ok, type Result } from '../../../lib/result';
import { findEnvelope, recordsOf } from '../../../lib/table/json-records';
import { buildTable, type Table } from '../../../lib/table/json-table';
import { positionsOf } from '../../../lib/text-positions';
import { KIND, type Kind, type Row } from '../cells';
import type { TableFault } from '../faults';
import type { ReadFacts } from '../report';
import { createCellReader } from './json-cells';
import type { Reading, TextReader } from './reader';

/** Reads a list of maps or of lists, wherever `options.path` leads, or values on lines of their own; JSON5 as well. */
export const readJsonTable: TextReader = (text, reading) => readAs('json', text, reading);

/** Reads JSON Lines: a record a line. */
export const readNdjsonTable: TextReader = (text, reading) => readAs('ndjson', text, reading);

/** Reading, finding the cells and handing them over take about equally long. */
const PARTS = 3;

function readAs(format: 'json' | 'ndjson', text: string, reading: Reading): Result<ReadFacts, TableFault> {
  if (isBlankJson(text, false)) return ok({});
  const share = (part: number, done: number, total: number) => reading.progress((part + done / (total || 1)) / PARTS);
  const read = readJson(text, { onProgress: (done) => share(0, done, text.length) });
  if (!read.ok) return err({ ...read.fault, format });
  const index = read.value;
  const tooDeep = findTooDeep(index);
  if (tooDeep !== NONE) {
    return err({ code: 'too-deep', limit: DEPTH_LIMIT, ...placeOf(text, at(index.starts, tooDeep)), format });
  }
  const records = recordsOf(index, reading.options.path);
  if (!records.ok) return records;
  const table = buildTable(index, records.value, { nested: 'flatten', lists: 'json' }, (done) =>
    share(1, done, records.value.length),
  );
  if (!table.ok) return table;
  noteWhatIsLost(index, table.value, reading);
  handOver(index, table.value, reading, (row) => share(2, row, table.value.rows));
  return ok({ reading: index.reading });
}

/** A list of lists has its names in the first one, as rows of a text have. */
function handOver(index: JsonIndex, table: Table, { sink, options }: Reading, onRow: (row: number) => void): void {
  const rowOf = createRowReader(index, table);
  const begin = !table.hasNames && options.header && table.rows > 0 ? 1 : 0;
  if (table.hasNames) sink.header(table.columns.map((path) => path.join('.')));
  else sink.header(begin === 1 ? rowOf(0).cells : undefined);
  for (let row = begin; row < table.rows; row++) {
    sink.row(table.hasNames ? rowOf(row) : withoutEnd(rowOf(row), table, row));
    if ((row & 0xfff) === 0) onRow(row);
  }
}

/** A row that was a list is as long as the list. */
function withoutEnd({ cells, kinds }: Required<Row>, { rowStarts }: Table, row: number): Row {
  const length = at(rowStarts, row + 1) - at(rowStarts, row);
  return { cells: cells.slice(0, length), kinds: kinds.slice(0, length) };
}

/** Reads rows as long as there are columns. */
function createRowReader(index: JsonIndex, table: Table): (row: number) => Required<Row> {
  const { columns, rowStarts, cellColumns, cellNodes } = table;
  const cellOf = createCellReader(index);
  return (row) => {
    const cells = Array.from(columns, () => '');
    const kinds = Array.from(columns, (): Kind => KIND.absent);
    const end = at(rowStarts, row + 1);
    for (let n = at(rowStarts, row); n < end; n++) {
      const column = at(cellColumns, n);
      const [text, kind] = cellOf(at(cellNodes, n));
      cells[column] = text;
      kinds[column] = kind;
    }
    return { cells, kinds };
  };
}

/** So many repeated keys are named. */
const NAMED = 20;

function noteWhatIsLost(index: JsonIndex, table: Table, { note, options }: Reading): void {
  const envelope = options.path.trim() === '' ? findEnvelope(index) : undefined;
  if (envelope) note({ code: 'envelope', path: pathText(envelope.path), rows: envelope.count });
  const repeated = Array.from(index.duplicates.subarray(0, NAMED));
  const places = positionsOf(
    index.text,
    repeated.map((node) => at(index.keyStarts, node)),
  );
  for (const [n, node] of repeated.entries()) {
    const line = places[n]?.line;
    note({ code: 'duplicate-key', key: keyOf(index, node), ...(line === undefined ? {} : { line }) });
  }
  const flattened = table.hasNames ? table.columns.filter((path) => path.length > 1).length : 0;
  if (flattened > 0) note({ code: 'flattened', count: flattened });
}
