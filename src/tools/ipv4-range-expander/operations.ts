import * as v from 'valibot';
import { writeBlock } from '../../lib/ipv4/block';
import { mergeRanges, type Range } from '../../lib/ip/ranges';
import type { BlockFault } from '../../lib/ipv4/read-block';
import type { RangeFault } from '../../lib/ipv4/read-range';
import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { expandRanges, FORMATS, readEnds, writeNetworks, writeRanges, type EndsFault, type Expansion } from './expand';
import { readBlockLines, readRangeLines, type LineFault, type LinesFault } from './read-lines';

const merge = v.optional(v.boolean(), true);

/** Everything that is remembered of this tool. */
export const rememberedOptions = v.object({
  first: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), '192.168.1.1'),
  last: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), '192.168.6.255'),
  merge,
  format: v.optional(v.picklist(FORMATS), 'lines'),
});

const noOptions = v.object({});
const mergeOptions = v.object({ merge });

/** Whether these networks came out, and this enclosing block. */
const gives = (networks: string, enclosing: string) => (expansion: Expansion) =>
  writeNetworks(expansion, 'lines') === networks.replaceAll(' ', '\n') && writeBlock(expansion.enclosing) === enclosing;

/** The CIDR blocks that cover a range, given by its first and last address, and the one block around it. */
export const expand = defineOperation({
  id: 'expand',
  inputs: { first: text(), last: text() },
  output: 'report',
  options: noOptions,
  examples: [
    { inputs: { first: '10.0.0.0', last: '10.0.0.1' }, check: gives('10.0.0.0/31', '10.0.0.0/31') },
    { inputs: { first: '10.0.0.3', last: '10.0.0.4' }, check: gives('10.0.0.3/32 10.0.0.4/32', '10.0.0.0/29') },
    {
      inputs: { first: '127.255.255.255', last: '128.0.0.0' },
      check: gives('127.255.255.255/32 128.0.0.0/32', '0.0.0.0/0'),
    },
    { inputs: { first: '0', last: '0xFFFFFFFF' }, fault: 'unfinished' },
    { inputs: { first: '0.0.0.0', last: '0xFFFFFFFF' }, check: gives('0.0.0.0/0', '0.0.0.0/0') },
    { inputs: { first: '192.168.7.1', last: '192.168.6.255' }, fault: 'reversed' },
    { inputs: { first: '192.168.7.256', last: '192.168.8.255' }, fault: 'in-first' },
    { inputs: { first: '192.168.7.1', last: '192.168.8.x' }, fault: 'in-last' },
    { inputs: { first: '192.168.7.1', last: '192.168.' }, fault: 'unfinished' },
  ],
  run: ({ first, last }): Result<Expansion, EndsFault> => {
    const range = readEnds(first, last);
    return range.ok ? ok(expandRanges([range.value], true)) : range;
  },
  passed: (expansion) => writeNetworks(expansion, 'lines'),
});

/** The lines that were left out of what the others give. */
export interface LeftOut<F> {
  readonly faults: readonly LineFault<F>[];
}
export type ListExpansion = Expansion & LeftOut<RangeFault>;
export type RangeList = { readonly ranges: readonly Range[] } & LeftOut<BlockFault>;

/** Many ranges, one on each line. A wrong line keeps none of the others from being read. */
export const expandList = defineOperation({
  id: 'expandList',
  inputs: { text: text() },
  output: 'report',
  options: mergeOptions,
  examples: [
    {
      inputs: { text: '10.0.0.1-10.0.0.2\n10.0.0.3 - 10.0.0.4' },
      check: gives('10.0.0.1/32 10.0.0.2/31 10.0.0.4/32', '10.0.0.0/29'),
    },
    {
      inputs: { text: '10.0.0.0-127\n10.0.0.128-255' },
      options: { merge: false },
      check: gives('10.0.0.0/25 10.0.0.128/25', '10.0.0.0/24'),
    },
    { inputs: { text: '10.0.0.0-127\n10.0.0.128-255' }, check: gives('10.0.0.0/24', '10.0.0.0/24') },
    {
      inputs: { text: '10.0.0.0-1\n\n10.0.0.9-1' },
      check: (list: ListExpansion) => gives('10.0.0.0/31', '10.0.0.0/31')(list) && list.faults[0]?.line === 3,
    },
    { inputs: { text: '10.0.0.9-1\nx' }, fault: 'in-line' },
    { inputs: { text: '10.0.0.0 - 10.0.1' }, fault: 'in-line' },
    { inputs: { text: ' \n# nothing' }, fault: 'no-lines' },
  ],
  run: ({ text: lines }, options, job): Result<ListExpansion, LinesFault<RangeFault>> => {
    const faults: LineFault<RangeFault>[] = [];
    const ranges = readRangeLines(lines, job, (fault) => faults.push(fault));
    return ranges.ok ? ok({ ...expandRanges(ranges.value, options.merge), faults }) : ranges;
  },
  passed: (expansion) => writeNetworks(expansion, 'lines'),
});

/** A list of CIDR blocks as ranges of addresses. */
export const toRanges = defineOperation({
  id: 'toRanges',
  inputs: { text: text() },
  output: 'report',
  options: mergeOptions,
  examples: [
    {
      inputs: { text: '10.0.0.0/25\n10.0.0.128/25, 10.0.2.0/24' },
      check: ({ ranges }: RangeList) => writeRanges(ranges) === '10.0.0.0-10.0.0.255\n10.0.2.0-10.0.2.255',
    },
    {
      inputs: { text: '["10.0.0.0/32",\n"10.0.0.1/32"]' },
      options: { merge: false },
      check: ({ ranges }: RangeList) => writeRanges(ranges) === '10.0.0.0-10.0.0.0\n10.0.0.1-10.0.0.1',
    },
    {
      inputs: { text: '10.0.0.0/32\n10.0.0.0/33' },
      check: ({ ranges, faults }: RangeList) => ranges.length === 1 && faults[0]?.line === 2,
    },
    { inputs: { text: '10.0.0.0/33' }, fault: 'in-line' },
    { inputs: { text: '' }, fault: 'no-lines' },
  ],
  run: ({ text: lines }, options, job): Result<RangeList, LinesFault<BlockFault>> => {
    const faults: LineFault<BlockFault>[] = [];
    const ranges = readBlockLines(lines, job, (fault) => faults.push(fault));
    if (!ranges.ok) return ranges;
    return ok({ ranges: options.merge ? mergeRanges(ranges.value) : ranges.value, faults });
  },
  passed: ({ ranges }) => writeRanges(ranges),
});
