import { KIND, at, isContainer, keyOf, kindOf, type JsonIndex } from '../json/json-index';
import { Uint32List } from '../json/json-table';
import { err, ok, type Result } from '../result';
import { childrenOf } from './json-records';

export interface TableSettings {
  /** What becomes of maps inside records: columns of their own, JSON text, or nothing. */
  readonly nested: 'flatten' | 'json' | 'omit';
  /** What becomes of lists: JSON text, their elements in one cell, columns of their own, or rows of their own. */
  readonly lists: 'json' | 'join' | 'columns' | 'rows';
}

/** Where the values of a column stand in a record: keys, and positions as text. */
export type ColumnPath = readonly string[];

/** Cells without their text: row by row, each a column and the node it shows. */
export interface Table {
  readonly columns: readonly ColumnPath[];
  readonly rows: number;
  /** Where the cells of a row begin; one more than there are rows. */
  readonly rowStarts: Uint32Array;
  readonly cellColumns: Uint32Array;
  readonly cellNodes: Uint32Array;
  /** Rows that were lists have no names for their columns. */
  readonly hasNames: boolean;
}

export type TableFault = { readonly code: 'too-many-cells'; readonly rows: number; readonly columns: number };

/** More cells than this, empty ones included, would make a text of hundreds of megabytes. */
const CELL_LIMIT = 100_000_000;
/** More filled cells than this would not fit into memory; lists with rows of their own repeat what stands beside them. */
const FILLED_LIMIT = 30_000_000;
/** The column of values that are no maps. */
const VALUE = 'value';

/** Finds the columns of the records, in the order in which they first appear, and the cells. */
export function buildTable(
  index: JsonIndex,
  records: readonly number[],
  settings: TableSettings,
  onProgress: (done: number) => void = () => {},
): Result<Table, TableFault> {
  return new TableBuilder(index, settings).build(records, onProgress);
}

/** A step on the way to columns. */
interface Step {
  readonly path: ColumnPath;
  readonly children: Map<string, Step>;
  /** The column that ends here, -1 for none so far. */
  column: number;
  /** Whether the column only stands for empty lists so far, which give no cells. */
  isEmpty: boolean;
}

/** The cells of one row: column and node by turns. */
type Cells = number[];

/** What was found in one record: the cells of all its rows, and of each list the rows of its own. */
interface Gathered {
  readonly cells: Cells;
  readonly lists: (readonly Cells[])[];
}

class TableBuilder {
  private readonly columns: Step[] = [];
  private readonly root = newStep([]);
  private readonly rowStarts = new Uint32List(1024);
  private readonly cellColumns = new Uint32List(4096);
  private readonly cellNodes = new Uint32List(4096);
  private rows = 0;
  /** Set when there would be too many cells; nothing more is added then. */
  private tooManyRows = 0;

  constructor(
    private readonly index: JsonIndex,
    private readonly settings: TableSettings,
  ) {}

  build(records: readonly number[], onProgress: (done: number) => void): Result<Table, TableFault> {
    const { index } = this;
    const hasMaps = records.some((record) => kindOf(index, record) === KIND.object);
    const areLists = records.length > 0 && records.every((record) => kindOf(index, record) === KIND.array);
    for (const [n, record] of records.entries()) {
      if (areLists) this.addList(record);
      else this.addRecord(record, hasMaps);
      if (this.tooManyRows > 0) break;
      if ((n & 0xfff) === 0) onProgress(n);
    }
    const rows = this.tooManyRows || this.rows;
    const columns = this.columns.length;
    if (this.tooManyRows > 0 || rows * columns > CELL_LIMIT) return err({ code: 'too-many-cells', rows, columns });
    this.rowStarts.push(this.cellNodes.length);
    const kept = this.columns.filter((step) => !step.isEmpty || !hasColumnsBelow(step));
    return ok({
      columns: kept.map(({ path }) => path),
      rows,
      rowStarts: this.rowStarts.toArray(),
      cellColumns: this.renumbered(kept),
      cellNodes: this.cellNodes.toArray(),
      hasNames: !areLists,
    });
  }

  /** The columns of the cells, by their places among those that are kept. */
  private renumbered(kept: readonly Step[]): Uint32Array {
    const cells = this.cellColumns.toArray();
    if (kept.length === this.columns.length) return cells;
    const places = new Uint32Array(this.columns.length);
    for (const [place, { column }] of kept.entries()) places[column] = place;
    return cells.map((column) => places[column] ?? 0);
  }

  private addList(list: number): void {
    this.addRow(
      childrenOf(this.index, list).flatMap((element, n) => [this.columnOf(this.stepTo(this.root, String(n))), element]),
    );
  }

  private addRecord(record: number, hasMaps: boolean): void {
    const { index } = this;
    const kind = kindOf(index, record);
    const gathered: Gathered = { cells: [], lists: [] };
    if (kind === KIND.object) this.gatherMembers(record, this.root, gathered);
    else {
      const step = this.stepTo(this.root, VALUE);
      // Among maps, null is a record without anything in it.
      if (!hasMaps) this.addCell(record, step, gathered);
      else if (kind !== KIND.null) this.gather(record, step, gathered);
    }
    for (const cells of this.rowsOf(gathered)) this.addRow(cells);
  }

  private addRow(cells: Cells): void {
    this.rowStarts.push(this.cellNodes.length);
    for (let i = 0; i < cells.length; i += 2) {
      this.cellColumns.push(cells[i] ?? 0);
      this.cellNodes.push(cells[i + 1] ?? 0);
    }
    this.rows++;
    if (this.cellNodes.length > FILLED_LIMIT) this.tooManyRows = this.rows;
  }

  /** The rows of a record: lists side by side, everything else repeated in each row. */
  private rowsOf({ cells, lists }: Gathered): readonly Cells[] {
    if (lists.length === 0) return [cells];
    const height = lists.reduce((most, rows) => Math.max(most, rows.length), 1);
    if ((height * cells.length) / 2 > FILLED_LIMIT) {
      this.tooManyRows = height;
      return [];
    }
    return Array.from({ length: height }, (_, row) => [...cells, ...lists.flatMap((rows) => rows[row] ?? [])]);
  }

  // The nesting of what comes here is limited before, so that calls may go down with it.

  private gatherMembers(map: number, step: Step, gathered: Gathered): void {
    for (const member of childrenOf(this.index, map)) {
      this.gather(member, this.stepTo(step, keyOf(this.index, member)), gathered);
    }
  }

  private gather(node: number, step: Step, gathered: Gathered): void {
    const { index, settings } = this;
    const isEmpty = isContainer(index, node) && at(index.counts, node) === 0;
    switch (kindOf(index, node)) {
      case KIND.object:
        if (settings.nested === 'omit') return;
        if (settings.nested === 'json' || isEmpty) this.addCell(node, step, gathered);
        else this.gatherMembers(node, step, gathered);
        return;
      case KIND.array:
        this.gatherList(node, step, gathered, isEmpty);
        return;
      default:
        this.addCell(node, step, gathered);
    }
  }

  private gatherList(list: number, step: Step, gathered: Gathered, isEmpty: boolean): void {
    const { lists } = this.settings;
    if (lists === 'json' || lists === 'join' || (lists === 'columns' && isEmpty)) this.addCell(list, step, gathered);
    else if (lists === 'columns') {
      for (const [n, element] of childrenOf(this.index, list).entries()) {
        this.gather(element, this.stepTo(step, String(n)), gathered);
      }
    } else if (isEmpty) this.reserve(step);
    else gathered.lists.push(childrenOf(this.index, list).flatMap((element) => this.rowsOfElement(element, step)));
  }

  private rowsOfElement(element: number, step: Step): readonly Cells[] {
    const gathered: Gathered = { cells: [], lists: [] };
    this.gather(element, step, gathered);
    return this.rowsOf(gathered);
  }

  private addCell(node: number, step: Step, { cells }: Gathered): void {
    cells.push(this.columnOf(step), node);
  }

  /** An empty list has no rows of its own, but its column is there. */
  private reserve(step: Step): void {
    if (step.column >= 0) return;
    this.columnOf(step);
    step.isEmpty = true;
  }

  private stepTo(step: Step, key: string): Step {
    const known = step.children.get(key);
    if (known) return known;
    const next = newStep([...step.path, key]);
    step.children.set(key, next);
    return next;
  }

  private columnOf(step: Step): number {
    if (step.column < 0) {
      step.column = this.columns.length;
      this.columns.push(step);
    }
    step.isEmpty = false;
    return step.column;
  }
}

function newStep(path: ColumnPath): Step {
  return { path, children: new Map(), column: -1, isEmpty: false };
}

/** Where other records have lists of maps, the columns of those stand for the empty ones, too. */
function hasColumnsBelow({ children }: Step): boolean {
  return Array.from(children.values()).some((child) => child.column >= 0 || hasColumnsBelow(child));
}
