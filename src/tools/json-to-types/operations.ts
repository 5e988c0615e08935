import { decodeMarkedText } from '../../lib/decode-text';
import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import type { Converted, SampleFault } from './convert';
import { sampleOptions, type SampleOptions } from './options';
import { INITIAL } from './samples';

async function convertLoaded(
  given: string,
  options: SampleOptions,
  onProgress: (done: number, total?: number) => void,
): Promise<Result<Converted, SampleFault>> {
  const { convertSamples } = await import('./convert');
  return convertSamples(given, options, { onProgress });
}

const STATES = '{"s":["on","off","on","off"]}';

// Reading YAML takes about 1 ms per 1000 characters, and twice that on a phone.
const inlineLimit = 1200;

/** Types for samples, with the enums that were found and what there is to say about it. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'report',
  options: sampleOptions,
  inlineLimit,
  examples: [
    { inputs: { text: INITIAL }, check: ({ count }: Converted) => count === 2 },
    {
      inputs: { text: '\x1e{"a":1}\n\x1ea: x\n' },
      check: ({ text: code, count }: Converted) => count === 2 && code.includes('a: string | number;'),
    },
    {
      inputs: { text: STATES },
      options: { notEnums: ['s[]'] },
      check: ({ text: code, enums }: Converted) => code.includes('s: string[];') && enums[0]?.isOn === false,
    },
    { inputs: { text: '{"a":1,}' }, options: { strict: true }, fault: 'trailing-comma' },
    { inputs: { text: '{"a":}' }, fault: 'expected-value' },
    { inputs: { text: 'a: [1' }, fault: 'unclosed' },
  ],
  run: ({ text: given }, options, job) => convertLoaded(given, options, job.progress),
});

/** The code alone. */
export const code = defineOperation({
  id: 'code',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'text',
  options: sampleOptions,
  inlineLimit,
  examples: [
    { inputs: { text: '[1,2,3]' }, output: 'export type Root = number[];\n' },
    { inputs: { text: '"x"' }, options: { language: 'go' }, output: 'package main\n\ntype Root string\n' },
  ],
  run: async ({ text: given }, options, job) => {
    const made = await convertLoaded(given, options, job.progress);
    return made.ok ? ok(made.value.text) : made;
  },
});
