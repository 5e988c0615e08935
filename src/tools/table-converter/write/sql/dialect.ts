import type { ConvertOptions } from '../../options';
import { KIND, type Kind } from '../../cells';

export type Dialect = ConvertOptions['sqlDialect'];

/** The most rows that a statement of SQL Server may have. */
export const SQL_SERVER_ROWS = 1000;

const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/;
// A backslash before anything is an escape of MySQL; text ends for some of its programs at U+001A.
const MYSQL_ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\0': '\\0', '\x1a': '\\Z' };
// oxlint-disable-next-line no-control-regex -- these are the characters to escape
const MYSQL_MARK = /[\\\0\x1a]/g;
// oxlint-disable-next-line no-control-regex -- what is not ASCII needs a national string
const BEYOND_ASCII = /[^\x00-\x7f]/;

/** A name in the quotation marks of the dialect. */
export function quoteName(name: string, dialect: Dialect): string {
  if (dialect === 'mysql') return `\`${name.replaceAll('`', '``')}\``;
  if (dialect === 'sqlserver') return `[${name.replaceAll(']', ']]')}]`;
  return `"${name.replaceAll('"', '""')}"`;
}

/** The name of a table; a dot parts it from its schema. */
export function quoteTable(name: string, dialect: Dialect): string {
  const parts = name.split('.');
  const isPath = parts.every((part) => part !== '');
  return (isPath ? parts : [name]).map((part) => quoteName(part, dialect)).join('.');
}

/** A string literal of the dialect. */
export function quoteText(text: string, dialect: Dialect): string {
  const doubled = text.includes("'") ? text.replaceAll("'", "''") : text;
  if (dialect === 'mysql') return `'${doubled.replace(MYSQL_MARK, (mark) => MYSQL_ESCAPES[mark] ?? mark)}'`;
  const isNational = dialect === 'sqlserver' && BEYOND_ASCII.test(text);
  return `${isNational ? 'N' : ''}'${doubled}'`;
}

/** A cell as a literal of the dialect. */
export function literalOf(text: string, kind: Kind, dialect: Dialect): string {
  if (kind === KIND.null || kind === KIND.absent) return 'NULL';
  if (kind === KIND.number && NUMBER.test(text)) return text;
  if (kind === KIND.boolean && (text === 'true' || text === 'false')) {
    const hasNone = dialect === 'sqlserver' || dialect === 'sqlite';
    if (hasNone) return text === 'true' ? '1' : '0';
    return text.toUpperCase();
  }
  return quoteText(text, dialect);
}
