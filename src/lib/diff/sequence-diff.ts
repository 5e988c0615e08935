import { count, keepShared, longestRise, uncount } from './item-counts';
import { MeetingPlace } from './meeting-place';
import { ShortestDifference, type ChangeMarks, type Stretch } from './shortest-difference';

/**
 * What differs between two sequences: four numbers for each block of changes, in order. From and to (exclusive) on the
 * left, from and to on the right. All that stands between the blocks is the same on both sides, item by item.
 */
export type Changes = Uint32Array<ArrayBuffer>;

export interface SequenceDiffSettings {
  /** The largest gap, in left items times right items, in which the shortest difference is searched. @default 4000000 */
  readonly maxCells?: number;
  /** Called now and then with the items of both sides that are done. */
  readonly onProgress?: (done: number, total: number) => void;
}

const MAX_CELLS = 4_000_000;
/** Gaps within gaps within gaps: deeper than this no more anchors are looked for, which bounds the time. */
const MAX_DEPTH = 64;
/**
 * Compares two sequences of small integers (equal items have equal numbers), such as interned lines or words. Items that
 * only one side has are set aside first; gaps of up to `maxCells` get a shortest difference, larger ones are cut at items
 * that stand once on either side (patience: the longest run in the same order) and, where there are none, at the place
 * that a bounded search from both ends reaches. Time and memory stay bounded for any input.
 */
export function diffSequences(left: Uint32Array, right: Uint32Array, settings: SequenceDiffSettings = {}): Changes {
  return new SequenceDiff(left, right, settings).run();
}

/** The four numbers of the block that begins at an index of the changes. */
export function blockAt(changes: Changes, at: number): readonly [number, number, number, number] {
  return [changes[at] ?? 0, changes[at + 1] ?? 0, changes[at + 2] ?? 0, changes[at + 3] ?? 0];
}

/** A part of both sequences. `depth` counts the cuts that led to it. */
interface Gap extends Stretch {
  readonly depth: number;
}

class SequenceDiff implements ChangeMarks {
  readonly #fullLeft: Uint32Array;
  readonly #fullRight: Uint32Array;
  readonly #maxCells: number;
  readonly #onProgress: SequenceDiffSettings['onProgress'];
  /** 1 for each item that has no counterpart on the other side. */
  readonly #goneLeft: Uint8Array;
  readonly #newRight: Uint8Array;
  /** The items that both sides have, and where they stand in the full sequences. */
  #left: Uint32Array;
  #right: Uint32Array;
  #leftPlaces: Uint32Array;
  #rightPlaces: Uint32Array;
  readonly #leftCounts: Uint32Array;
  readonly #rightCounts: Uint32Array;
  /** Where an item stood last on the right; only read for items that stand there once. */
  readonly #rightLast: Uint32Array;
  readonly #shortest = new ShortestDifference();
  readonly #middle = new MeetingPlace();

  constructor(left: Uint32Array, right: Uint32Array, { maxCells = MAX_CELLS, onProgress }: SequenceDiffSettings) {
    this.#fullLeft = left;
    this.#fullRight = right;
    this.#maxCells = maxCells;
    this.#onProgress = onProgress;
    this.#goneLeft = new Uint8Array(left.length);
    this.#newRight = new Uint8Array(right.length);
    const values = 1 + Math.max(largest(left), largest(right));
    this.#leftCounts = new Uint32Array(values);
    this.#rightCounts = new Uint32Array(values);
    this.#rightLast = new Uint32Array(values);
    this.#left = left;
    this.#right = right;
    this.#leftPlaces = left;
    this.#rightPlaces = right;
  }

  run(): Changes {
    const head = commonHead(this.#fullLeft, this.#fullRight);
    const tail = commonTail(this.#fullLeft, this.#fullRight, head);
    this.#setAsideUnshared(head, tail);
    const stack: Gap[] = [{ left: 0, leftEnd: this.#left.length, right: 0, rightEnd: this.#right.length, depth: 0 }];
    const total = this.#left.length + this.#right.length;
    let done = 0;
    for (let gap = stack.pop(); gap; gap = stack.pop()) {
      const before = gap.leftEnd - gap.left + gap.rightEnd - gap.right;
      const parts = this.#solve(gap);
      let open = 0;
      for (const part of parts) {
        open += part.leftEnd - part.left + part.rightEnd - part.right;
        stack.push(part);
      }
      done += before - open;
      this.#onProgress?.(done, total);
    }
    return this.#collect();
  }

  /** Items that only one side has are changes, whatever else is found; the rest is compared. */
  #setAsideUnshared(head: number, tail: number): void {
    const [left, right] = [this.#fullLeft, this.#fullRight];
    const [leftEnd, rightEnd] = [left.length - tail, right.length - tail];
    count(left, head, leftEnd, this.#leftCounts);
    count(right, head, rightEnd, this.#rightCounts);
    const keptLeft = keepShared(left, head, leftEnd, this.#rightCounts, this.#goneLeft);
    const keptRight = keepShared(right, head, rightEnd, this.#leftCounts, this.#newRight);
    uncount(left, head, leftEnd, this.#leftCounts);
    uncount(right, head, rightEnd, this.#rightCounts);
    [this.#left, this.#leftPlaces] = [keptLeft.items, keptLeft.places];
    [this.#right, this.#rightPlaces] = [keptRight.items, keptRight.places];
  }

  /** Settles a gap, or cuts it into smaller ones. */
  #solve(whole: Gap): readonly Gap[] {
    const gap = this.#trim(whole);
    const [lefts, rights] = [gap.leftEnd - gap.left, gap.rightEnd - gap.right];
    if (lefts === 0 || rights === 0) {
      this.markLeft(gap.left, gap.leftEnd);
      this.markRight(gap.right, gap.rightEnd);
      return [];
    }
    if (lefts * rights <= this.#maxCells) {
      this.#shortest.find(this.#left, this.#right, gap, this);
      return [];
    }
    const parts = gap.depth < MAX_DEPTH ? this.#cutAtAnchors(gap) : [];
    return parts.length > 0 ? parts : this.#cutWhereFurthest(gap);
  }

  markLeft(from: number, to: number): void {
    for (let at = from; at < to; at += 1) this.#goneLeft[this.#leftPlaces[at] ?? 0] = 1;
  }

  markRight(from: number, to: number): void {
    for (let at = from; at < to; at += 1) this.#newRight[this.#rightPlaces[at] ?? 0] = 1;
  }

  /** The gap without what both sides have at its beginning and end. */
  #trim({ left, leftEnd, right, rightEnd, depth }: Gap): Gap {
    while (left < leftEnd && right < rightEnd && this.#left[left] === this.#right[right]) {
      left += 1;
      right += 1;
    }
    while (left < leftEnd && right < rightEnd && this.#left[leftEnd - 1] === this.#right[rightEnd - 1]) {
      leftEnd -= 1;
      rightEnd -= 1;
    }
    return { left, leftEnd, right, rightEnd, depth };
  }

  /** The gaps between anchors: items that stand once on either side, the longest run that has the same order on both. */
  #cutAtAnchors({ left, leftEnd, right, rightEnd, depth }: Gap): Gap[] {
    const [a, b] = [this.#left, this.#right];
    const [leftCounts, rightCounts] = [this.#leftCounts, this.#rightCounts];
    count(a, left, leftEnd, leftCounts);
    count(b, right, rightEnd, rightCounts);
    for (let at = right; at < rightEnd; at += 1) this.#rightLast[b[at] ?? 0] = at;
    const lefts: number[] = [];
    const rights: number[] = [];
    for (let at = left; at < leftEnd; at += 1) {
      const item = a[at] ?? 0;
      if (leftCounts[item] !== 1 || rightCounts[item] !== 1) continue;
      lefts.push(at);
      rights.push(this.#rightLast[item] ?? 0);
    }
    uncount(a, left, leftEnd, leftCounts);
    uncount(b, right, rightEnd, rightCounts);
    const parts: Gap[] = [];
    let [fromLeft, fromRight] = [left, right];
    for (const index of longestRise(rights)) {
      const [atLeft, atRight] = [lefts[index] ?? 0, rights[index] ?? 0];
      if (atLeft > fromLeft || atRight > fromRight) {
        parts.push({ left: fromLeft, leftEnd: atLeft, right: fromRight, rightEnd: atRight, depth: depth + 1 });
      }
      [fromLeft, fromRight] = [atLeft + 1, atRight + 1];
    }
    if (fromLeft === left && fromRight === right) return [];
    parts.push({ left: fromLeft, leftEnd, right: fromRight, rightEnd, depth: depth + 1 });
    return parts;
  }

  /**
   * Two gaps: before and behind the place where the shortest edit paths from both ends meet (Myers 1986, the linear
   * variant), or, where they are far apart, the furthest place that one of them has reached.
   */
  #cutWhereFurthest(gap: Gap): Gap[] {
    const { left, leftEnd, right, rightEnd } = gap;
    const depth = gap.depth + 1;
    const [x, y] = this.#middle.find(this.#left, this.#right, gap);
    if ((x === left && y === right) || (x === leftEnd && y === rightEnd)) {
      this.markLeft(left, leftEnd);
      this.markRight(right, rightEnd);
      return [];
    }
    return [
      { left, leftEnd: x, right, rightEnd: y, depth },
      { left: x, leftEnd, right: y, rightEnd, depth },
    ];
  }

  #collect(): Changes {
    const [gone, added] = [this.#goneLeft, this.#newRight];
    const blocks: number[] = [];
    let [i, j] = [0, 0];
    while (i < gone.length || j < added.length) {
      const [left, right] = [i, j];
      while (gone[i] === 1) i += 1;
      while (added[j] === 1) j += 1;
      if (i > left || j > right) blocks.push(left, i, right, j);
      else {
        i += 1;
        j += 1;
      }
    }
    return Uint32Array.from(blocks);
  }
}

function largest(items: Uint32Array): number {
  let found = 0;
  for (const item of items) if (item > found) found = item;
  return found;
}

function commonHead(left: Uint32Array, right: Uint32Array): number {
  const end = Math.min(left.length, right.length);
  let at = 0;
  while (at < end && left[at] === right[at]) at += 1;
  return at;
}

function commonTail(left: Uint32Array, right: Uint32Array, head: number): number {
  const most = Math.min(left.length, right.length) - head;
  let length = 0;
  while (length < most && left[left.length - 1 - length] === right[right.length - 1 - length]) length += 1;
  return length;
}
