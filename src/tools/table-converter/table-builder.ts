import { cellsOf } from '../../lib/character-cells';
import { distinctly } from '../../lib/table/distinct-columns';
import { KIND, type Kind, type Row, type RowSink } from './cells';
import { shapeOf, shapeOfText } from './cell-shapes';
import type { TableNote } from './report';
import { TableStore } from './table-store';

/** What a column of the source holds. */
export interface StoredColumn {
  /** Its name, told apart from the others. */
  readonly name: string;
  /** Bits of `SHAPE`. */
  shapes: number;
  /** The longest of its cells, in columns of a terminal, at most `WIDEST`. */
  width: number;
  /** Cells that hold something. */
  filled: number;
}

/** A table as it was read. */
export interface StoredTable {
  readonly columns: readonly StoredColumn[];
  readonly hasNames: boolean;
  readonly store: TableStore;
}

export interface BuilderSettings {
  /** Without the white space around its texts. */
  readonly trim: boolean;
}

/** Widths above this one are not told apart. */
export const WIDEST = 40;
/** More cells than this, missing ones included, would make a text of gigabytes. */
export const CELL_LIMIT = 100_000_000;

/** Takes the rows of a reader: names its columns, counts what they hold, and notes what does not fit. */
export class TableBuilder implements RowSink {
  private readonly columns: StoredColumn[] = [];
  private readonly store = new TableStore();
  private readonly distinct = distinctly();
  private hasNames = false;
  /** How many cells a row is to have; undefined until that is known. */
  private expected: number | undefined;
  /** There was more than a table may hold; the rest is left out. */
  isFull = false;

  constructor(
    private readonly settings: BuilderSettings,
    private readonly note: (note: TableNote) => void,
  ) {}

  /** @inheritdoc */
  header(names: readonly string[] | undefined): void {
    if (!names) return;
    this.hasNames = true;
    this.expected = names.length;
    for (const name of names) this.addColumn(this.settings.trim ? name.trim() : name);
  }

  /** @inheritdoc */
  row(row: Row, line?: number): void {
    if (this.isFull) return;
    const given = row.cells.length;
    this.expected ??= given;
    while (this.columns.length < given) this.addColumn(undefined);
    if ((this.store.rows + 1) * this.columns.length > CELL_LIMIT) {
      this.isFull = true;
      return;
    }
    const cells = this.settings.trim ? trimmed(row) : row.cells;
    this.count(cells, row.kinds);
    this.store.add({ cells, kinds: row.kinds });
    if (given !== this.expected) {
      const place = line === undefined ? {} : { line };
      this.note({ code: 'ragged', ...place, row: this.store.rows, cells: given, header: this.expected });
    }
  }

  /** The size so far. */
  get size(): { readonly rows: number; readonly columns: number } {
    return { rows: this.store.rows, columns: this.columns.length };
  }

  /** The table, after the last row. */
  finish(): StoredTable {
    this.store.finish();
    return { columns: this.columns, hasNames: this.hasNames, store: this.store };
  }

  private addColumn(given: string | undefined): void {
    const column = this.columns.length + 1;
    const name = this.distinct(given === undefined || given === '' ? `column ${column}` : given);
    if (given !== undefined && name !== given) this.note({ code: 'renamed', wanted: given, name, column });
    this.columns.push({ name, shapes: 0, width: widthOf(name, 0), filled: 0 });
  }

  private count(cells: readonly string[], kinds: readonly Kind[] | undefined): void {
    for (let n = 0; n < cells.length; n++) {
      const column = this.columns[n];
      const cell = cells[n];
      if (cell === undefined || cell === '' || !column) continue;
      const kind = kinds?.[n] ?? KIND.text;
      column.filled += 1;
      column.shapes |= kind === KIND.text ? shapeOfText(cell) : shapeOf(cell, kind);
      // No character takes more than two columns.
      if (column.width < WIDEST && cell.length * 2 > column.width) column.width = widthOf(cell, column.width);
    }
  }
}

function trimmed({ cells, kinds }: Row): string[] {
  return cells.map((cell, n) => (kinds === undefined || kinds[n] === KIND.text ? cell.trim() : cell));
}

/** The width of a text where it is above the least one, at most `WIDEST`. */
function widthOf(text: string, least: number): number {
  let width = 0;
  for (let at = 0; at < text.length && width < WIDEST; at++) {
    const codePoint = text.codePointAt(at) ?? 0;
    if (codePoint > 0xffff) at += 1;
    width += codePoint < 0x80 ? 1 : cellsOf(codePoint);
  }
  return Math.max(least, Math.min(width, WIDEST));
}
