import CryptoJS from 'crypto-js/core.js';
import 'crypto-js/lib-typedarrays.js';
import 'crypto-js/pad-nopadding.js';
import 'crypto-js/tripledes.js';

/**
 * Decrypts DES-EDE3-CBC with a key of 24 bytes, or DES-CBC with one of 8, and takes the PKCS#7 padding off. Undefined where
 * the padding is none.
 */
export function openTripleDes(
  key: Uint8Array,
  iv: Uint8Array,
  content: Uint8Array,
): Uint8Array<ArrayBuffer> | undefined {
  // DES is TripleDES with the same key three times.
  const whole = key.length === 8 ? Uint8Array.of(...key, ...key, ...key) : key;
  const setting = { iv: toWords(iv), padding: CryptoJS.pad.NoPadding };
  const running = CryptoJS.algo.TripleDES.createDecryptor(toWords(whole), setting);
  const { words, sigBytes } = running.finalize(toWords(content));
  const padded = Uint8Array.from({ length: sigBytes }, (_, at) => (words[at >>> 2] ?? 0) >>> (24 - (at & 3) * 8));
  const count = padded.at(-1) ?? 0;
  const isPadding = count >= 1 && count <= 8 && padded.subarray(-count).every((byte) => byte === count);
  return isPadding ? padded.slice(0, -count) : undefined;
}

function toWords(bytes: Uint8Array): CryptoJS.lib.WordArray {
  return CryptoJS.lib.WordArray.create(new Uint8Array(bytes));
}
