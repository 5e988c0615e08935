import type { OutputTable } from '../../cells';
import { quoteName, quoteTable, type Dialect } from './dialect';

type Type = 'text' | 'integer' | 'boolean' | 'date' | 'datetime' | 'time' | 'json' | 'double';

const TYPES: Readonly<Record<Dialect, Readonly<Record<Type, string>>>> = {
  standard: names('CLOB', 'BIGINT', 'BOOLEAN', 'DATE', 'TIMESTAMP(3)', 'TIME(3)', 'CLOB', 'DOUBLE PRECISION'),
  mysql: names('LONGTEXT', 'BIGINT', 'BOOLEAN', 'DATE', 'DATETIME(3)', 'TIME(3)', 'JSON', 'DOUBLE'),
  postgresql: names('TEXT', 'BIGINT', 'BOOLEAN', 'DATE', 'TIMESTAMP(3)', 'TIME(3)', 'JSON', 'NUMERIC'),
  sqlite: names('TEXT', 'INTEGER', 'INTEGER', 'TEXT', 'TEXT', 'TEXT', 'TEXT', 'NUMERIC'),
  sqlserver: names('NVARCHAR(MAX)', 'BIGINT', 'BIT', 'DATE', 'DATETIME2(3)', 'TIME(3)', 'NVARCHAR(MAX)', 'FLOAT(53)'),
};

function names(...all: [string, string, string, string, string, string, string, string]) {
  const [text, integer, boolean, date, datetime, time, json, double] = all;
  return { text, integer, boolean, date, datetime, time, json, double };
}

/** So many digits an integer of 64 bits always has room for, and a decimal of every dialect. */
const INTEGER_DIGITS = 18;
const DECIMAL_DIGITS = 38;
const DECIMAL = /^[-+]?(\d*)(?:\.(\d*))?$/;
const DATES: readonly (readonly [Type, RegExp])[] = [
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['datetime', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?$/],
  ['time', /^(?:[01]\d|2[0-3]):\d\d:\d\d(?:\.\d{1,3})?$/],
];
// Days that a workbook of Excel has, and a calendar has not.
const NO_DAY = /^1900-0(?:1-00|2-29)/;

/** `CREATE TABLE` with types that have room for what the columns hold. */
export function createTable(table: OutputTable, name: string, dialect: Dialect): string {
  const columns = table.names.map((column, i) => `  ${quoteName(column, dialect)} ${typeOf(table, i, dialect)}`);
  return `CREATE TABLE ${quoteTable(name, dialect)} (\n${columns.join(',\n')}\n);`;
}

function typeOf(table: OutputTable, column: number, dialect: Dialect): string {
  const types = TYPES[dialect];
  const type = table.types[column] ?? 'text';
  if (type === 'boolean' || type === 'json') return types[type];
  if (type === 'date') return types[dateType(table, column)];
  if (type === 'integer' || type === 'decimal') return numberType(table, column, dialect);
  return types.text;
}

function dateType(table: OutputTable, column: number): Type {
  const texts = textsOf(table, column);
  for (const [type, pattern] of DATES) if (texts.every((text) => pattern.test(text) && !NO_DAY.test(text))) return type;
  return 'text';
}

function numberType(table: OutputTable, column: number, dialect: Dialect): string {
  const types = TYPES[dialect];
  let whole = 1;
  let fraction = 0;
  for (const text of textsOf(table, column)) {
    const match = DECIMAL.exec(text);
    // An exponent: how many digits it needs depends on it.
    if (!match) return types.double;
    whole = Math.max(whole, match[1]?.length ?? 0);
    fraction = Math.max(fraction, match[2]?.length ?? 0);
  }
  if (fraction === 0 && whole <= INTEGER_DIGITS) return types.integer;
  if (dialect === 'postgresql') return 'NUMERIC';
  // SQLite turns what is longer into floating point.
  if (dialect === 'sqlite') return whole + fraction <= 15 ? 'NUMERIC' : types.text;
  const isRoomy = whole + fraction <= DECIMAL_DIGITS && fraction <= 30;
  return isRoomy ? `DECIMAL(${whole + fraction}, ${fraction})` : types.text;
}

function textsOf(table: OutputTable, column: number): string[] {
  return Array.from({ length: table.rows }, (_, n) => table.row(n).cells[column] ?? '').filter((text) => text !== '');
}
