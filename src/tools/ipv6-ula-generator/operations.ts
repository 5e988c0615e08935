import * as v from 'valibot';
import type { MacAddressFault } from '../../lib/mac-address';
import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { derivePrefix, type Derived } from './derive';
import {
  globalIdOf,
  randomPrefix,
  readSubnetId,
  readUlaPrefix,
  reverseZones,
  SUBNETS,
  writeFirstAddress,
  writePrefix,
  writeSubnet,
  type PrefixFault,
  type SubnetFault,
  type UlaPrefix,
} from './ula';

const METHODS = ['random', 'rfc4193', 'own'] as const;
const BASES = ['hex', 'decimal'] as const;

const base = v.optional(v.picklist(BASES), 'hex');

/** Everything that is remembered of this tool; `made` is the last prefix that was made, and how. */
export const ulaOptions = v.object({
  method: v.optional(v.picklist(METHODS), 'random'),
  mac: v.optional(v.pipe(v.string(), v.metadata({ linked: 'input' })), '20:37:06:12:34:56'),
  own: v.optional(v.pipe(v.string(), v.metadata({ linked: 'input' })), ''),
  subnet: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), '0'),
  base,
  made: v.optional(v.pipe(v.string(), v.metadata({ linked: 'input' })), ''),
  madeFrom: v.optional(v.pipe(v.object({ mac: v.string(), time: v.number() }), v.metadata({ linked: 'input' }))),
});

const noOptions = v.object({});
/** Milliseconds since the Unix epoch; without it, now. */
const timeOptions = v.object({ time: v.optional(v.pipe(v.number(), v.finite())) });
const subnetOptions = v.object({ subnet: v.optional(v.string(), '0'), base });

/** Generates a prefix of unique local addresses by chance. */
export const random = defineOperation({
  id: 'random',
  inputs: {},
  output: 'text',
  options: noOptions,
  examples: [{ inputs: {}, check: (prefix: string) => readUlaPrefix(prefix).ok && prefix.endsWith('::/48') }],
  run: (_inputs, _options, job): Result<string, never> => ok(writePrefix(randomPrefix(job.random))),
});

/** A prefix from a moment (now unless told, in milliseconds since the Unix epoch) and a MAC address. */
export const derive = defineOperation({
  id: 'derive',
  inputs: { mac: text() },
  output: 'report',
  options: timeOptions,
  examples: [
    {
      inputs: { mac: '20:37:06:12:34:56' },
      options: { time: Date.UTC(2026, 0, 15, 10, 20, 30) },
      check: ({ prefix }: Derived) => writePrefix(prefix) === 'fdc1:aa5d:8298::/48',
    },
    {
      inputs: { mac: '20-37-06-12-34-56' },
      options: { time: Date.UTC(2036, 1, 7, 6, 28, 16) },
      check: ({ prefix }: Derived) => writePrefix(prefix) === 'fdc2:484b:c89d::/48',
    },
    { inputs: { mac: '20:37:06:12:34:5' }, fault: 'not-twelve-digits' },
    { inputs: { mac: '20:37:06:12:34:5G' }, fault: 'bad-hex-digit' },
  ],
  run: ({ mac }, { time }, job): Promise<Result<Derived, MacAddressFault>> => derivePrefix(mac, time ?? job.now()),
});

/** A prefix and one of its subnets in all their forms. */
export interface UlaFacts {
  readonly groups: UlaPrefix;
  readonly subnetId: number;
  readonly globalId: string;
  readonly prefix: string;
  readonly first: string;
  readonly last: string;
  readonly subnet: string;
  readonly address: string;
  readonly zones: { readonly prefix: string; readonly subnet: string };
}

const gives = (wanted: Partial<Record<'prefix' | 'first' | 'last' | 'subnet', string>>) => (facts: UlaFacts) =>
  (['prefix', 'first', 'last', 'subnet'] as const).every(
    (name) => wanted[name] === undefined || wanted[name] === facts[name],
  );

/** What a prefix of unique local addresses holds. */
export const describe = defineOperation({
  id: 'describe',
  inputs: { prefix: text() },
  output: 'report',
  options: subnetOptions,
  examples: [
    {
      inputs: { prefix: 'fdb6:a1b2:c3d4::/48' },
      options: { subnet: '1' },
      check: gives({ first: 'fdb6:a1b2:c3d4::/64', subnet: 'fdb6:a1b2:c3d4:1::/64' }),
    },
    {
      inputs: { prefix: 'fd00:00ab:0001::/48' },
      check: gives({ prefix: 'fd00:ab:1::/48', last: 'fd00:ab:1:ffff::/64' }),
    },
    { inputs: { prefix: 'fd00::' }, check: gives({ prefix: 'fd00::/48', last: 'fd00:0:0:ffff::/64' }) },
    { inputs: { prefix: 'fc00:1:2::/48' }, fault: 'not-ula' },
    { inputs: { prefix: 'fd00::/40' }, fault: 'length' },
    { inputs: { prefix: 'fd00::' }, options: { subnet: '10000' }, fault: 'subnet-above' },
    { inputs: { prefix: 'fd00::' }, options: { subnet: '65536', base: 'decimal' }, fault: 'subnet-above' },
    { inputs: { prefix: 'fd00::' }, options: { subnet: 'f', base: 'decimal' }, fault: 'not-subnet' },
    { inputs: { prefix: '' }, fault: 'empty' },
  ],
  run: ({ prefix }, options): Result<UlaFacts, PrefixFault | SubnetFault> => {
    const groups = readUlaPrefix(prefix);
    if (!groups.ok) return groups;
    const id = readSubnetId(options.subnet, options.base);
    if (!id.ok) return id;
    return ok({
      groups: groups.value,
      subnetId: id.value,
      globalId: globalIdOf(groups.value),
      prefix: writePrefix(groups.value),
      first: writeSubnet(groups.value, 0),
      last: writeSubnet(groups.value, SUBNETS - 1),
      subnet: writeSubnet(groups.value, id.value),
      address: writeFirstAddress(groups.value, id.value),
      zones: reverseZones(groups.value, id.value),
    });
  },
});
