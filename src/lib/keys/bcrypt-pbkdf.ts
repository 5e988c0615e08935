import { sha512 } from '@noble/hashes/sha2.js';
import { encryptBlock, expandState, startBlowfish } from './blowfish';
import { concat } from './bytes';

const BLOCK = 32;
const TEXT = new TextEncoder().encode('OxychromaticBlowfishSwatDynamite');

/** bcrypt's hash with both inputs of 64 bytes, 64 turns, and its words written from the low byte on. */
function bcryptHash(password: Uint8Array, salt: Uint8Array): Uint8Array {
  const state = startBlowfish();
  expandState(state, password, salt);
  for (let turn = 0; turn < 64; turn++) {
    expandState(state, salt);
    expandState(state, password);
  }
  const view = new DataView(TEXT.buffer);
  const words = Uint32Array.from({ length: BLOCK / 4 }, (_, at) => view.getUint32(at * 4));
  for (let turn = 0; turn < 64; turn++) for (let at = 0; at < words.length; at += 2) encryptBlock(state, words, at);
  const hash = new Uint8Array(BLOCK);
  const written = new DataView(hash.buffer);
  words.forEach((word, at) => written.setUint32(at * 4, word, true));
  return hash;
}

/**
 * The key derivation of OpenSSH's private keys (OpenBSD's bcrypt_pbkdf): `length` bytes from a passphrase of at least one
 * byte, a salt and a number of rounds. The bytes of the blocks are spread over the whole key.
 */
export function bcryptPbkdf(
  passphrase: Uint8Array,
  salt: Uint8Array,
  rounds: number,
  length: number,
): Uint8Array<ArrayBuffer> {
  const password = sha512(passphrase);
  const key = new Uint8Array(length);
  const blocks = Math.ceil(length / BLOCK);
  for (let block = 0; block < blocks; block++) {
    const count = new Uint8Array(4);
    new DataView(count.buffer).setUint32(0, block + 1);
    let hash = bcryptHash(password, sha512(concat(salt, count)));
    const mixed = hash.slice();
    for (let round = 1; round < rounds; round++) {
      hash = bcryptHash(password, sha512(hash));
      hash.forEach((byte, at) => (mixed[at] = (mixed[at] ?? 0) ^ byte));
    }
    for (let at = 0; at * blocks + block < length; at++) key[at * blocks + block] = mixed[at] ?? 0;
  }
  return key;
}
