/** Columns beyond which cells are taken to be one column wide: a grid of a million cells is nobody's table. */
const MOST_COLUMNS = 1000;

export interface LaidOutCell {
  readonly cell: HTMLTableCellElement;
  readonly colSpan: number;
  readonly rowSpan: number;
}

export interface LaidOutRow {
  readonly row: HTMLTableRowElement;
  readonly cells: readonly LaidOutCell[];
  /** Cells that the row lacks at its end. */
  readonly missing: number;
}

/**
 * The grid of a table (HTML Living Standard, 4.9.12): each cell takes the first free column, no cell grows over the end of its group of
 * rows or over another cell, and the rows that are too short lack cells at their end. Rows without a cell of their own are left out.
 */
export function layOutTable(table: HTMLTableElement): readonly LaidOutRow[] {
  const rows = [...table.rows].filter((row) => row.cells.length > 0);
  /** For each column, into how many of the coming rows the cell above reaches. */
  const reach: number[] = [];
  let columns = 0;
  const laidOut = rows.map((row, index) => {
    const taken = reach.map((left) => left > 0);
    for (const column of reach.keys()) reach[column] = Math.max(0, (reach[column] ?? 0) - 1);
    const isWide = [...row.cells].reduce((sum, cell) => sum + cell.colSpan, 0) > MOST_COLUMNS;
    const left = rowsLeft(rows, index);
    let at = 0;
    const cells = [...row.cells].map((cell) => {
      while (taken[at]) at += 1;
      let colSpan = 1;
      while (!isWide && colSpan < cell.colSpan && !taken[at + colSpan]) colSpan += 1;
      const rowSpan = rowSpanOf(cell, rows, index, left);
      for (let column = at; column < at + colSpan; column += 1) {
        taken[column] = true;
        reach[column] = rowSpan - 1;
      }
      at += colSpan;
      return { cell, colSpan, rowSpan };
    });
    columns = Math.max(columns, taken.length);
    return { row, cells, filled: taken.filter(Boolean).length };
  });
  return laidOut.map(({ filled, ...row }) => ({ ...row, missing: columns - filled }));
}

/** How many rows the group of this row has from here on. */
function rowsLeft(rows: readonly HTMLTableRowElement[], index: number): number {
  const group = rows[index]?.parentNode;
  let left = 1;
  while (rows[index + left]?.parentNode === group && index + left < rows.length) left += 1;
  return left;
}

/** How many of the rows that are kept a cell reaches into; 0 in the source is all that its group has left. */
function rowSpanOf(
  cell: HTMLTableCellElement,
  rows: readonly HTMLTableRowElement[],
  index: number,
  left: number,
): number {
  if (cell.rowSpan === 0) return left;
  const first = rows[index]?.sectionRowIndex ?? 0;
  let span = 1;
  while (span < left && (rows[index + span]?.sectionRowIndex ?? 0) < first + cell.rowSpan) span += 1;
  return span;
}
