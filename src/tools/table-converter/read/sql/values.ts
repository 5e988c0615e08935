import { KIND, type Kind } from '../../cells';
import type { SqlLexer } from './lexer';

/** A value of a row; `isExpression` where it has to be worked out, so that its SQL stands for it. */
export interface SqlValue {
  readonly text: string;
  readonly kind: Kind;
  readonly isExpression?: boolean;
}

const NULL: SqlValue = { text: '', kind: KIND.null };
const TRUE: SqlValue = { text: 'true', kind: KIND.boolean };
const FALSE: SqlValue = { text: 'false', kind: KIND.boolean };
/** Words before a string that say what it is. */
const TYPED = new Set(['DATE', 'TIME', 'TIMESTAMP', 'DATETIME', 'INTERVAL']);

/**
 * Reads the value that begins at the piece at hand, up to the comma or parenthesis behind it; undefined where none
 * begins there, or the text ends within it.
 */
export function readValue(sql: SqlLexer): SqlValue | undefined {
  const { start } = sql;
  const value = readLiteral(sql);
  skipCasts(sql);
  if (value && isEndOfValue(sql)) return value;
  if (sql.start === start && !beginsExpression(sql)) return undefined;
  return readExpression(sql, start);
}

function isEndOfValue(sql: SqlLexer): boolean {
  return sql.isSymbol(',') || sql.isSymbol(')');
}

function beginsExpression(sql: SqlLexer): boolean {
  if (sql.kind !== 'symbol') return sql.kind !== 'end';
  return sql.text === '(' || sql.text === '?' || sql.text === ':' || sql.text === '-' || sql.text === '+';
}

function readLiteral(sql: SqlLexer): SqlValue | undefined {
  if (sql.kind === 'string' || sql.kind === 'name') return readText(sql);
  if (sql.kind === 'number') return readNumber(sql, '');
  if (sql.isSymbol('-') || sql.isSymbol('+')) {
    const sign = sql.text === '-' ? '-' : '';
    sql.next();
    return sql.isKind('number') ? readNumber(sql, sign) : undefined;
  }
  return sql.kind === 'word' ? readWord(sql) : undefined;
}

/** A string, with those that stand right behind it. */
function readText(sql: SqlLexer): SqlValue {
  let { text } = sql;
  sql.next();
  while (sql.kind === 'string') {
    text += sql.text;
    sql.next();
  }
  return { text, kind: KIND.text };
}

function readNumber(sql: SqlLexer, sign: string): SqlValue {
  const { text } = sql;
  sql.next();
  // Bytes of MySQL and SQL Server are no number.
  const isBytes = text.startsWith('0x') || text.startsWith('0X');
  return { text: sign + text, kind: isBytes ? KIND.text : KIND.number };
}

function readWord(sql: SqlLexer): SqlValue | undefined {
  const word = sql.text.toUpperCase();
  sql.next();
  if (word === 'NULL') return NULL;
  if (word === 'TRUE') return TRUE;
  if (word === 'FALSE') return FALSE;
  if (!TYPED.has(word) && !word.startsWith('_')) return undefined;
  // TIMESTAMP WITH TIME ZONE '…'
  while (sql.is('WITH') || sql.is('WITHOUT') || sql.is('TIME') || sql.is('ZONE')) sql.next();
  return sql.kind === 'string' ? readText(sql) : undefined;
}

/** `::type`, `::type(3)`, `::type[]`: what PostgreSQL turns the value into. */
function skipCasts(sql: SqlLexer): void {
  while (sql.isSymbol('::')) {
    sql.next();
    while (sql.kind === 'word' || sql.kind === 'name' || sql.isSymbol('.')) sql.next();
    if (!sql.isSymbol('(')) continue;
    while (sql.kind !== 'end' && !sql.isSymbol(')')) sql.next();
    sql.next();
    while (sql.isKind('word') || sql.isKind('name')) sql.next();
  }
}

function readExpression(sql: SqlLexer, start: number): SqlValue | undefined {
  let depth = 0;
  let end = start;
  while (depth > 0 || !isEndOfValue(sql)) {
    if (sql.kind === 'end' || sql.isSymbol(';')) return undefined;
    if (sql.isSymbol('(')) depth++;
    else if (sql.isSymbol(')')) depth--;
    ({ end } = sql);
    sql.next();
  }
  const text = sql.source.slice(start, Math.max(end, start)).trim();
  return { text: text === '' ? sql.source.slice(start, sql.start).trim() : text, kind: KIND.text, isExpression: true };
}
