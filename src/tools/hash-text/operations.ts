import * as v from 'valibot';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { LINE_ENDINGS, type LineEndingChoice, withLineEnding } from '../../lib/line-endings';
import { ok, type Result } from '../../lib/result';
import { defineOperation, file, text } from '../../operations/define';
import { ALGORITHM_IDS, type AlgorithmId, algorithmOf, MAIN_ROWS, SHA3_SIZES } from '../../lib/hashing/algorithms';
import { DIGEST_ENCODINGS, writeDigest, writeDigests } from '../../lib/hashing/digest-encoding';
import { hashOptions, READ_AS, type ReadAs } from './options';
import { type Digests, hashBytes, startHashing } from '../../lib/hashing/hashing';
import type { WrittenBytesFault } from '../../lib/hashing/written-bytes';

/** What the page remembers, of which no operation asks for all. */
export const remembered = hashOptions;

export type HashTextFault = WrittenBytesFault;

/** The digests of a text, with what was hashed. */
export interface TextDigests {
  readonly byteCount: number;
  /** UTF-16 offset of a surrogate that was hashed as U+FFFD because its other half is missing. */
  readonly loneSurrogateAt?: number;
  readonly digests: Digests;
}

interface Reading {
  readonly readAs: ReadAs;
  readonly lineEnding: LineEndingChoice;
}

async function readBytes(source: string, { readAs, lineEnding }: Reading): Promise<Result<Uint8Array, HashTextFault>> {
  if (readAs === 'utf-8') return ok(new TextEncoder().encode(withLineEnding(source, lineEnding)));
  const { readWrittenBytes } = await import('../../lib/hashing/written-bytes');
  return readWrittenBytes(source, readAs);
}

const algorithms = (chosen: readonly AlgorithmId[]) =>
  v.optional(v.array(v.picklist(ALGORITHM_IDS)), () => [...chosen]);
const lineEnding = v.optional(v.picklist(LINE_ENDINGS), 'given');
const fixedAlgorithms = MAIN_ROWS.map((row) => algorithmOf(row, '512'));

const FOX = 'The quick brown fox jumps over the lazy dog';

/** The hashes of a text in lowercase hex, by algorithm, for the page. */
export const digestText = defineOperation({
  id: 'digestText',
  inputs: { text: text() },
  output: 'report',
  options: v.object({
    readAs: v.optional(v.picklist(READ_AS), 'utf-8'),
    lineEnding,
    algorithms: algorithms(fixedAlgorithms),
  }),
  examples: [
    {
      inputs: { text: '' },
      options: { algorithms: ['md5', 'sha3-512'] },
      output: {
        byteCount: 0,
        digests: {
          md5: 'd41d8cd98f00b204e9800998ecf8427e',
          'sha3-512':
            'a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26',
        },
      },
    },
    {
      inputs: { text: '616263' },
      options: { readAs: 'hex', algorithms: ['sha1'] },
      output: { byteCount: 3, digests: { sha1: 'a9993e364706816aba3e25717850c26c9cd0d89d' } },
    },
    { inputs: { text: '6g' }, options: { readAs: 'hex' }, fault: 'not-hex' },
    { inputs: { text: 'a' }, options: { readAs: 'base64' }, fault: 'not-base64' },
  ],
  run: async ({ text: source }, { algorithms: chosen, ...reading }): Promise<Result<TextDigests, HashTextFault>> => {
    const bytes = await readBytes(source, reading);
    if (!bytes.ok) return bytes;
    const loneSurrogateAt = reading.readAs === 'utf-8' ? findLoneSurrogate(source) : -1;
    const digests = await hashBytes(bytes.value, chosen);
    return ok({ byteCount: bytes.value.length, ...(loneSurrogateAt >= 0 && { loneSurrogateAt }), digests });
  },
  passed: ({ digests }) => writeDigests(digests),
});

/** The hash of a text by one algorithm, such as the SHA-256 or MD5 of a string, as text. */
export const hashText = defineOperation({
  id: 'hashText',
  inputs: { text: text() },
  output: 'text',
  options: v.object({
    algorithm: v.optional(v.picklist([...MAIN_ROWS, ...ALGORITHM_IDS]), 'sha256'),
    sha3Size: v.optional(v.picklist(SHA3_SIZES), '512'),
    readAs: v.optional(v.picklist(READ_AS), 'utf-8'),
    lineEnding,
    encoding: v.optional(v.picklist(DIGEST_ENCODINGS), 'hex'),
  }),
  examples: [
    { inputs: { text: FOX }, output: 'd7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592' },
    {
      inputs: { text: 'abc' },
      options: { encoding: 'base64' },
      output: 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=',
    },
    { inputs: { text: '你好' }, options: { algorithm: 'md5' }, output: '7eca689f0d3389d9dea66ae112e5cfd7' },
    {
      inputs: { text: 'a\nb' },
      options: { lineEnding: 'crlf' },
      output: '18745f36a05e29072709042d6062ce54f1b08ff36c27ba80c39f81fb010c8ce2',
    },
    { inputs: { text: 'zz' }, options: { readAs: 'hex' }, fault: 'not-hex' },
  ],
  run: async (
    { text: source },
    { algorithm, sha3Size, encoding, ...reading },
  ): Promise<Result<string, HashTextFault>> => {
    const bytes = await readBytes(source, reading);
    if (!bytes.ok) return bytes;
    const id = algorithm === 'sha3' ? algorithmOf(algorithm, sha3Size) : algorithm;
    const digests = await hashBytes(bytes.value, [id]);
    return ok(writeDigest(digests[id] ?? '', encoding));
  },
});

/** The hashes (checksums) of a file of any size in lowercase hex, by algorithm; progress in bytes. */
export const hashFile = defineOperation({
  id: 'hashFile',
  inputs: { file: file() },
  output: 'report',
  inlineLimit: 0,
  options: v.object({ algorithms: algorithms(['sha256', 'sha1', 'md5']) }),
  examples: [
    {
      inputs: { file: new File(['a\r\nb'], 'crlf.txt') },
      options: { algorithms: ['sha256'] },
      output: { sha256: '18745f36a05e29072709042d6062ce54f1b08ff36c27ba80c39f81fb010c8ce2' },
    },
  ],
  run: async ({ file: source }, { algorithms: chosen }, job) => {
    const { hashFileBlocks } = await import('../../lib/hashing/hashing-files');
    return hashFileBlocks(source, await startHashing(chosen), job);
  },
  passed: (digests) => writeDigests(digests),
});
