/** Cells from 1, both ends included; where a side is open, it is 0 and `Infinity`. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export const ROWS_MOST = 1_048_576;
export const COLUMNS_MOST = 16_384;

const CELL = /^\$?([A-Za-z]{1,3})?\$?(\d{1,7})?$/;

/** Reads `B2:D10`, `B:D`, `2:5`, `B2`, `B` or `2`, with or without `$`; undefined where it is none of these. */
export function parseRange(text: string): CellRange | undefined {
  const [first = '', second = first, ...more] = text.trim().split(':');
  const one = parseCell(first.trim());
  const other = parseCell(second.trim());
  if (more.length > 0 || !one || !other) return undefined;
  // `B2:D` has no end that one could tell.
  const isAlike = (one.row === undefined) === (other.row === undefined);
  const isAlikeAcross = (one.column === undefined) === (other.column === undefined);
  if (!isAlike || !isAlikeAcross) return undefined;
  const rows = [one.row ?? 0, other.row ?? Infinity];
  const columns = [one.column ?? 0, other.column ?? Infinity];
  return {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(...columns),
    right: Math.max(...columns),
  };
}

/** Reads `B2`, or a part of it; undefined where it is no place of a sheet. */
export function parseCell(text: string): { readonly row?: number; readonly column?: number } | undefined {
  const match = text === '' ? null : CELL.exec(text);
  if (!match) return undefined;
  const [, letters, digits] = match;
  const column = letters === undefined ? undefined : columnNumber(letters);
  const row = digits === undefined ? undefined : Number(digits);
  if (column === undefined && row === undefined) return undefined;
  if ((column ?? 1) > COLUMNS_MOST || row === 0 || (row ?? 1) > ROWS_MOST) return undefined;
  return { ...(row !== undefined && { row }), ...(column !== undefined && { column }) };
}

function columnNumber(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

const columnNames: string[] = [''];

/** `A`, `Z`, `AA`: the name of a column, from 1. */
export function columnName(column: number): string {
  const known = columnNames[column];
  if (known !== undefined) return known;
  const rest = (column - 1) % 26;
  const name = columnName((column - 1 - rest) / 26) + String.fromCharCode(65 + rest);
  columnNames[column] = name;
  return name;
}

/** `B2:D10` of a range without open sides. */
export function rangeName({ top, left, bottom, right }: CellRange): string {
  return `${columnName(left)}${top}:${columnName(right)}${bottom}`;
}
