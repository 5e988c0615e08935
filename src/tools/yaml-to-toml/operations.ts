import * as v from 'valibot';
import type { Result } from '../../lib/result';
import { tomlOutputEntries } from '../../lib/toml/toml-options';
import { yamlInputEntries } from '../../lib/yaml/yaml-options';
import { decodeMarkedText } from '../../lib/decode-text';
import { defineOperation, text } from '../../operations/define';
import type { ConvertedYaml, ConvertFault } from './convert';

/** Everything that is remembered of this tool. */
export const yamlToTomlOptions = v.object({
  ...yamlInputEntries,
  ...tomlOutputEntries,
  /** Unquoted dates become dates; off, they become strings. */
  dates: v.optional(v.boolean(), true),
  /** Of several documents one, or all as a list under the key for the root. */
  several: v.optional(v.picklist(['one', 'list']), 'one'),
  /** Which one, from 1. */
  document: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
  outputVersion: v.optional(v.picklist(['1.0', '1.1']), '1.0'),
});

const gives = (expected: string) => (value: ConvertedYaml) => value.text === expected;

/** Writes YAML as TOML; the report holds the text, its notes and how many documents there were. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'report',
  options: yamlToTomlOptions,
  // Reading takes about 1 ms per 1000 characters, and twice that on a phone.
  inlineLimit: 1200,
  examples: [
    {
      inputs: { text: 'foo: bar\nlist:\n  name: item\n  another:\n    key: value\n    number: 1' },
      check: gives('foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\nnumber = 1\n'),
    },
    {
      inputs: { text: 'd: 2001-12-14\nq: "2001-12-14"\nt: 2001-12-14T21:59:43-05:00\nf: 1.0\nx: .inf' },
      check: gives('d = 2001-12-14\nq = "2001-12-14"\nt = 2001-12-14T21:59:43-05:00\nf = 1.0\nx = inf\n'),
    },
    {
      inputs: { text: 'n: ~\na: 1' },
      check: (value) => value.text === 'a = 1\n' && value.notes.length === 1,
    },
    {
      inputs: { text: 'base: &b {x: 1, y: 2}\nc:\n  <<: *b\n  y: 3' },
      check: gives('[base]\nx = 1\ny = 2\n\n[c]\nx = 1\ny = 3\n'),
    },
    { inputs: { text: '- 1\n- 2' }, check: gives('items = [1, 2]\n') },
    { inputs: { text: 'a: 1\n---\na: 2' }, options: { document: 2 }, check: gives('a = 2\n') },
    { inputs: { text: 'a: ~' }, options: { nulls: 'fault' }, fault: 'null-not-in-toml' },
    { inputs: { text: 'a: 1\na: 2' }, fault: 'repeated-key' },
    { inputs: { text: '# nothing' }, check: gives('') },
    { inputs: { text: '' }, check: gives('') },
  ],
  run: async ({ text: source }, options, job): Promise<Result<ConvertedYaml, ConvertFault>> => {
    const { yamlToToml } = await import('./convert');
    return yamlToToml(source, { ...options, onProgress: job.progress });
  },
});
