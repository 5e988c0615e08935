import { KIND, NONE, kindOf } from '../json/json-index';
import { Uint32List } from '../json/json-table';
import { ChildPairing, type PairSettings } from './pair-children';
import { PAIR_IGNORED, PAIR_MOVED, Pairs } from './pairs';
import { isSameScalar, scalarText } from './scalars';
import { hashSide, type Side } from './side';

/** How the two sides of an entry stand to each other: the lower bits of its status. */
export const STATUS = {
  equal: 0,
  /** Both are objects or both arrays, and something inside differs. */
  inside: 1,
  changed: 2,
  added: 3,
  removed: 4,
  ignored: 5,
} as const;
export const STATUS_MASK = 0x0f;
/** The item stands at another place; only where arrays are compared by a key field. */
export const MOVED = 0x10;

/**
 * Both documents as one tree: an entry for each value, with its node on either side (`NONE` where there is none), as
 * parallel arrays. Parents stand before their children; the subtree of an entry ends before `nexts[entry]`.
 */
export interface ChangeTree {
  readonly statuses: Uint8Array;
  readonly lefts: Uint32Array;
  readonly rights: Uint32Array;
  readonly parents: Uint32Array;
  readonly nexts: Uint32Array;
  /** The entries that differ, without what is inside an added or removed value, ascending. */
  readonly changes: Uint32Array;
  /** Arrays (entries) that differ too much to be aligned and were compared by index. */
  readonly unaligned: Uint32Array;
}

interface Frame {
  readonly entry: number;
  readonly pairs: Pairs;
  /** What stands in it belongs to a difference that was told already. */
  readonly isTold: boolean;
  at: number;
}

type Progress = (done: number, total: number) => void;

/** Compares two documents, without recursion, so at any depth. */
export function compareSides(
  left: Side,
  right: Side,
  settings: PairSettings,
  onProgress: Progress = () => {},
): ChangeTree {
  return new Comparison(left, right, settings, onProgress).run();
}

class Comparison {
  private readonly statuses: Uint32List;
  private readonly lefts: Uint32List;
  private readonly rights: Uint32List;
  private readonly parents: Uint32List;
  private readonly nexts: Uint32List;
  private readonly changes = new Uint32List();
  private readonly unaligned = new Uint32List();
  private readonly frames: Frame[] = [];
  private readonly pairing: ChildPairing;
  private readonly total: number;

  constructor(
    private readonly left: Side,
    private readonly right: Side,
    private readonly settings: PairSettings,
    private readonly onProgress: Progress,
  ) {
    const capacity = Math.max(left.index.count, right.index.count) + 16;
    this.statuses = new Uint32List(capacity);
    this.lefts = new Uint32List(capacity);
    this.rights = new Uint32List(capacity);
    this.parents = new Uint32List(capacity);
    this.nexts = new Uint32List(capacity);
    const nodes = left.index.count + right.index.count;
    this.total = 2 * nodes;
    const { numbersByValue: byValue } = settings;
    const hashSettings = {
      byValue,
      isUnordered: settings.arrays === 'unordered',
      scalarText: (index: Side['index'], node: number) => scalarText(index, node, byValue),
    };
    const leftHashes = hashSide(left, hashSettings, (done) => onProgress(done, this.total));
    const rightHashes = hashSide(right, hashSettings, (done) => onProgress(left.index.count + done, this.total));
    this.pairing = new ChildPairing(left, right, leftHashes, rightHashes, settings);
  }

  run(): ChangeTree {
    this.add(0, 0, NONE, 0, false);
    for (let frame = this.frames.at(-1); frame; frame = this.frames.at(-1)) {
      if (frame.at === frame.pairs.lefts.length) {
        this.nexts.values[frame.entry] = this.statuses.length;
        this.frames.pop();
        continue;
      }
      const { pairs, at: i } = frame;
      frame.at++;
      this.add(pairs.lefts[i] ?? NONE, pairs.rights[i] ?? NONE, frame.entry, pairs.flags[i] ?? 0, frame.isTold);
    }
    return {
      statuses: Uint8Array.from(this.statuses.values.subarray(0, this.statuses.length)),
      lefts: this.lefts.toArray(),
      rights: this.rights.toArray(),
      parents: this.parents.toArray(),
      nexts: this.nexts.toArray(),
      changes: this.changes.toArray(),
      unaligned: this.unaligned.toArray(),
    };
  }

  private add(l: number, r: number, parent: number, flag: number, isTold: boolean): void {
    const entry = this.statuses.length;
    const status = flag === PAIR_IGNORED ? STATUS.ignored : this.statusOf(l, r);
    this.statuses.push(status | (flag === PAIR_MOVED ? MOVED : 0));
    this.lefts.push(l);
    this.rights.push(r);
    this.parents.push(parent);
    this.nexts.push(entry + 1);
    if ((entry & 0xffff) === 0) this.onProgress(this.total / 2 + Math.min(entry, this.total / 2), this.total);
    const isChange = (status >= STATUS.changed && status <= STATUS.removed) || flag === PAIR_MOVED;
    if (isChange && !isTold) this.tell(entry, parent);
    if (status !== STATUS.ignored) this.open(entry, l, r, isTold || status !== STATUS.equal);
  }

  /** What a pair is by itself; of containers of one kind nothing is known before their children were compared. */
  private statusOf(l: number, r: number): number {
    if (l === NONE) return STATUS.added;
    if (r === NONE) return STATUS.removed;
    const kind = kindOf(this.left.index, l);
    if (kind !== kindOf(this.right.index, r)) return STATUS.changed;
    if (kind <= KIND.array) return STATUS.equal;
    const isSame = isSameScalar(this.left.index, l, this.right.index, r, this.settings.numbersByValue);
    return isSame ? STATUS.equal : STATUS.changed;
  }

  private tell(entry: number, parent: number): void {
    this.changes.push(entry);
    const { statuses, parents } = this;
    for (let up = parent; up !== NONE; up = parents.values[up] ?? NONE) {
      const status = statuses.values[up] ?? 0;
      if ((status & STATUS_MASK) !== STATUS.equal) return;
      statuses.values[up] = status | STATUS.inside;
    }
  }

  /** Lines up the children, if there are any. */
  private open(entry: number, l: number, r: number, isTold: boolean): void {
    const leftKind = l === NONE ? KIND.null : kindOf(this.left.index, l);
    const rightKind = r === NONE ? KIND.null : kindOf(this.right.index, r);
    if (leftKind > KIND.array && rightKind > KIND.array) return;
    let pairs: Pairs;
    if (leftKind !== rightKind) pairs = this.apart(l, leftKind, r, rightKind);
    else if (leftKind === KIND.object) pairs = this.pairing.pairMembers(l, r);
    else {
      pairs = this.pairing.pairItems(l, r);
      if (this.pairing.gaveUp) this.unaligned.push(entry);
    }
    if (pairs.lefts.length > 0) this.frames.push({ entry, pairs, isTold, at: 0 });
  }

  /** Values of different kinds have nothing in common: all that is in the left one goes, all of the right one comes. */
  private apart(l: number, leftKind: number, r: number, rightKind: number): Pairs {
    const pairs = new Pairs();
    if (leftKind <= KIND.array) for (const child of this.left.childrenOf(l)) pairs.add(child, NONE);
    if (rightKind <= KIND.array) for (const child of this.right.childrenOf(r)) pairs.add(NONE, child);
    return pairs;
  }
}
