import { useId, useMemo, useState, type CSSProperties } from 'react';
import { arrangeColumns } from '../../lib/column-choices';
import type { FileEncoding } from '../../lib/file-encodings';
import { FoldButton } from '../../ui/button/fold-button';
import { later } from '../../ui/later';
import { Section } from '../../ui/layout/layout';
import { Facts } from './facts';
import type { ConvertedTable } from './report';
import type { TableState } from './use-table';
import { useWords } from './use-words';
import styles from './view.module.css';

const ColumnsPanel = later(async () => (await import('../../ui/columns-panel/columns-panel')).ColumnsPanel);
const FilterPanel = later(async () => (await import('./filter-panel')).FilterPanel);
const GridView = later(async () => (await import('./grid-view')).GridView);

export interface TableSectionProps {
  table: ConvertedTable;
  opened: FileEncoding | undefined;
  choices: TableState['choices'];
}

/** The table in a grid, to check what was read: its facts, its columns to choose, its rows to filter and sort. */
export function TableSection({ table, opened, choices }: TableSectionProps) {
  const words = useWords();
  const id = useId();
  const { filters, sort, columns: chosen } = choices.chosen;
  const [showsColumns, setShowsColumns] = useState(false);
  const [showsFilters, setShowsFilters] = useState(filters.length > 0);
  const [focused, setFocused] = useState<number>();
  const columns = arrangeColumns(table.columns, chosen);
  const filteredIds = filters.flatMap(({ id: column }) => column ?? []).join('\n');
  const filtered = useMemo(() => new Set(filteredIds.split('\n')), [filteredIds]);
  const filterBy = (column: string) => {
    const found = filters.findIndex((filter) => filter.id === column);
    if (found < 0) choices.setFilters([...filters, { id: column, by: 'contains', text: '' }]);
    setFocused(found < 0 ? filters.length : found);
    setShowsFilters(true);
  };
  const buttons = (
    <>
      <FoldButton
        label={words.filters(filters.length)}
        isOpen={showsFilters}
        onChange={setShowsFilters}
        controls={`${id}-filters`}
      />
      <FoldButton
        label={words.columns(table.columnCount)}
        isOpen={showsColumns}
        onChange={setShowsColumns}
        controls={`${id}-columns`}
      />
    </>
  );
  const isDrawn = table.columns.some(({ isHidden }) => !isHidden);
  return (
    <Section title={words.whichTable} actions={buttons}>
      <Facts table={table} opened={opened} />
      {showsFilters ? (
        <FilterPanel
          id={`${id}-filters`}
          columns={columns}
          filters={filters}
          onChange={choices.setFilters}
          focused={focused}
        />
      ) : null}
      {showsColumns ? (
        <ColumnsPanel
          id={`${id}-columns`}
          words={words}
          columns={columns}
          count={table.columnCount}
          onChange={choices.setColumns}
        />
      ) : null}
      {isDrawn ? (
        <div className={styles.grid} style={{ '--rows': Math.min(table.rows, 14) } as CSSProperties}>
          <GridView table={table} sort={sort} onSort={choices.setSort} onFilter={filterBy} filtered={filtered} />
        </div>
      ) : (
        <p className="meta">{words.noColumns}</p>
      )}
    </Section>
  );
}
