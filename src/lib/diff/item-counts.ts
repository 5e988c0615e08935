/** Counts how often each item stands in a part of a sequence. */
export function count(items: Uint32Array, from: number, to: number, counts: Uint32Array): void {
  for (let at = from; at < to; at += 1) {
    const item = items[at] ?? 0;
    counts[item] = (counts[item] ?? 0) + 1;
  }
}

/** Sets the counts back to 0, in the time that the part takes and not in that of all values. */
export function uncount(items: Uint32Array, from: number, to: number, counts: Uint32Array): void {
  for (let at = from; at < to; at += 1) counts[items[at] ?? 0] = 0;
}

/** The items that the other side has, with their places; the others are marked. */
export function keepShared(items: Uint32Array, from: number, to: number, otherCounts: Uint32Array, marks: Uint8Array) {
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
export function longestRise(numbers: readonly number[]): number[] {
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
