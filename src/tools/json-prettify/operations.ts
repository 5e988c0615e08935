import * as v from 'valibot';
import { unwrapJson } from '../../lib/json/unwrap-json';
import { err, ok, type Result } from '../../lib/result';
import { utf8Length } from '../../lib/utf8-length';
import { decodeMarkedText } from '../../lib/decode-text';
import { indentOption } from '../../lib/document/indent-option';
import { defineOperation, text } from '../../operations/define';
import { SIZE_LIMIT, prettify as prettifyText, type PrettyJson } from './prettify';
import type { RepairedJson, RepairFault } from './repair';

/** Everything that is remembered of this tool. */
export const formatOptions = v.object({
  /** Blanks per level, 0 for one line, or a tab. */
  indent: v.optional(indentOption(0, 10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'tab', 0]), 2),
  sortKeys: v.optional(v.picklist(['source', 'codeUnits', 'natural']), 'source'),
  descending: v.optional(v.boolean(), false),
  keepComments: v.optional(v.boolean(), false),
  strings: v.optional(v.picklist(['asWritten', 'escapeNonAscii', 'unescape']), 'asWritten'),
  /** The column up to which short arrays stand on one line; 0 never. */
  arrayColumns: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(400)), 0),
  notFinite: v.optional(v.picklist(['null', 'string']), 'null'),
  strict: v.optional(v.boolean(), false),
});

export type FormatOptions = v.InferOutput<typeof formatOptions>;

const prettifyOptions = v.object({
  ...formatOptions.entries,
  /** Read several values in a row and print each on a line of its own. */
  jsonLines: v.optional(v.boolean(), false),
  /** Levels of JSON inside strings to take out first. */
  unwrap: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(32)), 0),
});

const prints = (expected: string) => (value: PrettyJson) => value.text === expected;

/** Formats (pretty-prints) JSON, JSON5 or JSON Lines with an indent; the report holds the text, its index and what there is to say about it. */
export const prettify = defineOperation({
  id: 'prettify',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'report',
  options: prettifyOptions,
  examples: [
    {
      inputs: { text: '{"userId":17478252242305210114,"d":1.10,"e":1E400,"z":-0}' },
      options: { indent: 0 },
      check: prints('{"userId":17478252242305210114,"d":1.10,"e":1E400,"z":-0}'),
    },
    { inputs: { text: '{"a":{},"b":[1]}' }, check: prints('{\n  "a": {},\n  "b": [\n    1\n  ]\n}') },
    {
      inputs: { text: '{"b":1,"10":2,"2":3,"a":4}' },
      options: { indent: 0, sortKeys: 'codeUnits' },
      check: prints('{"10":2,"2":3,"a":4,"b":1}'),
    },
    {
      inputs: {
        text: "{unquoted: 'single', hex: 0xFFFFFFFFFFFFFFFF, plus: +1, half: .5, list: [1,2,], } // end",
      },
      options: { indent: 0 },
      check: prints('{"unquoted":"single","hex":18446744073709551615,"plus":1,"half":0.5,"list":[1,2]}'),
    },
    { inputs: { text: '"{\\"a\\":1}"' }, options: { unwrap: 1 }, check: prints('{\n  "a": 1\n}') },
    { inputs: { text: '{"a":1}{"b":2}' }, options: { jsonLines: true }, check: prints('{"a":1}\n{"b":2}') },
    { inputs: { text: '{"a":1}{"b":2}' }, fault: 'several-values' },
    { inputs: { text: '{"a":1\n "b":2}' }, fault: 'expected-comma-or-close' },
    { inputs: { text: '{"a":01}' }, fault: 'leading-zero' },
    { inputs: { text: '{a:1}' }, options: { strict: true }, fault: 'bare-key' },
    { inputs: { text: '' }, check: prints('') },
  ],
  run: ({ text: source }, options, job) => prettifyText(source, options, job),
});

/** Repairs a text that nearly is JSON, such as one with single quotes or trailing commas, and tells what it changed. */
export const repair = defineOperation({
  id: 'repair',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'report',
  options: v.object({}),
  inlineLimit: 6000,
  examples: [
    {
      inputs: { text: "{name: 'x', ok: True, none: None, id: 17478252242305210114}" },
      check: ({ text: repaired }: RepairedJson) =>
        repaired === '{"name": "x", "ok": true, "none": null, "id": 17478252242305210114}',
    },
    { inputs: { text: '{"a":1 "b":2' }, check: ({ text: repaired }: RepairedJson) => repaired === '{"a":1, "b":2}' },
    { inputs: { text: '{"a":1}}}:' }, fault: 'cannot-repair' },
  ],
  run: async ({ text: source }): Promise<Result<RepairedJson, RepairFault>> => {
    const { repairJson } = await import('./repair');
    return repairJson(source);
  },
});

type UnwrapFault =
  | { readonly code: 'nothing-to-unwrap' }
  | { readonly code: 'too-large'; readonly bytes: number; readonly limit: number };

/** Takes one level of wrapping away: JSON that is held by strings (stringified), or pasted with its backslashes. */
export const unwrap = defineOperation({
  id: 'unwrap',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'text',
  options: v.object({}),
  examples: [
    { inputs: { text: '"{\\"a\\":1}"' }, output: '{"a":1}' },
    { inputs: { text: '[{\\"value\\": 1}]' }, output: '[{"value": 1}]' },
    { inputs: { text: '{"a":1}' }, fault: 'nothing-to-unwrap' },
  ],
  run: ({ text: source }): Result<string, UnwrapFault> => {
    const bytes = utf8Length(source);
    if (bytes > SIZE_LIMIT) return err({ code: 'too-large', bytes, limit: SIZE_LIMIT });
    const unwrapped = unwrapJson(source);
    return unwrapped.ok ? ok(unwrapped.value.text) : unwrapped;
  },
});
