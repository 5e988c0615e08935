import { KIND, NONE, at, keyOf, kindOf } from '../json/json-index';
import { alignItems } from './align-items';
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

/** Above so many differing items an array is compared by index: aligning takes the square of the time. */
export const ALIGN_LIMIT = 20_000;

/** The pair does not count. */
export const PAIR_IGNORED = 1;
/** The pair stands at another place among its neighbours on the right. */
export const PAIR_MOVED = 2;

/** Children of two containers beside each other, in the order in which they are shown; `NONE` where there is none. */
export class Pairs {
  readonly lefts: number[] = [];
  readonly rights: number[] = [];
  readonly flags: number[] = [];

  add(left: number, right: number, flag = 0): void {
    this.lefts.push(left);
    this.rights.push(right);
    this.flags.push(flag);
  }
}

/** Finds what belongs together in two objects or two arrays. */
export class ChildPairing {
  /** The last arrays were too different to be aligned. */
  gaveUp = false;

  constructor(
    private readonly left: Side,
    private readonly right: Side,
    private readonly leftHashes: Hashes,
    private readonly rightHashes: Hashes,
    private readonly settings: PairSettings,
  ) {}

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
    this.gaveUp = false;
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
    return this.pairAligned(lefts, rights);
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

  // Aligned

  private pairAligned(lefts: readonly number[], rights: readonly number[]): Pairs {
    const pairs = new Pairs();
    const { head, tail } = this.commonEnds(lefts, rights);
    for (let i = 0; i < head; i++) pairs.add(itemAt(lefts, i), itemAt(rights, i));
    const leftEnd = lefts.length - tail;
    const rightEnd = rights.length - tail;
    const anchors = leftEnd > head && rightEnd > head ? this.findAnchors(lefts, rights, head, tail) : undefined;
    let r = head;
    let l = head;
    for (let i = head; anchors && i < leftEnd; i++) {
      const partner = anchors[i - head] ?? NONE;
      if (partner === NONE) continue;
      pairInOrder(pairs, lefts, l, i, rights, r, partner);
      pairs.add(itemAt(lefts, i), itemAt(rights, partner));
      l = i + 1;
      r = partner + 1;
    }
    pairInOrder(pairs, lefts, l, leftEnd, rights, r, rightEnd);
    for (let i = 0; i < tail; i++) pairs.add(itemAt(lefts, leftEnd + i), itemAt(rights, rightEnd + i));
    return pairs;
  }

  private commonEnds(lefts: readonly number[], rights: readonly number[]): { head: number; tail: number } {
    const shorter = Math.min(lefts.length, rights.length);
    let head = 0;
    while (head < shorter && this.leftHash(itemAt(lefts, head)) === this.rightHash(itemAt(rights, head))) head++;
    let tail = 0;
    const last = (items: readonly number[]) => itemAt(items, items.length - 1 - tail);
    while (tail < shorter - head && this.leftHash(last(lefts)) === this.rightHash(last(rights))) tail++;
    return { head, tail };
  }

  private leftHash(node: number): number {
    return hashOf(this.leftHashes, node);
  }

  private rightHash(node: number): number {
    return hashOf(this.rightHashes, node);
  }

  /**
   * For the items of the left between the common ends, the place of their equal partner on the right. Undefined when
   * there is none, or when the arrays differ too much.
   */
  private findAnchors(
    lefts: readonly number[],
    rights: readonly number[],
    head: number,
    tail: number,
  ): Uint32Array | undefined {
    const numbers = new Map<number, number>();
    const rightItems = new Uint32Array(rights.length - tail - head);
    for (let i = 0; i < rightItems.length; i++) {
      const hash = this.rightHash(itemAt(rights, head + i));
      const number = numbers.get(hash) ?? numbers.size;
      numbers.set(hash, number);
      rightItems[i] = number;
    }
    const leftItems = new Uint32Array(lefts.length - tail - head);
    const onLeft = new Uint8Array(numbers.size);
    for (let i = 0; i < leftItems.length; i++) {
      const number = numbers.get(this.leftHash(itemAt(lefts, head + i))) ?? NONE;
      leftItems[i] = number;
      if (number !== NONE) onLeft[number] = 1;
    }
    // What the other side does not have at all cannot be an anchor.
    const leftPlaces = placesWhere(leftItems, (number) => number !== NONE);
    const rightPlaces = placesWhere(rightItems, (number) => onLeft[number] === 1);
    const apart = Math.max(leftItems.length - leftPlaces.length, rightItems.length - rightPlaces.length);
    const partners =
      apart > ALIGN_LIMIT
        ? undefined
        : alignItems(
            leftPlaces.map((place) => at(leftItems, place)),
            rightPlaces.map((place) => at(rightItems, place)),
            ALIGN_LIMIT - apart,
          );
    if (!partners) {
      this.gaveUp = true;
      return undefined;
    }
    const anchors = new Uint32Array(leftItems.length).fill(NONE);
    for (const [i, partner] of partners.entries()) {
      if (partner !== NONE) anchors[at(leftPlaces, i)] = head + at(rightPlaces, partner);
    }
    return anchors;
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
      return this.pairAligned(lefts, rights);
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
    const pairs = this.pairAligned(leftRest, rightRest);
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

/** What lies between two anchors: pairs in order, then what is left over on either side. */
function pairInOrder(
  pairs: Pairs,
  lefts: readonly number[],
  leftFrom: number,
  leftEnd: number,
  rights: readonly number[],
  rightFrom: number,
  rightEnd: number,
): void {
  const longer = Math.max(leftEnd - leftFrom, rightEnd - rightFrom);
  for (let i = 0; i < longer; i++) {
    const left = leftFrom + i < leftEnd ? itemAt(lefts, leftFrom + i) : NONE;
    pairs.add(left, rightFrom + i < rightEnd ? itemAt(rights, rightFrom + i) : NONE);
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

/** One byte per place: 1 for those of a longest rising subsequence. `NONE` is never part of it. */
export function longestRise(values: Uint32Array): Uint8Array {
  const ends: number[] = [];
  const before = new Int32Array(values.length).fill(-1);
  for (const [i, value] of values.entries()) {
    if (value === NONE) continue;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(values, itemAt(ends, middle)) < value) low = middle + 1;
      else high = middle;
    }
    before[i] = low > 0 ? itemAt(ends, low - 1) : -1;
    ends[low] = i;
  }
  const marks = new Uint8Array(values.length);
  for (let i = ends.at(-1) ?? -1; i >= 0; i = before[i] ?? -1) marks[i] = 1;
  return marks;
}

function placesWhere(items: Uint32Array, holds: (item: number) => boolean): Uint32Array {
  const places = new Uint32Array(items.length);
  let count = 0;
  for (let i = 0; i < items.length; i++) if (holds(at(items, i))) places[count++] = i;
  return places.slice(0, count);
}

/** An element that is known to be there. */
function itemAt(items: readonly number[], place: number): number {
  // Past the end would be our own mistake, which NaN brings to light.
  return items[place] ?? Number.NaN;
}
