import { COLUMNS_MOST, ROWS_MOST } from './cell-range';
import { richText } from './shared-strings';
import { EVENT, type XmlPull } from './xml-pull';

/** A cell as its part has it; the same object for all of them. */
export interface SheetCell {
  column: number;
  type: string;
  style: number;
  /** The stored value; undefined where there is none. */
  value: string | undefined;
  /** The text of an inline string. */
  inline: string | undefined;
  hasFormula: boolean;
}

export interface SheetListener {
  /** Whether to go on. */
  readonly row: (row: number) => void;
  readonly cell: (row: number, cell: SheetCell) => void;
  /** A merged range, as `A1:B2`; all come behind the cells. */
  readonly merge?: (range: string) => void;
}

/** Walks through the rows, cells and merged ranges of a sheet. False where rows are not in order, or are none. */
export function walkSheet(xml: XmlPull, listener: SheetListener): boolean {
  let row = 0;
  for (let event = xml.next(); event !== EVENT.end; event = xml.next()) {
    if (event !== EVENT.open) continue;
    if (xml.name === 'row') {
      const next = numberOf(xml.attribute('r'), row + 1);
      if (!(next > row && next <= ROWS_MOST)) return false;
      row = next;
      listener.row(row);
      if (!walkRow(xml, row, listener)) return false;
    } else if (xml.name === 'mergeCell') listener.merge?.(xml.attribute('ref') ?? '');
    else if (xml.name !== 'worksheet' && xml.name !== 'sheetData' && xml.name !== 'mergeCells') xml.skip();
  }
  return true;
}

const numberOf = (text: string | undefined, fallback: number) => (text === undefined ? fallback : Number(text));

function walkRow(xml: XmlPull, row: number, listener: SheetListener): boolean {
  const depth = xml.depth - 1;
  const cell: SheetCell = { column: 0, type: '', style: 0, value: undefined, inline: undefined, hasFormula: false };
  for (let event = xml.next(); event !== EVENT.end; event = xml.next()) {
    if (event === EVENT.close && xml.depth === depth) break;
    if (event !== EVENT.open) continue;
    if (xml.name !== 'c') {
      xml.skip();
      continue;
    }
    cell.column = columnOf(xml.attribute('r')) ?? cell.column + 1;
    if (cell.column > COLUMNS_MOST || cell.column < 1) return false;
    readCell(xml, cell);
    listener.cell(row, cell);
  }
  return true;
}

function columnOf(place: string | undefined): number | undefined {
  if (place === undefined) return undefined;
  let column = 0;
  for (let at = 0; at < 4; at++) {
    // Letters of either case, from 1.
    const letter = (place.charCodeAt(at) | 32) - 96;
    if (!(letter >= 1 && letter <= 26)) break;
    column = column * 26 + letter;
  }
  return column;
}

function readCell(xml: XmlPull, cell: SheetCell): void {
  const depth = xml.depth - 1;
  cell.type = xml.attribute('t') ?? 'n';
  cell.style = Number(xml.attribute('s') ?? 0);
  cell.value = undefined;
  cell.inline = undefined;
  cell.hasFormula = false;
  for (let event = xml.next(); event !== EVENT.end; event = xml.next()) {
    if (event === EVENT.close && xml.depth === depth) return;
    if (event !== EVENT.open) continue;
    if (xml.name === 'v') cell.value = xml.content();
    else if (xml.name === 'is') cell.inline = richText(xml);
    else {
      if (xml.name === 'f') cell.hasFormula = true;
      xml.skip();
    }
  }
}

/** Whether a cell holds anything: most that hold nothing are there for their colour. */
export function isFilled({ type, value, inline, hasFormula }: SheetCell): boolean {
  if (hasFormula || inline !== undefined) return true;
  return value !== undefined && (value !== '' || type === 'str');
}
