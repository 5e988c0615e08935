import { NONE, at, type JsonNodes } from './json-index';
import { Uint32List } from './json-table';

const STRIDE = 512;

/** Positions among siblings, quick also in arrays of millions: every 512th child of a container is remembered. */
export class ChildOrdinals {
  private readonly marks = new Map<number, Uint32Array>();

  constructor(private readonly index: Pick<JsonNodes, 'count' | 'parents' | 'nexts'>) {}

  /** The position of a node in its parent (or among the roots), from 0. */
  of(node: number): number {
    const { index } = this;
    const marks = this.marksOf(at(index.parents, node));
    let low = 0;
    let high = marks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (at(marks, middle) <= node) low = middle;
      else high = middle - 1;
    }
    let ordinal = low * STRIDE;
    for (let child = at(marks, low); child < node; child = at(index.nexts, child)) ordinal++;
    return ordinal;
  }

  private marksOf(parent: number): Uint32Array {
    const known = this.marks.get(parent);
    if (known) return known;
    const { index } = this;
    const marks = new Uint32List();
    const first = parent === NONE ? 0 : parent + 1;
    const end = parent === NONE ? index.count : at(index.nexts, parent);
    let ordinal = 0;
    for (let child = first; child < end; child = at(index.nexts, child))
      if (ordinal++ % STRIDE === 0) marks.push(child);
    const found = marks.toArray();
    this.marks.set(parent, found);
    return found;
  }
}
