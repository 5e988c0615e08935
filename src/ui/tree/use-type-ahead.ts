import type { KeyboardEvent } from 'react';
import { useTypedWord } from '../use-typed-word';

/** Rows that one key may look through. */
const REACH = 20_000;

interface Names {
  readonly count: number;
  /** Row of the selection. */
  readonly selected: number;
  readonly nameAt: (row: number) => string;
}

/** Letters typed on a tree lead to the next row whose name begins with them; what it gives back says whether it took the key. */
export function useTypeAhead({ count, selected, nameAt }: Names, onFind: (row: number) => void) {
  const word = useTypedWord();
  return (event: KeyboardEvent): boolean => {
    if (event.key.length !== 1) return false;
    const text = word.add(event).toLowerCase();
    const from = selected + (text.length === 1 ? 1 : 0);
    for (let step = 0; step < Math.min(count, REACH); step++) {
      const row = (from + step) % count;
      if (!nameAt(row).toLowerCase().startsWith(text)) continue;
      onFind(row);
      return true;
    }
    return true;
  };
}
