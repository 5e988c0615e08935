import { useMemo, useRef, type ReactNode } from 'react';
import { useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import { useRowScroll } from '../row-scroll/use-row-scroll';
import { columnWidth } from './column-widths';
import styles from './data-grid.module.css';
import { numberColumnWidth, useColumns } from './use-columns';
import { useRows, type RowSource } from './use-rows';

/** How a cell is shown. */
export interface ShownCell {
  readonly text: string;
  /** What stands there in place of a text, such as nothing at all; then `text` says so, to all who read it. */
  readonly mark?: 'empty' | 'null' | 'absent' | undefined;
  readonly isNumber?: boolean;
}

export interface GridColumn {
  /** The same for the same column. */
  readonly key: string;
  readonly name: string;
  /** In characters. @default as wide as the name and the cells at both ends of the table */
  readonly width?: number;
  /** @default the name */
  readonly head?: ReactNode;
  readonly sorted?: 'ascending' | 'descending' | 'none';
}

export interface DataGridProps<Cell> {
  label: string;
  /** What the column of row numbers is called, to who does not see it. */
  rowNumber: string;
  rowCount: number;
  /** The same list for the same columns. */
  columns: readonly GridColumn[];
  /** The same object for the same rows. */
  rows: RowSource<readonly Cell[]>;
  /** Undefined where the row ends before. @default the text itself */
  show?: (cell: Cell | undefined) => ShownCell;
  /** What heads hold takes two lines. @default false */
  hasTallHeads?: boolean;
}

/** More of a cell is not shown; whoever has the table has it all. */
const SHOWN_CHARACTERS = 300;

const asText = (cell: unknown): ShownCell => ({ text: typeof cell === 'string' ? cell : '' });

/** A table of any length and width: only the cells in sight are drawn. */
export function DataGrid<Cell>(props: DataGridProps<Cell>) {
  const { label, rowCount, columns, rows: source, show = asText } = props;
  const locale = useLocale();
  const scroller = useRef<HTMLDivElement>(null);
  const scroll = useRowScroll(scroller, rowCount);
  const { first, last } = scroll;
  const { rowAt, sample } = useRows(source, first, last);
  const widths = useMemo(
    () =>
      columns.map(
        ({ name, width }, n) =>
          width ??
          columnWidth(
            name,
            sample.map((row) => show(row[n]).text),
          ),
      ),
    [columns, sample, show],
  );
  const numberWidth = numberColumnWidth(formatNumber(locale, rowCount));
  const { drawn, widthOf, before, left, width, onScroll, reveal } = useColumns(scroller, widths, numberWidth);
  const rows = Array.from({ length: last - first }, (_, n) => first + n);

  return (
    <div
      className={styles.table}
      role="table"
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length + 1}
    >
      {/* Not inside what scrolls: browsers place what sticks there only roughly when it is millions of pixels high. */}
      <div role="rowgroup" className={styles.head} data-tall={props.hasTallHeads || undefined}>
        <div role="row" aria-rowindex={1} className={styles.row}>
          <span role="columnheader" className={styles.number} style={{ width: numberWidth }}>
            <span className="sr">{props.rowNumber}</span>
          </span>
          <div role="presentation" className={styles.names} style={{ transform: `translateX(${before - left}px)` }}>
            {drawn.map((column) => (
              <Head
                key={columns[column]?.key ?? column}
                place={column}
                column={columns[column]}
                width={widthOf(column)}
                onFocus={() => reveal(column)}
              />
            ))}
          </div>
        </div>
      </div>
      <div
        ref={scroller}
        role="rowgroup"
        className={styles.view}
        // A scrolled region must be within reach of the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={() => {
          scroll.onScroll();
          onScroll();
        }}
      >
        <div role="presentation" className={styles.space} style={{ height: scroll.height, width }}>
          <div role="presentation" style={{ transform: `translateY(${scroll.shift}px)` }}>
            {rows.map((row) => (
              <div key={row} role="row" aria-rowindex={row + 2} className={styles.row}>
                <span role="rowheader" className={styles.number} style={{ width: numberWidth }}>
                  {formatNumber(locale, row + 1)}
                </span>
                <span role="presentation" style={{ width: before }} className={styles.gap} />
                {drawn.map((column) => {
                  const cells = rowAt(row);
                  const shown = cells ? show(cells[column]) : { text: '' };
                  return <Cell key={column} column={column} width={widthOf(column)} shown={shown} />;
                })}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

interface HeadProps {
  place: number;
  column: GridColumn | undefined;
  width: number;
  onFocus: () => void;
}

function Head({ place, column, width, onFocus }: HeadProps) {
  if (!column) return null;
  return (
    <span
      role="columnheader"
      aria-colindex={place + 2}
      aria-sort={column.sorted}
      className={styles.cell}
      style={{ width }}
      title={column.head === undefined ? column.name : undefined}
      onFocus={onFocus}
    >
      {column.head ?? column.name}
    </span>
  );
}

function Cell({ column, width, shown }: { column: number; width: number; shown: ShownCell }) {
  const { text, mark, isNumber } = shown;
  const beginning = text.slice(0, SHOWN_CHARACTERS);
  return (
    <span
      role="cell"
      aria-colindex={column + 2}
      className={styles.cell}
      style={{ width }}
      title={beginning}
      data-mark={mark}
      data-number={isNumber || undefined}
    >
      {mark === undefined ? withLineBreaks(beginning) : <span>{beginning}</span>}
    </span>
  );
}

/** A row is one line high: where a text breaks there is a sign. */
function withLineBreaks(text: string): ReactNode {
  if (!/[\r\n]/.test(text)) return text;
  return text.split(/\r\n|[\r\n]/).map((line, n) => (
    <span key={n}>
      {n > 0 ? <span className={styles.lineBreak}>⏎</span> : null}
      {line}
    </span>
  ));
}
