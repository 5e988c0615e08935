import { useMemo, useRef, useState, useLayoutEffect } from 'react';
import { useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import { cellsOf } from '../../lib/character-cells';
import { useRowScroll } from '../../ui/row-scroll/use-row-scroll';
import type { ConvertedCsv } from './convert';
import { useWords } from './use-words';
import styles from './table-preview.module.css';
import { useRows } from './use-rows';

export interface TablePreviewProps {
  csv: ConvertedCsv;
  delimiter: string;
  label: string;
}

/** Widths in pixels: of the column of row numbers, of a character, and of what stands around a cell's text. */
const NUMBER_WIDTH = 72;
const CHARACTER = 8;
const AROUND = 25;
const LONGEST = 40;
const SHORTEST = 4;
/** More of a cell is not shown; the file has it all. */
const SHOWN_CHARACTERS = 300;
/** Columns beside those in sight that are drawn, too. */
const OVERSCAN = 2;

/** The CSV as a table of any length and width: only the cells in sight are drawn. */
export function TablePreview({ csv, delimiter, label }: TablePreviewProps) {
  const words = useWords();
  const locale = useLocale();
  const scroller = useRef<HTMLDivElement>(null);
  const names = useMemo(() => csv.columns.flatMap((column) => (column.isHidden ? [] : [column.name])), [csv]);
  const scroll = useRowScroll(scroller, csv.rows);
  const { first, last } = scroll;
  const { rowAt, sample } = useRows(csv, { delimiter, columns: names.length, first, last });
  const starts = useMemo(() => columnStarts(names, sample), [names, sample]);
  const band = useColumnBand(scroller, starts);
  const drawn = names.slice(band.first, band.last).map((name, n) => ({ name, column: band.first + n }));
  const pixelsOf = (column: number) => (starts[column + 1] ?? 0) - (starts[column] ?? 0);
  const before = starts[band.first] ?? 0;
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
          <div
            role="presentation"
            className={styles.names}
            style={{ transform: `translateX(${before - band.left}px)` }}
          >
            {drawn.map(({ name, column }) => (
              <span
                key={column}
                role="columnheader"
                aria-colindex={column + 2}
                className={styles.cell}
                style={{ width: pixelsOf(column) }}
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
          band.onScroll();
        }}
      >
        <div
          role="presentation"
          className={styles.space}
          style={{ height: scroll.height, width: NUMBER_WIDTH + (starts.at(-1) ?? 0) }}
        >
          <div role="presentation" style={{ transform: `translateY(${scroll.shift}px)` }}>
            {rows.map((row) => (
              <div key={row} role="row" aria-rowindex={row + 2} className={styles.row}>
                <span role="rowheader" className={styles.number} style={{ width: NUMBER_WIDTH }}>
                  {formatNumber(locale, row + 1)}
                </span>
                <span role="presentation" style={{ width: before }} className={styles.gap} />
                {drawn.map(({ column }) => (
                  <Cell key={column} column={column} width={pixelsOf(column)} text={rowAt(row)?.[column]} />
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

/** Where each column begins, in pixels behind the row numbers, and where the last one ends. */
function columnStarts(names: readonly string[], sample: readonly (readonly string[])[]): number[] {
  let start = 0;
  const starts = names.map((name, column) => {
    const here = start;
    const widths = sample.map((row) => widthOf(row[column] ?? ''));
    const width = widths.reduce((widest, one) => Math.max(widest, one), Math.max(widthOf(name), SHORTEST));
    start += Math.min(width, LONGEST) * CHARACTER + AROUND;
    return here;
  });
  return [...starts, start];
}

/** In columns of a terminal, for the beginning of a text. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text.slice(0, LONGEST)) width += cellsOf(character.codePointAt(0) ?? 0);
  return width;
}

/** Which columns are in sight. */
function useColumnBand(scroller: React.RefObject<HTMLDivElement | null>, starts: readonly number[]) {
  const [view, setView] = useState({ left: 0, width: 1200 });
  const measure = () => {
    const { current } = scroller;
    if (current) setView({ left: current.scrollLeft, width: current.clientWidth });
  };
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
    // The function reads what is current when it runs.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [scroller]);
  const count = starts.length - 1;
  const after = starts.findIndex((start) => start > view.left);
  const beyond = starts.findIndex((start) => start > view.left + view.width);
  return {
    left: view.left,
    first: Math.max(0, (after < 0 ? count : after) - 1 - OVERSCAN),
    last: Math.min(count, (beyond < 0 ? count : beyond) + OVERSCAN),
    onScroll: measure,
  };
}
