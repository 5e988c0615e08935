import { Uint32List } from '../../lib/json/json-table';
import { LongTextWriter } from '../../lib/long-text';
import { utf8Length } from '../../lib/utf8-length';
import { KIND, type Row } from './cells';
import { ROWS_PER_BLOCK, SHOWN_COLUMNS, type Grid, type GridCell } from './report';

/** Writes rows to look at: a JSON list of cells a line, of the columns that are shown. */
export function writeGrid(rows: number, rowOf: (n: number) => Required<Row>, onRow: (n: number) => void): Grid {
  const writer = new LongTextWriter('application/x-ndjson');
  const blocks = new Uint32List();
  let bytes = 0;
  for (let n = 0; n < rows; n++) {
    if (n % ROWS_PER_BLOCK === 0) blocks.push(bytes);
    const line = `${JSON.stringify(gridRow(rowOf(n)))}\n`;
    bytes += utf8Length(line);
    writer.add(line);
    onRow(n);
  }
  return { ...writer.finish(), blocks: blocks.toArray() };
}

function gridRow({ cells, kinds }: Required<Row>): GridCell[] {
  return Array.from({ length: Math.min(cells.length, SHOWN_COLUMNS) }, (_, n): GridCell => {
    const cell = cells[n] ?? '';
    const kind = kinds[n] ?? KIND.text;
    if (kind === KIND.text) return cell;
    if (kind === KIND.null) return null;
    return kind === KIND.absent ? 0 : [kind, cell];
  });
}
