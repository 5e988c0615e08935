import type { DocumentList, DocumentMember, DocumentValue } from '../../../lib/document/document';
import { isJsonNumber } from '../../../lib/json-number';
import { readJson } from '../../../lib/json/read-json';
import { toDocument } from '../../../lib/json/to-document';
import { ok } from '../../../lib/result';
import { writeYaml as writeDocuments } from '../../../lib/yaml/write-yaml';
import { KIND, type Kind, type OutputTable } from '../cells';
import type { TextWriter } from './writer';

/** Rows that are written at once: a list may be written in pieces, a line each. */
const ROWS = 512;

/** Writes a list of maps in block style; texts that would be read as something else are quoted (YAML 1.2 and 1.1). */
export const writeYaml: TextWriter = (table, { add, note, progress }) => {
  if (table.rows === 0) {
    add('[]');
    return ok(undefined);
  }
  let halves = 0;
  let pending = '';
  for (let begin = 0; begin < table.rows; begin += ROWS) {
    const { text, notes } = writeDocuments([listOf(table, begin)]);
    for (const { code } of notes) if (code === 'lone-surrogate') halves += 1;
    // No line break stands at the end of a result.
    add(pending + text.slice(0, -1));
    pending = '\n';
    progress(begin / table.rows);
  }
  if (halves > 0) note({ code: 'lone-surrogates', count: halves });
  return ok(undefined);
};

function listOf(table: OutputTable, begin: number): DocumentList {
  const length = Math.min(ROWS, table.rows - begin);
  return { kind: 'list', items: Array.from({ length }, (_, n) => recordOf(table, begin + n)), ...NOWHERE };
}

function recordOf(table: OutputTable, n: number): DocumentValue {
  const { cells, kinds } = table.row(n);
  const members = table.names.flatMap((key, column): DocumentMember[] => {
    const kind = kinds[column];
    if (kind === KIND.absent) return [];
    const value = valueOf(cells[column] ?? '', kind);
    return [{ key, keySpan: NOWHERE, value }];
  });
  return { kind: 'map', members, ...NOWHERE };
}

const NOWHERE = { start: 0, end: 0 };

const textOf = (text: string): DocumentValue => ({ kind: 'string', text, ...NOWHERE });

/** A cell as the value that it is: digits as they are where JSON can write them so. */
function valueOf(cell: string, kind: Kind = KIND.text): DocumentValue {
  switch (kind) {
    case KIND.number:
      return isJsonNumber(cell) ? { kind: 'number', source: cell, ...NOWHERE } : textOf(cell);
    case KIND.boolean:
      return { kind: 'boolean', value: cell.toLowerCase() === 'true', ...NOWHERE };
    case KIND.null:
      return { kind: 'null', ...NOWHERE };
    case KIND.json:
      return nestedOf(cell);
    default:
      return textOf(cell);
  }
}

function nestedOf(json: string): DocumentValue {
  const read = readJson(json, { strict: true });
  const [value] = read.ok ? toDocument(read.value) : [];
  return value ?? textOf(json);
}
