/**
 * The number of the first span that ends behind an offset. Each span takes `stride` numbers, its start and end first; they
 * are in order and do not overlap.
 */
export function firstSpanBehind(spans: Uint32Array, stride: number, offset: number): number {
  let low = 0;
  let high = spans.length / stride;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle * stride + 1] ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
