import * as v from 'valibot';
import { jsonOutputEntries } from '../../lib/document/json-options';
import type { JsonFault } from '../../lib/json/json-fault';
import type { JsonIndex } from '../../lib/json/json-index';
import type { Result } from '../../lib/result';
import { yamlInputEntries } from '../../lib/yaml/yaml-options';
import { decodeMarkedText } from '../../lib/decode-text';
import { defineOperation, text } from '../../operations/define';
import type { ConvertedYaml, ConvertFault } from './convert';

/** Everything that is remembered of this tool. */
export const yamlToJsonOptions = v.object({
  ...yamlInputEntries,
  ...jsonOutputEntries,
  /** Several documents as one array, as JSON Lines, or one of them. */
  several: v.optional(v.picklist(['array', 'lines', 'one']), 'array'),
  /** Which one, from 1. */
  document: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
});

const gives = (expected: string) => (value: ConvertedYaml) => value.text === expected;
const minified = { indent: 0 } as const;

/** Writes YAML as JSON; the report holds the text, its notes and how many documents there were. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'report',
  options: yamlToJsonOptions,
  // Reading takes about 1 ms per 1000 characters, and twice that on a phone.
  inlineLimit: 1500,
  examples: [
    {
      inputs: { text: 'foo: bar\nlist:\n  - item\n  - key: value' },
      options: minified,
      check: gives('{"foo":"bar","list":["item",{"key":"value"}]}'),
    },
    {
      inputs: { text: 'id: 12345678901234567890\nver: 1.10\nh: 0xFF\no: 0o17\np: .5\nz: 007' },
      options: minified,
      check: gives('{"id":12345678901234567890,"ver":1.10,"h":255,"o":15,"p":0.5,"z":7}'),
    },
    {
      inputs: { text: 'a: yes\nb: no\nd: True\ne: ~\nt: 1:30' },
      options: { ...minified, version: '1.1' },
      check: gives('{"a":true,"b":false,"d":true,"e":null,"t":90}'),
    },
    {
      inputs: { text: 'base: &b {x: 1, y: 2}\nc:\n  <<: *b\n  y: 3' },
      options: minified,
      check: gives('{"base":{"x":1,"y":2},"c":{"x":1,"y":3}}'),
    },
    { inputs: { text: 'a: 1\n---\nb: 2' }, options: minified, check: gives('[{"a":1},{"b":2}]') },
    { inputs: { text: 'a: 1\n---\nb: 2' }, options: { several: 'lines' }, check: gives('{"a":1}\n{"b":2}') },
    { inputs: { text: 'a: 1\na: 2' }, fault: 'repeated-key' },
    { inputs: { text: 'a: [\n]' }, options: { strict: true }, fault: 'bad-indent' },
    { inputs: { text: '' }, check: gives('') },
  ],
  run: async ({ text: source }, options, job): Promise<Result<ConvertedYaml, ConvertFault>> => {
    const { yamlToJson } = await import('./convert');
    return yamlToJson(source, { ...options, onProgress: job.progress });
  },
});

/** The values of a result, for the page, which shows them as a tree. */
export const index = defineOperation({
  id: 'index',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'report',
  options: v.object({}),
  examples: [{ inputs: { text: '{"a":[1,2]}' }, check: ({ count, depth }: JsonIndex) => count === 4 && depth === 2 }],
  run: async ({ text: json }): Promise<Result<JsonIndex, JsonFault>> => {
    const { readJson } = await import('../../lib/json/read-json');
    return readJson(json);
  },
});
