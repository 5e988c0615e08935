import * as v from 'valibot';
import { LINE_ENDINGS } from '../../lib/line-endings';
import { ok } from '../../lib/result';
import { content, defineOperation, text } from '../../operations/define';
import { URL_CHARSETS } from './charsets';
import { decodeUrl } from './decode';
import { encodeContent, MODES } from './encode';

/** Everything that is remembered of this tool. */
export const urlOptions = v.object({
  mode: v.optional(v.picklist(MODES), 'component'),
  charset: v.optional(v.picklist(URL_CHARSETS), 'utf-8'),
  readAs: v.optional(v.picklist(['text', 'hex']), 'text'),
  decodeCharset: v.optional(v.picklist([...URL_CHARSETS, 'hex']), 'utf-8'),
  plusAsSpace: v.optional(v.boolean(), false),
  repeat: v.optional(v.boolean(), false),
  tolerant: v.optional(v.boolean(), false),
  lineByLine: v.optional(v.boolean(), false),
  /** Of the other card: each has its own. */
  decodeLineByLine: v.optional(v.boolean(), false),
});

const encodeOptions = v.object({
  ...v.pick(urlOptions, ['mode', 'charset', 'readAs', 'lineByLine']).entries,
  lineEnding: v.optional(v.picklist(LINE_ENDINGS), 'given'),
});
const decodeOptions = v.pick(urlOptions, ['decodeCharset', 'plusAsSpace', 'repeat', 'tolerant', 'lineByLine']);

const INLINE_LIMIT = 200_000;

/** As `encode`, with what is odd about the text, for the page. */
export const describeText = defineOperation({
  id: 'describeText',
  inputs: { text: content() },
  output: 'report',
  inlineLimit: INLINE_LIMIT,
  options: encodeOptions,
  examples: [
    { inputs: { text: '\ud800' }, output: { text: '%EF%BF%BD', loneSurrogateAt: 0 } },
    {
      inputs: { text: 'https://google.com/' },
      output: { text: 'https%3A%2F%2Fgoogle.com%2F', looksLike: 'address' },
    },
  ],
  run: ({ text: source }, options) => encodeContent(source, options),
});

/** Percent-encodes a text, or bytes in hex, for a URL or a query parameter. */
export const encode = defineOperation({
  id: 'encode',
  inputs: { text: content() },
  output: 'text',
  inlineLimit: 10_000,
  options: encodeOptions,
  examples: [
    { inputs: { text: 'Hello world :)' }, output: 'Hello%20world%20%3A)' },
    { inputs: { text: 'Hello world :)' }, options: { mode: 'form' }, output: 'Hello+world+%3A%29' },
    { inputs: { text: '你好' }, options: { charset: 'gbk' }, output: '%C4%E3%BA%C3' },
    { inputs: { text: '😀' }, options: { charset: 'gbk' }, fault: 'unencodable' },
    { inputs: { text: '80' }, options: { readAs: 'hex' }, output: '%80' },
    { inputs: { text: 'a\nb' }, options: { lineEnding: 'crlf' }, output: 'a%0D%0Ab' },
    { inputs: { text: new Uint8Array([0xff, 0xfe, 0x61, 0]) }, options: { charset: 'gbk' }, output: '%FF%FEa%00' },
    { inputs: { text: 'a b\nc&d' }, options: { lineByLine: true }, output: 'a%20b\nc%26d' },
    { inputs: { text: '' }, output: '' },
  ],
  run: ({ text: source }, options) => {
    const encoded = encodeContent(source, options);
    return encoded.ok ? ok(encoded.value.text) : encoded;
  },
});

/** As `decode`, with the rounds it took and what was tolerated, for the page. */
export const describeEncoded = defineOperation({
  id: 'describeEncoded',
  inputs: { text: text() },
  output: 'report',
  inlineLimit: INLINE_LIMIT,
  options: decodeOptions,
  examples: [
    {
      inputs: { text: '%25E4%25BD%25A0' },
      options: { repeat: true },
      output: { text: '你', rounds: 2, isUnfinished: false, keptCount: 0, hasReplaced: false },
    },
  ],
  run: ({ text: source }, { decodeCharset, ...options }) => decodeUrl(source, { ...options, charset: decodeCharset }),
});

/** Decodes the percent sequences of a URL to text, or to hex. */
export const decode = defineOperation({
  id: 'decode',
  inputs: { text: text() },
  output: 'text',
  inlineLimit: 10_000,
  options: decodeOptions,
  examples: [
    { inputs: { text: 'Hello%20world%20%3A)' }, output: 'Hello world :)' },
    { inputs: { text: 'a+b' }, output: 'a+b' },
    { inputs: { text: 'a+b' }, options: { plusAsSpace: true }, output: 'a b' },
    { inputs: { text: '%C4%E3%BA%C3' }, fault: 'undecodable' },
    { inputs: { text: '%C4%E3%BA%C3' }, options: { decodeCharset: 'gbk' }, output: '你好' },
    { inputs: { text: '%80' }, options: { decodeCharset: 'hex' }, output: '80' },
    { inputs: { text: '100%' }, fault: 'bad-percent' },
    { inputs: { text: '100%' }, options: { tolerant: true }, output: '100%' },
    { inputs: { text: '' }, output: '' },
  ],
  run: ({ text: source }, { decodeCharset, ...options }) => {
    const decoded = decodeUrl(source, { ...options, charset: decodeCharset });
    return decoded.ok ? ok(decoded.value.text) : decoded;
  },
});
