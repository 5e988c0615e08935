import { NONE } from '../json/json-index';

/** A part of both lists that is still to be aligned: from and to (exclusive) on either side. */
type Box = readonly [aFrom: number, aTo: number, bFrom: number, bTo: number];

/**
 * A longest common subsequence of two lists of numbers: for each item of `a` the position of its partner in `b`, or
 * `NONE`. Undefined when the lists are more than `limit` insertions and deletions apart. Time O(length · distance),
 * memory O(length): E. W. Myers, An O(ND) Difference Algorithm and Its Variations (1986), section 4b.
 */
export function alignItems(a: Uint32Array, b: Uint32Array, limit = Infinity): Uint32Array | undefined {
  const partners = new Uint32Array(a.length).fill(NONE);
  const search = new SnakeSearch(a, b, limit);
  const boxes: Box[] = [[0, a.length, 0, b.length]];
  for (let box = boxes.pop(); box; box = boxes.pop()) {
    const rest = trimBox(a, b, box, partners);
    if (!rest) continue;
    const snake = search.find(rest);
    if (!snake) return undefined;
    const [aFrom, aTo, bFrom, bTo] = rest;
    const [aStart, aEnd, bStart, bEnd] = snake;
    for (let i = 0; aStart + i < aEnd; i++) partners[aStart + i] = bStart + i;
    boxes.push([aFrom, aStart, bFrom, bStart], [aEnd, aTo, bEnd, bTo]);
  }
  return partners;
}

/** Pairs what both ends have in common; undefined when then nothing is left on one side. */
function trimBox(a: Uint32Array, b: Uint32Array, box: Box, partners: Uint32Array): Box | undefined {
  let [aFrom, aTo, bFrom, bTo] = box;
  while (aFrom < aTo && bFrom < bTo && a[aFrom] === b[bFrom]) partners[aFrom++] = bFrom++;
  while (aFrom < aTo && bFrom < bTo && a[aTo - 1] === b[bTo - 1]) partners[--aTo] = --bTo;
  return aFrom < aTo && bFrom < bTo ? [aFrom, aTo, bFrom, bTo] : undefined;
}

/** Finds the snake in the middle of a shortest way through a box, going from both of its ends. */
class SnakeSearch {
  private readonly forward: Int32Array;
  private readonly backward: Int32Array;
  private readonly middle: number;
  private readonly steps: number;

  constructor(
    private readonly a: Uint32Array,
    private readonly b: Uint32Array,
    private readonly limit: number,
  ) {
    this.steps = Math.min(Math.ceil((a.length + b.length) / 2), Math.ceil((limit + 1) / 2));
    this.middle = this.steps + 1;
    this.forward = new Int32Array(2 * this.steps + 3);
    this.backward = new Int32Array(2 * this.steps + 3);
  }

  /** The run of equal items in the middle, maybe an empty one; undefined when the box is beyond the limit. */
  find(box: Box): Box | undefined {
    const [aFrom, aTo, bFrom, bTo] = box;
    const width = aTo - aFrom;
    const height = bTo - bFrom;
    const delta = width - height;
    const isOdd = (delta & 1) !== 0;
    const { forward, backward, middle } = this;
    forward[middle + 1] = 0;
    backward[middle + 1] = 0;
    for (let step = 0; step <= this.steps; step++) {
      // Diagonals beyond the box lead nowhere.
      const low = -(step - 2 * Math.max(0, step - height));
      const high = step - 2 * Math.max(0, step - width);
      for (let k = low; k <= high; k += 2) {
        const from = this.furthest(forward, k, step);
        let x = from;
        while (x < width && x - k < height && this.a[aFrom + x] === this.b[bFrom + x - k]) x++;
        forward[middle + k] = x;
        const across = delta - k;
        if (!isOdd || across < 1 - step || across > step - 1) continue;
        if (x + this.reached(backward, across) < width) continue;
        if (2 * step - 1 > this.limit) return undefined;
        return [aFrom + from, aFrom + x, bFrom + from - k, bFrom + x - k];
      }
      for (let k = low; k <= high; k += 2) {
        const from = this.furthest(backward, k, step);
        let x = from;
        while (x < width && x - k < height && this.a[aTo - 1 - x] === this.b[bTo - 1 - x + k]) x++;
        backward[middle + k] = x;
        const across = delta - k;
        if (isOdd || across < -step || across > step) continue;
        if (x + this.reached(forward, across) < width) continue;
        if (2 * step > this.limit) return undefined;
        return [aTo - x, aTo - from, bTo - x + k, bTo - from + k];
      }
    }
    return undefined;
  }

  /** How far along `a` one comes on diagonal `k` with one step from a neighbouring diagonal. */
  private furthest(reach: Int32Array, k: number, step: number): number {
    const after = this.reached(reach, k + 1);
    if (k === -step) return after;
    const before = this.reached(reach, k - 1);
    return k !== step && before < after ? after : before + 1;
  }

  private reached(reach: Int32Array, k: number): number {
    // The array is long enough for every diagonal that `find` goes to.
    return reach[this.middle + k] as number;
  }
}
