import * as v from 'valibot';
import { CHARSETS, type UndecodableFault, type UnencodableFault } from '../../lib/charset';
import { type Content } from '../../lib/exact-content';
import { LINE_ENDINGS, offsetAsGiven, withLineEnding } from '../../lib/line-endings';
import { onDemand } from '../../lib/on-demand';
import { err, type Fault, ok, type Result } from '../../lib/result';
import { content, defineOperation, text } from '../../operations/define';
import type { Decoded, DecodeFault } from './decoding';
import type { DecompressFault } from './decompress';
import { type Encoded, encodeBytes, encodeString, encodeUtf8 } from './encoding';

/** Everything that is remembered of this tool. */
export const conversionOptions = v.object({
  urlSafe: v.optional(v.boolean(), false),
  /** Null follows the alphabet: on for the standard one, off for URL-safe. */
  padding: v.optional(v.nullable(v.boolean()), null),
  lineLength: v.optional(v.picklist([0, 64, 76]), 0),
  eachLine: v.optional(v.boolean(), false),
  charset: v.optional(v.picklist(CHARSETS), 'utf-8'),
});
export type ConversionOptions = v.InferOutput<typeof conversionOptions>;

/** What a text is encoded by: what is remembered, and the line endings of this text. */
const encodeOptions = v.object({
  ...conversionOptions.entries,
  lineEnding: v.optional(v.picklist(LINE_ENDINGS), 'given'),
});
type EncodeOptions = v.InferOutput<typeof encodeOptions>;

/** Bytes that are no text, as a fault that carries them. */
type NotTextFault = UndecodableFault & { readonly bytes: Uint8Array };

// Most texts are UTF-8 and are encoded: the rest is fetched when it is first asked for.
const withEncoder = onDemand(() => import('../../lib/charset-encoder'));
const withDecoder = onDemand(() => import('./decoding'));

type Answer<V, F extends Fault> = Result<V, F> | Promise<Result<V, F>>;

function encodeBy(options: EncodeOptions, source: Content): Answer<Encoded, UnencodableFault> {
  const { padding, lineEnding, ...rest } = options;
  const settings = padding === null ? rest : { ...rest, padding };
  if (typeof source !== 'string') return ok(encodeBytes(source, settings));
  const written = withLineEnding(source, lineEnding);
  const asGiven = (encoded: Result<Encoded, UnencodableFault>) => atPlacesGiven(encoded, source, lineEnding);
  if (settings.charset === 'utf-8') return asGiven(encodeString(written, settings, encodeUtf8));
  return withEncoder(({ encodeText }) => asGiven(encodeString(written, settings, encodeText)));
}

/** Places in the text with other line endings become those in the text as it was given. */
function atPlacesGiven(
  encoded: Result<Encoded, UnencodableFault>,
  source: string,
  lineEnding: EncodeOptions['lineEnding'],
): Result<Encoded, UnencodableFault> {
  if (!encoded.ok) return err({ ...encoded.fault, at: offsetAsGiven(source, lineEnding, encoded.fault.at) });
  const { loneSurrogateAt: at } = encoded.value;
  return at === undefined ? encoded : ok({ ...encoded.value, loneSurrogateAt: offsetAsGiven(source, lineEnding, at) });
}

// A text of 200 kB takes a few milliseconds either way.
const INLINE_LIMIT = 200_000;

/** Text to Base64. */
export const encode = defineOperation({
  id: 'encode',
  inputs: { text: content() },
  output: 'text',
  inlineLimit: INLINE_LIMIT,
  options: encodeOptions,
  examples: [
    { inputs: { text: 'Hello, 世界 👋' }, output: 'SGVsbG8sIOS4lueVjCDwn5GL' },
    { inputs: { text: '你好' }, output: '5L2g5aW9' },
    { inputs: { text: '<<<????????>>>' }, options: { urlSafe: true }, output: 'PDw8Pz8_Pz8_Pz8-Pj4' },
    { inputs: { text: 'dir' }, options: { charset: 'utf-16le' }, output: 'ZABpAHIA' },
    { inputs: { text: '你好' }, options: { charset: 'iso-8859-1' }, fault: 'unencodable' },
    {
      inputs: { text: new Uint8Array([0xef, 0xbb, 0xbf, 0x61]) },
      options: { charset: 'utf-16le' },
      output: '77u/YQ==',
    },
    { inputs: { text: 'a\nb' }, options: { lineEnding: 'crlf' }, output: 'YQ0KYg==' },
    { inputs: { text: '' }, output: '' },
  ],
  run: async ({ text: source }, options): Promise<Result<string, UnencodableFault>> => {
    const encoded = await encodeBy(options, source);
    return encoded.ok ? ok(encoded.value.text) : encoded;
  },
});

/** Base64 to text. Bytes that are no text in the charset are a fault that carries them. */
export const decode = defineOperation({
  id: 'decode',
  inputs: { text: text() },
  output: 'text',
  inlineLimit: INLINE_LIMIT,
  options: v.pick(conversionOptions, ['charset', 'eachLine']),
  examples: [
    { inputs: { text: '8J-YgA' }, output: '😀' },
    { inputs: { text: 'data:text/plain;base64,bG9yZW0gaXBzdW0=' }, output: 'lorem ipsum' },
    { inputs: { text: 'bG9yZW0\n gaXBzdW0' }, output: 'lorem ipsum' },
    { inputs: { text: '/w==' }, fault: 'undecodable' },
    { inputs: { text: 'a' }, fault: 'cut-off' },
    { inputs: { text: '' }, output: '' },
  ],
  run: async ({ text: source }, options): Promise<Result<string, DecodeFault | NotTextFault>> => {
    const decoded = await withDecoder(({ decodeString }) => decodeString(source, options));
    if (!decoded.ok) return decoded;
    const { text: found, undecodable, bytes } = decoded.value;
    if (undecodable) return err({ ...undecodable, bytes });
    return ok(found ?? '');
  },
});

/** As `encode`, with counts and warnings, for the page. */
export const describeText = defineOperation({
  id: 'describeText',
  inputs: { text: content() },
  output: 'report',
  inlineLimit: INLINE_LIMIT,
  options: encodeOptions,
  examples: [
    {
      inputs: { text: 'a\ud800' },
      output: { text: 'Ye+/vQ==', bytes: new Uint8Array([0x61, 0xef, 0xbf, 0xbd]), loneSurrogateAt: 1 },
    },
    {
      inputs: { text: 'a\n\u4f60' },
      options: { lineEnding: 'crlf', charset: 'iso-8859-1' },
      fault: 'unencodable',
    },
  ],
  run: ({ text: source }, options) => encodeBy(options, source),
});

/** As `decode`, with the bytes, what is odd about them and what they may be, for the page. */
export const describeBase64 = defineOperation({
  id: 'describeBase64',
  inputs: { text: text() },
  output: 'report',
  inlineLimit: INLINE_LIMIT,
  options: v.pick(conversionOptions, ['charset', 'eachLine']),
  examples: [
    {
      inputs: { text: '/w==' },
      output: {
        undecodable: { code: 'undecodable', charset: 'utf-8', at: 0, byte: 0xff },
        bytes: new Uint8Array([0xff]),
        charset: 'utf-8',
        notes: [],
        alsoTextIn: ['iso-8859-1'],
        isGzip: false,
      },
    },
    { inputs: { text: 'é' }, fault: 'bad-character' },
  ],
  run: ({ text: source }, options): Answer<Decoded, DecodeFault> =>
    withDecoder(({ decodeString }) => decodeString(source, options)),
  passed: ({ text: found, bytes }) => found ?? new Blob([bytes]),
});

/** Decompressed bytes, and their text where they are text. */
export interface Decompressed {
  readonly text?: string;
  readonly undecodable?: UndecodableFault;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What gzip or zlib data inside Base64 hold; progress in compressed bytes. */
export const decompress = defineOperation({
  id: 'decompress',
  inputs: { text: text() },
  output: 'report',
  inlineLimit: 0,
  options: v.pick(conversionOptions, ['charset']),
  examples: [
    {
      inputs: { text: 'H4sIAAAAAAAAE8tIzcnJBwCGphA2BQAAAA==' },
      output: { text: 'hello', bytes: new TextEncoder().encode('hello') },
    },
    { inputs: { text: 'eJzLSM3JyQcABiwCFQ==' }, output: { text: 'hello', bytes: new TextEncoder().encode('hello') } },
    { inputs: { text: 'H4sIAAAAAAAAE8tIzcnJ' }, fault: 'damaged-gzip' },
  ],
  run: async ({ text: source }, { charset }, job): Promise<Result<Decompressed, DecodeFault | DecompressFault>> => {
    const [{ decodeString }, { decompressGzip }, { decodeText }] = await Promise.all([
      import('./decoding'),
      import('./decompress'),
      import('../../lib/charset-decoder'),
    ]);
    const decoded = decodeString(source, { charset, eachLine: false });
    if (!decoded.ok) return decoded;
    const bytes = await decompressGzip(decoded.value.bytes, job);
    if (!bytes.ok) return bytes;
    const found = decodeText(bytes.value, charset);
    return ok(found.ok ? { text: found.value, bytes: bytes.value } : { undecodable: found.fault, bytes: bytes.value });
  },
  passed: ({ text: found, bytes }) => found ?? new Blob([bytes]),
});
