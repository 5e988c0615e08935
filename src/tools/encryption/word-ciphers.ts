import CryptoJS from 'crypto-js/core.js';
import 'crypto-js/lib-typedarrays.js';
import 'crypto-js/pad-nopadding.js';
import 'crypto-js/rabbit.js';
import 'crypto-js/rc4.js';
import 'crypto-js/tripledes.js';
import type { Job } from '../../operations/define';

type Bytes = Uint8Array<ArrayBuffer>;

export const WORD_CIPHERS = {
  tripledes: CryptoJS.algo.TripleDES,
  rabbit: CryptoJS.algo.Rabbit,
  rc4: CryptoJS.algo.RC4,
} as const;
export type WordCipher = keyof typeof WORD_CIPHERS;

/** Bytes between two looks at the job; whole blocks of every cipher. */
const STRETCH = 1 << 18;

/**
 * Runs one of CryptoJS's ciphers over bytes: TripleDES (EDE3, 24-byte key, 8-byte IV) in CBC mode and without padding, so on
 * whole blocks; Rabbit (16, 8; bytes in eSTREAM's order) and RC4 (no IV, nothing dropped) on any length. Progress in bytes.
 */
export function runWordCipher(
  cipher: WordCipher,
  direction: 'encrypt' | 'decrypt',
  { key, iv }: { readonly key: Bytes; readonly iv: Bytes },
  input: Bytes,
  job: Pick<Job, 'signal' | 'progress'>,
): Bytes {
  const algorithm = WORD_CIPHERS[cipher];
  const setting = { iv: toWords(iv), padding: CryptoJS.pad.NoPadding };
  const start = direction === 'encrypt' ? algorithm.createEncryptor : algorithm.createDecryptor;
  const running = start.call(algorithm, toWords(key), setting);
  const output = new Uint8Array(input.length);
  let written = 0;
  const write = ({ words, sigBytes }: CryptoJS.lib.WordArray) => {
    for (let at = 0; at < sigBytes; at++) output[written + at] = (words[at >>> 2] ?? 0) >>> (24 - (at & 3) * 8);
    written += sigBytes;
  };
  for (let from = 0; from < input.length; from += STRETCH) {
    job.signal.throwIfAborted();
    job.progress(from, input.length);
    write(running.process(toWords(input.subarray(from, from + STRETCH))));
  }
  write(running.finalize());
  return output;
}

function toWords(bytes: Bytes): CryptoJS.lib.WordArray {
  return CryptoJS.lib.WordArray.create(bytes);
}
