import { useMemo, type RefObject } from 'react';
import type { TextComparison } from '../../lib/diff/comparison';
import { ROW_HEIGHT, useViewSize } from '../line-view/scrolling';
import { layOutComparison, type CompareLayout, type OpenedRange } from './compare-rows';
import { cutLines } from './line-cuts';

/** Width of what stands before the text in a row besides the numbers: sign and padding. */
const SIGN_WIDTH = 22;

interface Shown {
  readonly comparison: TextComparison;
  readonly layout: CompareLayout;
  readonly wrap: boolean;
  /** Equal lines that stay around a change. */
  readonly context: number | 'all';
  readonly opened: readonly OpenedRange[];
}

/** The rows of a comparison for the size of the view, and what they take, in pixels. */
export function useCompareLayout(scroller: RefObject<HTMLDivElement | null>, shown: Shown) {
  const { comparison, layout, wrap, context, opened } = shown;
  const { left, right } = comparison;
  const { width, height, cell } = useViewSize(scroller);
  const digits = useMemo(() => String(highestNumber(comparison)).length, [comparison]);
  const gutter = Math.max(30, Math.ceil(digits * cell) + 14);
  const halves = layout === 'split' ? 2 : 1;
  const textWidth = (width - 2 * gutter) / halves - SIGN_WIDTH;
  const columns = wrap && width > 0 ? Math.max(16, Math.floor(textWidth / cell) - 1) : undefined;
  const cuts = useMemo(
    () => ({ left: cutLines(left, columns), right: cutLines(right, columns) }),
    [left, right, columns],
  );
  const rows = useMemo(
    () => layOutComparison(comparison, { layout, context, opened, leftCuts: cuts.left, rightCuts: cuts.right }),
    [comparison, layout, context, opened, cuts],
  );
  return {
    rows,
    cuts,
    gutter,
    width,
    height,
    content: rows.count * ROW_HEIGHT,
    /** What does not fit beside its neighbour is scrolled to, on both sides at once. */
    overflow: wrap ? 0 : Math.max(0, Math.ceil((comparison.columns + 2) * cell - textWidth)),
  };
}

function highestNumber({ left, right, patch }: TextComparison): number {
  if (!patch) return Math.max(left.count, right.count);
  const highest = (numbers: Uint32Array) => numbers.reduce((most, number) => Math.max(most, number), 0);
  return Math.max(highest(patch.numbers.left), highest(patch.numbers.right));
}
