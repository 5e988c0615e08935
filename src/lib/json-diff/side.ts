import { KIND, NONE, at, keyOf, kindOf, type JsonIndex } from '../json/json-index';
import { markIgnored, type PathPattern } from './ignore-paths';

/** One of the two documents: its values, and what of them does not count. */
export class Side {
  private readonly ignored: Uint8Array | undefined;

  constructor(
    readonly index: JsonIndex,
    patterns: readonly PathPattern[] = [],
  ) {
    this.ignored = markIgnored(index, patterns);
  }

  get hasIgnored(): boolean {
    return this.ignored !== undefined;
  }

  /** Whether the node itself is named by a path to be ignored; what is inside it is not marked. */
  isIgnored(node: number): boolean {
    return this.ignored?.[node] === 1;
  }

  /**
   * The children that count, in order. Of members with the same key that is the last, at the place of the first.
   */
  childrenOf(node: number): number[] {
    const { index } = this;
    const children: number[] = [];
    const end = at(index.nexts, node);
    for (let child = node + 1; child < end; child = at(index.nexts, child)) children.push(child);
    const canRepeat = index.duplicateCount > 0 && children.length > 1 && kindOf(index, node) === KIND.object;
    return canRepeat ? this.lastOfEach(children) : children;
  }

  private lastOfEach(members: readonly number[]): number[] {
    const byKey = new Map<string, number>();
    for (const member of members) byKey.set(keyOf(this.index, member), member);
    return [...byKey.values()];
  }
}

const FIRST_FACTOR = 0x01000193;
const SECOND_FACTOR = 0x85ebca6b;

/** What two hashes of each node are made from; two, so that different values as good as never share both. */
export interface Hashes {
  readonly first: Uint32Array;
  readonly second: Uint32Array;
}

/** Both hashes of a node as one number, exact in a double. */
export function hashOf({ first, second }: Hashes, node: number): number {
  return at(first, node) * 0x200000 + (at(second, node) >>> 11);
}

export interface HashSettings {
  /** Numbers count by their value and not by how they are written. */
  readonly byValue: boolean;
  /** The order of array items does not count. */
  readonly isUnordered: boolean;
  readonly scalarText: (index: JsonIndex, node: number) => string;
}

/**
 * Two hashes of each node such that equal values have equal hashes: keys in any order, ignored nodes left out. They only
 * suggest what is equal; whoever relies on it compares the values themselves.
 */
export function hashSide(side: Side, settings: HashSettings, onProgress: (done: number) => void = () => {}): Hashes {
  const { index } = side;
  const first = new Uint32Array(index.count);
  const second = new Uint32Array(index.count);
  const hidden = overshadowed(side);
  // Backwards, so that the children of a container are there before it is.
  for (let node = index.count - 1; node >= 0; node--) {
    if ((node & 0xffff) === 0) onProgress(index.count - node);
    const kind = kindOf(index, node);
    const isContainer = kind <= KIND.array;
    const text = isContainer ? '' : settings.scalarText(index, node);
    const own1 = mix(isContainer ? at(first, node) : hashText(text, FIRST_FACTOR), kind);
    const own2 = mix(isContainer ? at(second, node) : hashText(text, SECOND_FACTOR), kind + 16);
    first[node] = own1;
    second[node] = own2;
    const parent = at(index.parents, node);
    if (parent === NONE || side.isIgnored(node) || hidden?.[node] === 1) continue;
    if (kindOf(index, parent) === KIND.object) {
      const key = keyOf(index, node);
      first[parent] = at(first, parent) + mix(own1, hashText(key, FIRST_FACTOR));
      second[parent] = at(second, parent) + mix(own2, hashText(key, SECOND_FACTOR));
    } else if (settings.isUnordered) {
      first[parent] = at(first, parent) + mix(own1, 1);
      second[parent] = at(second, parent) + mix(own2, 1);
    } else {
      first[parent] = mix(at(first, parent) + 1, own1);
      second[parent] = mix(at(second, parent) + 1, own2);
    }
  }
  return { first, second };
}

/** Members that a later one of the same key replaces: one byte per node. */
function overshadowed(side: Side): Uint8Array | undefined {
  const { index } = side;
  if (index.duplicateCount === 0) return undefined;
  const hidden = new Uint8Array(index.count).fill(1);
  hidden[0] = 0;
  for (let node = 0; node < index.count; node++) {
    if (at(index.counts, node) === 0) continue;
    for (const child of side.childrenOf(node)) hidden[child] = 0;
  }
  return hidden;
}

function hashText(text: string, factor: number): number {
  let hash = text.length;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), factor) + (hash >>> 15);
  return hash;
}

/** Two numbers into one that depends on every bit of them (the finish of MurmurHash3, A. Appleby, public domain). */
function mix(a: number, b: number): number {
  let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
