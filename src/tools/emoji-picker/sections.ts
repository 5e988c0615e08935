/** Cells under a heading; each section begins on a row of its own. */
export interface Section<Cell> {
  readonly id: string;
  readonly cells: readonly Cell[];
}

export type GridRow<Cell> =
  | { readonly kind: 'head'; readonly section: string; readonly count: number }
  | {
      readonly kind: 'cells';
      readonly section: string;
      readonly cells: readonly Cell[];
      /** The place of its first cell among all cells. */
      readonly first: number;
    };

/** The rows of a grid: each section's heading, and its cells so many to a row. */
export function layOut<Cell>(sections: readonly Section<Cell>[], columns: number): GridRow<Cell>[] {
  const rows: GridRow<Cell>[] = [];
  let first = 0;
  for (const { id, cells } of sections) {
    if (cells.length === 0) continue;
    rows.push({ kind: 'head', section: id, count: cells.length });
    for (let from = 0; from < cells.length; from += columns) {
      const row = cells.slice(from, from + columns);
      rows.push({ kind: 'cells', section: id, cells: row, first });
      first += row.length;
    }
  }
  return rows;
}

/** The row that a cell stands in, among all rows; -1 when there is no such cell. */
export function rowOf(rows: readonly GridRow<unknown>[], cell: number): number {
  // Rows stand in the order of their cells, so half of those left are out with each look.
  let low = 0;
  let high = rows.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (!row) return -1;
    // A heading stands before the first cell of the row after it.
    const first = row.kind === 'cells' ? row.first : (firstAfter(rows, middle) ?? Infinity);
    if (row.kind === 'cells' && cell >= first && cell < first + row.cells.length) return middle;
    if (cell < first) high = middle - 1;
    else low = middle + 1;
  }
  return -1;
}

function firstAfter(rows: readonly GridRow<unknown>[], at: number): number | undefined {
  const row = rows[at + 1];
  return row?.kind === 'cells' ? row.first : undefined;
}

/** The keys that move within the grid; with Ctrl or Cmd, Home and End go to the first and last of all. */
export type Move =
  'left' | 'right' | 'up' | 'down' | 'row-start' | 'row-end' | 'page-up' | 'page-down' | 'first' | 'last';

const KEYS: Readonly<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'row-start',
  End: 'row-end',
  PageUp: 'page-up',
  PageDown: 'page-down',
};

/** The move that a key means; undefined for keys that mean something else. */
export function moveOf(key: string, hasControl: boolean): Move | undefined {
  if (hasControl) return key === 'Home' ? 'first' : key === 'End' ? 'last' : undefined;
  return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
}

/**
 * The cell that a move leads to; the same where it leads nowhere.
 * @param page how many rows a page has
 */
export function moveTo(rows: readonly GridRow<unknown>[], cell: number, move: Move, page: number): number {
  const cellRows = rows.filter((row) => row.kind === 'cells');
  const lastRow = cellRows.at(-1);
  if (!lastRow) return cell;
  const last = lastRow.first + lastRow.cells.length - 1;
  const at = cellRows.findIndex(({ first, cells }) => cell >= first && cell < first + cells.length);
  const row = cellRows[at];
  if (!row) return 0;
  const rowsAway = (distance: number) => {
    const target = cellRows[Math.max(0, Math.min(cellRows.length - 1, at + distance))] ?? row;
    return target === row ? cell : target.first + Math.min(cell - row.first, target.cells.length - 1);
  };
  switch (move) {
    case 'left':
      return Math.max(0, cell - 1);
    case 'right':
      return Math.min(last, cell + 1);
    case 'up':
      return rowsAway(-1);
    case 'down':
      return rowsAway(1);
    case 'page-up':
      return rowsAway(-Math.max(1, page));
    case 'page-down':
      return rowsAway(Math.max(1, page));
    case 'row-start':
      return row.first;
    case 'row-end':
      return row.first + row.cells.length - 1;
    case 'first':
      return 0;
    case 'last':
      return last;
  }
}
