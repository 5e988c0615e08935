import * as v from 'valibot';
import { type AddressFault, FORMS } from '../../lib/ipv4/read-address';
import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { convertAddress, convertLines, type Conversion, type Line } from './convert';
import type { NotationName } from './notations';

/** What a text may be read as. */
const READ_AS = ['auto', ...FORMS] as const;

const fields = {
  form: v.optional(v.picklist(READ_AS), 'auto'),
  letters: v.optional(v.picklist(['upper', 'lower']), 'upper'),
};

/** Everything that is remembered of this tool. */
export const rememberedOptions = v.object({
  ...fields,
  text: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), '192.168.1.1'),
});

const convertOptions = v.object(fields);

const gives = (name: NotationName, wanted: string) => (conversion: Conversion) => conversion.notations[name] === wanted;

/** One IPv4 address in every notation: dotted, integer, hexadecimal, binary. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { text: text() },
  output: 'report',
  options: convertOptions,
  examples: [
    { inputs: { text: '192.168.1.1' }, check: gives('integer', '3232235777') },
    { inputs: { text: '192.168.1.1' }, check: gives('hex', '0xC0A80101') },
    { inputs: { text: '192.168.1.1' }, options: { letters: 'lower' }, check: gives('hex', '0xc0a80101') },
    { inputs: { text: '10.0.0.1' }, check: gives('hex', '0x0A000001') },
    { inputs: { text: '3232235777' }, check: gives('dotted', '192.168.1.1') },
    { inputs: { text: 'C0A80101' }, options: { form: 'hex' }, check: gives('dotted', '192.168.1.1') },
    { inputs: { text: '127.1' }, check: gives('dotted', '127.0.0.1') },
    { inputs: { text: '８.８。8.8' }, check: gives('integer', '134744072') },
    { inputs: { text: '::ffff:c0a8:101' }, check: gives('arpa', '1.1.168.192.in-addr.arpa') },
    {
      inputs: { text: '192.168.1.1:80' },
      check: ({ notations, port }: Conversion) => notations.dotted === '192.168.1.1' && port === 80,
    },
    { inputs: { text: '192.168.1.1:65536' }, fault: 'port-range' },
    { inputs: { text: '192.168.010.1' }, fault: 'leading-zero' },
    { inputs: { text: '1.2.3.4.5' }, fault: 'part-count' },
    { inputs: { text: '256.1.1.1' }, fault: 'part-above' },
    { inputs: { text: '4294967296' }, fault: 'number-range' },
    { inputs: { text: '1.2.3.4' }, options: { form: 'integer' }, fault: 'not-form' },
    { inputs: { text: '' }, fault: 'empty' },
  ],
  run: ({ text: address }, { form, letters }): Result<Conversion, AddressFault> =>
    convertAddress(address, form, letters),
});

/** Each line of a text as an IPv4 address in every notation. */
export const convertEach = defineOperation({
  id: 'convertEach',
  inputs: { text: text() },
  output: 'rows',
  options: convertOptions,
  inlineLimit: 4000,
  examples: [
    {
      inputs: { text: '192.168.1.1\n\n1.2.3.4.5\n' },
      check: (lines: readonly Line[]) =>
        lines.length === 2 && lines[0]?.result.ok === true && lines[1]?.line === 3 && !lines[1].result.ok,
    },
    { inputs: { text: '' }, check: (lines: readonly Line[]) => lines.length === 0 },
  ],
  run: async ({ text: lines }, { form, letters }, job): Promise<Result<readonly Line[], never>> =>
    ok(await convertLines(lines, form, letters, job)),
});
