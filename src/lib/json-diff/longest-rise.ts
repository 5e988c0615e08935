import { NONE, at } from '../json/json-index';
import { itemAt } from './pairs';

/** One byte per place: 1 for those of a longest rising subsequence. `NONE` is never part of it. */
export function longestRise(values: Uint32Array): Uint8Array {
  const ends: number[] = [];
  const before = new Int32Array(values.length).fill(-1);
  for (const [i, value] of values.entries()) {
    if (value === NONE) continue;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(values, itemAt(ends, middle)) < value) low = middle + 1;
      else high = middle;
    }
    before[i] = low > 0 ? itemAt(ends, low - 1) : -1;
    ends[low] = i;
  }
  const marks = new Uint8Array(values.length);
  for (let i = ends.at(-1) ?? -1; i >= 0; i = before[i] ?? -1) marks[i] = 1;
  return marks;
}
