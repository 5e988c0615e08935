import type { Kind } from '../../cells';
import type { TableFault } from '../../faults';
import { placeOf } from '../../../../lib/document/document-fault';
import { SqlLexer } from './lexer';
import { readCreatedColumns, skipStatement } from './other-statements';
import { readValue } from './values';

/** What the statements tell while they are read. */
export interface SqlListener {
  /** An INSERT begins; `columns` are those that it names, or that the table was created with. */
  readonly insert: (table: string, columns: readonly string[] | undefined, isNamed: boolean) => void;
  readonly row: (cells: readonly string[], kinds: readonly Kind[], at: number) => TableFault | undefined;
  readonly expression: (text: string, at: number) => void;
}

/** Statements that bring no rows of their own and stand in the exports of databases. */
const PASSED = new Set(
  (
    'ALTER ANALYZE ATTACH BEGIN COMMENT COMMIT CREATE DECLARE DELETE DELIMITER DISABLE DROP ENABLE END EXEC EXECUTE GO ' +
    'GRANT IF LOCK PRAGMA PRINT REINDEX RELEASE REVOKE ROLLBACK SAVEPOINT SELECT SET SHOW START TRUNCATE UNLOCK USE VACUUM'
  ).split(' '),
);

/** Reads statements up to the end; the fault of what is none that brings rows. */
export function readStatements(source: string, isMySql: boolean, listener: SqlListener): TableFault | undefined {
  const sql = new SqlLexer(source, isMySql);
  const created = new Map<string, readonly string[]>();
  let firstPassed = -1;
  let hasInsert = false;
  sql.next();
  while (sql.kind !== 'end') {
    if (sql.isSymbol(';')) sql.next();
    else if (sql.is('INSERT') || sql.is('REPLACE')) {
      const fault = readInsert(sql, created, listener);
      if (fault) return fault;
      hasInsert = true;
    } else if (sql.isSymbol('\\') || (sql.kind === 'word' && PASSED.has(sql.text.toUpperCase()))) {
      if (firstPassed < 0) firstPassed = sql.start;
      if (sql.is('CREATE')) readCreatedColumns(sql, created);
      skipStatement(sql);
    } else return expected(sql, ['INSERT INTO']);
  }
  if (sql.unclosed >= 0) return { code: 'sql-unclosed', ...placeOf(source, sql.unclosed) };
  if (hasInsert || firstPassed < 0) return undefined;
  const found = source.slice(firstPassed, firstPassed + 40).split(/\s/, 1)[0] ?? '';
  return { code: 'sql-expected', expected: ['INSERT INTO'], found, ...placeOf(source, firstPassed) };
}

function expected(sql: SqlLexer, words: readonly string[]): TableFault {
  if (sql.unclosed >= 0) return { code: 'sql-unclosed', ...placeOf(sql.source, sql.unclosed) };
  const found = sql.source.slice(sql.start, Math.min(sql.end, sql.start + 40));
  return { code: 'sql-expected', expected: words, found, ...placeOf(sql.source, sql.start) };
}

function readInsert(
  sql: SqlLexer,
  created: ReadonlyMap<string, readonly string[]>,
  listener: SqlListener,
): TableFault | undefined {
  sql.next();
  // INSERT OR IGNORE, LOW_PRIORITY, OVERWRITE …; SQL Server and MySQL can do without INTO.
  const modifiers = [
    'OR',
    'IGNORE',
    'REPLACE',
    'ABORT',
    'FAIL',
    'ROLLBACK',
    'LOW_PRIORITY',
    'HIGH_PRIORITY',
    'DELAYED',
  ];
  while (modifiers.some((word) => sql.is(word))) sql.next();
  if (sql.is('INTO')) sql.next();
  else if (sql.is('ALL') || sql.is('FIRST')) return expected(sql, ['INTO']);
  if (sql.is('TABLE')) sql.next();
  const table = readTableName(sql);
  if (table === undefined) return expected(sql, ['INTO']);
  if (sql.is('AS')) {
    sql.next();
    sql.next();
  }
  const named: string[] = [];
  const isNamed = sql.isSymbol('(');
  const fault = isNamed ? readColumns(sql, named) : undefined;
  if (fault) return fault;
  if (sql.is('OVERRIDING')) for (let words = 0; words < 3; words++) sql.next();
  if (!sql.is('VALUES') && !sql.is('VALUE')) return expected(sql, isNamed ? ['VALUES'] : ['(', 'VALUES']);
  sql.next();
  listener.insert(table, isNamed ? named : created.get(table), isNamed);
  return readRows(sql, isNamed ? named.length : undefined, listener);
}

/** `t`, `schema.t`, `"schema"."t"`. */
export function readTableName(sql: SqlLexer): string | undefined {
  const parts: string[] = [];
  for (;;) {
    if (sql.kind !== 'word' && sql.kind !== 'name') return undefined;
    parts.push(sql.text);
    sql.next();
    if (!sql.isSymbol('.')) return parts.join('.');
    sql.next();
  }
}

function readColumns(sql: SqlLexer, columns: string[]): TableFault | undefined {
  do {
    sql.next();
    if (sql.kind !== 'word' && sql.kind !== 'name') return expected(sql, ['column']);
    let { text } = sql;
    sql.next();
    // Of `t.c` the column is the last part.
    while (sql.isSymbol('.')) {
      sql.next();
      ({ text } = sql);
      sql.next();
    }
    columns.push(text);
  } while (sql.isSymbol(','));
  if (!sql.isSymbol(')')) return expected(sql, [',', ')']);
  sql.next();
  return undefined;
}

function readRows(sql: SqlLexer, count: number | undefined, listener: SqlListener): TableFault | undefined {
  for (;;) {
    if (sql.is('ROW')) sql.next();
    if (!sql.isSymbol('(')) return expected(sql, ['(']);
    const fault = readRow(sql, count, listener);
    if (fault) return fault;
    if (!sql.isSymbol(',')) break;
    sql.next();
  }
  return readTail(sql);
}

function readRow(sql: SqlLexer, count: number | undefined, listener: SqlListener): TableFault | undefined {
  const at = sql.start;
  const cells: string[] = [];
  const kinds: Kind[] = [];
  do {
    sql.next();
    const { start } = sql;
    const value = readValue(sql);
    if (!value)
      return sql.kind === 'end' ? expected(sql, [')']) : { code: 'sql-not-a-value', ...placeOf(sql.source, start) };
    if (value.isExpression) listener.expression(value.text, start);
    cells.push(value.text);
    kinds.push(value.kind);
  } while (sql.isSymbol(','));
  sql.next();
  if (count !== undefined && cells.length !== count)
    return { code: 'sql-count', values: cells.length, columns: count, ...placeOf(sql.source, at) };
  return listener.row(cells, kinds, at);
}

/** Behind the rows: the end, the next statement, or what to do with rows that are there already. */
function readTail(sql: SqlLexer): TableFault | undefined {
  const isEnd = sql.kind === 'end' || sql.isSymbol(';') || (sql.kind === 'word' && sql.isFirst);
  if (isEnd && !sql.is('ON') && !sql.is('RETURNING') && !sql.is('AS'))
    return sql.unclosed >= 0 ? expected(sql, [';']) : undefined;
  if (!sql.is('ON') && !sql.is('RETURNING') && !sql.is('AS')) return expected(sql, [',', ';']);
  skipStatement(sql);
  return undefined;
}
