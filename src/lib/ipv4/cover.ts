import { MAX_ADDRESS, type Ipv4 } from './address';
import { blockAt, sizeOf, type Block } from './block';

/** All addresses from the first to the last, both included; the last is never below the first. */
export interface Range {
  readonly first: Ipv4;
  readonly last: Ipv4;
}

/** The fewest blocks that hold a range and nothing else, in order: at most 62. */
export function coverRange({ first, last }: Range): Block[] {
  const blocks: Block[] = [];
  let start = first;
  while (start <= last) {
    const prefix = largestAt(start, last - start + 1);
    blocks.push({ network: start, prefix });
    start += sizeOf(prefix);
  }
  return blocks;
}

/** The prefix of the largest block that begins at `start` and has no more than `room` addresses. */
function largestAt(start: Ipv4, room: number): number {
  // The position of the last one bit; 0 is a multiple of every size.
  const aligned = start === 0 ? 0 : Math.clz32(start & -start) + 1;
  const fitting = room > MAX_ADDRESS ? 0 : Math.clz32(room) + 1;
  return Math.max(aligned, fitting);
}

/** The smallest single block that holds a range. */
export function encloseRange({ first, last }: Range): Block {
  return blockAt(first, Math.clz32(first ^ last));
}

/** The same addresses in as few ranges as can be, in order: those that overlap or touch become one. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.first - other.first)) {
    const previous = merged.at(-1);
    if (previous && range.first <= previous.last + 1) {
      merged[merged.length - 1] = { first: previous.first, last: Math.max(previous.last, range.last) };
    } else {
      merged.push(range);
    }
  }
  return merged;
}

/** How many addresses a range has: 1 to 2³². */
export function countOf({ first, last }: Range): number {
  return last - first + 1;
}
