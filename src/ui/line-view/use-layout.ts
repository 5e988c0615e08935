import { useMemo, type RefObject } from 'react';
import type { AnyText } from '../../lib/text-chunks';
import { layOutRows, type Row, type Rows } from './rows';
import { ROW_HEIGHT, useViewSize } from './scrolling';
import type { Folds } from './use-folds';

/** Space above the first row and below the last, in pixels. */
export const PADDING = 8;
/** Up to this length lines wrap at the width of the view; measuring longer text would take too long. */
const WRAP_LIMIT = 1_000_000;

interface Shown {
  readonly text: AnyText;
  readonly lines: Uint32Array;
  readonly hidden: Folds['hidden'];
  readonly canFold: boolean;
}

/** Rows of a text for the size of the view, and what they take: `gutter` for the numbers, `content` in height, in pixels. */
export function useLayout(scroller: RefObject<HTMLDivElement | null>, { text, lines, hidden, canFold }: Shown) {
  const size = useViewSize(scroller);
  const digits = String(lines.length).length;
  const gutter = Math.max(42, Math.ceil(digits * size.cell) + 22) + (canFold ? 16 : 0);
  const isWrapped = size.width > 0 && text.length <= WRAP_LIMIT;
  // Where nothing wraps, the rows of millions of lines are not laid out again for another width.
  const columns = isWrapped ? Math.max(20, Math.floor((size.width - gutter - 12) / size.cell) - 1) : undefined;
  const rows = useMemo(() => layOutRows(text, lines, { columns, hidden }), [text, lines, columns, hidden]);
  return {
    rows,
    gutter,
    height: size.height,
    content: rows.count * ROW_HEIGHT + 2 * PADDING,
    /** Width of the content, where it does not wrap. */
    minWidth: isWrapped ? undefined : `calc(${gutter + 12}px + ${rows.longest}ch)`,
  };
}

/** The rows from `first` to before `last`. */
export function rowsBetween(rows: Rows, first: number, last: number): Row[] {
  return Array.from({ length: last - first }, (_, i) => rows.at(first + i));
}
