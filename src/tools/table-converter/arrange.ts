import { arrangeColumns, type Column } from '../../lib/column-choices';
import { distinctly } from '../../lib/table/distinct-columns';
import { KIND, type ColumnType, type Kind, type OutputTable, type Row } from './cells';
import { isExactNumber, typeSeen, typeWritten } from './cell-shapes';
import type { ConvertOptions } from './options';
import type { GridColumn } from './report';
import type { StoredTable } from './table-builder';

/** A table as the visitor wants it. */
export interface ArrangedTable {
  readonly output: OutputTable;
  /** All columns in their order, hidden ones included. */
  readonly columns: readonly GridColumn[];
  /** The rows stand as in the source, so that one which was read is not needed again. */
  readonly isInOrder: boolean;
}

/** Puts a table in the order chosen, with the rows and columns chosen, texts as what they look like where that is wanted. */
export async function arrange(
  table: StoredTable,
  options: ConvertOptions,
  progress: (share: number) => void,
): Promise<ArrangedTable> {
  const { store, hasNames } = table;
  const columns = arrangeColumns(ownColumns(table), options.columns);
  const shown = columns.filter(({ isHidden }) => !isHidden);
  const isChosen = options.filters.length + options.sort.length > 0;
  const order = isChosen ? (await import('./choose-rows')).chosenRows(table, options, progress) : undefined;
  const readCells = cellReader(options);
  const rowOf = (places: readonly number[]) => (n: number) => readCells(store.row(order ? (order[n] ?? 0) : n), places);
  return {
    output: {
      names: distinctNames(shown),
      hasNames,
      types: shown.map(({ position }) => writtenType(table, position, options)),
      rows: order ? order.length : store.rows,
      row: rowOf(shown.map(({ position }) => position)),
    },
    columns,
    isInOrder: order === undefined,
  };
}

/** Names as chosen, told apart where two are alike now: in a map one would take the other's place. */
function distinctNames(columns: readonly GridColumn[]): readonly string[] {
  const distinct = distinctly();
  return columns.map(({ name, ownName }) => distinct(name === '' ? ownName : name));
}

function ownColumns({ columns, store }: StoredTable): readonly (GridColumn & Column)[] {
  return columns.map(({ name, shapes, width, filled }, position) => ({
    id: name,
    ownName: name,
    name,
    isHidden: false,
    position,
    type: typeSeen(shapes),
    width,
    empty: store.rows - filled,
  }));
}

function writtenType({ columns }: StoredTable, position: number, { types }: ConvertOptions): ColumnType {
  return typeWritten(columns[position]?.shapes ?? 0, types === 'detected');
}

/** Reads some cells of a row, in the order wanted, with their kinds. */
function cellReader({ types, empty }: ConvertOptions): (row: Row, places: readonly number[]) => Required<Row> {
  const isDetected = types === 'detected';
  const emptyKind = empty === 'null' ? KIND.null : KIND.text;
  return (row, places) => {
    const cells: string[] = [];
    const kinds: Kind[] = [];
    for (const place of places) {
      const cell = row.cells[place];
      const kind = cell === undefined ? KIND.absent : (row.kinds?.[place] ?? KIND.text);
      const isNull = isDetected && kind === KIND.text && cell === 'null';
      cells.push(cell === undefined || isNull ? '' : cell);
      if (kind !== KIND.text) kinds.push(kind);
      else if (cell === '') kinds.push(emptyKind);
      else kinds.push(isDetected ? detectedKind(cell ?? '') : KIND.text);
    }
    return { cells, kinds };
  };
}

/** A text that comes back the same from a number, boolean or null is that. */
function detectedKind(text: string): Kind {
  if (text === 'true' || text === 'false') return KIND.boolean;
  if (text === 'null') return KIND.null;
  return text.length < LONGEST_NUMBER && isExactNumber(text) ? KIND.number : KIND.text;
}

/** No number is written longer. */
const LONGEST_NUMBER = 30;
