import * as v from 'valibot';
import { jsonInputEntries } from '../../lib/document/json-options';
import { yamlOutputEntries } from '../../lib/yaml/yaml-options';
import { decodeMarkedText } from '../../lib/decode-text';
import { defineOperation, text } from '../../operations/define';
import { jsonToYaml, type ConvertedJson } from './convert';

/** Everything that is remembered of this tool. */
export const jsonToYamlOptions = v.object({
  ...jsonInputEntries,
  ...yamlOutputEntries,
  /** JSON Lines as a document each, or as one list. */
  lines: v.optional(v.picklist(['documents', 'list']), 'documents'),
});

const gives = (expected: string) => (value: ConvertedJson) => value.text === expected;

/** Writes JSON, JSON5 or JSON Lines as YAML; the report holds the text, its notes and how it was read. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'report',
  options: jsonToYamlOptions,
  examples: [
    {
      inputs: { text: '{"foo":"bar","list":["item",{"key":"value"}]}' },
      check: gives('foo: bar\nlist:\n  - item\n  - key: value\n'),
    },
    {
      inputs: { text: '{"country":"no","version":"1.0","on":"yes","t":"13:32:00","d":"2001-12-14","z":"007"}' },
      check: gives('country: "no"\nversion: "1.0"\n"on": "yes"\nt: "13:32:00"\nd: "2001-12-14"\nz: "007"\n'),
    },
    {
      inputs: { text: '{"b":1,"2":2,"1":12345678901234567890,"f":1.10}' },
      check: gives('b: 1\n"2": 2\n"1": 12345678901234567890\nf: 1.10\n'),
    },
    { inputs: { text: '{"x":1e3,"eq":"="}' }, check: gives('x: 1.0e+3\neq: "="\n') },
    { inputs: { text: '{"x":1e3,"eq":"="}' }, options: { safeFor11: false }, check: gives('x: 1e3\neq: =\n') },
    {
      inputs: { text: '{"a":1,"b":2,"a":3}' },
      check: ({ text: yaml, notes }) => yaml === 'a: 3\nb: 2\n' && notes[0]?.code === 'duplicate-key',
    },
    { inputs: { text: '{a:1,} // c' }, check: gives('a: 1\n# c\n') },
    { inputs: { text: '{"a":1}\n{"a":2}' }, check: gives('a: 1\n---\na: 2\n') },
    { inputs: { text: '{"a":1}\n{"a":2}' }, options: { lines: 'list' }, check: gives('- a: 1\n- a: 2\n') },
    { inputs: { text: '{"a":1,\n "b":tru}' }, fault: 'unknown-word' },
    { inputs: { text: '{a:1}' }, options: { strict: true }, fault: 'bare-key' },
    { inputs: { text: '' }, check: gives('') },
  ],
  run: ({ text: source }, options, job) => jsonToYaml(source, options, (at) => job.progress(at, source.length)),
});
