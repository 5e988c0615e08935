import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, type RefObject } from 'react';
import type { TonedEmoji } from './emoji-set';
import type { GridRow } from './sections';
import { askSupport } from './support-store';

/** Heights in pixels; the style sheet has the same. */
const HEAD_HEIGHT = 44;
export const CARD_HEIGHT = 88;

/** The rows that are drawn: those in sight, and the one with the focus, wherever one scrolls to. */
export function useRowsInSight(
  rows: readonly GridRow<TonedEmoji>[],
  scroller: RefObject<HTMLElement | null>,
  currentRow: number,
) {
  // Only the React Compiler, which is off, minds what the virtualizer returns.
  // oxlint-disable-next-line react/incompatible-library
  const grid = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'head' ? HEAD_HEIGHT : CARD_HEIGHT),
    // Made anew with the rows: their heights are worked out again then.
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index];
        return row?.kind === 'cells' ? row.first : `${row?.section}`;
      },
      [rows],
    ),
    overscan: 4,
    initialRect: { width: 800, height: 600 },
    rangeExtractor: (range) => {
      const indices = defaultRangeExtractor(range);
      return currentRow < 0 || indices.includes(currentRow)
        ? indices
        : [...indices, currentRow].toSorted((one, other) => one - other);
    },
  });
  const items = grid.getVirtualItems();
  useEffect(() => {
    askSupport(
      items.flatMap(({ index }) => {
        const row = rows[index];
        return row?.kind === 'cells' ? row.cells.map(({ text }) => text) : [];
      }),
    );
  }, [items, rows]);
  return { grid, items };
}
