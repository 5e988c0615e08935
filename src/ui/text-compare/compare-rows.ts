import { blockAt } from '../../lib/diff/sequence-diff';
import { pairLines, type LinePair } from '../../lib/diff/pair-lines';
import type { TextComparison } from '../../lib/diff/comparison';
import type { LineCuts } from './line-cuts';

/** Side by side; one side below the other pair by pair, for narrow windows; or all of a block's old lines, then its new ones. */
export type CompareLayout = 'split' | 'stacked' | 'inline';

const KINDS = ['same', 'changed', 'removed', 'added', 'ignored', 'fold'] as const;
export type RowKind = (typeof KINDS)[number];
type Code = 0 | 1 | 2 | 3 | 4 | 5;

/** One row of a view of two texts. */
export interface CompareRow {
  readonly kind: RowKind;
  /** Line (from 0) of either side, -1 where there is none. Rows that show one side name their partner on the other. */
  readonly left: number;
  readonly right: number;
  /** Which row of its line this is, from 0. Of a fold, how many lines it hides. */
  readonly piece: number;
}

export interface CompareRows {
  readonly count: number;
  readonly at: (row: number) => CompareRow;
  readonly kindAt: (row: number) => RowKind;
  /** First row of each change and the row after its last, two numbers a change. */
  readonly changes: Uint32Array;
}

/** Lines of the left, from and to, around which what is folded has been opened. */
export type OpenedRange = readonly [from: number, to: number];

export interface RowSettings {
  readonly layout: CompareLayout;
  /** Equal lines that are shown around a change. */
  readonly context: number | 'all';
  readonly opened: readonly OpenedRange[];
  readonly leftCuts: LineCuts;
  readonly rightCuts: LineCuts;
}

/** Lays a comparison out in rows, equal parts folded. Linear in the number of lines. */
export function layOutComparison(comparison: TextComparison, settings: RowSettings): CompareRows {
  return new RowBuilder(comparison, settings).build();
}

class RowBuilder {
  readonly #comparison: TextComparison;
  readonly #settings: RowSettings;
  readonly #lefts: number[] = [];
  readonly #rights: number[] = [];
  readonly #pieces: number[] = [];
  readonly #kinds: Code[] = [];
  readonly #changes: number[] = [];
  /** Equal lines, and those whose difference is ignored, that are still to be shown or folded. */
  #quiet: LinePair[] = [];

  constructor(comparison: TextComparison, settings: RowSettings) {
    this.#comparison = comparison;
    this.#settings = settings;
  }

  build(): CompareRows {
    const { left, right, changes } = this.#comparison;
    let [i, j] = [0, 0];
    const keepUntil = (end: number) => {
      for (; i < end; i += 1, j += 1) this.#quiet.push([i, j]);
    };
    for (let at = 0; at < changes.changes.length; at += 4) {
      const block = blockAt(changes.changes, at);
      keepUntil(block[0]);
      if (changes.ignored[at / 4] === 1) {
        for (; i < block[1]; i += 1) this.#quiet.push([i, -1]);
        for (; j < block[3]; j += 1) this.#quiet.push([-1, j]);
        continue;
      }
      this.#addQuiet(false);
      const from = this.#kinds.length;
      this.#addChange(pairLines(left, right, block));
      this.#changes.push(from, this.#kinds.length);
      [i, j] = [block[1], block[3]];
    }
    keepUntil(left.count);
    // Ignored lines of the right may stand after the last line of the left.
    for (; j < right.count; j += 1) this.#quiet.push([-1, j]);
    this.#addQuiet(true);
    return this.#rows();
  }

  #rows(): CompareRows {
    const [lefts, rights, pieces] = [this.#lefts, this.#rights, this.#pieces].map((list) => Int32Array.from(list));
    const kinds = Uint8Array.from(this.#kinds);
    const kindAt = (row: number): RowKind => KINDS[kinds[row] ?? 0] ?? 'same';
    return {
      count: kinds.length,
      kindAt,
      at: (row) => ({
        kind: kindAt(row),
        left: lefts?.[row] ?? -1,
        right: rights?.[row] ?? -1,
        piece: pieces?.[row] ?? 0,
      }),
      changes: Uint32Array.from(this.#changes),
    };
  }

  /** The lines between two changes: some next to the changes, the others folded. */
  #addQuiet(isEnd: boolean): void {
    const { context, opened } = this.#settings;
    const pairs = this.#quiet;
    this.#quiet = [];
    const isStart = this.#kinds.length === 0;
    const isAll = context === 'all';
    const from = isAll ? pairs.length : isStart ? 0 : Math.min(context, pairs.length);
    const to = isAll || isEnd ? pairs.length : Math.max(from, pairs.length - context);
    // One line takes no more room than the words that it is folded.
    if (to - from < 2 || this.#isOpened(pairs, from, to, opened)) return this.#addPairs(pairs, 0, pairs.length);
    this.#addPairs(pairs, 0, from);
    this.#add(5, pairs[from]?.[0] ?? -1, pairs[from]?.[1] ?? -1, to - from);
    this.#addPairs(pairs, to, pairs.length);
  }

  #isOpened(pairs: readonly LinePair[], from: number, to: number, opened: readonly OpenedRange[]): boolean {
    if (opened.length === 0) return false;
    const [first, last] = [pairs[from]?.[0] ?? -1, pairs[to - 1]?.[0] ?? -1];
    return opened.some(([start, end]) => first < end && last >= start);
  }

  #addPairs(pairs: readonly LinePair[], from: number, to: number): void {
    const { layout, leftCuts, rightCuts } = this.#settings;
    for (let n = from; n < to; n += 1) {
      const [left, right] = pairs[n] ?? [-1, -1];
      const lefts = left < 0 ? 0 : leftCuts.rowsOf(left);
      // Below each other an equal line is shown once, as the left has it.
      const rights = right < 0 || (layout !== 'split' && left >= 0) ? 0 : rightCuts.rowsOf(right);
      this.#addRows(left < 0 || right < 0 ? 4 : 0, left, right, Math.max(lefts, rights));
    }
  }

  #addChange(pairs: readonly LinePair[]): void {
    const { layout } = this.#settings;
    if (layout === 'inline') {
      for (const pair of pairs) this.#addRemoved(pair);
      for (const pair of pairs) this.#addAdded(pair);
      return;
    }
    for (const pair of pairs) {
      const [left, right] = pair;
      if (layout === 'split' && left >= 0 && right >= 0) {
        const rows = Math.max(this.#settings.leftCuts.rowsOf(left), this.#settings.rightCuts.rowsOf(right));
        this.#addRows(1, left, right, rows);
      } else {
        this.#addRemoved(pair);
        this.#addAdded(pair);
      }
    }
  }

  #addRemoved([left, right]: LinePair): void {
    if (left >= 0) this.#addRows(2, left, right, this.#settings.leftCuts.rowsOf(left));
  }

  #addAdded([left, right]: LinePair): void {
    if (right >= 0) this.#addRows(3, left, right, this.#settings.rightCuts.rowsOf(right));
  }

  #addRows(kind: Code, left: number, right: number, count: number): void {
    for (let piece = 0; piece < count; piece += 1) this.#add(kind, left, right, piece);
  }

  #add(kind: Code, left: number, right: number, piece: number): void {
    this.#kinds.push(kind);
    this.#lefts.push(left);
    this.#rights.push(right);
    this.#pieces.push(piece);
  }
}
