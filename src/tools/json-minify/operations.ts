import * as v from 'valibot';
import { jsonInputEntries } from '../../lib/document/json-options';
import { gzipSize } from '../../lib/gzip-size';
import { ok, type Result } from '../../lib/result';
import { decodeMarkedText } from '../../lib/decode-text';
import { defineOperation, file, text } from '../../operations/define';
import { minify as minifyText, type MinifiedJson } from './minify';

/** Everything that is remembered of this tool. */
export const minifyOptions = v.object({
  sortKeys: v.optional(v.picklist(['source', 'codeUnits', 'natural']), 'source'),
  strings: v.optional(v.picklist(['asWritten', 'escapeNonAscii', 'shortest']), 'asWritten'),
  /** The result as a JSON string, or the text out of one. */
  literal: v.optional(v.picklist(['off', 'wrap', 'unwrap']), 'off'),
  ...jsonInputEntries,
});

const gives = (expected: string) => (value: MinifiedJson) => value.text === expected;

/** Minifies JSON, JSON5 or JSON Lines: without white space and comments, on one line; the report holds the text and what there is to say. */
export const minify = defineOperation({
  id: 'minify',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'report',
  options: minifyOptions,
  examples: [
    { inputs: { text: '{\n\t"hello": [\n\t\t"world"\n\t]\n}' }, check: gives('{"hello":["world"]}') },
    { inputs: { text: '// c1\n{ /* c2 */ "a": 1 }' }, check: gives('{"a":1}') },
    { inputs: { text: '{"url":"http://x/*y*/"}' }, check: gives('{"url":"http://x/*y*/"}') },
    {
      inputs: { text: '{ "n": 17478252242305210114, "d": 1.10 }' },
      check: gives('{"n":17478252242305210114,"d":1.10}'),
    },
    { inputs: { text: '{"s": "名前 🐳 \\/"}' }, check: gives('{"s":"名前 🐳 \\/"}') },
    { inputs: { text: '{"s": "名前 🐳 \\/"}' }, options: { strings: 'shortest' }, check: gives('{"s":"名前 🐳 /"}') },
    { inputs: { text: '{"a":1}' }, options: { literal: 'wrap' }, check: gives('"{\\"a\\":1}"') },
    { inputs: { text: '"{\\"a\\": 1}"' }, options: { literal: 'unwrap' }, check: gives('{"a":1}') },
    { inputs: { text: '{a:Infinity}' }, check: gives('{"a":null}') },
    { inputs: { text: '{ "a": 1 }\n{ "a": 2 }\n' }, check: gives('{"a":1}\n{"a":2}') },
    { inputs: { text: '[1,2' }, fault: 'expected-comma-or-close' },
    { inputs: { text: '[1,]' }, options: { strict: true }, fault: 'trailing-comma' },
    { inputs: { text: '' }, check: gives('') },
  ],
  run: ({ text: source }, options, job) => minifyText(source, options, job.progress),
});

/** How large the text of a file is when a server sends it with gzip, in bytes, for the page. */
export const compress = defineOperation({
  id: 'compress',
  inputs: { file: file() },
  output: 'report',
  options: v.object({}),
  examples: [
    { inputs: { file: new File(['a'.repeat(1000)], 'a.json') }, check: (size: number) => size > 18 && size < 60 },
  ],
  run: async ({ file: source }, _, job): Promise<Result<number, never>> =>
    ok(await gzipSize(source, { signal: job.signal, onProgress: job.progress })),
});
