import { useMemo } from 'react';
import { shownInCell } from '../../lib/shorten';
import { Button } from '../../ui/button/button';
import { DataGrid, type GridColumn as ShownColumn, type ShownCell } from '../../ui/data-grid/data-grid';
import type { RowSource } from '../../ui/data-grid/use-rows';
import { textWidth } from '../../ui/data-grid/column-widths';
import { Icon } from '../../ui/icon/icon';
import { KIND } from './cells';
import type { ConvertOptions } from './options';
import { ROWS_PER_BLOCK, type ConvertedTable, type Grid, type GridCell, type GridColumn } from './report';
import { useWords, type ToolWords } from './use-words';
import styles from './grid-view.module.css';

export interface GridViewProps {
  table: ConvertedTable;
  sort: ConvertOptions['sort'];
  onSort: (sort: ConvertOptions['sort']) => void;
  /** Asks for a filter of a column. */
  onFilter: (column: string) => void;
  /** The columns that are filtered. */
  filtered: ReadonlySet<string>;
}

type Direction = 'ascending' | 'descending' | 'none';

/** The rows of the result in a grid; its heads sort and filter. */
export function GridView({ table, sort, onSort, onFilter, filtered }: GridViewProps) {
  const words = useWords();
  const rows = useMemo(() => rowsOf(table.grid), [table.grid]);
  const show = useMemo(() => cellShower(words), [words]);
  const columns = useMemo(
    () =>
      table.columns
        .filter(({ isHidden }) => !isHidden)
        .map((column): ShownColumn => {
          const sorted = directionOf(column.id, sort);
          return {
            key: column.id,
            name: column.name,
            // The name has two buttons beside it.
            width: Math.max(column.width, Math.min(textWidth(column.name), 30) + 6, 10),
            sorted,
            head: (
              <Head
                column={column}
                sorted={sorted}
                isFiltered={filtered.has(column.id)}
                onSort={() => onSort(nextSort(column.id, sorted))}
                onFilter={() => onFilter(column.id)}
              />
            ),
          };
        }),
    [table.columns, sort, filtered, onSort, onFilter],
  );
  return (
    <DataGrid
      label={words.grid}
      rowNumber={words.rowNumber}
      rowCount={table.rows}
      columns={columns}
      rows={rows}
      show={show}
      hasTallHeads
    />
  );
}

interface HeadProps {
  column: GridColumn;
  sorted: Direction;
  isFiltered: boolean;
  onSort: () => void;
  onFilter: () => void;
}

const SORT_ICONS = { ascending: 'arrow-up', descending: 'arrow-down', none: 'arrow-up-down' } as const;

function Head({ column, sorted, isFiltered, onSort, onFilter }: HeadProps) {
  const words = useWords();
  const name = shownInCell(column.name) || words.noName;
  return (
    <div className={styles.head}>
      <button type="button" className={styles.sort} data-sorted={sorted} title={words.sortBy(name)} onClick={onSort}>
        <span className="verbatim">{name}</span>
        <Icon name={SORT_ICONS[sorted]} size="s" />
      </button>
      <Button
        size="small"
        variant="quiet"
        icon="sliders-horizontal"
        iconOnly
        aria-label={words.filterBy(name)}
        aria-pressed={isFiltered}
        onClick={onFilter}
      />
      <span className={styles.type}>
        {words.types[column.type]}
        {column.empty > 0 && column.type !== 'empty' ? ` · ${words.emptyIn(column.empty)}` : ''}
      </span>
    </div>
  );
}

function directionOf(id: string, sort: ConvertOptions['sort']): Direction {
  const found = sort.find((key) => key.id === id);
  if (!found) return 'none';
  return found.descending ? 'descending' : 'ascending';
}

/** From none to ascending to descending and back. */
function nextSort(id: string, sorted: Direction): ConvertOptions['sort'] {
  if (sorted === 'descending') return [];
  return [{ id, descending: sorted === 'ascending' }];
}

/** A row a line, as JSON. Of a long grid the lines are read from the Blob as they come into sight. */
function rowsOf({ text, whole, blocks }: Grid): RowSource<readonly GridCell[]> {
  if (whole) return { whole, blocks, rowsPerBlock: ROWS_PER_BLOCK, parse: parseLines };
  return { rows: parseLines(text) };
}

function parseLines(text: string): readonly (readonly GridCell[])[] {
  if (text === '') return [];
  // Written by the operation, a list of cells a line.
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as readonly GridCell[]);
}

const NUMBERS: ReadonlySet<number> = new Set([KIND.number]);

function cellShower(words: ToolWords): (cell: GridCell | undefined) => ShownCell {
  const empty = { text: words.emptyCell, mark: 'empty' } as const;
  const none = { text: words.nullCell, mark: 'null' } as const;
  const absent = { text: words.absentCell, mark: 'absent' } as const;
  return (cell) => {
    if (cell === undefined || cell === 0) return absent;
    if (cell === null) return none;
    if (cell === '') return empty;
    if (typeof cell === 'string') return { text: cell };
    const [kind, text] = cell;
    return { text, isNumber: NUMBERS.has(kind) };
  };
}
