import { lastOfBlock, type Address, type BlockOf } from '../../lib/ip/family';
import { coverRange, countOf, intersectRanges, mergeRanges, subtractRanges, type Range } from '../../lib/ip/ranges';
import { isIpv4Range, type AnyBlock, type AnyRange } from './read-entry';

/** Addresses of both families, in as few ranges as can be and in order. */
export interface IpSet {
  readonly ipv4: readonly Range<number>[];
  readonly ipv6: readonly Range<bigint>[];
}

/** The set of all addresses of some ranges. */
export function setOf(ranges: readonly AnyRange[]): IpSet {
  const ipv4: Range<number>[] = [];
  const ipv6: Range<bigint>[] = [];
  for (const range of ranges) {
    if (isIpv4Range(range)) ipv4.push(range);
    else ipv6.push(range);
  }
  return { ipv4: mergeRanges(ipv4), ipv6: mergeRanges(ipv6) };
}

export function without(set: IpSet, other: IpSet): IpSet {
  return { ipv4: subtractRanges(set.ipv4, other.ipv4), ipv6: subtractRanges(set.ipv6, other.ipv6) };
}

export function common(set: IpSet, other: IpSet): IpSet {
  return { ipv4: intersectRanges(set.ipv4, other.ipv4), ipv6: intersectRanges(set.ipv6, other.ipv6) };
}

export const isEmptySet = ({ ipv4, ipv6 }: IpSet) => ipv4.length === 0 && ipv6.length === 0;

/** All ranges, those of IPv4 first. */
export const rangesOf = ({ ipv4, ipv6 }: IpSet): readonly AnyRange[] => [...ipv4, ...ipv6];

/** How many addresses there are of each family: at most 2³² and 2¹²⁸. */
export interface Addresses {
  readonly ipv4: number;
  readonly ipv6: bigint;
}

/** The addresses of a set; of ranges that overlap, each as often as it stands there. */
export function addressesOf({ ipv4, ipv6 }: IpSet): Addresses {
  return {
    ipv4: ipv4.reduce((sum, range) => sum + countOf(range), 0),
    ipv6: ipv6.reduce((sum, range) => sum + countOf(range), 0n),
  };
}

/** How many blocks the smallest list for a range has, without making them. */
export function blockCount<A extends Address>(range: Range<A>): number {
  return coverRange(range).length;
}

/** The blocks of a range, of either family. */
export function blocksOf(range: AnyRange): readonly AnyBlock[] {
  return isIpv4Range(range) ? coverRange(range) : coverRange(range);
}

/** A block as the range it is. */
export function rangeOf<A extends Address>(block: BlockOf<A>): Range<A> {
  return { first: block.network, last: lastOfBlock(block) };
}
