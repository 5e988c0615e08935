import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { downloadBlob } from '../../lib/download';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { cellOf, columnsOf, sortRows, textOf, type TableColumn, type TableHeaders } from './columns';
import { toCsv } from './csv';
import styles from './table.module.css';

/** Longer tables draw only what is in sight. */
export const VIRTUAL_ABOVE = 200;

type Sorting = { key: string; direction: 'ascending' | 'descending' } | undefined;

export interface TableProps<Row extends object> extends Omit<ComponentProps<'table'>, 'children' | 'rows'> {
  rows: readonly Row[];
  headers?: TableHeaders<Row>;
  hideHeaders?: boolean;
  /** The table's caption. */
  description?: ReactNode;
  /** Name of the table where it has no description. */
  label?: string;
  /** The heads of the columns sort: up, down, as given. */
  sortable?: boolean;
  /** Name of a CSV file (RFC 4180) that can be downloaded, in the order shown. */
  csvName?: string;
}

/** Rows with columns: sorted by their heads, drawn only in part when they are many. */
export function Table<Row extends object>({
  rows,
  headers,
  hideHeaders = false,
  description,
  label,
  sortable = false,
  csvName,
  className,
  ...props
}: TableProps<Row>) {
  const words = useKitWords();
  const locale = useLocale();
  const captionId = useId();
  // State and not a ref: the rows have to know when the box around them is there.
  const [scrollBox, setScrollBox] = useState<HTMLDivElement | null>(null);
  const [sorting, setSorting] = useState<Sorting>();

  const columns = useMemo(() => columnsOf(headers, rows), [headers, rows]);
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sorting?.key);
    if (!sorting || !column) return rows;
    return sortRows(rows, column, sorting.direction, new Intl.Collator(LANGUAGE_TAGS[locale], { numeric: true }));
  }, [rows, columns, sorting, locale]);

  const isLong = sorted.length > VIRTUAL_ABOVE;
  const headCount = hideHeaders ? 0 : 1;
  useReachableScroll(scrollBox);

  const save = (fileName: string) => {
    const lines = sorted.map((row) => columns.map((column) => textOf(cellOf(row, column))));
    const csv = toCsv(hideHeaders ? lines : [columns.map((column) => column.label), ...lines]);
    downloadBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName);
  };

  return (
    <div className={styles.frame}>
      {description || csvName ? (
        <div className={styles.top}>
          {description ? (
            <p id={captionId} className={styles.description}>
              {description}
            </p>
          ) : null}
          {csvName ? (
            <Button size="small" icon="download" onClick={() => save(csvName)}>
              {words.downloadCsv}
            </Button>
          ) : null}
        </div>
      ) : null}
      <div
        ref={setScrollBox}
        role="region"
        aria-labelledby={description ? captionId : undefined}
        aria-label={description ? undefined : (label ?? words.table)}
        className={styles.scroll}
        data-long={isLong ? '' : undefined}
      >
        <table
          className={classNames(styles.table, className)}
          aria-labelledby={description ? captionId : undefined}
          aria-label={description ? undefined : label}
          aria-rowcount={isLong ? sorted.length + headCount : undefined}
          {...props}
        >
          {hideHeaders ? null : (
            <thead>
              <tr aria-rowindex={isLong ? 1 : undefined}>
                {columns.map((column) => (
                  <Head
                    key={column.key}
                    column={column}
                    sortable={sortable}
                    direction={sorting?.key === column.key ? sorting.direction : undefined}
                    onSort={(direction) => setSorting(direction && { key: column.key, direction })}
                  />
                ))}
              </tr>
            </thead>
          )}
          {isLong ? (
            <LongBody rows={sorted} columns={columns} scrollBox={scrollBox} headCount={headCount} />
          ) : (
            <tbody>
              {sorted.map((row, index) => (
                <tr key={index}>
                  <Cells row={row} columns={columns} />
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}

interface HeadProps<Row> {
  column: TableColumn<Row>;
  sortable: boolean;
  direction: 'ascending' | 'descending' | undefined;
  onSort: (direction: 'ascending' | 'descending' | undefined) => void;
}

function Head<Row>({ column, sortable, direction, onSort }: HeadProps<Row>) {
  const next = direction === undefined ? 'ascending' : direction === 'ascending' ? 'descending' : undefined;
  const icon = direction === undefined ? 'arrow-up-down' : direction === 'ascending' ? 'arrow-up' : 'arrow-down';
  return (
    <th
      scope="col"
      data-align={column.align}
      data-secondary={column.secondary ? '' : undefined}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
    >
      {sortable ? (
        <button type="button" onClick={() => onSort(next)}>
          {column.label}
          <Icon name={icon} size="s" />
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}

interface BodyProps<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
}

function Cells<Row extends object>({ row, columns }: { row: Row; columns: BodyProps<Row>['columns'] }) {
  return columns.map((column) => (
    <td
      key={column.key}
      data-align={column.align}
      data-secondary={column.secondary ? '' : undefined}
      className={column.mono ? 'mono' : undefined}
    >
      {column.render ? column.render(row) : textOf(cellOf(row, column))}
    </td>
  ));
}

interface LongBodyProps<Row> extends BodyProps<Row> {
  scrollBox: HTMLDivElement | null;
  headCount: number;
}

/** The rows in sight, between two empty ones as high as all the others. */
function LongBody<Row extends object>({ rows, columns, scrollBox, headCount }: LongBodyProps<Row>) {
  // Only the React Compiler, which is off, minds what the virtualizer returns.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollBox,
    estimateSize: () => 36,
    overscan: 12,
    initialRect: { width: 800, height: 600 },
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);

  return (
    <tbody>
      <Gap height={before} columns={columns.length} />
      {items.map(({ index }) => {
        const row = rows[index];
        return row ? (
          <tr key={index} ref={virtualizer.measureElement} data-index={index} aria-rowindex={index + 1 + headCount}>
            <Cells row={row} columns={columns} />
          </tr>
        ) : null;
      })}
      <Gap height={after} columns={columns.length} />
    </tbody>
  );
}

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className={styles.gap}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden, only as high as what is not drawn */}
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

/** A box that scrolls can have focus, so that arrow keys scroll it; one that does not is no stop for the Tab key. */
function useReachableScroll(box: HTMLElement | null): void {
  useEffect(() => {
    if (!box) return;
    const check = () => {
      const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      if (scrolls) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(check);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
}
