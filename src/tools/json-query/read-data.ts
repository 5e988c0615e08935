import { isJsonNumber } from '../../lib/json-number';
import { DEPTH_LIMIT, type DocumentValue } from '../../lib/document/document';
import { placeOf } from '../../lib/document/document-fault';
import { findTooDeep, jsonNotes } from '../../lib/document/read-json-document';
import type { DocumentNote } from '../../lib/document/note';
import { NONE, at, type JsonIndex } from '../../lib/json/json-index';
import { isBlankJson, readJson } from '../../lib/json/read-json';
import { toDocument } from '../../lib/json/to-document';
import { err, ok, type Result } from '../../lib/result';
import { readCsv } from '../../lib/table/csv-reader';
import { findDelimiter } from '../../lib/table/find-delimiter';
import { utf8Length } from '../../lib/utf8-length';
import type { YamlNote } from '../../lib/yaml/read-yaml';
import type { DataFault } from './faults';
import { listOf, mapOf, numberFrom, booleanValue, textValue } from './model';

export type DataFormat = 'auto' | 'json' | 'yaml' | 'csv';

/** What the data are: one value, or several. */
export interface QueryData {
  readonly format: 'json' | 'json5' | 'lines' | 'values' | 'yaml' | 'csv';
  /** How many values there are. */
  readonly count: number;
  readonly roots: () => readonly DocumentValue[];
  readonly notes: readonly (YamlNote | DocumentNote)[];
  /** The text, where it is nothing but JSON values that any reader takes. */
  readonly source?: string;
}

interface ReadSettings {
  readonly format: DataFormat;
  readonly sizeLimit: number;
  readonly onProgress?: ((at: number) => void) | undefined;
}

const NO_DATA: QueryData = { format: 'json', count: 0, roots: () => [], notes: [] };

/** Reads data: JSON, JSON5, JSON values in a row, the documents of YAML, or CSV, whose rows are objects. */
export async function readData(text: string, settings: ReadSettings): Promise<Result<QueryData, DataFault>> {
  const { format, sizeLimit } = settings;
  const bytes = utf8Length(text);
  if (bytes > sizeLimit) {
    return err({ code: 'too-large', bytes, limit: sizeLimit, format: format === 'auto' ? 'json' : format });
  }
  if (isBlankJson(text, false)) return ok(NO_DATA);
  switch (format) {
    case 'json':
      return jsonData(text, settings);
    case 'yaml':
      return yamlData(text, settings);
    case 'csv':
      return csvData(text, findDelimiter(text, { isEven: true }) ?? ',');
    default:
      return anyData(text, settings);
  }
}

/** JSON where it is that or begins as such; else CSV where all its first lines have as many cells, at least two; else YAML. */
async function anyData(text: string, settings: ReadSettings): Promise<Result<QueryData, DataFault>> {
  const json = jsonData(text, settings);
  if (json.ok || json.fault.code === 'too-deep') return json;
  const isJson = /^\uFEFF?\s*[[{]/.test(text);
  const delimiter = isJson ? undefined : findDelimiter(text, { isEven: true });
  if (delimiter !== undefined && /[\r\n]/.test(text.trim())) {
    const csv = csvData(text, delimiter);
    if (csv.ok) return csv;
  }
  if (isJson || /^\uFEFF?\s*"/.test(text)) return json;
  return yamlData(text, settings);
}

// Half a character, which jq refuses.
const HALF_ESCAPE = /\\u[dD][89a-fA-F]/;

function jsonData(text: string, { onProgress }: ReadSettings): Result<QueryData, DataFault> {
  const read = readJson(text, { severalValues: true, ...(onProgress && { onProgress }) });
  if (!read.ok) return err({ ...read.fault, format: 'json' });
  const index = read.value;
  const tooDeep = findTooDeep(index);
  if (tooDeep !== NONE) {
    return err({ code: 'too-deep', limit: DEPTH_LIMIT, ...placeOf(text, at(index.starts, tooDeep)), format: 'json' });
  }
  return ok({
    format: index.reading,
    count: index.roots,
    roots: () => toDocument(index, { mergeDuplicates: true }),
    notes: jsonNotes(index).filter(({ code }) => code !== 'read-as-lines'),
    ...(isPlain(index) && !HALF_ESCAPE.test(text) ? { source: text } : {}),
  });
}

/** Whether no liberty of JSON5 was taken; each value of several is JSON then, too. */
function isPlain({ reading, liberties }: JsonIndex): boolean {
  return reading !== 'json5' && Object.values(liberties).every((count) => count === 0);
}

async function yamlData(text: string, { onProgress }: ReadSettings): Promise<Result<QueryData, DataFault>> {
  const { readYaml } = await import('../../lib/yaml/read-yaml');
  const read = readYaml(text, { version: 'auto', strict: false, onProgress });
  if (!read.ok) return err({ ...read.fault, format: 'yaml' });
  const { documents, notes } = read.value;
  return ok({ format: 'yaml', count: documents.length, roots: () => documents, notes });
}

/** A cell is a number where JSON would write it so, digit for digit; `007` and a telephone number stay texts. */
function cellValue(cell: string): DocumentValue {
  if (isJsonNumber(cell)) return numberFrom(cell);
  return cell === 'true' || cell === 'false' ? booleanValue(cell === 'true') : textValue(cell);
}

function csvData(text: string, delimiter: string): Result<QueryData, DataFault> {
  const read = readCsv(text, delimiter);
  if (!read.ok) return err({ ...read.fault, format: 'csv' });
  const [header = [], ...rows] = read.value;
  const names = distinct(header);
  const objects = rows.map((row) =>
    mapOf(
      Array.from({ length: Math.max(names.length, row.length) }, (_, n) => [
        names[n] ?? String(n + 1),
        cellValue(row[n] ?? ''),
      ]),
    ),
  );
  return ok({ format: 'csv', count: 1, roots: () => [listOf(objects)], notes: [] });
}

/** A column without a name is called by its number, and of two with the same the second gets a number behind it. */
function distinct(header: readonly string[]): string[] {
  const names = new Set<string>();
  for (const [n, cell] of header.entries()) {
    const name = cell.trim() === '' ? String(n + 1) : cell;
    let free = name;
    for (let again = 2; names.has(free); again++) free = `${name}_${again}`;
    names.add(free);
  }
  return [...names];
}
