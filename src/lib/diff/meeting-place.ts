import type { Stretch } from './shortest-difference';

/** So many changes are followed from both ends of a gap before it is split where the search has come furthest. */
const MAX_COST = 512;

/** Finds where the shortest edit paths from both ends of a stretch meet, or the furthest place that one of them reaches. */
export class MeetingPlace {
  #forward = new Int32Array(0);
  #backward = new Int32Array(0);

  /** A place inside the stretch, or one of its ends. */
  find(a: Uint32Array, b: Uint32Array, stretch: Stretch): readonly [x: number, y: number] {
    const { left, leftEnd, right, rightEnd } = stretch;
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
      furthest(forward, { from: forwardLow, to: forwardHigh, shift, side: 1 }, stretch),
      furthest(backward, { from: backwardLow, to: backwardHigh, shift, side: -1 }, stretch),
      stretch,
    );
  }
}

interface Search {
  readonly from: number;
  readonly to: number;
  readonly shift: number;
  /** 1 for the search from the beginning, -1 for the one from the end. */
  readonly side: 1 | -1;
}

/** The place inside the gap at which a search has the most behind it. */
function furthest(reached: Int32Array, { from, to, shift, side }: Search, box: Stretch): readonly [number, number] {
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
  { left, leftEnd, right, rightEnd }: Stretch,
): readonly [number, number] {
  const done = forward[0] + forward[1] - left - right;
  const undone = leftEnd + rightEnd - backward[0] - backward[1];
  return done >= undone ? forward : backward;
}
