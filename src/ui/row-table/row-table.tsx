import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { ROW_HEIGHT, useRowScroll } from '../row-scroll/use-row-scroll';
import styles from './row-table.module.css';

export interface RowTableColumn {
  readonly key: string;
  readonly label: string;
  /** What the column shows of a row, from its index. */
  readonly cell: (row: number) => string;
  /** Characters of its longest cell. */
  readonly width: number;
  /** Left out on narrow screens. */
  readonly secondary?: boolean;
  readonly align?: 'end';
}

export interface RowTableProps {
  /** What the rows are, for those who do not see. */
  label: string;
  /** Any number of rows: they are worked out when they come into sight. */
  count: number;
  columns: readonly RowTableColumn[];
  /** A row that stands out, such as the one that was looked for; it is brought into sight. */
  marked?: number | undefined;
}

/** So many rows stand there without scrolling. */
const ROWS_IN_SIGHT = 16;

/** At least its longest cell beside the padding, and one character to spare; the rest of the width is shared out. */
function widthOf({ width }: RowTableColumn): string {
  return `minmax(calc(${width + 1}ch + 2 * var(--s-5)), 1fr)`;
}

/** A table of rows that follow from their index, so that it can have millions of them. */
export function RowTable({ label, count, columns, marked }: RowTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const scroll = useRowScroll(scroller, count);
  const { first, last } = scroll;
  useLayoutEffect(() => {
    if (marked !== undefined) scroll.reveal(marked);
    // When another one is looked for, and once the height is known; one may scroll away from it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [marked, scroll.rowsInView]);
  const rows = Array.from({ length: Math.max(0, last - first) }, (_, n) => first + n);
  // React's type of `style` knows no custom properties.
  const widths = columns.map(widthOf).join(' ');
  const narrow = columns
    .filter(({ secondary }) => !secondary)
    .map(widthOf)
    .join(' ');
  const style = { '--columns': widths, '--narrow': narrow } as CSSProperties;

  return (
    <div
      className={styles.table}
      role="table"
      aria-label={label}
      aria-rowcount={count + 1}
      data-long={count > ROWS_IN_SIGHT ? '' : undefined}
      style={style}
    >
      {/* Not inside what scrolls: browsers place what sticks there only roughly when it is millions of pixels high. */}
      <div ref={head} role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1} className={styles.row}>
          {columns.map((column) => (
            <span
              key={column.key}
              role="columnheader"
              data-align={column.align}
              data-secondary={column.secondary ? '' : undefined}
            >
              {column.label}
            </span>
          ))}
        </div>
      </div>
      <div
        ref={scroller}
        role="rowgroup"
        className={styles.view}
        style={{ height: Math.min(count, ROWS_IN_SIGHT) * ROW_HEIGHT }}
        // A scrolled region must be within reach of the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={() => {
          scroll.onScroll();
          if (head.current && scroller.current) head.current.scrollLeft = scroller.current.scrollLeft;
        }}
      >
        <div role="presentation" className={styles.space} style={{ height: scroll.height }}>
          <div role="presentation" style={{ transform: `translateY(${scroll.shift}px)` }}>
            {rows.map((row) => (
              <div
                key={row}
                role="row"
                aria-rowindex={row + 2}
                className={styles.row}
                data-marked={row === marked ? '' : undefined}
              >
                {columns.map((column) => (
                  <span
                    key={column.key}
                    role="cell"
                    data-align={column.align}
                    data-secondary={column.secondary ? '' : undefined}
                  >
                    {column.cell(row)}
                  </span>
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
