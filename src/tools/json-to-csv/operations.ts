import * as v from 'valibot';
import { jsonInputEntries } from '../../lib/document/json-options';
import { decodeMarkedText } from '../../lib/decode-text';
import { defineOperation, text } from '../../operations/define';
import { convert as convertText, type ConvertedCsv } from './convert';

/** Everything that is remembered of this tool. */
export const csvOptions = v.object({
  nested: v.optional(v.picklist(['flatten', 'json', 'omit']), 'flatten'),
  lists: v.optional(v.picklist(['json', 'join', 'columns', 'rows']), 'json'),
  delimiter: v.optional(v.picklist([',', ';', '\t', '|']), ','),
  quotes: v.optional(v.picklist(['needed', 'always']), 'needed'),
  lineEnd: v.optional(v.picklist(['lf', 'crlf']), 'lf'),
  header: v.optional(v.boolean(), true),
  nullAs: v.optional(v.picklist(['empty', 'null']), 'empty'),
  /** A byte order mark at the beginning of the file. */
  bom: v.optional(v.boolean(), false),
  /** An apostrophe before text that a spreadsheet would take for a formula. */
  guard: v.optional(v.boolean(), false),
  ...jsonInputEntries,
});

const convertOptions = v.object({
  ...csvOptions.entries,
  /** Where the records stand, as `data.items`; empty for the root. */
  path: v.optional(v.string(), ''),
  /** Columns in the order wanted, others stand behind them; `id` is the path as a JSON list. */
  columns: v.optional(
    v.array(v.object({ id: v.string(), name: v.optional(v.string()), isHidden: v.optional(v.boolean()) })),
    [],
  ),
});

const gives = (expected: string) => (value: ConvertedCsv) => value.text === expected;

/** Turns a JSON array of objects, JSON5 or JSON Lines into CSV for Excel or other spreadsheets; the report holds the text, its columns and what there is to say. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'report',
  options: convertOptions,
  examples: [
    { inputs: { text: '[{"a":1,"b":2},{"a":3,"c":4}]' }, check: gives('a,b,c\n1,2,\n3,,4') },
    {
      inputs: { text: '[{"a":{"c":1,"d":[1,2]},"b":true},{"a":3}]' },
      check: gives('a.c,a.d,b,a\n1,"[1,2]",true,\n,,,3'),
    },
    { inputs: { text: '[{"t":["x","y"]}]' }, options: { lists: 'join' }, check: gives('t\nx; y') },
    { inputs: { text: '[{"t":["x","y"]}]' }, options: { lists: 'columns' }, check: gives('t.0,t.1\nx,y') },
    {
      inputs: { text: '[{"id":12345678901234567890,"p":1.10,"n":null}]' },
      check: gives('id,p,n\n12345678901234567890,1.10,'),
    },
    { inputs: { text: '["a",1,null]' }, check: gives('value\na\n1\n""') },
    { inputs: { text: '[["a","b"],[1,"x,y"]]' }, check: gives('a,b\n1,"x,y"') },
    { inputs: { text: '[{"a":"1,5","b":"x;y"}]' }, options: { delimiter: ';' }, check: gives('a;b\n1,5;"x;y"') },
    {
      inputs: { text: '[{"a":"=1+1","b":-5,"c":"-5"}]' },
      options: { guard: true },
      check: gives("a,b,c\n'=1+1,-5,'-5"),
    },
    {
      inputs: { text: '{"data":{"items":[{"a":1},{"a":2}]}}' },
      options: { path: 'data.items' },
      check: gives('a\n1\n2'),
    },
    {
      inputs: { text: '[{"a":1,"b":2,"c":3}]' },
      options: {
        columns: [{ id: '["c"]' }, { id: '["a"]', name: 'A' }, { id: '["b"]', isHidden: true }],
      },
      check: gives('c,A\n3,1'),
    },
    { inputs: { text: '{"a":1}\n{"a":2}' }, check: gives('a\n1\n2') },
    { inputs: { text: '[]' }, check: gives('') },
    { inputs: { text: '[' }, fault: 'expected-value' },
    { inputs: { text: '{"a":1}' }, options: { path: 'b' }, fault: 'path-not-found' },
    { inputs: { text: '{"a":1}' }, options: { path: '[' }, fault: 'bad-path' },
  ],
  run: ({ text: source }, options, job) => convertText(source, options, job.progress),
});
