import { useMemo, useState } from 'react';
import type { AnyText } from '../../lib/text-chunks';
import { foldRangeAt, hiddenLines, type FoldRanges } from './rows';

const NOTHING_FOLDED: ReadonlySet<number> = new Set();
const NOTHING_HIDDEN: readonly (readonly [number, number])[] = [];

/** Which stretches of a text are folded: none of another text. Lines are indexes from 0. */
export function useFolds(text: AnyText, ranges: FoldRanges | undefined) {
  const [folding, setFolding] = useState({ text, starts: NOTHING_FOLDED });
  const folded = folding.text === text ? folding.starts : NOTHING_FOLDED;
  const hidden = useMemo(() => (ranges ? hiddenLines(ranges, folded) : NOTHING_HIDDEN), [ranges, folded]);

  return {
    /** Stretches of hidden lines; the same list until something is folded. */
    hidden,
    /** Whether the line begins what can be folded, and how it stands. */
    stateOf(line: number): 'open' | 'closed' | undefined {
      if (!ranges || !foldRangeAt(ranges, line + 1)) return undefined;
      return folded.has(line + 1) ? 'closed' : 'open';
    },
    set(line: number, isFolded: boolean) {
      const starts = new Set(folded);
      if (isFolded) starts.add(line + 1);
      else starts.delete(line + 1);
      setFolding({ text, starts });
    },
    /** Opens all that hides a line. */
    openAround(line: number) {
      if (!ranges) return;
      const hides = (start: number) => {
        const range = foldRangeAt(ranges, start);
        return range !== undefined && range.start < line + 1 && line + 1 < range.end;
      };
      setFolding({ text, starts: new Set([...folded].filter((start) => !hides(start))) });
    },
  };
}

export type Folds = ReturnType<typeof useFolds>;
