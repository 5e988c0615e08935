import CryptoJS from 'crypto-js/core.js';
import 'crypto-js/lib-typedarrays.js';
import 'crypto-js/pad-nopadding.js';
import 'crypto-js/rabbit.js';
import 'crypto-js/rc4.js';
import 'crypto-js/tripledes.js';
import type { Job } from '../../operations/define';
import type { Bytes } from './bytes';

/** What the other library has no counterpart of. */
export type OldCipher = 'tripledes' | 'rabbit' | 'rc4';

/** Bytes between two looks at the signal: whole blocks of every cipher. */
const STEP = 1 << 18;

const ALGORITHMS = { tripledes: 'TripleDES', rabbit: 'Rabbit', rc4: 'RC4' } as const;

/**
 * Runs one of the ciphers over the bytes: TripleDES-EDE3 in CBC over whole blocks without padding, Rabbit and RC4 over
 * any number of bytes. Progress in bytes; rejects with the signal's reason when aborted.
 */
export async function runOldCipher(
  cipher: OldCipher,
  direction: 'encrypt' | 'decrypt',
  bytes: Bytes,
  { key, iv }: { readonly key: Bytes; readonly iv: Bytes },
  job: Job,
): Promise<Bytes> {
  const algorithm = CryptoJS.algo[ALGORITHMS[cipher]];
  const settings = {
    padding: CryptoJS.pad.NoPadding,
    mode: CryptoJS.mode.CBC,
    ...(iv.length > 0 && { iv: toWords(iv) }),
  };
  const create = direction === 'encrypt' ? algorithm.createEncryptor : algorithm.createDecryptor;
  const running = create.call(algorithm, toWords(key), settings);
  const made = new Uint8Array(bytes.length);
  let filled = 0;
  const put = (words: WordArray) => {
    writeWords(words, made, filled);
    filled += words.sigBytes;
  };
  for (let from = 0; from < bytes.length; from += STEP) {
    put(running.process(toWords(bytes.subarray(from, from + STEP))));
    if (bytes.length <= STEP) continue;
    job.progress(Math.min(from + STEP, bytes.length), bytes.length);
    await new Promise((resolve) => setTimeout(resolve));
    job.signal.throwIfAborted();
  }
  put(running.finalize());
  return made;
}

type WordArray = ReturnType<typeof toWords>;

function toWords(bytes: Uint8Array) {
  return CryptoJS.lib.WordArray.create(bytes);
}

/** The words' bytes, big-endian, from `at` on. */
function writeWords({ words, sigBytes }: WordArray, into: Uint8Array, at: number): void {
  for (let byte = 0; byte < sigBytes; byte++) into[at + byte] = (words[byte >>> 2] ?? 0) >>> (24 - (byte % 4) * 8);
}
