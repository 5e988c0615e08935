import type { Address } from '../../lib/ip/family';
import { encloseRange, type Range } from '../../lib/ip/ranges';
import { err, ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { addressesOf, blockCount, common, isEmptySet, rangesOf, setOf, without, type IpSet } from './ip-set';
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
import { writeAddress, writeBlock } from './write-address';

/** More blocks than this are not listed. */
export const MOST_ROWS = 2 ** 24;

/** Addresses of a result that follow each other, and how many blocks they are. */
export interface ResultRange {
  readonly first: string;
  readonly last: string;
  readonly blocks: number;
}

/** How much a list has, of both families; numbers of addresses in decimal digits. */
export interface Amount {
  /** Entries, or blocks. */
  readonly count: number;
  readonly ipv4: string;
  readonly ipv6: string;
}

/** A named entry, for the labels of what came of it. */
export interface Labelled {
  readonly first: string;
  readonly last: string;
  readonly label: string;
}

/** The smallest list of blocks for some addresses. */
export interface BlockList {
  readonly ranges: readonly ResultRange[];
  readonly amount: Amount;
}

/** What a list became, and what it was. */
export interface ListReport extends BlockList {
  readonly before: Amount;
  /** The one block around all, of each family that there is. */
  readonly enclosing: readonly string[];
  readonly labels: readonly Labelled[];
  readonly faults: readonly LineFault[];
  /** What is wrong in the list that was taken away. */
  readonly otherFaults: readonly LineFault[];
  readonly notes: readonly ListNote[];
  readonly otherNotes: readonly ListNote[];
}

export type TooManyFault = { readonly code: 'too-many-rows'; readonly count: number; readonly limit: number };
export type ExcludeFault =
  | ListFault
  | TooManyFault
  | { readonly code: 'in-excluded'; readonly fault: LineFault }
  | { readonly code: 'nothing-left' };

/** A set as the ranges and the number of blocks of its smallest list. */
export function listOf(set: IpSet): Result<BlockList, TooManyFault> {
  let count = 0;
  const ranges = rangesOf(set).map((range) => {
    const blocks = blockCount<number | bigint>(range);
    count += blocks;
    return { first: writeAddress(range.first), last: writeAddress(range.last), blocks };
  });
  if (count > MOST_ROWS) return err({ code: 'too-many-rows', count, limit: MOST_ROWS });
  return ok({ ranges, amount: amountOf(set, count) });
}

function amountOf(set: IpSet, count: number): Amount {
  const { ipv4, ipv6 } = addressesOf(set);
  return { count, ipv4: String(ipv4), ipv6: String(ipv6) };
}

/** How much entries have, each counted by itself. */
export function amountOfEntries(entries: readonly ListEntry[]): Amount {
  const ipv4: Range<number>[] = [];
  const ipv6: Range<bigint>[] = [];
  for (const { range } of entries) {
    if (isIpv4Range(range)) ipv4.push(range);
    else ipv6.push(range);
  }
  return amountOf({ ipv4, ipv6 }, entries.length);
}

function enclosingOf({ ipv4, ipv6 }: IpSet): string[] {
  return [...enclose(ipv4), ...enclose(ipv6)];
}

function enclose<A extends Address>(ranges: readonly Range<A>[]): string[] {
  const [first] = ranges;
  const last = ranges.at(-1);
  return first && last ? [writeBlock(encloseRange({ first: first.first, last: last.last }))] : [];
}

function labelsOf(entries: readonly ListEntry[]): Labelled[] {
  return entries.flatMap(({ range, label }) =>
    label === undefined ? [] : [{ first: writeAddress(range.first), last: writeAddress(range.last), label }],
  );
}

type Watch = Pick<Job, 'signal' | 'progress'>;
const NO_LIST = { faults: [], notes: [] } as const;

/** The addresses of a list in as few blocks as can be. */
export function mergeList(text: string, hostBits: HostBits, job: Watch): Result<ListReport, ListFault | TooManyFault> {
  const read = readFilledList(text, hostBits, job);
  if (!read.ok) return read;
  return reportOf(read.value.entries, setOf(rangesIn(read.value.entries)), read.value, NO_LIST);
}

/** The addresses of one list that are not in another. */
export function excludeList(
  allowed: string,
  excluded: string,
  hostBits: HostBits,
  job: Watch,
): Result<ListReport, ExcludeFault> {
  const from = readFilledList(allowed, hostBits, job);
  if (!from.ok) return from;
  const off = readList(excluded, hostBits, job);
  const [fault] = off.faults;
  // Without a part of what is to be left out, the result would have what nobody wants.
  if (fault && off.entries.length === 0) return err({ code: 'in-excluded', fault });
  const left = without(setOf(rangesIn(from.value.entries)), setOf(rangesIn(off.entries)));
  if (isEmptySet(left)) return err({ code: 'nothing-left' });
  return reportOf(from.value.entries, left, from.value, off);
}

export const rangesIn = (entries: readonly ListEntry[]) => entries.map(({ range }) => range);

type Remarks = Pick<ListReport, 'faults' | 'notes'>;

function reportOf(
  entries: readonly ListEntry[],
  set: IpSet,
  { faults, notes }: Remarks,
  other: Remarks,
): Result<ListReport, TooManyFault> {
  const list = listOf(set);
  if (!list.ok) return list;
  return ok({
    ...list.value,
    before: amountOfEntries(entries),
    enclosing: enclosingOf(set),
    labels: labelsOf(entries),
    faults,
    notes,
    otherFaults: other.faults,
    otherNotes: other.notes,
  });
}

/** The sets that can be made of one list, or of two. */
export const SETS = ['merge', 'without', 'common', 'reverse'] as const;
export type SetKind = (typeof SETS)[number];

/** One of the sets as itself, for writing all of it. */
export interface WholeSet {
  readonly set: IpSet;
  readonly labels: readonly Labelled[];
  readonly rows: number;
}

/** Makes one of the sets once more from what was typed. */
export function makeSet(kind: SetKind, text: string, other: string, hostBits: HostBits, job: Watch): WholeSet {
  const one = readList(text, hostBits, job).entries;
  const two = kind === 'merge' ? [] : readList(other, hostBits, job).entries;
  const [ones, twos] = [setOf(rangesIn(one)), setOf(rangesIn(two))];
  const sets: Readonly<Record<SetKind, () => IpSet>> = {
    merge: () => ones,
    without: () => without(ones, twos),
    common: () => common(ones, twos),
    reverse: () => without(twos, ones),
  };
  const set = sets[kind]();
  const rows = rangesOf(set).reduce((sum, range) => sum + blockCount<Address>(range), 0);
  return { set, labels: labelsOf(kind === 'reverse' ? two : one), rows };
}
