/** Places of matches, two numbers each, in memory that grows as they come. */
export class RangeList {
  #places = new Uint32Array(1024);
  #length = 0;

  add(start: number, end: number): void {
    if (this.#length === this.#places.length) {
      const more = new Uint32Array(this.#length * 2);
      more.set(this.#places);
      this.#places = more;
    }
    this.#places[this.#length++] = start;
    this.#places[this.#length++] = end;
  }

  done(): Uint32Array<ArrayBuffer> {
    return this.#places.slice(0, this.#length);
  }
}

/** The first of the ranges that ends behind a place, as its index. They stand in their order and overlap nowhere. */
export function firstRangeFrom(ranges: Uint32Array, at: number): number {
  let low = 0;
  let high = ranges.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle * 2 + 1] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
