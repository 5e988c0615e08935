import type { SqlLexer } from './lexer';

/** Words at which a statement without `;` ends, where a line begins with them. */
const LINE_WORDS = new Set(['SET', 'USE', 'PRINT', 'GO', 'BEGIN', 'END', 'DELIMITER']);
/** Statements whose own ones end with `;`. */
const BODIES = ['TRIGGER', 'PROCEDURE', 'FUNCTION', 'EVENT'];
/** What begins a part of CREATE TABLE that is no column. */
const CONSTRAINTS = new Set(
  'PRIMARY UNIQUE KEY INDEX CONSTRAINT FOREIGN CHECK FULLTEXT SPATIAL EXCLUDE LIKE PERIOD'.split(' '),
);

/** Goes behind the statement at hand, which brings no rows. */
export function skipStatement(sql: SqlLexer): void {
  // A line of psql such as `\connect` ends with itself.
  const isLine = sql.isSymbol('\\') || (sql.kind === 'word' && LINE_WORDS.has(sql.text.toUpperCase()));
  let hasBody = false;
  let depth = 0;
  let count = 0;
  while (sql.kind !== 'end') {
    if (sql.isSymbol(';') && depth === 0) {
      sql.next();
      return;
    }
    if (count > 0 && depth === 0 && sql.isFirst && (isLine || sql.is('GO'))) return;
    // Only the words right behind CREATE tell what is created.
    if (count > 0 && count < 8 && BODIES.some((word) => sql.is(word))) hasBody = true;
    if (hasBody && (sql.is('BEGIN') || sql.is('CASE'))) depth++;
    else if (hasBody && sql.is('END') && depth > 0) depth--;
    count++;
    sql.next();
  }
}

/** Reads on behind the columns of CREATE TABLE, and remembers their names by that of the table. */
export function readCreatedColumns(sql: SqlLexer, created: Map<string, readonly string[]>): void {
  sql.next();
  while (sql.is('TEMP') || sql.is('TEMPORARY') || sql.is('UNLOGGED') || sql.is('GLOBAL') || sql.is('LOCAL')) sql.next();
  if (!sql.is('TABLE')) return;
  sql.next();
  while (sql.is('IF') || sql.is('NOT') || sql.is('EXISTS')) sql.next();
  const parts: string[] = [];
  while (sql.kind === 'word' || sql.kind === 'name' || sql.isSymbol('.')) {
    if (sql.kind !== 'symbol') parts.push(sql.text);
    sql.next();
  }
  if (!sql.isSymbol('(')) return;
  created.set(parts.join('.'), readDefinitions(sql));
}

function readDefinitions(sql: SqlLexer): string[] {
  const columns: string[] = [];
  let depth = 0;
  let isStart = true;
  do {
    if (sql.isSymbol('(')) depth++;
    else if (sql.isSymbol(')')) depth--;
    else if (depth === 1 && isStart) {
      const isColumn = sql.kind === 'name' || (sql.kind === 'word' && !CONSTRAINTS.has(sql.text.toUpperCase()));
      if (isColumn) columns.push(sql.text);
    }
    isStart = depth === 1 && (sql.isSymbol(',') || (sql.isSymbol('(') && columns.length === 0));
    sql.next();
  } while (depth > 0 && sql.kind !== 'end');
  return columns;
}
