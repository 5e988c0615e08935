import { useEffect, useId, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { toCsv } from '../../lib/csv-writer';
import { downloadBlob } from '../../lib/download';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { makePart, usePart } from '../part';
import { CopyButton } from '../copy/copy-button';
import { Cells, Gap, ROW_HEIGHT } from './cells';
import { cellOf, columnsOf, columnText, sortRows, textOf, type TableColumn, type TableHeaders } from './columns';
import styles from './table.module.css';

/** Longer tables draw only what is in sight. */
export const VIRTUAL_ABOVE = 200;

/** So many rows fill the box while what draws the others is being fetched. */
const FIRST_ROWS = 24;

const NO_KEYS: readonly string[] = [];

/** Of more columns one is chosen first. */
const MOST_COPY_BUTTONS = 2;

const copyChoice = makePart(() => import('./copy-choice'));
const longBody = makePart(() => import('./long-body'));

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
  /** Buttons beside that of the file; the main one last. */
  actions?: ReactNode;
  /** The columns of that file, where a cell of the table is several of it. */
  csvHeaders?: TableHeaders<Row>;
  /** Keys of the columns that can be copied by themselves, a line for each row, in the order shown. */
  copyKeys?: readonly string[];
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
  actions,
  csvHeaders,
  copyKeys = NO_KEYS,
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
  const long = usePart(longBody, isLong);
  const headCount = hideHeaders ? 0 : 1;
  useReachableScroll(scrollBox);

  const save = (fileName: string) => {
    const csv = csvOf(sorted, csvHeaders ? columnsOf(csvHeaders, rows) : columns, !hideHeaders);
    downloadBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName);
  };

  const copied = copyKeys.flatMap((name) => columns.find(({ key }) => key === name) ?? []);

  return (
    <div className={styles.frame}>
      {description || csvName || actions || copied.length > 0 ? (
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
          <ColumnCopies rows={sorted} columns={copied} />
          {actions}
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
          {isLong && long ? (
            <long.LongBody rows={sorted} columns={columns} scrollBox={scrollBox} headCount={headCount} />
          ) : (
            <tbody>
              {(isLong ? sorted.slice(0, FIRST_ROWS) : sorted).map((row, index) => (
                <tr key={index} aria-rowindex={isLong ? index + 1 + headCount : undefined}>
                  <Cells row={row} columns={columns} />
                </tr>
              ))}
              {isLong ? <Gap height={(sorted.length - FIRST_ROWS) * ROW_HEIGHT} columns={columns.length} /> : null}
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}

function csvOf<Row extends object>(rows: readonly Row[], columns: readonly TableColumn<Row>[], hasHead: boolean) {
  const lines = rows.map((row) => columns.map((column) => textOf(cellOf(row, column))));
  return toCsv(hasHead ? [columns.map((column) => column.label), ...lines] : lines);
}

interface ColumnCopiesProps<Row extends object> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
}

/** A button for each column that can be copied, or one that asks which. */
function ColumnCopies<Row extends object>({ rows, columns }: ColumnCopiesProps<Row>) {
  const words = useKitWords();
  const isChoice = columns.length > MOST_COPY_BUTTONS;
  const choice = usePart(copyChoice, isChoice);
  if (isChoice) return choice ? <choice.CopyChoice rows={rows} columns={columns} /> : null;
  return columns.map((column) => (
    <CopyButton
      key={column.key}
      size="small"
      label={column.copyLabel ?? words.copyNamed(column.label)}
      sends={column.label}
      value={() => columnText(rows, column)}
    />
  ));
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

export interface RowChoiceProps extends ComponentProps<'button'> {
  /** What it is about is what is shown elsewhere. */
  isChosen: boolean;
  onChoose: () => void;
}

/**
 * In a cell: the pointer's way to what its row is about. It is no stop of Tab: by keyboard one chooses by a control beside the table, which is one
 * stop and not thousands.
 */
export function RowChoice({ isChosen, onChoose, className, ...props }: RowChoiceProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classNames(styles.choice, className)}
      aria-current={isChosen}
      onClick={onChoose}
      {...props}
    />
  );
}
