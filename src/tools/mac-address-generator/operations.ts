import * as v from 'valibot';
import { MAC_SEPARATORS } from '../../lib/mac-address';
import { ok, type Result } from '../../lib/result';
import { defineOperation } from '../../operations/define';
import { KINDS, makeMacAddresses, MAX_QUANTITY, type MacFault } from './mac-address';

/** Everything that is remembered of this tool. */
export const macOptions = v.object({
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)), 1),
  prefix: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), '64:16:7F'),
  kind: v.optional(v.picklist(KINDS), 'local-unicast'),
  uppercase: v.optional(v.boolean(), true),
  separator: v.optional(v.picklist(MAC_SEPARATORS), ':'),
  distinct: v.optional(v.boolean(), true),
});

const matches = (form: RegExp) => (addresses: string) => addresses.split('\n').every((address) => form.test(address));

/** MAC addresses, one per line. */
export const generate = defineOperation({
  id: 'generate',
  inputs: {},
  output: 'text',
  options: macOptions,
  examples: [
    { inputs: {}, check: matches(/^64:16:7F(:[0-9A-F]{2}){3}$/) },
    { inputs: {}, options: { prefix: '', quantity: 20 }, check: matches(/^[0-9A-F][26AE](:[0-9A-F]{2}){5}$/) },
    {
      inputs: {},
      options: { prefix: '０１２３４５６', uppercase: false, separator: '.' },
      check: matches(/^0123\.456[0-9a-f]\.[0-9a-f]{4}$/),
    },
    { inputs: {}, options: { prefix: '64:16:7F:00:00:00' }, output: '64:16:7F:00:00:00' },
    { inputs: {}, options: { prefix: '64:16:7F:00:00:0', quantity: 17 }, fault: 'too-few' },
    { inputs: {}, options: { prefix: '6G' }, fault: 'bad-hex-digit' },
    { inputs: {}, options: { prefix: '00:11:22:33:44:55:6' }, fault: 'prefix-too-long' },
  ],
  run: (_inputs, options, job): Result<string, MacFault> => {
    const addresses = makeMacAddresses(options, job.random);
    return addresses.ok ? ok(addresses.value.join('\n')) : addresses;
  },
});
