import * as v from 'valibot';
import { tomlInputEntries } from '../../lib/toml/toml-options';
import { yamlOutputEntries } from '../../lib/yaml/yaml-options';
import { decodeMarkedText, decodeMarkedUtf8 } from '../../lib/decode-text';
import { defineOperation, text } from '../../operations/define';
import { tomlToYaml, type ConvertedToml } from './convert';

/** Everything that is remembered of this tool. */
export const tomlToYamlOptions = v.object({
  ...tomlInputEntries,
  // TOML has no null.
  ...v.omit(v.object(yamlOutputEntries), ['nulls']).entries,
  comments: v.optional(v.boolean(), true),
  /** Dates as they are, or in quotes; a time alone always is. */
  dates: v.optional(v.picklist(['plain', 'quoted']), 'plain'),
});

const gives = (expected: string) => (value: ConvertedToml) => value.text === expected;

/** Writes TOML as YAML; the report holds the text and its notes. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { text: text() },
  decode: (bytes, { strict }) => (strict ? decodeMarkedUtf8(bytes) : decodeMarkedText(bytes)),
  output: 'report',
  options: tomlToYamlOptions,
  examples: [
    {
      inputs: { text: 'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"' },
      check: gives('foo: bar\nlist:\n  name: item\n  another:\n    key: value\n'),
    },
    {
      inputs: {
        text: '# server settings\nport = 8080 # default\n\n# This is a comment\n[list]\nname = "item"',
      },
      check: gives('# server settings\nport: 8080 # default\n# This is a comment\nlist:\n  name: item\n'),
    },
    {
      inputs: { text: 'a = 1979-05-27T07:32:00Z\nd = 1979-05-27\ne = 13:32:00\nk = "1979-05-27"' },
      check: gives('a: 1979-05-27T07:32:00Z\nd: 1979-05-27\ne: "13:32:00"\nk: "1979-05-27"\n'),
    },
    {
      inputs: { text: 'd = 1979-05-27 # c' },
      options: { dates: 'quoted', comments: false },
      check: gives('d: "1979-05-27"\n'),
    },
    { inputs: { text: 'a = {x=1,\n}' }, options: { strict: true }, fault: 'needs-1.1' },
    { inputs: { text: 'b =' }, fault: 'value-missing' },
    { inputs: { text: '' }, check: gives('') },
  ],
  run: ({ text: source }, options, job) => tomlToYaml(source, options, (at) => job.progress(at, source.length)),
});
