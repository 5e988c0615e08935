import { err, ok, type Result } from '../../../lib/result';
import type { TableFault } from '../faults';
import { MIME_TYPES } from '../formats';
import { COLUMNS_MOST, ROWS_MOST } from '../read/xlsx/cell-range';
import type { FileWriter } from './writer';
import { PARTS } from './xlsx/parts';
import { writeSheet } from './xlsx/sheet-xml';

/** Writes a workbook with one sheet; the same table gives the same bytes. */
export const writeXlsx: FileWriter = async (table, { progress }) => {
  const rows = table.rows + (table.hasNames ? 1 : 0);
  if (rows > ROWS_MOST) return err({ code: 'xlsx-rows', count: rows, limit: ROWS_MOST });
  const columns = table.names.length;
  if (columns > COLUMNS_MOST) return err({ code: 'xlsx-columns', count: columns, limit: COLUMNS_MOST });

  const { Zip, ZipDeflate } = await import('fflate');
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(new Uint8Array(piece));
  });
  const encoder = new TextEncoder();
  const addPart = (name: string, write: (add: (text: string) => void) => Result<void, TableFault>) => {
    // Local time, as ZIP files have it: the same everywhere.
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = new Date(1980, 0, 1);
    zip.add(file);
    const written = write((text) => file.push(encoder.encode(text)));
    file.push(new Uint8Array(), true);
    return written;
  };
  for (const [name, text] of Object.entries(PARTS))
    addPart(name, (add) => {
      add(text);
      return ok(undefined);
    });
  const written = addPart('xl/worksheets/sheet1.xml', (add) => writeSheet(table, add, progress));
  if (!written.ok) return written;
  zip.end();
  return ok(new Blob(pieces, { type: MIME_TYPES.xlsx }));
};
