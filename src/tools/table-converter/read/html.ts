import { err, ok } from '../../../lib/result';
import type { ReadFacts } from '../report';
import { TableCollector } from './html/table-collector';
import { layOut } from './html/table-grid';
import type { TextReader } from './reader';
import { sizeFault } from './text-limit';

/** So many characters are parsed between two reports of progress. */
const PIECE = 1 << 18;

/** Reads one of the tables of an HTML text, such as spreadsheets put on the clipboard; `options.table` says which. */
export const readHtmlTable: TextReader = async (text, { options, sink, progress }) => {
  const tooLarge = sizeFault(text, 'html');
  if (tooLarge) return err(tooLarge);
  const { Parser } = await import('htmlparser2');
  const tables = new TableCollector(options.table - 1);
  const parser = new Parser(tables);
  for (let at = 0; at < text.length; at += PIECE) {
    parser.write(text.slice(at, at + PIECE));
    progress(at / text.length);
  }
  parser.end();

  const count = tables.captions.length;
  if (count === 0 && text.trim() !== '') return err({ code: 'no-table', format: 'html' });
  if (count > 0 && options.table > count) return err({ code: 'table-not-found', table: options.table, tables: count });
  const rows = layOut(tables.rows, options.merged);
  if (!rows) return err({ code: 'too-many-cells', rows: tables.rows.length, columns: widestOf(tables) });
  const [names, ...body] = rows;
  sink.header(options.header ? names : undefined);
  for (const cells of options.header ? body : rows) sink.row({ cells });
  return ok<ReadFacts>({ tables: tables.captions });
};

function widestOf({ rows }: TableCollector): number {
  return rows.reduce(
    (most, { cells }) =>
      Math.max(
        most,
        cells.reduce((sum, { across }) => sum + across, 0),
      ),
    0,
  );
}
