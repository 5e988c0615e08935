import * as v from 'valibot';
import { DIGEST_ENCODINGS, writeDigest, writeDigests } from '../../lib/hashing/digest-encoding';
import { type Digests, type Hashing, startHmac } from '../../lib/hashing/hashing';
import type { UnreadableFault } from '../../lib/hashing/hashing-files';
import { readWrittenBytes, type WrittenBytesFault } from '../../lib/hashing/written-bytes';
import { LINE_ENDINGS, withLineEnding, type LineEndingChoice } from '../../lib/line-endings';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { ok, type Result } from '../../lib/result';
import { defineOperation, file, text } from '../../operations/define';
import { HASHES } from './hashes';
import { KEY_FORMS, type KeyFault, readKey } from './read-key';

export const MESSAGE_FORMS = ['utf-8', 'hex', 'base64'] as const;
type MessageForm = (typeof MESSAGE_FORMS)[number];

/** Everything that is remembered of this tool; message, key and expected value are not. */
export const hmacOptions = v.object({
  hash: v.optional(v.picklist(HASHES), 'sha256'),
  keyAs: v.optional(v.picklist(KEY_FORMS), 'text'),
  messageAs: v.optional(v.picklist(MESSAGE_FORMS), 'utf-8'),
  encoding: v.optional(v.picklist(DIGEST_ENCODINGS), 'hex'),
});

/** HMACs in lower-case hex, by hash function, with what they were made of. */
export interface Macs {
  readonly macs: Digests;
  readonly byteCount: number;
}

const lineEnding = v.optional(v.picklist(LINE_ENDINGS), 'given');

function readMessage(
  source: string,
  form: MessageForm,
  endings: LineEndingChoice,
): Result<Uint8Array, WrittenBytesFault> {
  if (form === 'utf-8') return ok(new TextEncoder().encode(withLineEnding(source, endings)));
  return readWrittenBytes(source, form);
}

/** Small enough that a cancelled pass ends soon. */
const BLOCK = 1 << 20;

function authenticate(hashing: Hashing, message: Uint8Array, signal: AbortSignal): Digests {
  for (let from = 0; from < message.length; from += BLOCK) {
    signal.throwIfAborted();
    hashing.update(message.subarray(from, from + BLOCK));
  }
  return hashing.digest();
}

const several = v.object({
  hashes: v.optional(v.array(v.picklist(HASHES)), ['sha256']),
  keyAs: hmacOptions.entries.keyAs,
  messageAs: hmacOptions.entries.messageAs,
  lineEnding,
});

const JEFE = { text: 'what do ya want for nothing?', key: 'Jefe' };

/** The HMAC of a message with one hash function, as text. */
export const hmac = defineOperation({
  id: 'hmac',
  inputs: { text: text(), key: text().secret() },
  output: 'text',
  options: v.object({ ...hmacOptions.entries, lineEnding }),
  examples: [
    { inputs: JEFE, output: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843' },
    { inputs: JEFE, options: { hash: 'md5' }, output: '750c783e6ab0b503eaa86e310a5db738' },
    {
      inputs: { text: '你好', key: '密钥' },
      options: { encoding: 'base64url' },
      output: 'QW8CZAEW851ZEcxTGQaSGim56WA5qiqQP5AOy64ANxU',
    },
    {
      inputs: { text: 'a\nb', key: 'Jefe' },
      options: { lineEnding: 'crlf' },
      output: 'ba345bee656ed1545c029b7820b5f6f4a057e9d6226fc2dc719e89b23e367a65',
    },
    { inputs: { text: '', key: 'abc' }, options: { keyAs: 'hex' }, fault: 'key-not-hex' },
    { inputs: { text: '', key: 'xy' }, options: { keyAs: 'hex' }, fault: 'key-not-hex' },
    { inputs: { text: '', key: '*' }, options: { keyAs: 'base64' }, fault: 'key-not-base64' },
    { inputs: { text: 'xy', key: '' }, options: { messageAs: 'hex' }, fault: 'not-hex' },
    { inputs: { text: 'abc', key: '' }, options: { messageAs: 'hex' }, fault: 'not-hex' },
    { inputs: { text: '*', key: '' }, options: { messageAs: 'base64' }, fault: 'not-base64' },
  ],
  run: async (
    { text: source, key },
    { hash, keyAs, messageAs, encoding, lineEnding: endings },
    job,
  ): Promise<Result<string, KeyFault | WrittenBytesFault>> => {
    const keyBytes = readKey(key, keyAs);
    if (!keyBytes.ok) return keyBytes;
    const message = readMessage(source, messageAs, endings);
    if (!message.ok) return message;
    const macs = authenticate(await startHmac([hash], keyBytes.value), message.value, job.signal);
    return ok(writeDigest(macs[hash] ?? '', encoding));
  },
});

/** The HMACs of a message with several hash functions, for the page. */
export const describeText = defineOperation({
  id: 'describeText',
  inputs: { text: text(), key: text().secret() },
  output: 'report',
  options: several,
  examples: [
    {
      inputs: { text: '', key: '' },
      output: {
        byteCount: 0,
        macs: { sha256: 'b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad' },
      },
    },
    { inputs: { text: '', key: 'a' }, options: { keyAs: 'hex' }, fault: 'key-not-hex' },
  ],
  run: async (
    { text: source, key },
    { hashes, keyAs, messageAs, lineEnding: endings },
    job,
  ): Promise<Result<Macs & { readonly loneSurrogateAt?: number }, KeyFault | WrittenBytesFault>> => {
    const keyBytes = readKey(key, keyAs);
    if (!keyBytes.ok) return keyBytes;
    const message = readMessage(source, messageAs, endings);
    if (!message.ok) return message;
    const macs = authenticate(await startHmac(hashes, keyBytes.value), message.value, job.signal);
    const loneSurrogateAt = messageAs === 'utf-8' ? findLoneSurrogate(source) : -1;
    return ok({ macs, byteCount: message.value.length, ...(loneSurrogateAt >= 0 && { loneSurrogateAt }) });
  },
  passed: ({ macs }) => writeDigests(macs),
});

/** The HMACs of a file of any size with several hash functions; progress in bytes. */
export const describeFile = defineOperation({
  id: 'describeFile',
  inputs: { file: file(), key: text().secret() },
  output: 'report',
  inlineLimit: 0,
  options: v.object({ hashes: several.entries.hashes, keyAs: several.entries.keyAs }),
  examples: [
    {
      inputs: { file: new File(['Hi There'], 'hi.txt'), key: '0b'.repeat(20) },
      options: { keyAs: 'hex' },
      output: {
        byteCount: 8,
        macs: { sha256: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7' },
      },
    },
    { inputs: { file: new File([], 'empty'), key: '!' }, options: { keyAs: 'base64url' }, fault: 'key-not-base64' },
  ],
  run: async ({ file: source, key }, { hashes, keyAs }, job): Promise<Result<Macs, KeyFault | UnreadableFault>> => {
    const keyBytes = readKey(key, keyAs);
    if (!keyBytes.ok) return keyBytes;
    const { hashFileBlocks } = await import('../../lib/hashing/hashing-files');
    const macs = await hashFileBlocks(source, await startHmac(hashes, keyBytes.value), job);
    return macs.ok ? ok({ macs: macs.value, byteCount: source.size }) : macs;
  },
  passed: ({ macs }) => writeDigests(macs),
});
