import * as v from 'valibot';
import type { Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { compareLists, type CompareFault, type Comparison } from './compare';
import { writeCsv } from './csv';
import { describeBlock, readOneBlock, type Facts, type FactsFault } from './facts';
import type { RoomFault, WishFault } from './fit';
import { FORMATS, textOfSet, writeSet } from './formats';
import { excludeList, makeSet, mergeList, SETS, type ExcludeFault, type ListReport, type TooManyFault } from './lists';
import { HOST_BITS, type ListFault } from './read-list';
import { setOfRanges } from './result-rows';
import { findFree, fitInto, type Fit, type FreeFault, type TakenFault } from './room';
import {
  LIST_FORMATS,
  splitText,
  writeFile,
  writeSubnets,
  type NoRoomFault,
  type Split,
  type SplitFault,
} from './split';
import { IPV6_FORMS } from './write-address';

const hostBits = v.optional(v.picklist(HOST_BITS), 'take');
const format = v.optional(v.picklist(FORMATS), 'cidr');
const ipv6 = v.optional(v.picklist(IPV6_FORMS), 'short');

const writing = { hostBits, format, ipv6 };
const noOptions = v.object({});

/** What the pages of lists remember. */
export const listOptions = v.object(writing);
export const compareOptions = v.object({ hostBits });
export const splitOptions = v.object({
  prefix: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(128)), 64),
});
const fileOptions = v.object({ ...splitOptions.entries, as: v.optional(v.picklist(LIST_FORMATS), 'text'), ipv6 });
const setOptions = v.object({
  ...writing,
  format: v.optional(v.picklist([...FORMATS, 'csv']), 'cidr'),
  kind: v.optional(v.picklist(SETS), 'merge'),
});

export const PRIVATE = '10.0.0.0/8\n172.16.0.0/12\n192.168.0.0/16';
export const EVERYTHING = '0.0.0.0/0\n::/0';

/** Everything about one block or address of IPv4 or IPv6. */
export const facts = defineOperation({
  id: 'facts',
  inputs: { text: text() },
  output: 'report',
  options: noOptions,
  examples: [
    {
      inputs: { text: '2001:db8:85a3::8a2e:370:7334/64' },
      check: ({ block, last, count, type }: Facts) =>
        block === '2001:db8:85a3::/64' &&
        last === '2001:db8:85a3:0:ffff:ffff:ffff:ffff' &&
        count === '18446744073709551616' &&
        type.type === 'documentation' &&
        type.rfc === 3849,
    },
    {
      inputs: { text: '10.0.0.1/24' },
      check: ({ block, usable }: Facts) => block === '10.0.0.0/24' && usable.count === '254',
    },
    {
      inputs: { text: '2002:c000:204::1' },
      check: ({ inside: [first] }: Facts) => first?.code === '6to4' && first.ipv4 === '192.0.2.4',
    },
    { inputs: { text: '' }, fault: 'empty' },
    { inputs: { text: '10.0.0.0/8, ::1' }, fault: 'several' },
    { inputs: { text: '10.0.0.1-10.0.0.9' }, fault: 'not-one-block' },
    { inputs: { text: '1.2.3/24' }, fault: 'part-count' },
    { inputs: { text: '2001:db8::/129' }, fault: 'prefix-length' },
  ],
  run: ({ text: block }): Result<Facts, FactsFault> => describeBlock(block),
});

/** A list of blocks, addresses and ranges in as few blocks as can be. */
export const merge = defineOperation({
  id: 'merge',
  inputs: { text: text() },
  output: 'report',
  options: listOptions,
  examples: [
    {
      inputs: { text: '10.0.0.0/25, 10.0.0.128/25, 10.0.1.0/24, 10.0.0.7' },
      check: ({ ranges, amount }: ListReport) => amount.count === 1 && ranges[0]?.last === '10.0.1.255',
    },
    { inputs: { text: '10.0.1.0/24 10.0.2.0/24' }, check: ({ amount }: ListReport) => amount.count === 2 },
    {
      inputs: { text: '10.0.0.0/8\n256.1.1.1' },
      check: ({ faults, amount }: ListReport) => faults[0]?.line === 2 && amount.ipv4 === '16777216',
    },
    { inputs: { text: '10.0.0.1/24' }, options: { hostBits: 'refuse' }, fault: 'in-line' },
    { inputs: { text: '# nothing' }, fault: 'no-lines' },
  ],
  run: ({ text: list }, options, job): Result<ListReport, ListFault | TooManyFault> =>
    mergeList(list, options.hostBits, job),
  passed: ({ ranges }, _inputs, options) => textOfSet(setOfRanges(ranges), options.format, options.ipv6),
});

/** The addresses of one list without those of another, such as 0.0.0.0/0 without your own network for AllowedIPs, in as few blocks as can be. */
export const exclude = defineOperation({
  id: 'exclude',
  inputs: { text: text(), excluded: text() },
  output: 'report',
  options: listOptions,
  examples: [
    {
      inputs: { text: '0.0.0.0/0', excluded: '10.0.0.0/8' },
      check: ({ amount, ranges }: ListReport) => amount.count === 8 && ranges[1]?.first === '11.0.0.0',
    },
    {
      inputs: { text: '2001:db8::/126', excluded: '2001:db8::1' },
      check: ({ ranges }: ListReport) => ranges.map(({ first }) => first).join(' ') === '2001:db8:: 2001:db8::2',
    },
    { inputs: { text: '10.0.0.0/24', excluded: '10.0.0.0/8' }, fault: 'nothing-left' },
    { inputs: { text: '10.0.0.0/24', excluded: '10.0.0.0/33' }, fault: 'in-excluded' },
    { inputs: { text: '', excluded: '' }, fault: 'no-lines' },
  ],
  run: ({ text: list, excluded }, options, job): Result<ListReport, ExcludeFault> =>
    excludeList(list, excluded, options.hostBits, job),
  passed: ({ ranges }, _inputs, options) => textOfSet(setOfRanges(ranges), options.format, options.ipv6),
});

/** Which entries of a list overlap, and what it has in common with a second one. */
export const compare = defineOperation({
  id: 'compare',
  inputs: { text: text(), second: text().optional() },
  output: 'report',
  options: compareOptions,
  examples: [
    {
      inputs: { text: '10.0.0.0/8\n10.1.0.0/16\n192.168.0.0/16\n10.0.0.0/8' },
      check: ({ overlaps }: Comparison) =>
        overlaps.count === 3 && overlaps.pairs.map(({ relation }) => relation).join() === 'holds,equals,inside',
    },
    {
      inputs: { text: '10.0.0.0/24', second: '10.0.0.0/16' },
      check: ({ second }: Comparison) => second?.isCovered === true && !second.covers,
    },
    { inputs: { text: 'x' }, fault: 'in-line' },
    { inputs: { text: '10.0.0.0/8', second: 'x' }, fault: 'in-second' },
  ],
  run: ({ text: list, second }, options, job): Result<Comparison, CompareFault> =>
    compareLists(list, second ?? '', options.hostBits, job),
});

/** A block in equal subnets of a longer prefix. */
export const split = defineOperation({
  id: 'split',
  inputs: { text: text() },
  output: 'report',
  options: splitOptions,
  examples: [
    {
      inputs: { text: '2001:db8:1234::/48' },
      options: { prefix: 52 },
      check: ({ count, last }: Split) => count === 16 && last === '2001:db8:1234:f000::/52',
    },
    { inputs: { text: '2001:db8::/32' }, fault: 'too-many-rows' },
    { inputs: { text: '10.0.0.0/24' }, options: { prefix: 23 }, fault: 'not-longer' },
  ],
  run: ({ text: block }, { prefix }): Result<Split, SplitFault> => splitText(block, prefix),
});

/** The subnets of a block as a file: one on each line, or comma-separated values. */
export const list = defineOperation({
  id: 'list',
  inputs: { text: text() },
  output: 'file',
  options: fileOptions,
  inlineLimit: 0,
  examples: [
    { inputs: { text: '192.168.0.0/24' }, options: { prefix: 26 }, check: (file: Blob) => file.size === 65 },
    { inputs: { text: '::/120' }, options: { prefix: 121, as: 'csv' }, check: (file: Blob) => file.size === 56 },
    { inputs: { text: '::/0' }, fault: 'too-many-rows' },
  ],
  run: async ({ text: block }, { prefix, as, ipv6: form }, job): Promise<Result<Blob, SplitFault | NoRoomFault>> => {
    const plan = splitText(block, prefix);
    if (!plan.ok) return plan;
    const read = readOneBlock(block);
    if (!read.ok) return read;
    const bytes = plan.value.count * (as === 'csv' ? 140 : 44);
    return writeFile(writeSubnets(read.value.block, prefix, as, form), plan.value.count, bytes, job);
  },
});

/** The blocks that come of one list or of two, as a file in any of the formats. */
export const write = defineOperation({
  id: 'write',
  inputs: { text: text(), other: text().optional() },
  output: 'file',
  options: setOptions,
  inlineLimit: 0,
  examples: [
    { inputs: { text: '10.0.0.0/25 10.0.0.128/25' }, check: (file: Blob) => file.size === '10.0.0.0/24\n'.length },
    {
      inputs: { text: '10.0.0.0/24', other: '10.0.0.128/25' },
      options: { kind: 'without', format: 'nginx' },
      check: (file: Blob) => file.size === 'allow 10.0.0.0/25;\n'.length,
    },
  ],
  run: (
    { text: one, other },
    { kind, hostBits: bits, format: as, ipv6: form },
    job,
  ): Promise<Result<Blob, NoRoomFault>> => {
    const { set, labels, rows } = makeSet(kind, one, other ?? '', bits, job);
    const pieces = as === 'csv' ? writeCsv(set, labels, form) : withEnd(writeSet(set, as, form));
    return writeFile(pieces, rows, rows * 100, job);
  },
});

function* withEnd(pieces: Iterable<string>): Generator<string> {
  yield* pieces;
  yield '\n';
}

/** Finds room in a block for subnets of so many hosts each, the largest first. */
export const fit = defineOperation({
  id: 'fit',
  inputs: { text: text(), wishes: text(), taken: text().optional() },
  output: 'report',
  options: noOptions,
  examples: [
    {
      inputs: { text: '10.0.0.0/24', wishes: '100, 50, 20, 2' },
      check: ({ blocks, free }: Fit) =>
        blocks.map(({ block }) => block).join(' ') === '10.0.0.0/25 10.0.0.128/26 10.0.0.192/27 10.0.0.224/30' &&
        free.join(' ') === '10.0.0.228/30 10.0.0.232/29 10.0.0.240/28',
    },
    { inputs: { text: '10.0.0.0/24', wishes: '/25 /25 1' }, fault: 'no-free-block' },
    { inputs: { text: '10.0.0.0/24', wishes: '300' }, fault: 'wish-too-large' },
    { inputs: { text: '10.0.0.0/24', wishes: 'many' }, fault: 'not-wish' },
    { inputs: { text: '10.0.0.0/24', wishes: '' }, fault: 'no-wishes' },
    { inputs: { text: '10.0.0.0/24', wishes: '2', taken: 'x' }, fault: 'in-taken' },
  ],
  run: ({ text: block, wishes, taken }, _options, job): Result<Fit, FactsFault | WishFault | RoomFault | TakenFault> =>
    fitInto(block, wishes, taken ?? '', job),
  passed: ({ blocks }) => blocks.map(({ block }) => block).join('\n'),
});

/** The first block of a prefix within another that does not touch what is taken. */
export const nextFree = defineOperation({
  id: 'nextFree',
  inputs: { text: text(), taken: text().optional() },
  output: 'text',
  options: splitOptions,
  examples: [
    {
      inputs: { text: '10.0.0.0/24', taken: '10.0.0.0/26, 10.0.0.128/25' },
      options: { prefix: 27 },
      output: '10.0.0.64/27',
    },
    {
      inputs: { text: '10.0.0.0/24', taken: '10.0.0.0/26, 10.0.0.128/25' },
      options: { prefix: 25 },
      fault: 'no-free-block',
    },
    { inputs: { text: '2001:db8::/48' }, output: '2001:db8::/64' },
    { inputs: { text: '10.0.0.0/24' }, options: { prefix: 16 }, fault: 'not-longer' },
  ],
  run: ({ text: block, taken }, { prefix }, job): Result<string, FreeFault> =>
    findFree(block, taken ?? '', prefix, job),
});
