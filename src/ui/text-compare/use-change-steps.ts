import { useState, type RefObject } from 'react';
import type { TextComparison } from '../../lib/diff/comparison';
import type { ScrollMap } from '../line-view/scroll-map';
import { ROW_HEIGHT } from '../line-view/scrolling';
import type { CompareRows } from './compare-rows';

interface View {
  readonly rows: CompareRows;
  readonly height: number;
  readonly place: RefObject<ScrollMap>;
  readonly scrollTo: (top: number) => void;
}

/** Going from change to change, from the last to the first and back. Another comparison begins anew. */
export function useChangeSteps(comparison: TextComparison, { rows, height, place, scrollTo }: View) {
  const [current, setCurrent] = useState<{ comparison: TextComparison; index: number }>();
  const index = current?.comparison === comparison ? current.index : undefined;
  const total = rows.changes.length / 2;
  const from = (change: number) => rows.changes[change * 2] ?? -1;
  const to = (change: number) => rows.changes[change * 2 + 1] ?? -1;

  /** The change that a first step leads to: from what is at the top of the view. */
  function changeNear(by: 1 | -1): number {
    const top = Math.floor(place.current.top / ROW_HEIGHT);
    let found = 0;
    while (found < total && from(found) < top) found += 1;
    return by === 1 ? found % total : (found - 1 + total) % total;
  }

  function reveal(change: number) {
    const top = from(change) * ROW_HEIGHT;
    const bottom = to(change) * ROW_HEIGHT;
    const isInSight = top >= place.current.top && Math.min(bottom, top + 88) <= place.current.top + height;
    if (!isInSight) scrollTo(top - Math.min(height / 3, 110));
  }

  return {
    index,
    total,
    isCurrent: (row: number) => index !== undefined && row >= from(index) && row < to(index),
    /** Goes to the next change (1) or the one before (-1). */
    step(by: 1 | -1) {
      if (total === 0) return;
      const next = index === undefined ? changeNear(by) : (index + by + total) % total;
      setCurrent({ comparison, index: next });
      reveal(next);
    },
  };
}
