import { countAttributes } from './count-attributes';
import { lookWithin } from './look';
import { alignIfEmpty, alignmentWithin, openPlace, type Place, type Rebuilding, type Surroundings } from './place';

/** Columns beyond which cells are taken to be one column wide: a grid of a million cells is nobody's table. */
const MOST_COLUMNS = 1000;

type Fill = (parent: Node, place: Place, around: Surroundings, rebuilding: Rebuilding) => void;

/**
 * A table's rows in their order, all in one body; the caption becomes a paragraph before it. What is in a cell is built by
 * `fill`.
 */
export function rebuildTable(
  table: HTMLTableElement,
  place: Place,
  around: Surroundings,
  rebuilding: Rebuilding,
  fill: Fill,
): void {
  const owner = table.ownerDocument;
  if (table.caption) {
    countAttributes(table.caption, rebuilding.readStyle(table.caption), rebuilding.tally);
    fill(table.caption, openPlace(place.holder), around, rebuilding);
  }
  const rows = [...table.rows].filter((row) => row.cells.length > 0);
  if (rows.length === 0) return;
  const made = place.holder.appendChild(owner.createElement('table'));
  const body = made.appendChild(owner.createElement('tbody'));
  for (const part of [...(table.tHead ? [table.tHead] : []), ...table.tBodies, ...(table.tFoot ? [table.tFoot] : [])]) {
    countAttributes(part, rebuilding.readStyle(part), rebuilding.tally);
  }
  for (const [index, row] of rows.entries()) {
    countAttributes(row, rebuilding.readStyle(row), rebuilding.tally);
    const width = [...row.cells].reduce((sum, cell) => sum + cell.colSpan, 0);
    const madeRow = body.appendChild(owner.createElement('tr'));
    for (const cell of row.cells) {
      const madeCell = madeRow.appendChild(owner.createElement(cell.localName));
      const { colSpan } = cell;
      const rowSpan = Math.min(cell.rowSpan || 1, rows.length - index);
      if (colSpan > 1 && width <= MOST_COLUMNS) madeCell.setAttribute('colspan', `${colSpan}`);
      if (rowSpan > 1) madeCell.setAttribute('rowspan', `${rowSpan}`);
      const within = withinCell(cell, around, rebuilding);
      fill(cell, openPlace(madeCell), within, rebuilding);
      alignIfEmpty(madeCell, within.alignment);
    }
  }
}

function withinCell(cell: HTMLTableCellElement, around: Surroundings, rebuilding: Rebuilding): Surroundings {
  const { isPasted, tally } = rebuilding;
  const style = rebuilding.readStyle(cell);
  countAttributes(cell, style, tally);
  const isBoldAnyway = cell.localName === 'th';
  const look = lookWithin(around.look, cell, style, { isPasted, tally, isBlock: true, isBoldAnyway });
  return { ...around, look, alignment: alignmentWithin(cell, style?.alignment, around, rebuilding), isBoldAnyway };
}
