import * as v from 'valibot';
import { toHex } from '../../lib/hex';
import { onDemand } from '../../lib/on-demand';
import { ok, type Result } from '../../lib/result';
import { defineOperation, file, text } from '../../operations/define';
import { addressType, type Encoded, encodeFile, type UnreadableFault } from './encode';
import { FORMS, LINE_LENGTHS, styleOf, wrapperOf } from './forms';
import type { Restored, RestoreFault } from './restore';

/** Everything that is remembered of this tool. */
export const encodeOptions = v.object({
  form: v.optional(v.picklist(FORMS), 'data-uri'),
  lineLength: v.optional(v.picklist(LINE_LENGTHS), 0),
});

const none = v.object({});

// Files are mostly encoded: what reads Base64 is fetched when it is first asked for.
const withRestorer = onDemand(() => import('./restore'));

function fileOf(hex: string, name: string, type?: string): File {
  const bytes = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return new File([Uint8Array.from(bytes)], name, type === undefined ? {} : { type });
}

/** A file as Base64 in one of the forms, such as a data URI; progress in bytes of the file. */
export const encode = defineOperation({
  id: 'encode',
  inputs: { file: file() },
  output: 'file',
  inlineLimit: 0,
  options: encodeOptions,
  examples: [
    {
      inputs: { file: fileOf('00ff10', 'x') },
      check: (blob: Blob) => blob.size === 'data:application/octet-stream;base64,AP8Q'.length,
    },
    { inputs: { file: fileOf('00ff10', 'x') }, options: { form: 'bare' }, check: (blob: Blob) => blob.size === 4 },
  ],
  run: async ({ file: source }, { form, lineLength }, job): Promise<Result<Blob, UnreadableFault>> => {
    const encoded = await encodeFile(source, styleOf(form, lineLength), job);
    if (!encoded.ok) return encoded;
    const [before, after] = wrapperOf(form, addressType(encoded.value), source.name);
    return ok(new Blob([before, encoded.value.base64, after], { type: 'text/plain' }));
  },
});

/** The Base64 of a file by itself, with what the file is, for the page, which puts it into any form. */
export const describeFile = defineOperation({
  id: 'describeFile',
  inputs: { file: file() },
  output: 'report',
  inlineLimit: 0,
  options: v.object({
    urlSafe: v.optional(v.boolean(), false),
    lineLength: v.optional(v.picklist(LINE_LENGTHS), 0),
  }),
  examples: [
    {
      inputs: { file: fileOf('89504e470d0a1a0a', 'a.png') },
      check: ({ start, type }: Encoded) =>
        start === 'iVBORw0KGgo=' && type.mimeType === 'image/png' && type.extension === 'png',
    },
    {
      inputs: { file: fileOf('ffd8ffe0', 'a', 'image/jpg') },
      check: ({ start, type }: Encoded) =>
        start === '/9j/4A==' && type.mimeType === 'image/jpeg' && type.extension === 'jpg',
    },
    {
      inputs: { file: fileOf('255044462d312e37', 'a') },
      check: ({ start, type }: Encoded) => start === 'JVBERi0xLjc=' && type.mimeType === 'application/pdf',
    },
    { inputs: { file: fileOf('', 'empty') }, check: ({ start, base64 }: Encoded) => start === '' && base64.size === 0 },
  ],
  run: ({ file: source }, style, job) => encodeFile(source, style, job),
  passed: ({ base64 }) => base64,
});

/** The file that Base64 or a data URI in a text holds, with what is known about it. */
export const decode = defineOperation({
  id: 'decode',
  inputs: { text: text() },
  output: 'report',
  inlineLimit: 200_000,
  options: none,
  examples: [
    {
      inputs: { text: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' },
      check: ({ file: found, type, dimensions, sha256 }: Restored) =>
        type.mimeType === 'image/gif' &&
        dimensions?.width === 1 &&
        dimensions.height === 1 &&
        found.size === 42 &&
        sha256 === 'ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629',
    },
    {
      inputs: { text: 'data:,Hello%2C%20World%21' },
      check: ({ text: found, type }: Restored) => found === 'Hello, World!' && type.extension === 'txt',
    },
    {
      inputs: { text: 'data:text/plain;charset=gbk;base64,xOO6ww==' },
      check: ({ text: found, type, charset }: Restored) =>
        found === '你好' && type.mimeType === 'text/plain' && charset === 'gbk',
    },
    {
      inputs: { text: 'AP8Q' },
      check: ({ head, type }: Restored) => toHex(head) === '00ff10' && type.extension === 'bin',
    },
    { inputs: { text: '{"a":1}' }, fault: 'bad-character' },
    { inputs: { text: 'a' }, fault: 'cut-off' },
  ],
  run: ({ text: source }, _options, job): Promise<Result<Restored, RestoreFault>> =>
    withRestorer(({ restoreText }) => restoreText(source, job)),
  passed: ({ file: found }) => found,
});

/** As `decode`, from a text file of any size; progress in its bytes. */
export const decodeFile = defineOperation({
  id: 'decodeFile',
  inputs: { file: file() },
  output: 'report',
  inlineLimit: 0,
  options: none,
  examples: [
    {
      inputs: { file: new File(['data:image/png;base64,\n', 'iVBORw0K', 'Ggo='], 'a.txt') },
      check: ({ head, declared }: Restored) => toHex(head) === '89504e470d0a1a0a' && declared === 'image/png',
    },
    { inputs: { file: new File(['YQ=a'], 'a.txt') }, fault: 'padding-inside' },
  ],
  run: ({ file: source }, _options, job): Promise<Result<Restored, RestoreFault>> =>
    withRestorer(({ restoreFile }) => restoreFile(source, job)),
  passed: ({ file: found }) => found,
});
