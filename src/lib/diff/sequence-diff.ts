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
/** So many changes are followed from both ends of a gap before it is split where the search has come furthest. */
const MAX_COST = 512;

/**
 * Compares two sequences of small integers (equal items have equal numbers), such as interned lines or words. Items that
 * only one side has are set aside first; gaps of up to `maxCells` get a shortest difference, larger ones are cut at items
 * that stand once on either side (patience: the longest run in the same order) and, where there are none, at the place
 * that a bounded search from both ends reaches. Time and memory stay bounded for any input.
 */
export function diffSequences(left: Uint32Array, right: Uint32Array, settings: SequenceDiffSettings = {}): Changes {
  return new SequenceDiff(left, right, settings).run();
}

/** A part of both sequences. `depth` counts the cuts that led to it. */
interface Gap {
  readonly left: number;
  readonly leftEnd: number;
  readonly right: number;
  readonly rightEnd: number;
  readonly depth: number;
}

class SequenceDiff {
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
  #directions = new Uint8Array(0);
  #row = new Uint32Array(0);
  #forward = new Int32Array(0);
  #backward = new Int32Array(0);

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
      this.#markLeft(gap.left, gap.leftEnd);
      this.#markRight(gap.right, gap.rightEnd);
      return [];
    }
    if (lefts * rights <= this.#maxCells) {
      this.#solveExactly(gap);
      return [];
    }
    const parts = gap.depth < MAX_DEPTH ? this.#cutAtAnchors(gap) : [];
    return parts.length > 0 ? parts : this.#cutWhereFurthest(gap);
  }

  #markLeft(from: number, to: number): void {
    for (let at = from; at < to; at += 1) this.#goneLeft[this.#leftPlaces[at] ?? 0] = 1;
  }

  #markRight(from: number, to: number): void {
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

  /**
   * A longest common subsequence by the table of lengths, kept as one bit of direction for each cell. Where several are
   * equally long, the one whose items match earliest, so that additions stand as late as possible, as other programs have it.
   */
  #solveExactly({ left, leftEnd, right, rightEnd }: Gap): void {
    const [rows, columns] = [leftEnd - left, rightEnd - right];
    if (this.#directions.length < rows * columns) this.#directions = new Uint8Array(rows * columns);
    if (this.#row.length < columns + 1) this.#row = new Uint32Array(columns + 1);
    const [directions, lengths, a, b] = [this.#directions, this.#row, this.#left, this.#right];
    lengths.fill(0, 0, columns + 1);
    for (let i = rows - 1; i >= 0; i -= 1) {
      const item = a[left + i];
      let diagonal = 0;
      for (let j = columns - 1; j >= 0; j -= 1) {
        const below = lengths[j] ?? 0;
        const beside = lengths[j + 1] ?? 0;
        if (item === b[right + j]) {
          lengths[j] = diagonal + 1;
        } else {
          directions[i * columns + j] = below >= beside ? 1 : 0;
          if (beside > below) lengths[j] = beside;
        }
        diagonal = below;
      }
    }
    let [i, j] = [0, 0];
    while (i < rows && j < columns) {
      if (a[left + i] === b[right + j]) {
        i += 1;
        j += 1;
      } else if (directions[i * columns + j] === 1) {
        this.#markLeft(left + i, left + i + 1);
        i += 1;
      } else {
        this.#markRight(right + j, right + j + 1);
        j += 1;
      }
    }
    this.#markLeft(left + i, leftEnd);
    this.#markRight(right + j, rightEnd);
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
    const [x, y] = this.#meetingPlace(gap);
    if ((x === left && y === right) || (x === leftEnd && y === rightEnd)) {
      this.#markLeft(left, leftEnd);
      this.#markRight(right, rightEnd);
      return [];
    }
    return [
      { left, leftEnd: x, right, rightEnd: y, depth },
      { left: x, leftEnd, right: y, rightEnd, depth },
    ];
  }

  #meetingPlace({ left, leftEnd, right, rightEnd }: Gap): readonly [x: number, y: number] {
    const [a, b] = [this.#left, this.#right];
    // A diagonal is x − y, the steps along which items match; it is shifted so that none is negative.
    const shift = rightEnd + 1;
    const size = leftEnd + rightEnd + 3;
    if (this.#forward.length < size) {
      this.#forward = new Int32Array(size);
      this.#backward = new Int32Array(size);
    }
    const [forward, backward] = [this.#forward, this.#backward];
    const [lowest, highest] = [left - rightEnd, leftEnd - right];
    const [start, end] = [left - right, leftEnd - rightEnd];
    const isOdd = ((start - end) & 1) !== 0;
    let [forwardLow, forwardHigh, backwardLow, backwardHigh] = [start, start, end, end];
    forward[start + shift] = left;
    backward[end + shift] = leftEnd;
    for (let cost = 1; cost <= MAX_COST; cost += 1) {
      if (forwardLow > lowest) forward[(forwardLow -= 1) - 1 + shift] = -1;
      else forwardLow += 1;
      if (forwardHigh < highest) forward[(forwardHigh += 1) + 1 + shift] = -1;
      else forwardHigh -= 1;
      for (let diagonal = forwardHigh; diagonal >= forwardLow; diagonal -= 2) {
        const down = forward[diagonal - 1 + shift] ?? -1;
        const along = forward[diagonal + 1 + shift] ?? -1;
        let x = Math.max(down + 1, along);
        while (x < leftEnd && x - diagonal < rightEnd && a[x] === b[x - diagonal]) x += 1;
        forward[diagonal + shift] = x;
        const isShared = isOdd && diagonal >= backwardLow && diagonal <= backwardHigh;
        if (isShared && (backward[diagonal + shift] ?? 0) <= x) return [x, x - diagonal];
      }
      if (backwardLow > lowest) backward[(backwardLow -= 1) - 1 + shift] = leftEnd + 1;
      else backwardLow += 1;
      if (backwardHigh < highest) backward[(backwardHigh += 1) + 1 + shift] = leftEnd + 1;
      else backwardHigh -= 1;
      for (let diagonal = backwardHigh; diagonal >= backwardLow; diagonal -= 2) {
        const down = backward[diagonal - 1 + shift] ?? 0;
        const along = backward[diagonal + 1 + shift] ?? 0;
        let x = Math.min(down, along - 1);
        while (x > left && x - diagonal > right && a[x - 1] === b[x - diagonal - 1]) x -= 1;
        backward[diagonal + shift] = x;
        const isShared = !isOdd && diagonal >= forwardLow && diagonal <= forwardHigh;
        if (isShared && x <= (forward[diagonal + shift] ?? 0)) return [x, x - diagonal];
      }
    }
    return furthestOf(
      furthest(forward, { from: forwardLow, to: forwardHigh, shift, side: 1 }, { left, leftEnd, right, rightEnd }),
      furthest(backward, { from: backwardLow, to: backwardHigh, shift, side: -1 }, { left, leftEnd, right, rightEnd }),
      { left, leftEnd, right, rightEnd },
    );
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

type Box = Omit<Gap, 'depth'>;
interface Search {
  readonly from: number;
  readonly to: number;
  readonly shift: number;
  /** 1 for the search from the beginning, -1 for the one from the end. */
  readonly side: 1 | -1;
}

/** The place inside the gap at which a search has the most behind it. */
function furthest(reached: Int32Array, { from, to, shift, side }: Search, box: Box): readonly [number, number] {
  let best: readonly [number, number] = side === 1 ? [box.left, box.right] : [box.leftEnd, box.rightEnd];
  for (let diagonal = from; diagonal <= to; diagonal += 2) {
    let x = Math.min(Math.max(reached[diagonal + shift] ?? box.left, box.left), box.leftEnd);
    const y = Math.min(Math.max(x - diagonal, box.right), box.rightEnd);
    x = Math.min(Math.max(y + diagonal, box.left), box.leftEnd);
    // A path that left the gap has no place in it.
    if (x - y !== diagonal) continue;
    if ((x + y - best[0] - best[1]) * side > 0) best = [x, y];
  }
  return best;
}

/** Whichever search has come further from its own end. */
function furthestOf(
  forward: readonly [number, number],
  backward: readonly [number, number],
  { left, leftEnd, right, rightEnd }: Box,
): readonly [number, number] {
  const done = forward[0] + forward[1] - left - right;
  const undone = leftEnd + rightEnd - backward[0] - backward[1];
  return done >= undone ? forward : backward;
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

function count(items: Uint32Array, from: number, to: number, counts: Uint32Array): void {
  for (let at = from; at < to; at += 1) {
    const item = items[at] ?? 0;
    counts[item] = (counts[item] ?? 0) + 1;
  }
}

/** Sets the counts back to 0, in the time that the part takes and not in that of all values. */
function uncount(items: Uint32Array, from: number, to: number, counts: Uint32Array): void {
  for (let at = from; at < to; at += 1) counts[items[at] ?? 0] = 0;
}

/** The items that the other side has, with their places; the others are marked. */
function keepShared(items: Uint32Array, from: number, to: number, otherCounts: Uint32Array, marks: Uint8Array) {
  const kept = new Uint32Array(to - from);
  const places = new Uint32Array(to - from);
  let length = 0;
  for (let at = from; at < to; at += 1) {
    const item = items[at] ?? 0;
    if (otherCounts[item] === 0) {
      marks[at] = 1;
      continue;
    }
    kept[length] = item;
    places[length] = at;
    length += 1;
  }
  return { items: kept.subarray(0, length), places: places.subarray(0, length) };
}

/** Indexes of a longest strictly rising subsequence of different numbers, in order. */
function longestRise(numbers: readonly number[]): number[] {
  /** For each length, the index of the smallest number with which a rise of that length ends. */
  const ends: number[] = [];
  const before = new Int32Array(numbers.length);
  for (const [index, value] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  }
  const rise: number[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) rise.push(index);
  return rise.reverse();
}
