import { useState, type KeyboardEvent } from 'react';
import type { Row } from './rows';
import type { Folds } from './use-folds';

/**
 * The buttons that fold, as one stop of the Tab key. On a button the arrow keys up and down go to the next one, left folds
 * and right unfolds.
 */
export function useFoldStops(folds: Folds, shown: readonly Row[], focus: (line: number) => void) {
  const [stop, setStop] = useState<number>();
  const lines = shown.filter((row) => row.isFirst && folds.stateOf(row.line)).map((row) => row.line);
  const tabStop = stop !== undefined && lines.includes(stop) ? stop : lines[0];

  function fold(line: number, isFolded: boolean) {
    folds.set(line, isFolded);
    setStop(line);
  }

  return {
    tabStop,
    fold,
    /** What a key does on a button; false when it does nothing there. */
    onKey(event: KeyboardEvent): boolean {
      if (tabStop === undefined) return false;
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        fold(tabStop, event.key === 'ArrowLeft');
      } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        const next = lines[lines.indexOf(tabStop) + (event.key === 'ArrowDown' ? 1 : -1)];
        if (next === undefined) return false;
        setStop(next);
        focus(next);
      } else return false;
      event.preventDefault();
      return true;
    },
  };
}
