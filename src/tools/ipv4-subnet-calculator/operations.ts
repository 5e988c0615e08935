import * as v from 'valibot';
import { addressOf } from '../../lib/ipv4/address';
import { lastOf, writeBlock } from '../../lib/ipv4/block';
import { readAddress, type AddressFault } from '../../lib/ipv4/read-address';
import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { writePlainFacts, writePlainMembership, writePlainSplit } from './plain-facts';
import { listSubnets, type ListFault } from './list-subnets';
import { LIST_FORMATS, planSplit, SPLIT_BY, subnetLines, type Split, type SplitFault } from './split';
import { describeSubnet, type SubnetFacts, type SubnetFault } from './subnet';

const prefix = (fallback: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(32)), fallback);
const amount = (fallback: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 32)), fallback);

const splitFields = {
  by: v.optional(v.picklist(SPLIT_BY), 'prefix'),
  prefix: prefix(26),
  subnets: amount(4),
  hosts: amount(50),
};

/** Everything that is remembered of this tool. */
export const subnetOptions = v.object({
  ...splitFields,
  text: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), '192.168.0.1/24'),
});

const noOptions = v.object({});
const splitOptions = v.object(splitFields);
const listOptions = v.object({ ...splitFields, format: v.optional(v.picklist(LIST_FORMATS), 'text') });

/** Whether the block and its mates are these; `-` stands for none. */
const isBlock =
  (block: string, mates: Partial<Record<'previous' | 'next' | 'parent', string>> = {}) =>
  (facts: SubnetFacts) =>
    writeBlock(facts.block) === block &&
    (['previous', 'next', 'parent'] as const).every((name) => {
      const mate = facts[name];
      return mates[name] === undefined || mates[name] === (mate ? writeBlock(mate) : '-');
    });

/** Everything about a block: network and broadcast address, how many hosts, mask, type. */
export const describe = defineOperation({
  id: 'describe',
  inputs: { text: text() },
  output: 'report',
  options: noOptions,
  examples: [
    { inputs: { text: '192.168.0.1/24' }, check: isBlock('192.168.0.0/24') },
    { inputs: { text: '192.168.1.0/24' }, check: isBlock('192.168.1.0/24', { parent: '192.168.0.0/23' }) },
    { inputs: { text: '192.168.1.0/24' }, check: isBlock('192.168.1.0/24', { next: '192.168.2.0/24' }) },
    { inputs: { text: '0.0.0.0/0' }, check: isBlock('0.0.0.0/0', { previous: '-', next: '-', parent: '-' }) },
    { inputs: { text: '10/8' }, check: isBlock('10.0.0.0/8') },
    { inputs: { text: '10.20.30.40/0.0.3.255' }, check: isBlock('10.20.28.0/22') },
    { inputs: { text: '192.168.0.0-192.168.0.255' }, check: isBlock('192.168.0.0/24') },
    { inputs: { text: '192.168.0.1-192.168.0.9' }, fault: 'not-one-block' },
    { inputs: { text: '192.168.0.9-192.168.0.1' }, fault: 'reversed' },
    { inputs: { text: '10.0.0.1/255.0.255.0' }, fault: 'mask-gaps' },
    { inputs: { text: '256.1.1.1/24' }, fault: 'part-above' },
    { inputs: { text: '192.168.0.1/33' }, fault: 'prefix-range' },
    { inputs: { text: '010.0.0.1/24' }, fault: 'leading-zero' },
    { inputs: { text: '' }, fault: 'empty' },
  ],
  run: ({ text: block }): Result<SubnetFacts, SubnetFault> => describeSubnet(block),
  passed: writePlainFacts,
});

/** Splits a block into so many subnets, or such that hold so many hosts: where they begin, their prefix and how many there are. */
export const split = defineOperation({
  id: 'split',
  inputs: { text: text() },
  output: 'report',
  options: splitOptions,
  examples: [
    {
      inputs: { text: '192.168.0.0/24' },
      check: (plan: Split) =>
        subnetLines(plan, 'text') === '192.168.0.0/26\n192.168.0.64/26\n192.168.0.128/26\n192.168.0.192/26\n',
    },
    {
      inputs: { text: '10.0.0.0/8' },
      options: { prefix: 16 },
      check: (plan: Split) => plan.count === 256 && subnetLines(plan, 'text', 255) === '10.255.0.0/16\n',
    },
    { inputs: { text: '10.0.0.0/8' }, options: { prefix: 32 }, check: (plan: Split) => plan.count === 2 ** 24 },
    { inputs: { text: '10.0.0.0/24' }, options: { by: 'subnets', subnets: 5 }, check: ({ prefix: p }) => p === 27 },
    { inputs: { text: '10.0.0.0/24' }, options: { by: 'hosts', hosts: 62 }, check: ({ prefix: p }) => p === 26 },
    { inputs: { text: '10.0.0.0/24' }, options: { by: 'hosts', hosts: 63 }, check: ({ prefix: p }) => p === 25 },
    { inputs: { text: '10.0.0.0/24' }, options: { by: 'hosts', hosts: 255 }, fault: 'too-many-hosts' },
    { inputs: { text: '10.0.0.0/30' }, options: { by: 'subnets', subnets: 5 }, fault: 'too-many-subnets' },
    { inputs: { text: '10.0.0.0/30' }, fault: 'not-longer' },
    { inputs: { text: '0.0.0.0/0' }, options: { prefix: 32 }, fault: 'list-too-long' },
    { inputs: { text: 'x' }, fault: 'part-count' },
  ],
  run: ({ text: block }, options): Result<Split, SubnetFault | SplitFault> => {
    const facts = describeSubnet(block);
    return facts.ok ? planSplit(facts.value.block, options) : facts;
  },
  passed: writePlainSplit,
});

/** The subnets as a file: one block on each line, or comma-separated values. */
export const list = defineOperation({
  id: 'list',
  inputs: { text: text() },
  output: 'file',
  options: listOptions,
  inlineLimit: 0,
  examples: [
    { inputs: { text: '192.168.0.0/24' }, check: (file: Blob) => file.size === 65 },
    { inputs: { text: '192.168.0.0/24' }, options: { format: 'csv' }, check: (file: Blob) => file.size === 262 },
    { inputs: { text: '192.168.0.0/33' }, fault: 'prefix-range' },
  ],
  run: async (
    { text: block },
    { format, ...wish },
    job,
  ): Promise<Result<Blob, SubnetFault | SplitFault | ListFault>> => {
    const facts = describeSubnet(block);
    if (!facts.ok) return facts;
    const plan = planSplit(facts.value.block, wish);
    return plan.ok ? listSubnets(plan.value, format, job) : plan;
  },
});

export interface Membership {
  readonly address: number;
  readonly isInside: boolean;
}

/** Whether an address, in any notation, is within a block. */
export const contains = defineOperation({
  id: 'contains',
  inputs: { text: text(), address: text() },
  output: 'report',
  options: noOptions,
  examples: [
    { inputs: { text: '192.168.0.0/24', address: '192.168.0.255' }, check: ({ isInside }: Membership) => isInside },
    { inputs: { text: '192.168.0.0/24', address: '3232235776' }, check: ({ isInside }: Membership) => !isInside },
    {
      inputs: { text: '0.0.0.0/0', address: '255.255.255.255' },
      check: ({ address }: Membership) => address === addressOf([255, 255, 255, 255]),
    },
    { inputs: { text: '192.168.0.0/24', address: '192.168.0.x' }, fault: 'not-number' },
    { inputs: { text: '192.168.0.0/33', address: '192.168.0.1' }, fault: 'prefix-range' },
  ],
  run: ({ text: block, address }): Result<Membership, SubnetFault | AddressFault> => {
    const facts = describeSubnet(block);
    if (!facts.ok) return facts;
    const read = readAddress(address);
    if (!read.ok) return read;
    const inside = read.value.address;
    const { block: around } = facts.value;
    return ok({ address: inside, isInside: inside >= around.network && inside <= lastOf(around) });
  },
  passed: writePlainMembership,
});
