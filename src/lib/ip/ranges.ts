import { familyOf, type Address, type BlockOf } from './family';

/** All addresses of a family from the first to the last, both included; the last is never below the first. */
export interface Range<A extends Address = number> {
  readonly first: A;
  readonly last: A;
}

/** The fewest blocks that hold a range and nothing else, in order: at most 62 of IPv4 and 254 of IPv6. */
export function coverRange<A extends Address>({ first, last }: Range<A>): BlockOf<A>[] {
  const { largestAt, minus, plus, sizeOf } = familyOf(first);
  const blocks: BlockOf<A>[] = [];
  let start = first;
  while (start <= last) {
    const prefix = largestAt(start, minus(last, start));
    blocks.push({ network: start, prefix });
    start = plus(start, sizeOf(prefix));
  }
  return blocks;
}

/** The smallest single block that holds a range. */
export function encloseRange<A extends Address>({ first, last }: Range<A>): BlockOf<A> {
  const { networkOf, commonPrefix } = familyOf(first);
  const prefix = commonPrefix(first, last);
  return { network: networkOf(first, prefix), prefix };
}

/** The same addresses in as few ranges as can be, in order: those that overlap or touch become one. */
export function mergeRanges<A extends Address>(ranges: readonly Range<A>[]): Range<A>[] {
  const merged: Range<A>[] = [];
  for (const range of ranges.toSorted(byFirst)) {
    const previous = merged.at(-1);
    if (previous && (range.first <= previous.last || range.first === after(previous))) {
      if (range.last > previous.last) merged[merged.length - 1] = { first: previous.first, last: range.last };
    } else {
      merged.push(range);
    }
  }
  return merged;
}

/** For sorting: what begins first, then what is larger. */
export function byFirst<A extends Address>(one: Range<A>, other: Range<A>): number {
  if (one.first !== other.first) return one.first < other.first ? -1 : 1;
  if (one.last === other.last) return 0;
  return one.last > other.last ? -1 : 1;
}

/** The address behind a range, which may be one above the last of all. */
function after<A extends Address>({ last }: Range<A>): A {
  const { plus, sizeOf, bits } = familyOf(last);
  return plus(last, sizeOf(bits));
}

/** The address before a range that does not begin with the first of all. */
function before<A extends Address>({ first }: Range<A>): A {
  const { minus, sizeOf, bits } = familyOf(first);
  return minus(first, sizeOf(bits));
}

/** How many addresses a range has. */
export function countOf<A extends Address>(range: Range<A>): A {
  return familyOf(range.first).minus(after(range), range.first);
}

/** What ranges have beyond others. Both are merged, and so is what is left. */
export function subtractRanges<A extends Address>(from: readonly Range<A>[], without: readonly Range<A>[]): Range<A>[] {
  const left: Range<A>[] = [];
  let place = 0;
  for (const { first, last } of from) {
    let start = first;
    while (isBelow(without[place], first)) place += 1;
    let hole = without[place];
    // The last hole may reach into the next range.
    for (let next = place; hole && hole.first <= last; hole = without[++next]) {
      if (hole.first > start) left.push({ first: start, last: before(hole) });
      start = after(hole);
      place = next;
    }
    if (start <= last) left.push({ first: start, last });
  }
  return left;
}

/** What ranges have in common with others. Both are merged, and so is what comes out. */
export function intersectRanges<A extends Address>(ones: readonly Range<A>[], others: readonly Range<A>[]): Range<A>[] {
  const common: Range<A>[] = [];
  let place = 0;
  for (const { first, last } of ones) {
    while (isBelow(others[place], first)) place += 1;
    let other = others[place];
    for (let next = place; other && other.first <= last; other = others[++next]) {
      common.push({ first: first > other.first ? first : other.first, last: last < other.last ? last : other.last });
      place = next;
    }
  }
  return common;
}

/** Whether a range ends before an address. */
function isBelow<A extends Address>(range: Range<A> | undefined, address: A): boolean {
  return range !== undefined && range.last < address;
}
