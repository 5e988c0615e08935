import type { ReactNode } from 'react';

/** What a cell may hold; anything else needs a column with its own `text` and `render`. */
export type Cell = string | number | bigint | boolean | null | undefined;

export interface TableColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** What the button is called that copies the column. */
  readonly copyLabel?: string;
  /** What the cell shows; without it, its text. */
  readonly render?: (row: Row) => ReactNode;
  /** What the cell is sorted and exported by; without it, the row's value under the key. */
  readonly text?: (row: Row) => Cell;
  /** Numbers stand at the end of their column. */
  readonly align?: 'end';
  readonly mono?: boolean;
  /** Not broken into lines: addresses, names of keys. */
  readonly whole?: boolean;
  /** Left out on phones. */
  readonly secondary?: boolean;
}

/** Keys in order, key and label pairs, or a map from keys to labels. */
export type TableHeaders<Row> =
  readonly string[] | readonly TableColumn<Row>[] | Readonly<Record<string, string>> | undefined;

/** The columns in one form, whatever form they were given in; without headers, every key that some row has. */
export function columnsOf<Row extends object>(headers: TableHeaders<Row>, rows: readonly Row[]): TableColumn<Row>[] {
  if (headers === undefined) return [...new Set(rows.flatMap((row) => Object.keys(row)))].map(plainColumn);
  if (!isList(headers)) return Object.entries(headers).map(([key, label]) => ({ key, label }));
  return headers.map((header) => (typeof header === 'string' ? plainColumn(header) : header));
}

function isList<Row>(
  headers: NonNullable<TableHeaders<Row>>,
): headers is readonly string[] | readonly TableColumn<Row>[] {
  return Array.isArray(headers);
}

function plainColumn(key: string): { key: string; label: string } {
  return { key, label: key };
}

/** What a row holds in a column. */
export function cellOf<Row extends object>(row: Row, column: TableColumn<Row>): Cell {
  if (column.text) return column.text(row);
  if (!Object.hasOwn(row, column.key)) return undefined;
  const value: unknown = Reflect.get(row, column.key);
  return isCell(value) ? value : JSON.stringify(value);
}

function isCell(value: unknown): value is Cell {
  return value === null || value === undefined || ['string', 'number', 'bigint', 'boolean'].includes(typeof value);
}

/** The text of a cell; nothing for an absent value. */
export function textOf(cell: Cell): string {
  return cell === null || cell === undefined ? '' : String(cell);
}

/** One column as lines, one for each row: what has several lines itself stands in one. */
export function columnText<Row extends object>(rows: readonly Row[], column: TableColumn<Row>): string {
  return rows
    .map((row) =>
      textOf(cellOf(row, column)).replaceAll(/\s+/g, (blanks) => (/[\r\n\u2028\u2029]/.test(blanks) ? ' ' : blanks)),
    )
    .join('\n');
}

/** Compares for sorting: numbers by value, everything else as the language sorts, with digits by value. */
export function compareCells(a: Cell, b: Cell, collator: Intl.Collator): number {
  const isNumeric = (cell: Cell) => typeof cell === 'number' || typeof cell === 'bigint';
  if (isNumeric(a) && isNumeric(b)) return Number(a > b) - Number(a < b);
  return collator.compare(textOf(a), textOf(b));
}

/** The rows in order of one column, absent values last in either direction; rows that are equal keep their order. */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  column: TableColumn<Row>,
  direction: 'ascending' | 'descending',
  collator: Intl.Collator,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const isAbsent = (cell: Cell) => cell === null || cell === undefined || cell === '';
  return rows.toSorted((rowA, rowB) => {
    const a = cellOf(rowA, column);
    const b = cellOf(rowB, column);
    if (isAbsent(a) || isAbsent(b)) return Number(isAbsent(a)) - Number(isAbsent(b));
    return sign * compareCells(a, b, collator);
  });
}
