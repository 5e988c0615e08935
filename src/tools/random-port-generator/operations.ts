import * as v from 'valibot';
import { ok, type Result } from '../../lib/result';
import { defineOperation } from '../../operations/define';
import { drawPorts, MAX_QUANTITY, type PortFault } from './draw-ports';
import { BLOCKED_PORTS, COMMON_SERVICES, RANGES } from './port-numbers';

export const LISTS = ['lines', 'commas', 'json'] as const;

/** Everything that is remembered of this tool. */
export const portOptions = v.object({
  range: v.optional(v.picklist(RANGES), 'all'),
  from: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), '1024'),
  to: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), '65535'),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)), 1),
  block: v.optional(v.boolean(), false),
  skipBlocked: v.optional(v.boolean(), true),
  skipCommon: v.optional(v.boolean(), true),
  common: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), [...COMMON_SERVICES.keys()].join(' ')),
  exclusions: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), ''),
  list: v.optional(v.picklist(LISTS), 'lines'),
});

const within = (first: number, last: number) => (text: string) =>
  text
    .split('\n')
    .every((port) => Number(port) >= first && Number(port) <= last && !BLOCKED_PORTS.includes(Number(port)));

const custom = (from: string, to: string) => ({ range: 'custom', from, to, skipCommon: false }) as const;

/** Port numbers by chance, as a list. */
export const generate = defineOperation({
  id: 'generate',
  inputs: {},
  output: 'text',
  options: portOptions,
  examples: [
    { inputs: {}, check: within(1024, 65_535) },
    { inputs: {}, options: { range: 'dynamic', quantity: 100 }, check: within(49_152, 65_535) },
    { inputs: {}, options: { range: 'user', quantity: 100 }, check: within(1024, 49_151) },
    { inputs: {}, options: custom('5000', '5000'), output: '5000' },
    { inputs: {}, options: { ...custom('8000', '8002'), block: true, quantity: 3 }, output: '8000\n8001\n8002' },
    {
      inputs: {},
      options: { ...custom('8000', '8002'), block: true, quantity: 3, list: 'commas' },
      output: '8000, 8001, 8002',
    },
    {
      inputs: {},
      options: { ...custom('8000', '8001'), block: true, quantity: 2, list: 'json' },
      output: '[8000, 8001]',
    },
    { inputs: {}, options: { ...custom('5000', '5001'), quantity: 3 }, fault: 'too-few' },
    { inputs: {}, options: custom('6000', '5000'), fault: 'reversed' },
    { inputs: {}, options: custom('80', '5000'), fault: 'out-of-range' },
    { inputs: {}, options: custom('x', '5000'), fault: 'not-number' },
  ],
  run: (_inputs, options, job): Result<string, PortFault> => {
    const ports = drawPorts(options, job.random);
    if (!ports.ok) return ports;
    if (options.list === 'json') return ok(`[${ports.value.join(', ')}]`);
    return ok(ports.value.join(options.list === 'lines' ? '\n' : ', '));
  },
});
