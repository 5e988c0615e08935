import { err, ok, type Result } from '../../../../lib/result';
import { KIND, type Kind, type OutputTable } from '../../cells';
import type { TableFault } from '../../faults';
import { columnName } from '../../read/xlsx/cell-range';
import { widthOf } from '../markdown';
import { cellXml, textXml } from './cell-xml';
import { STYLE } from './parts';

/** The most characters that a cell of Excel holds. */
export const CELL_MOST = 32_767;
const WIDTH_MOST = 60;
/** As many rows are looked at for the widths of columns. */
const MEASURED_ROWS = 1000;
const PIECE = 1 << 18;

/** Writes the part of the sheet piece by piece. */
export function writeSheet(
  table: OutputTable,
  add: (piece: string) => void,
  progress: (share: number) => void,
): Result<void, TableFault> {
  let piece = sheetStart(table);
  const first = table.hasNames ? 2 : 1;
  if (table.hasNames) {
    const long = longCell(table.names, 1);
    if (long) return err(long);
    const cells = table.names.map((name, i) => textXml(`${columnName(i + 1)}1`, name, STYLE.header));
    piece += `<row r="1">${cells.join('')}</row>`;
  }
  for (let n = 0; n < table.rows; n++) {
    const { cells, kinds } = table.row(n);
    const long = longCell(cells, n + first);
    if (long) return err(long);
    piece += rowXml(n + first, cells, kinds);
    if (piece.length < PIECE) continue;
    add(piece);
    piece = '';
    progress(n / table.rows);
  }
  add(`${piece}</sheetData></worksheet>`);
  return ok(undefined);
}

function rowXml(row: number, cells: readonly string[], kinds: readonly Kind[]): string {
  // Blank edges are cut off in reading: the first row has all columns, and a blank row has its first one.
  const isBlank = cells.every((cell) => cell === '');
  let xml = '';
  for (let i = 0; i < cells.length; i++) {
    const kind = kinds[i] ?? KIND.text;
    const isKept = row === 1 || (isBlank && i === 0);
    xml += cellXml(`${columnName(i + 1)}${row}`, cells[i] ?? '', kind, isKept);
  }
  return `<row r="${row}">${xml}</row>`;
}

function longCell(cells: readonly string[], row: number): TableFault | undefined {
  const i = cells.findIndex((cell) => cell.length > CELL_MOST);
  if (i < 0) return undefined;
  const length = cells[i]?.length ?? 0;
  return { code: 'xlsx-cell', cell: `${columnName(i + 1)}${row}`, length, limit: CELL_MOST };
}

function sheetStart(table: OutputTable): string {
  const columns = widthsOf(table).map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width + 2}" customWidth="1"/>`,
  );
  const pane = table.hasNames ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : '';
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    `<sheetViews><sheetView tabSelected="1" workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`
  );
}

function widthsOf(table: OutputTable): number[] {
  const widths = table.names.map((name) => lineWidth(table.hasNames ? name : ''));
  for (let n = 0; n < Math.min(table.rows, MEASURED_ROWS); n++)
    for (const [i, cell] of table.row(n).cells.entries()) widths[i] = Math.max(widths[i] ?? 0, lineWidth(cell));
  return widths.map((width) => Math.min(WIDTH_MOST, Math.max(6, width)));
}

// The first line tells enough of a cell, and no column is wider than so many characters.
function lineWidth(text: string): number {
  const end = text.indexOf('\n');
  return widthOf(text.slice(0, Math.min(WIDTH_MOST, end < 0 ? text.length : end)));
}
