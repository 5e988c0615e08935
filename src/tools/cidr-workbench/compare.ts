import type { Address } from '../../lib/ip/family';
import { byFirst, type Range } from '../../lib/ip/ranges';
import { err, ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { common, isEmptySet, setOf, without, type IpSet } from './ip-set';
import { amountOfEntries, listOf, rangesIn, type Amount, type BlockList, type TooManyFault } from './lists';
import { isIpv4Range } from './read-entry';
import {
  readFilledList,
  readList,
  type HostBits,
  type LineFault,
  type ListEntry,
  type ListFault,
  type ListNote,
} from './read-list';

/** What one entry is to a later one. */
export const RELATIONS = ['holds', 'inside', 'equals', 'overlaps'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Two entries of a list that have addresses in common, by their numbers from 1. */
export interface Pair {
  readonly one: number;
  readonly other: number;
  readonly relation: Relation;
}

export interface Overlaps {
  /** How many pairs there are, of which at most `MOST_PAIRS` are told. */
  readonly count: number;
  readonly pairs: readonly Pair[];
}

/** An entry as it is told. */
export interface ToldEntry {
  readonly text: string;
  readonly line: number;
  readonly label?: string;
}

export interface Comparison {
  readonly entries: readonly ToldEntry[];
  readonly amount: Amount;
  readonly overlaps: Overlaps;
  readonly faults: readonly LineFault[];
  readonly notes: readonly ListNote[];
  /** How the list stands to the second one, where there is one. */
  readonly second?: SecondList;
}

export interface SecondList {
  readonly amount: Amount;
  readonly faults: readonly LineFault[];
  readonly notes: readonly ListNote[];
  readonly common: BlockList;
  readonly onlyFirst: BlockList;
  readonly onlySecond: BlockList;
  /** Whether all of the first is in the second, and the other way. */
  readonly isCovered: boolean;
  readonly covers: boolean;
}

export type CompareFault = ListFault | TooManyFault | { readonly code: 'in-second'; readonly fault: LineFault };

/** So many pairs are told: ten thousand entries that are all the same make fifty million. */
export const MOST_PAIRS = 10_000;

/** The overlaps within a list, and how it stands to another. */
export function compareLists(
  first: string,
  second: string,
  hostBits: HostBits,
  job: Pick<Job, 'signal' | 'progress'>,
): Result<Comparison, CompareFault> {
  const read = readFilledList(first, hostBits, job);
  if (!read.ok) return read;
  const { entries, faults, notes } = read.value;
  const other = readList(second, hostBits, job);
  const [fault] = other.faults;
  if (fault && other.entries.length === 0) return err({ code: 'in-second', fault });
  const beside =
    other.entries.length > 0 ? besides(setOf(rangesIn(entries)), setOf(rangesIn(other.entries))) : undefined;
  if (beside && !beside.ok) return beside;
  return ok({
    entries: entries.map(({ text, line, label }) => ({ text, line, ...(label !== undefined && { label }) })),
    amount: amountOfEntries(entries),
    overlaps: overlapsIn(entries),
    faults,
    notes,
    ...(beside && {
      second: { ...beside.value, amount: amountOfEntries(other.entries), faults: other.faults, notes: other.notes },
    }),
  });
}

type Sides = Omit<SecondList, 'amount' | 'faults' | 'notes'>;

function besides(one: IpSet, two: IpSet): Result<Sides, TooManyFault> {
  const [beyondTwo, beyondOne] = [without(one, two), without(two, one)];
  const both = listOf(common(one, two));
  if (!both.ok) return both;
  const onlyFirst = listOf(beyondTwo);
  if (!onlyFirst.ok) return onlyFirst;
  const onlySecond = listOf(beyondOne);
  if (!onlySecond.ok) return onlySecond;
  return ok({
    common: both.value,
    onlyFirst: onlyFirst.value,
    onlySecond: onlySecond.value,
    isCovered: isEmptySet(beyondTwo),
    covers: isEmptySet(beyondOne),
  });
}

interface Numbered<A extends Address> extends Range<A> {
  readonly number: number;
}

/** All pairs of entries that have addresses in common. */
export function overlapsIn(entries: readonly ListEntry[]): Overlaps {
  const ipv4: Numbered<number>[] = [];
  const ipv6: Numbered<bigint>[] = [];
  for (const [index, { range }] of entries.entries()) {
    if (isIpv4Range(range)) ipv4.push({ ...range, number: index + 1 });
    else ipv6.push({ ...range, number: index + 1 });
  }
  const pairs = [...pairsOf(ipv4, MOST_PAIRS)];
  pairs.push(...pairsOf(ipv6, MOST_PAIRS - pairs.length));
  pairs.sort((one, other) => one.one - other.one || one.other - other.other);
  return { count: countPairs(ipv4) + countPairs(ipv6), pairs };
}

/** Each entry overlaps those that begin before it ends and have not ended before it begins. */
function countPairs<A extends Address>(ranges: readonly Range<A>[]): number {
  const compare = (one: A, other: A) => (one < other ? -1 : Number(one > other));
  const firsts = ranges.map(({ first }) => first).sort(compare);
  const lasts = ranges.map(({ last }) => last).sort(compare);
  let ended = 0;
  let count = 0;
  for (const [begun, first] of firsts.entries()) {
    for (let last = lasts[ended]; last !== undefined && last < first; last = lasts[ended]) ended += 1;
    count += begun - ended;
  }
  return count;
}

/** The first pairs in the order of addresses, found by going through them once. */
function pairsOf<A extends Address>(ranges: readonly Numbered<A>[], most: number): Pair[] {
  const pairs: Pair[] = [];
  let open: Numbered<A>[] = [];
  for (const range of ranges.toSorted(byFirst)) {
    open = open.filter(({ last }) => last >= range.first);
    for (const around of open) {
      if (pairs.length >= most) return pairs;
      pairs.push(around.number < range.number ? pairOf(around, range) : pairOf(range, around));
    }
    open.push(range);
  }
  return pairs;
}

function pairOf<A extends Address>(one: Numbered<A>, other: Numbered<A>): Pair {
  return { one: one.number, other: other.number, relation: relationOf(one, other) };
}

/** What a range is to another that it has addresses in common with. */
function relationOf<A extends Address>(one: Range<A>, other: Range<A>): Relation {
  if (one.first === other.first && one.last === other.last) return 'equals';
  if (one.first <= other.first && one.last >= other.last) return 'holds';
  return other.first <= one.first && other.last >= one.last ? 'inside' : 'overlaps';
}

/** The pairs of each entry that is named first in some, as one line: what it holds, what it is inside of and so on. */
export function linesOfPairs(
  pairs: readonly Pair[],
): readonly { readonly one: number; readonly others: Readonly<Record<Relation, readonly number[]>> }[] {
  const lines: { one: number; others: Record<Relation, number[]> }[] = [];
  for (const { one, other, relation } of pairs) {
    let line = lines.at(-1);
    if (line?.one !== one) {
      line = { one, others: { holds: [], inside: [], equals: [], overlaps: [] } };
      lines.push(line);
    }
    line.others[relation].push(other);
  }
  return lines;
}
