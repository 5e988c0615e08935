import * as v from 'valibot';
import { jsonInputEntries } from '../../lib/document/json-options';
import { tomlOutputEntries } from '../../lib/toml/toml-options';
import { decodeMarkedText } from '../../lib/decode-text';
import { defineOperation, text } from '../../operations/define';
import { jsonToToml, type ConvertedJson } from './convert';

/** Everything that is remembered of this tool. */
export const jsonToTomlOptions = v.object({
  ...jsonInputEntries,
  ...tomlOutputEntries,
  listsOfMaps: v.optional(v.picklist(['tables', 'inline']), 'tables'),
  /** Strings that are exactly a date or date-time of RFC 3339 become dates. */
  datesFromStrings: v.optional(v.boolean(), false),
});

const gives = (expected: string) => (value: ConvertedJson) => value.text === expected;

/** Writes JSON as TOML 1.0; the report holds the text and its notes. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'report',
  options: jsonToTomlOptions,
  examples: [
    {
      inputs: { text: '{"foo":"bar","list":{"name":"item","another":{"key":"value"}}}' },
      check: gives('foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\n'),
    },
    {
      inputs: { text: '{"a":null,"b":[1,null,2],"c":{"d":null}}' },
      check: (value) => value.text === 'b = [1, 2]\n\n[c]\n' && value.notes.length === 3,
    },
    { inputs: { text: '[{"a":1},{"a":2}]' }, check: gives('[[items]]\na = 1\n\n[[items]]\na = 2\n') },
    {
      inputs: { text: '{"i":1,"f":1.0,"big":9223372036854775807,"over":9223372036854775808,"e":1e3}' },
      check: gives('i = 1\nf = 1.0\nbig = 9223372036854775807\nover = "9223372036854775808"\ne = 1e3\n'),
    },
    {
      inputs: { text: '{"d":"2001-12-14","t":"21:59"}' },
      options: { datesFromStrings: true },
      check: gives('d = 2001-12-14\nt = "21:59"\n'),
    },
    { inputs: { text: '{"a":null}' }, options: { nulls: 'fault' }, fault: 'null-not-in-toml' },
    { inputs: { text: 'null' }, fault: 'nothing-for-toml' },
    { inputs: { text: '{"a":1' }, fault: 'expected-comma-or-close' },
    { inputs: { text: '{a:1}' }, options: { strict: true }, fault: 'bare-key' },
    { inputs: { text: '' }, check: gives('') },
  ],
  run: ({ text: source }, options, job) => jsonToToml(source, options, (at) => job.progress(at, source.length)),
});
