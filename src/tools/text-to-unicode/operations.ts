import * as v from 'valibot';
import { ok } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { codePointsOf, type CodePoints } from './code-points';
import { escapeText, unescapeText, type Converted } from './convert';
import { HEX_CASES, NOTATIONS } from './notation';

/** Everything that is remembered of this tool. */
export const unicodeOptions = v.object({
  notation: v.optional(v.picklist(NOTATIONS), 'html-decimal'),
  scope: v.optional(v.picklist(['all', 'non-ascii']), 'all'),
  hexCase: v.optional(v.picklist(HEX_CASES), 'usual'),
});

/** Reading needs the notation only where several are possible. */
const readOptions = v.pick(unicodeOptions, ['notation']);

const MIXED = String.raw`&#105;\ud83d\ude00 U+4E2D`;

/** A text as its Unicode code points in a notation: HTML entities, U+, escapes of JavaScript, JSON, Python, CSS and Rust, or UTF-8. */
export const encode = defineOperation({
  id: 'encode',
  inputs: { text: text() },
  output: 'text',
  options: unicodeOptions,
  examples: [
    { inputs: { text: 'Hi-5!' }, output: '&#72;&#105;&#45;&#53;&#33;' },
    { inputs: { text: '😀' }, output: '&#128512;' },
    { inputs: { text: 'é😀' }, options: { notation: 'html-hex' }, output: '&#xE9;&#x1F600;' },
    { inputs: { text: 'é😀' }, options: { notation: 'u-plus' }, output: 'U+00E9 U+1F600' },
    { inputs: { text: 'é😀' }, options: { notation: 'javascript' }, output: String.raw`\u{E9}\u{1F600}` },
    { inputs: { text: 'é😀' }, options: { notation: 'json' }, output: String.raw`\u00e9\ud83d\ude00` },
    { inputs: { text: 'é😀' }, options: { notation: 'python' }, output: String.raw`\u00e9\U0001f600` },
    { inputs: { text: 'é😀' }, options: { notation: 'percent' }, output: '%C3%A9%F0%9F%98%80' },
    { inputs: { text: 'é😀' }, options: { notation: 'utf8-hex' }, output: 'C3 A9 F0 9F 98 80' },
    { inputs: { text: 'café' }, options: { scope: 'non-ascii' }, output: 'caf&#233;' },
    { inputs: { text: '' }, output: '' },
  ],
  run: ({ text: given }, options, job) => ok(escapeText(given, options, job).text),
});

/** Unicode escapes of all notations, mixed, as the text that they stand for. */
export const decode = defineOperation({
  id: 'decode',
  inputs: { text: text() },
  output: 'text',
  options: readOptions,
  examples: [
    { inputs: { text: MIXED }, output: 'i😀 中' },
    { inputs: { text: 'U+00E9 U+1F600' }, output: 'é😀' },
    { inputs: { text: '&#x110000;' }, output: '&#x110000;' },
    { inputs: { text: '%E4%BD%A0 C' }, output: '你 C' },
    { inputs: { text: 'C3 A9 F0 9F 98 80' }, output: 'é😀' },
    { inputs: { text: '' }, output: '' },
  ],
  run: ({ text: given }, options, job) => ok(unescapeText(given, options, job).text),
});

/** As `encode`, with the count and what was left, for the page. */
export const describeText = defineOperation({
  id: 'describeText',
  inputs: { text: text() },
  output: 'report',
  options: unicodeOptions,
  examples: [
    {
      inputs: { text: 'a\ud800' },
      output: {
        text: '&#97;\ud800',
        count: 1,
        left: [{ code: 'surrogate', text: '\ud800', at: 1 }],
        leftCount: 1,
      },
    },
  ],
  run: ({ text: given }, options, job) => ok(escapeText(given, options, job)),
});

/** As `decode`, with the count and what was left, for the page. */
export const describeEscaped = defineOperation({
  id: 'describeEscaped',
  inputs: { text: text() },
  output: 'report',
  options: readOptions,
  examples: [
    {
      inputs: { text: 'A &#x110000;' },
      check: ({ left: [first], leftCount }: Converted) =>
        leftCount === 1 && first?.code === 'too-large' && first.at === 2,
    },
  ],
  run: ({ text: given }, options, job) => ok(unescapeText(given, options, job)),
});

/** Each character of a text: code point, Unicode name, block, category and its bytes in UTF-8. */
export const inspect = defineOperation({
  id: 'inspect',
  inputs: { text: text() },
  output: 'report',
  options: v.object({}),
  // The names are fetched and read where they do not hold up the page.
  inlineLimit: 0,
  examples: [
    {
      inputs: { text: 'é' },
      check: ({ rows: [row] }: CodePoints) =>
        row?.name === 'LATIN SMALL LETTER E WITH ACUTE' && row.block === 'Latin-1 Supplement' && row.category === 'Ll',
    },
    { inputs: { text: '中' }, check: ({ rows: [row] }: CodePoints) => row?.name === 'CJK UNIFIED IDEOGRAPH-4E2D' },
    { inputs: { text: '한' }, check: ({ rows: [row] }: CodePoints) => row?.name === 'HANGUL SYLLABLE HAN' },
    { inputs: { text: '\u200b' }, check: ({ rows: [row] }: CodePoints) => row?.mark === 'format' },
  ],
  run: ({ text: given }, _, job) => codePointsOf(given, job),
});
