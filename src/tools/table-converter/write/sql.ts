import { err, ok } from '../../../lib/result';
import { KIND, type ColumnType, type Kind } from '../cells';
import { createTable } from './sql/create-table';
import { literalOf, quoteName, quoteTable, SQL_SERVER_ROWS } from './sql/dialect';
import type { TextWriter } from './writer';

const PROGRESS_ROWS = 4096;

/** Writes `INSERT` statements of so many rows, on request behind a `CREATE TABLE`. */
export const writeSql: TextWriter = (table, { options, add, progress }) => {
  const { sqlDialect: dialect } = options;
  if (table.names.length === 0) return ok(undefined);
  const name = options.sqlTable || 'data';
  const names = table.hasNames ? ` (${table.names.map((one) => quoteName(one, dialect)).join(', ')})` : '';
  const insert = `INSERT INTO ${quoteTable(name, dialect)}${names} VALUES`;
  const most = dialect === 'sqlserver' ? Math.min(options.sqlRows, SQL_SERVER_ROWS) : options.sqlRows;
  const kindIn = options.types === 'detected' ? kindOfColumn : (_: unknown, __: string, kind: Kind = KIND.text) => kind;
  // In these a literal cannot have it, or the statement ends with it.
  const isZeroRefused = dialect === 'postgresql' || dialect === 'sqlite';

  if (options.sqlCreate) add(`${createTable(table, name, dialect)}${table.rows > 0 ? '\n' : ''}`);
  for (let n = 0; n < table.rows; n++) {
    const { cells, kinds } = table.row(n);
    const zero = isZeroRefused ? cells.findIndex((cell) => cell.includes('\0')) : -1;
    if (zero >= 0) return err({ code: 'zero-character', row: n + 1, column: table.names[zero] ?? '' });
    const values = cells.map((cell, i) => literalOf(cell, kindIn(table.types[i], cell, kinds[i]), dialect));
    const isLast = n + 1 === table.rows;
    const isEnd = isLast || (n + 1) % most === 0;
    const end = isLast ? ';' : ';\n';
    add(`${n % most === 0 ? `${insert}\n` : ''}(${values.join(', ')})${isEnd ? end : ',\n'}`);
    if (n % PROGRESS_ROWS === 0) progress(n / table.rows);
  }
  return ok(undefined);
};

const OF_VALUES: ReadonlySet<ColumnType | undefined> = new Set(['integer', 'decimal', 'boolean']);

/** A column is of one type: where some of its cells are texts all are, and where none is an empty one is no value. */
function kindOfColumn(type: ColumnType | undefined, cell: string, kind: Kind = KIND.text): Kind {
  if (OF_VALUES.has(type)) return cell === '' ? KIND.null : kind;
  return kind === KIND.number || kind === KIND.boolean ? KIND.text : kind;
}
