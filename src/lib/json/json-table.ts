/** A growing array of unsigned 32-bit numbers. */
export class Uint32List {
  values: Uint32Array<ArrayBuffer>;
  length = 0;

  constructor(capacity = 16) {
    this.values = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const grown = new Uint32Array(Math.ceil(this.length * 1.6) + 16);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.length++] = value;
  }

  /** A copy of just the used part. */
  toArray(): Uint32Array<ArrayBuffer> {
    return this.values.slice(0, this.length);
  }
}

/** The growing parallel arrays behind a `JsonIndex`; all columns have the same length. */
export class JsonTable {
  count = 0;
  kinds: Uint8Array;
  starts: Uint32Array;
  ends: Uint32Array;
  parents: Uint32Array;
  nexts: Uint32Array;
  keyStarts: Uint32Array;
  counts: Uint32Array;

  constructor(capacity: number) {
    this.kinds = new Uint8Array(capacity);
    this.starts = new Uint32Array(capacity);
    this.ends = new Uint32Array(capacity);
    this.parents = new Uint32Array(capacity);
    this.nexts = new Uint32Array(capacity);
    this.keyStarts = new Uint32Array(capacity);
    this.counts = new Uint32Array(capacity);
  }

  /** Adds a node as the newest child of `parent`; its end is 0 until it is known. */
  add(kind: number, start: number, end: number, parent: number, keyStart: number): number {
    const node = this.count++;
    if (node === this.kinds.length) this.grow(Math.ceil(node * 1.6) + 16);
    this.kinds[node] = kind;
    this.starts[node] = start;
    this.ends[node] = end;
    this.parents[node] = parent;
    this.nexts[node] = node + 1;
    this.keyStarts[node] = keyStart;
    return node;
  }

  /** Leaves only what is used, without copying it. */
  trim(): void {
    const { count } = this;
    this.kinds = this.kinds.subarray(0, count);
    this.starts = this.starts.subarray(0, count);
    this.ends = this.ends.subarray(0, count);
    this.parents = this.parents.subarray(0, count);
    this.nexts = this.nexts.subarray(0, count);
    this.keyStarts = this.keyStarts.subarray(0, count);
    this.counts = this.counts.subarray(0, count);
  }

  /** Makes room for more. */
  private grow(length: number): void {
    this.kinds = resized(this.kinds, new Uint8Array(length));
    this.starts = resized(this.starts, new Uint32Array(length));
    this.ends = resized(this.ends, new Uint32Array(length));
    this.parents = resized(this.parents, new Uint32Array(length));
    this.nexts = resized(this.nexts, new Uint32Array(length));
    this.keyStarts = resized(this.keyStarts, new Uint32Array(length));
    this.counts = resized(this.counts, new Uint32Array(length));
  }
}

function resized<A extends Uint8Array | Uint32Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
