import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { cellsOf } from '../../lib/character-cells';

/** Widths in pixels: of the column of row numbers, of a character, and of what stands around a cell's text. */
export const NUMBER_WIDTH = 72;
const CHARACTER = 8;
const AROUND = 25;
const LONGEST = 40;
const SHORTEST = 4;
/** Columns beside those in sight that are drawn, too. */
const OVERSCAN = 2;

/** Which columns of a table to draw, and where, in pixels. */
export function useColumns(
  scroller: RefObject<HTMLDivElement | null>,
  names: readonly string[],
  sample: readonly (readonly string[])[],
) {
  const starts = useMemo(() => columnStarts(names, sample), [names, sample]);
  const band = useColumnBand(scroller, starts);
  const startOf = (column: number) => starts[column] ?? 0;
  return {
    drawn: names.slice(band.first, band.last).map((name, n) => ({ name, column: band.first + n })),
    widthOf: (column: number) => startOf(column + 1) - startOf(column),
    /** Where the first drawn one begins, behind the row numbers, and how far the table is scrolled. */
    before: startOf(band.first),
    left: band.left,
    /** Of the whole table, row numbers included. */
    width: NUMBER_WIDTH + (starts.at(-1) ?? 0),
    onScroll: band.onScroll,
  };
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
