import { useEffect, useMemo, useState } from 'react';
import type { TextComparison } from '../../lib/diff/comparison';
import { lineLength, lineText } from '../../lib/diff/text-lines';
import { diffWords, WORD_DIFF_LIMIT, type LinePart } from '../../lib/diff/word-diff';

export type MarkUnit = 'word' | 'character' | 'line';

/** Gives what changed between two lines that stand for each other; undefined while it is not known, or is the whole line. */
export type MarksOf = (left: number, right: number) => readonly LinePart[] | undefined;

/** Lines that have more characters together are compared after the next paint. */
const AT_ONCE = 1_000;
/** Milliseconds of work between two paints. */
const SLICE = 10;
const KEPT = 2_000;

/** What changed within the lines in sight: short lines at once, long ones a few at a time, so that scrolling stays smooth. */
export function useMarks(comparison: TextComparison, unit: MarkUnit): MarksOf {
  const [, redraw] = useState(0);
  const store = useMemo(() => new MarkStore(comparison, unit), [comparison, unit]);
  useEffect(() => store.start(() => redraw((count) => count + 1)), [store]);
  // What the last drawing asked for.
  useEffect(() => store.work());
  return store.marksOf;
}

class MarkStore {
  readonly #comparison: TextComparison;
  readonly #unit: MarkUnit;
  readonly #known = new Map<number, readonly LinePart[]>();
  readonly #wanted = new Map<number, readonly [left: number, right: number]>();
  #onMade: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(comparison: TextComparison, unit: MarkUnit) {
    this.#comparison = comparison;
    this.#unit = unit;
  }

  readonly marksOf: MarksOf = (left, right) => {
    if (this.#unit === 'line' || left < 0 || right < 0) return undefined;
    // A left line has one partner, so it is key enough.
    const known = this.#known.get(left);
    if (known) return known.length > 1 ? known : undefined;
    const lengths = [lineLength(this.#comparison.left, left), lineLength(this.#comparison.right, right)] as const;
    if (Math.max(...lengths) > WORD_DIFF_LIMIT) return undefined;
    if (lengths[0] + lengths[1] > AT_ONCE) {
      this.#wanted.set(left, [left, right]);
      return undefined;
    }
    const made = this.#make(left, right);
    return made.length > 1 ? made : undefined;
  };

  #make(left: number, right: number): readonly LinePart[] {
    const { left: one, right: other, ignore } = this.#comparison;
    const by = this.#unit === 'character' ? 'character' : 'word';
    const parts = diffWords(lineText(one, left), lineText(other, right), { by, ignore });
    if (this.#known.size >= KEPT) this.#known.clear();
    this.#known.set(left, parts);
    return parts;
  }

  /** Tells the view when there is more to draw; returns what ends that. */
  start(onMade: () => void): () => void {
    this.#onMade = onMade;
    return () => {
      this.#onMade = undefined;
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  work(): void {
    if (this.#wanted.size === 0 || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const until = performance.now() + SLICE;
      for (const [key, [left, right]] of this.#wanted) {
        this.#wanted.delete(key);
        this.#make(left, right);
        if (performance.now() > until) break;
      }
      // Drawing asks again for what is still wanted and in sight, and only for that.
      this.#wanted.clear();
      this.#onMade?.();
    });
  }
}
