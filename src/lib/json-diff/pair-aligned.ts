import { NONE, at } from '../json/json-index';
import { alignItems } from './align-items';
import { Pairs, itemAt } from './pairs';
import { hashOf, type Hashes } from './side';

/** Above so many differing items an array is compared by index: aligning takes the square of the time. */
export const ALIGN_LIMIT = 20_000;

/** Pairs the items of arrays in their order: equal ones beside each other, and between them the others one by one. */
export class AlignedPairing {
  /** Some arrays were too different to be aligned. */
  gaveUp = false;

  constructor(
    private readonly leftHashes: Hashes,
    private readonly rightHashes: Hashes,
  ) {}

  pair(lefts: readonly number[], rights: readonly number[]): Pairs {
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

function placesWhere(items: Uint32Array, holds: (item: number) => boolean): Uint32Array {
  const places = new Uint32Array(items.length);
  let count = 0;
  for (let i = 0; i < items.length; i++) if (holds(at(items, i))) places[count++] = i;
  return places.slice(0, count);
}
