import * as v from 'valibot';
import { LINE_ENDINGS } from '../../lib/line-endings';
import { ok } from '../../lib/result';
import { content, defineOperation, text } from '../../operations/define';
import { BASES } from './base';
import { bytesToText, contentToBytes, ENCODINGS } from './conversion';
import { PREFIXES, SEPARATORS } from './notation';

/** Everything that is remembered of this tool. */
export const binaryOptions = v.object({
  base: v.optional(v.picklist(BASES), 2),
  separator: v.optional(v.picklist(SEPARATORS), 'space'),
  prefix: v.optional(v.picklist(PREFIXES), 'none'),
  upperCase: v.optional(v.boolean(), false),
  encoding: v.optional(v.picklist(ENCODINGS), 'utf-8'),
  /** When reading: any other character only parts the numbers. */
  ignoreOthers: v.optional(v.boolean(), false),
});
export type BinaryOptions = v.InferOutput<typeof binaryOptions>;

const encodeOptions = v.object({
  ...binaryOptions.entries,
  lineEnding: v.optional(v.picklist(LINE_ENDINGS), 'given'),
});

/** A text as its bytes in a base: binary (zeros and ones), octal, decimal or hexadecimal. */
export const encode = defineOperation({
  id: 'encode',
  inputs: { text: content() },
  output: 'text',
  options: encodeOptions,
  examples: [
    { inputs: { text: 'Hello' }, output: '01001000 01100101 01101100 01101100 01101111' },
    { inputs: { text: '文' }, output: '11100110 10010110 10000111' },
    { inputs: { text: '💩 A' }, options: { base: 16 }, output: 'f0 9f 92 a9 20 41' },
    { inputs: { text: 'é' }, options: { encoding: 'ascii' }, fault: 'unencodable' },
    { inputs: { text: 'a\nb' }, options: { base: 16, lineEnding: 'crlf' }, output: '61 0d 0a 62' },
    { inputs: { text: new Uint8Array([0xff, 0xfe, 0x61, 0]) }, options: { base: 16 }, output: 'ff fe 61 00' },
    { inputs: { text: '' }, output: '' },
  ],
  run: ({ text: source }, options) => {
    const converted = contentToBytes(source, options);
    return converted.ok ? ok(converted.value.text) : converted;
  },
});

/** Bytes in a base as text. */
export const decode = defineOperation({
  id: 'decode',
  inputs: { text: text() },
  output: 'text',
  options: binaryOptions,
  examples: [
    { inputs: { text: '11110000 10011111 10010010 10101001 00100000 01000001' }, output: '💩 A' },
    { inputs: { text: '0100100001101001' }, output: 'Hi' },
    { inputs: { text: String.raw`\x68\x65\x6c\x6c\x6f` }, options: { base: 16 }, output: 'hello' },
    { inputs: { text: '010000011' }, fault: 'broken-byte' },
    { inputs: { text: '11111111' }, fault: 'undecodable' },
  ],
  run: ({ text: source }, options) => {
    const converted = bytesToText(source, options.encoding, options);
    return converted.ok ? ok(converted.value.text) : converted;
  },
});

/** As `encode`, with the characters one by one, for the page. */
export const describeText = defineOperation({
  id: 'describeText',
  inputs: { text: content() },
  output: 'report',
  options: encodeOptions,
  examples: [
    {
      inputs: { text: '💩' },
      options: { base: 16 },
      output: {
        text: 'f0 9f 92 a9',
        byteCount: 4,
        rows: [{ character: '💩', codePoint: 'U+1F4A9', bytes: 'f0 9f 92 a9' }],
        isCut: false,
      },
    },
  ],
  run: ({ text: source }, options) => contentToBytes(source, options),
});

/** As `decode`, with the characters one by one, for the page. */
export const describeBytes = defineOperation({
  id: 'describeBytes',
  inputs: { text: text() },
  output: 'report',
  options: binaryOptions,
  examples: [
    {
      inputs: { text: '11111111' },
      options: { encoding: 'iso-8859-1' },
      output: {
        text: 'ÿ',
        byteCount: 1,
        rows: [{ character: 'ÿ', codePoint: 'U+00FF', bytes: '11111111' }],
        isCut: false,
      },
    },
    { inputs: { text: '2' }, fault: 'bad-digit' },
  ],
  run: ({ text: source }, options) => bytesToText(source, options.encoding, options),
});
