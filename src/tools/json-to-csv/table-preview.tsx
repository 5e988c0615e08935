import { useMemo, useRef } from 'react';
import { useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import { useRowScroll } from '../../ui/row-scroll/use-row-scroll';
import type { ConvertedCsv } from './convert';
import { useWords } from './use-words';
import styles from './table-preview.module.css';
import { NUMBER_WIDTH, useColumns } from './use-columns';
import { useRows } from './use-rows';

export interface TablePreviewProps {
  csv: ConvertedCsv;
  delimiter: string;
  label: string;
}

/** More of a cell is not shown; the file has it all. */
const SHOWN_CHARACTERS = 300;
/** The CSV as a table of any length and width: only the cells in sight are drawn. */
export function TablePreview({ csv, delimiter, label }: TablePreviewProps) {
  const words = useWords();
  const locale = useLocale();
  const scroller = useRef<HTMLDivElement>(null);
  const names = useMemo(() => csv.columns.flatMap((column) => (column.isHidden ? [] : [column.name])), [csv]);
  const scroll = useRowScroll(scroller, csv.rows);
  const { first, last } = scroll;
  const { rowAt, sample } = useRows(csv, { delimiter, columns: names.length, first, last });
  const { drawn, widthOf, before, left, width, onScroll } = useColumns(scroller, names, sample);
  const rows = Array.from({ length: last - first }, (_, n) => first + n);

  return (
    <div
      className={styles.table}
      role="table"
      aria-label={label}
      aria-rowcount={csv.rows + 1}
      aria-colcount={names.length + 1}
    >
      {/* Not inside what scrolls: browsers place what sticks there only roughly when it is millions of pixels high. */}
      <div role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1} className={styles.row}>
          <span role="columnheader" className={styles.number} style={{ width: NUMBER_WIDTH }}>
            <span className="sr">{words.rowNumber}</span>
          </span>
          <div role="presentation" className={styles.names} style={{ transform: `translateX(${before - left}px)` }}>
            {drawn.map(({ name, column }) => (
              <span
                key={column}
                role="columnheader"
                aria-colindex={column + 2}
                className={styles.cell}
                style={{ width: widthOf(column) }}
                title={name}
              >
                {csv.hasNames ? name : formatNumber(locale, column + 1)}
              </span>
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
                <span role="rowheader" className={styles.number} style={{ width: NUMBER_WIDTH }}>
                  {formatNumber(locale, row + 1)}
                </span>
                <span role="presentation" style={{ width: before }} className={styles.gap} />
                {drawn.map(({ column }) => (
                  <Cell key={column} column={column} width={widthOf(column)} text={rowAt(row)?.[column]} />
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function Cell({ column, width, text = '' }: { column: number; width: number; text?: string | undefined }) {
  const shown = text.slice(0, SHOWN_CHARACTERS);
  return (
    <span role="cell" aria-colindex={column + 2} className={styles.cell} style={{ width }} title={shown}>
      {shown}
    </span>
  );
}
