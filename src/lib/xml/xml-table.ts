/** The growing parallel arrays behind an `XmlIndex`; all columns have the same length. */
export class XmlTable {
  count = 0;
  kinds: Uint8Array;
  starts: Uint32Array;
  ends: Uint32Array;
  tagEnds: Uint32Array;
  parents: Uint32Array;
  nexts: Uint32Array;
  counts: Uint32Array;
  elementCounts: Uint32Array;

  constructor(capacity: number) {
    this.kinds = new Uint8Array(capacity);
    this.starts = new Uint32Array(capacity);
    this.ends = new Uint32Array(capacity);
    this.tagEnds = new Uint32Array(capacity);
    this.parents = new Uint32Array(capacity);
    this.nexts = new Uint32Array(capacity);
    this.counts = new Uint32Array(capacity);
    this.elementCounts = new Uint32Array(capacity);
  }

  /** Adds a node; that of an open element gets its end later. */
  add(kind: number, start: number, end: number, parent: number): number {
    const node = this.count++;
    if (node === this.kinds.length) this.resize(Math.ceil(node * 1.6) + 16);
    this.kinds[node] = kind;
    this.starts[node] = start;
    this.ends[node] = end;
    this.tagEnds[node] = end;
    this.parents[node] = parent;
    this.nexts[node] = node + 1;
    return node;
  }

  /** Brings all columns to a length, keeping what fits. */
  resize(length: number): void {
    this.kinds = resized(this.kinds, new Uint8Array(length));
    this.starts = resized(this.starts, new Uint32Array(length));
    this.ends = resized(this.ends, new Uint32Array(length));
    this.tagEnds = resized(this.tagEnds, new Uint32Array(length));
    this.parents = resized(this.parents, new Uint32Array(length));
    this.nexts = resized(this.nexts, new Uint32Array(length));
    this.counts = resized(this.counts, new Uint32Array(length));
    this.elementCounts = resized(this.elementCounts, new Uint32Array(length));
  }
}

function resized<A extends Uint8Array | Uint32Array>(from: A, to: A): A {
  to.set(from.length > to.length ? from.subarray(0, to.length) : from);
  return to;
}
