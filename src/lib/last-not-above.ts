/** The place of the last of ascending numbers that is not above a number; 0 where all are. */
export function lastNotAbove(ascending: Uint32Array, number: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((ascending[middle] ?? 0) <= number) low = middle;
    else high = middle - 1;
  }
  return low;
}
