import * as v from 'valibot';
import { jsonOutputEntries, notFiniteEntries } from '../../lib/document/json-options';
import { tomlInputEntries } from '../../lib/toml/toml-options';
import { decodeMarkedText, decodeMarkedUtf8 } from '../../lib/decode-text';
import { defineOperation, text } from '../../operations/define';
import { tomlToJson, type ConvertedToml } from './convert';

/** Everything that is remembered of this tool. */
export const tomlToJsonOptions = v.object({ ...tomlInputEntries, ...jsonOutputEntries, ...notFiniteEntries });

const convertOptions = v.object({
  ...tomlToJsonOptions.entries,
  /** The table to write, as a dotted key such as `tool.poetry`; empty for all. */
  table: v.optional(v.string(), ''),
});

const gives = (expected: string) => (value: ConvertedToml) => value.text === expected;

/** Writes TOML as JSON; the report holds the text, its notes and the tables that can be had alone. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { text: text() },
  decode: (bytes, { strict }) => (strict ? decodeMarkedUtf8(bytes) : decodeMarkedText(bytes)),
  output: 'report',
  options: convertOptions,
  examples: [
    {
      inputs: {
        text: 'foo = "bar"\n\n# This is a comment\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"',
      },
      options: { indent: 0 },
      check: gives('{"foo":"bar","list":{"name":"item","another":{"key":"value"}}}'),
    },
    {
      inputs: { text: 'a = 1.0\nf = 0xDEADBEEF\ng = 0o755\ni = 1_000\nj = 9223372036854775807' },
      options: { indent: 0 },
      check: gives('{"a":1.0,"f":3735928559,"g":493,"i":1000,"j":9223372036854775807}'),
    },
    {
      inputs: { text: 'b = inf\nc = nan' },
      options: { indent: 0 },
      check: (value) => value.text === '{"b":null,"c":null}' && value.notes.length === 2,
    },
    {
      inputs: { text: '[tool.poetry]\nname = "x"\n[tool.black]\nline-length = 100' },
      options: { indent: 0, table: 'tool.poetry' },
      check: gives('{"name":"x"}'),
    },
    { inputs: { text: 'a = {x=1,\n}' }, options: { strict: true }, fault: 'needs-1.1' },
    { inputs: { text: 'a = 1\na = 2' }, fault: 'key-twice' },
    { inputs: { text: '[a]' }, options: { table: 'b' }, fault: 'no-such-table' },
    { inputs: { text: '' }, check: gives('') },
  ],
  run: ({ text: source }, options, job) => tomlToJson(source, options, (at) => job.progress(at, source.length)),
});
