import { KIND, NONE, at, keyOf, kindOf } from '../json/json-index';
import { longestRise } from './longest-rise';
import { AlignedPairing } from './pair-aligned';
import { PAIR_IGNORED, PAIR_MOVED, Pairs, itemAt } from './pairs';
import { keyText } from './scalars';
import { hashOf, type Hashes, type Side } from './side';

/** How arrays are compared. */
export type ArrayMode = 'aligned' | 'index' | 'key' | 'unordered';

export interface PairSettings {
  readonly arrays: ArrayMode;
  /** The member by which objects in arrays are told apart, when `arrays` is `key`. */
  readonly keyField: string;
  readonly numbersByValue: boolean;
}

/** Finds what belongs together in two objects or two arrays. */
export class ChildPairing {
  private readonly aligned: AlignedPairing;

  constructor(
    private readonly left: Side,
    private readonly right: Side,
    private readonly leftHashes: Hashes,
    private readonly rightHashes: Hashes,
    private readonly settings: PairSettings,
  ) {
    this.aligned = new AlignedPairing(leftHashes, rightHashes);
  }

  /** The last arrays were too different to be aligned. */
  get gaveUp(): boolean {
    return this.aligned.gaveUp;
  }

  /** Objects by key, whatever the order: what the left one has in its order, then what only the right one has. */
  pairMembers(left: number, right: number): Pairs {
    const pairs = new Pairs();
    const lefts = this.left.childrenOf(left);
    const rights = this.right.childrenOf(right);
    let same = 0;
    const shorter = Math.min(lefts.length, rights.length);
    // Mostly the keys stand in the same order.
    for (; same < shorter; same++) {
      const l = itemAt(lefts, same);
      const r = itemAt(rights, same);
      if (keyOf(this.left.index, l) !== keyOf(this.right.index, r)) break;
      this.add(pairs, l, r);
    }
    if (same === lefts.length && same === rights.length) return pairs;
    const byKey = new Map<string, number>();
    for (let i = same; i < rights.length; i++) byKey.set(keyOf(this.right.index, itemAt(rights, i)), itemAt(rights, i));
    for (let i = same; i < lefts.length; i++) {
      const key = keyOf(this.left.index, itemAt(lefts, i));
      this.add(pairs, itemAt(lefts, i), byKey.get(key) ?? NONE);
      byKey.delete(key);
    }
    for (const r of byKey.values()) this.add(pairs, NONE, r);
    return pairs;
  }

  /** Arrays in the mode that was chosen. */
  pairItems(left: number, right: number): Pairs {
    this.aligned.gaveUp = false;
    const lefts = this.left.childrenOf(left);
    const rights = this.right.childrenOf(right);
    if (this.settings.arrays === 'index') return this.pairByIndex(lefts, rights);
    if (!this.left.hasIgnored && !this.right.hasIgnored) return this.pairCounted(lefts, rights);
    const pairs = this.pairCounted(
      lefts.filter((node) => !this.left.isIgnored(node)),
      rights.filter((node) => !this.right.isIgnored(node)),
    );
    return this.withIgnored(pairs, lefts, rights);
  }

  private add(pairs: Pairs, left: number, right: number): void {
    const isIgnored = (left !== NONE && this.left.isIgnored(left)) || (right !== NONE && this.right.isIgnored(right));
    pairs.add(left, right, isIgnored ? PAIR_IGNORED : 0);
  }

  private pairByIndex(lefts: readonly number[], rights: readonly number[]): Pairs {
    const pairs = new Pairs();
    for (let i = 0; i < Math.max(lefts.length, rights.length); i++) {
      this.add(pairs, lefts[i] ?? NONE, rights[i] ?? NONE);
    }
    return pairs;
  }

  private pairCounted(lefts: readonly number[], rights: readonly number[]): Pairs {
    if (this.settings.arrays === 'unordered') return this.pairUnordered(lefts, rights);
    if (this.settings.arrays === 'key') return this.pairByField(lefts, rights);
    return this.aligned.pair(lefts, rights);
  }

  /** Ignored items where they stand on the left, beside the ignored ones on the right as far as there are any. */
  private withIgnored(pairs: Pairs, lefts: readonly number[], rights: readonly number[]): Pairs {
    const ignored = rights.filter((node) => this.right.isIgnored(node));
    if (ignored.length === 0 && !lefts.some((node) => this.left.isIgnored(node))) return pairs;
    const all = new Pairs();
    let at = 0;
    let used = 0;
    const addIgnoredBefore = (end: number) => {
      for (; at < end; at++) {
        const node = itemAt(lefts, at);
        if (this.left.isIgnored(node)) all.add(node, ignored[used++] ?? NONE, PAIR_IGNORED);
      }
    };
    const places = new Map(lefts.map((node, place) => [node, place]));
    for (const [i, left] of pairs.lefts.entries()) {
      const flag = pairs.flags[i] ?? 0;
      // A moved item says nothing about where its former neighbours are.
      if (left !== NONE && flag !== PAIR_MOVED) addIgnoredBefore(places.get(left) ?? 0);
      all.add(left, pairs.rights[i] ?? NONE, flag);
    }
    addIgnoredBefore(lefts.length);
    while (used < ignored.length) all.add(NONE, ignored[used++] ?? NONE, PAIR_IGNORED);
    return all;
  }

  private leftHash(node: number): number {
    return hashOf(this.leftHashes, node);
  }

  private rightHash(node: number): number {
    return hashOf(this.rightHashes, node);
  }

  // Order ignored

  /** Equal items first, the rest in order. */
  private pairUnordered(lefts: readonly number[], rights: readonly number[]): Pairs {
    const byHash = new Map<number, number[]>();
    // Backwards, so that the first of several is taken first.
    for (let i = rights.length - 1; i >= 0; i--) {
      const hash = this.rightHash(itemAt(rights, i));
      const places = byHash.get(hash);
      if (places) places.push(i);
      else byHash.set(hash, [i]);
    }
    const isTaken = new Uint8Array(rights.length);
    const partners = lefts.map((node) => {
      const place = byHash.get(this.leftHash(node))?.pop() ?? NONE;
      if (place !== NONE) isTaken[place] = 1;
      return place;
    });
    const rest = rights.filter((_node, place) => isTaken[place] === 0);
    const pairs = new Pairs();
    let used = 0;
    for (const [i, left] of lefts.entries()) {
      const partner = partners[i] ?? NONE;
      pairs.add(left, partner === NONE ? (rest[used++] ?? NONE) : itemAt(rights, partner));
    }
    while (used < rest.length) pairs.add(NONE, itemAt(rest, used++));
    return pairs;
  }

  // By a key field

  /** Objects with the same value in the key field belong together wherever they stand; the others are aligned. */
  private pairByField(lefts: readonly number[], rights: readonly number[]): Pairs {
    const leftKeys = lefts.map((node) => this.fieldOf(this.left, node));
    const rightKeys = rights.map((node) => this.fieldOf(this.right, node));
    if (leftKeys.every((key) => key === undefined) && rightKeys.every((key) => key === undefined)) {
      return this.aligned.pair(lefts, rights);
    }
    const byKey = new Map<string, number[]>();
    for (let i = rights.length - 1; i >= 0; i--) {
      const key = rightKeys[i];
      if (key === undefined) continue;
      const places = byKey.get(key);
      if (places) places.push(i);
      else byKey.set(key, [i]);
    }
    const partners = Uint32Array.from(leftKeys, (key) => (key === undefined ? NONE : (byKey.get(key)?.pop() ?? NONE)));
    this.alignKeyless(lefts, leftKeys, rights, rightKeys, partners);
    return pairInPlaces(lefts, rights, partners);
  }

  private alignKeyless(
    lefts: readonly number[],
    leftKeys: readonly (string | undefined)[],
    rights: readonly number[],
    rightKeys: readonly (string | undefined)[],
    partners: Uint32Array,
  ): void {
    const leftRest = lefts.filter((_node, i) => leftKeys[i] === undefined);
    if (leftRest.length === 0) return;
    const rightRest = rights.filter((_node, i) => rightKeys[i] === undefined);
    const pairs = this.aligned.pair(leftRest, rightRest);
    const leftPlaces = new Map(lefts.map((node, place) => [node, place]));
    const rightPlaces = new Map(rights.map((node, place) => [node, place]));
    for (const [i, left] of pairs.lefts.entries()) {
      const place = leftPlaces.get(left);
      const partner = rightPlaces.get(pairs.rights[i] ?? NONE);
      if (place !== undefined && partner !== undefined) partners[place] = partner;
    }
  }

  private fieldOf(side: Side, node: number): string | undefined {
    if (kindOf(side.index, node) !== KIND.object) return undefined;
    const { keyField, numbersByValue } = this.settings;
    const member = side.childrenOf(node).find((child) => keyOf(side.index, child) === keyField);
    return member === undefined ? undefined : keyText(side.index, member, numbersByValue);
  }
}

/** In the order of the right: what was taken away before each place, then what is there, moved or not. */
function pairInPlaces(lefts: readonly number[], rights: readonly number[], partners: Uint32Array): Pairs {
  const stays = longestRise(partners);
  const sources = new Uint32Array(rights.length).fill(NONE);
  for (const [i, partner] of partners.entries()) if (partner !== NONE) sources[partner] = i;
  const pairs = new Pairs();
  let l = 0;
  let r = 0;
  const goTo = (leftEnd: number, rightEnd: number) => {
    for (; l < leftEnd; l++) if (at(partners, l) === NONE) pairs.add(itemAt(lefts, l), NONE);
    for (; r < rightEnd; r++) {
      const source = at(sources, r);
      if (source === NONE) pairs.add(NONE, itemAt(rights, r));
      else pairs.add(itemAt(lefts, source), itemAt(rights, r), PAIR_MOVED);
    }
  };
  for (let i = 0; i < lefts.length; i++) {
    if (stays[i] === 0) continue;
    const partner = at(partners, i);
    goTo(i, partner);
    pairs.add(itemAt(lefts, i), itemAt(rights, partner));
    l = i + 1;
    r = partner + 1;
  }
  goTo(lefts.length, rights.length);
  return pairs;
}
