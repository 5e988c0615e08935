import { ghash } from '@noble/ciphers/_polyval.js';
import { unsafe } from '@noble/ciphers/aes.js';

type Bytes = Uint8Array<ArrayBuffer>;

const BLOCK = 16;

/** Two numbers of bits as GHASH takes them: 64 bits each, the most significant byte first. */
function lengths(first: number, second: number): Bytes {
  const block = new Uint8Array(BLOCK);
  const view = new DataView(block.buffer);
  view.setBigUint64(0, BigInt(first) * 8n);
  view.setBigUint64(8, BigInt(second) * 8n);
  return block;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index++) difference |= (one[index] ?? 0) ^ (other[index] ?? 0);
  return difference === 0;
}

/**
 * AES-GCM (SP 800-38D, 7.1 and 7.2) with an IV of other than 12 bytes, from the library's AES and GHASH. Its own GCM takes none of
 * fewer than eight bytes, which the standard allows.
 */
export function shortIvGcm(key: Bytes, iv: Bytes, additional: Bytes = new Uint8Array()) {
  const roundKeys = unsafe.expandKeyLE(key);
  const hashKey = unsafe.ctr32(roundKeys, false, new Uint8Array(BLOCK), new Uint8Array(BLOCK));
  // GHASH fills each part up to whole blocks by itself.
  const counter = ghash.create(hashKey).update(iv).update(lengths(0, iv.length)).digest();
  // Taking the first block moves the counter on to that of the text.
  const mask = unsafe.ctr32(roundKeys, false, counter, new Uint8Array(BLOCK));
  const tagOf = (ciphertext: Uint8Array) =>
    ghash
      .create(hashKey)
      .update(additional)
      .update(ciphertext)
      .update(lengths(additional.length, ciphertext.length))
      .digest()
      .map((byte, index) => byte ^ (mask[index] ?? 0));
  return {
    encrypt(text: Bytes): Bytes {
      const sealed = new Uint8Array(text.length + BLOCK);
      sealed.set(unsafe.ctr32(roundKeys, false, counter.slice(), text.slice()));
      sealed.set(tagOf(sealed.subarray(0, text.length)), text.length);
      return sealed;
    },
    /** Throws where the tag does not fit, as the library does. */
    decrypt(sealed: Bytes): Bytes {
      const ciphertext = sealed.slice(0, -BLOCK);
      if (!isSame(tagOf(ciphertext), sealed.subarray(-BLOCK))) throw new Error('The tag does not fit');
      return new Uint8Array(unsafe.ctr32(roundKeys, false, counter.slice(), ciphertext));
    },
  };
}
