import { countAttributes } from './count-attributes';
import { layOutTable } from './lay-out-table';
import { lookWithin } from './look';
import { alignIfEmpty, alignmentWithin, openPlace, type Place, type Rebuilding, type Surroundings } from './place';

type Fill = (parent: Node, place: Place, around: Surroundings, rebuilding: Rebuilding) => void;

/**
 * A table's rows in their order, all in one body and of one length; the caption becomes a paragraph before it. What is in a cell is built by
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
    rebuilding.tally.addElement('caption');
    countAttributes(table.caption, rebuilding.readStyle(table.caption), rebuilding.tally);
    fill(table.caption, openPlace(place.holder), around, rebuilding);
  }
  tellSections(table, rebuilding);
  const rows = layOutTable(table);
  if (rows.length === 0) return;
  const made = place.holder.appendChild(owner.createElement('table'));
  const body = made.appendChild(owner.createElement('tbody'));
  for (const { row, cells, missing } of rows) {
    countAttributes(row, rebuilding.readStyle(row), rebuilding.tally);
    const madeRow = body.appendChild(owner.createElement('tr'));
    for (const { cell, colSpan, rowSpan } of cells) {
      const madeCell = madeRow.appendChild(owner.createElement(cell.localName));
      if (colSpan > 1) madeCell.setAttribute('colspan', `${colSpan}`);
      if (rowSpan > 1) madeCell.setAttribute('rowspan', `${rowSpan}`);
      const within = withinCell(cell, around, rebuilding);
      fill(cell, openPlace(madeCell), within, rebuilding);
      alignIfEmpty(madeCell, within.alignment);
    }
    // The editor needs rows of one length, and would put the cells that lack at the front.
    for (let count = 0; count < missing; count += 1) madeRow.append(owner.createElement('td'));
    rebuilding.tally.addCells(missing);
  }
}

/** The one body is at home in the editor; its rows are all that stays of a head, a foot and further bodies. */
function tellSections(table: HTMLTableElement, { tally, readStyle }: Rebuilding): void {
  const sections = [...table.children].filter((child) => /^t(?:head|body|foot)$/.test(child.localName));
  const kept = sections.find(({ localName }) => localName === 'tbody');
  for (const section of sections) {
    countAttributes(section, readStyle(section), tally);
    if (section !== kept) tally.addElement(section.localName);
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
