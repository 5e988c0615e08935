/** Sums of marks over a range, each step in O(log n): P. M. Fenwick, A New Data Structure for Cumulative Frequency Tables (1994). */
class MarkCounts {
  private readonly sums: Uint32Array;

  constructor(length: number) {
    this.sums = new Uint32Array(length + 1);
  }

  mark(place: number): void {
    for (let i = place + 1; i < this.sums.length; i += i & -i) this.sums[i] = (this.sums[i] ?? 0) + 1;
  }

  /** How many marks there are before a place. */
  before(place: number): number {
    let sum = 0;
    for (let i = place; i > 0; i -= i & -i) sum += this.sums[i] ?? 0;
    return sum;
  }
}

/**
 * Where the items of an array are while it is changed step by step, front to back. The front part is as it shall be,
 * but for items that wait there until the place is reached to which they move.
 */
export class ArrayMoves {
  /** How long the front part is. */
  place = 0;
  /** The first item, by its place on the left, that was not come by. */
  private cursor = 0;
  private readonly waiting: Uint32Array;
  /** Items that waited in the front part and have left it. */
  private readonly departed: MarkCounts;
  /** Items that were fetched from behind the front part. */
  private readonly fetched: MarkCounts;
  private readonly isFetched: Uint8Array;

  constructor(length: number) {
    this.waiting = new Uint32Array(length);
    this.departed = new MarkCounts(length);
    this.fetched = new MarkCounts(length);
    this.isFetched = new Uint8Array(length);
  }

  /** Goes to an item that does not move; those before it that do move now wait in the front part. */
  reach(item: number): void {
    for (; this.cursor < item; this.cursor++) {
      if (this.isFetched[this.cursor] === 1) continue;
      this.waiting[this.cursor] = this.place + this.departed.before(this.cursor);
      this.place++;
    }
    this.cursor = item + 1;
  }

  /** Moves an item to the end of the front part; answers where it was and where it goes once it is taken out. */
  move(item: number): { from: number; to: number } {
    if (item < this.cursor) {
      const from = (this.waiting[item] ?? 0) - this.departed.before(item);
      this.departed.mark(item);
      return { from, to: this.place - 1 };
    }
    const between = this.fetched.before(item) - this.fetched.before(this.cursor);
    const from = this.place + item - this.cursor - between;
    this.fetched.mark(item);
    this.isFetched[item] = 1;
    return { from, to: this.place++ };
  }
}
