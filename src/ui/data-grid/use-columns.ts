import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';

/** Widths in pixels: of a character, and of what stands around a cell's text. */
const CHARACTER = 8;
const AROUND = 25;
/** Columns beside those in sight that are drawn, too. */
const OVERSCAN = 2;

/** How wide the column of row numbers is, in pixels, by the longest of them. */
export const numberColumnWidth = (longest: string): number => Math.max(longest.length, 2) * CHARACTER + AROUND;

/** Which columns of a table to draw, and where, in pixels. `widths` are in characters; `numberWidth` is that of the row numbers. */
export function useColumns(scroller: RefObject<HTMLDivElement | null>, widths: readonly number[], numberWidth: number) {
  const starts = useMemo(() => columnStarts(widths), [widths]);
  const band = useColumnBand(scroller, starts);
  const startOf = (column: number) => starts[column] ?? 0;
  return {
    drawn: Array.from({ length: Math.max(0, band.last - band.first) }, (_, n) => band.first + n),
    widthOf: (column: number) => startOf(column + 1) - startOf(column),
    /** Where the first drawn one begins, behind the row numbers, and how far the table is scrolled. */
    before: startOf(band.first),
    left: band.left,
    /** Of the whole table, row numbers included. */
    width: numberWidth + (starts.at(-1) ?? 0),
    onScroll: band.onScroll,
    /** Scrolls a column into sight, no more than needed. */
    reveal: (column: number) => {
      const { current } = scroller;
      if (!current) return;
      const room = current.clientWidth - numberWidth;
      const [start, end] = [startOf(column), startOf(column + 1)];
      if (start < current.scrollLeft) current.scrollTo({ left: start });
      else if (end > current.scrollLeft + room) current.scrollTo({ left: Math.min(start, end - room) });
    },
  };
}

/** Where each column begins, in pixels behind the row numbers, and where the last one ends. */
function columnStarts(widths: readonly number[]): number[] {
  let start = 0;
  const starts = widths.map((width) => {
    const here = start;
    start += width * CHARACTER + AROUND;
    return here;
  });
  return [...starts, start];
}

/** Which columns are in sight. */
function useColumnBand(scroller: RefObject<HTMLDivElement | null>, starts: readonly number[]) {
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
