import { fromHex } from '../hex';

/**
 * The permutation that RC2 expands keys with (RFC 2268, 2). Windows and older programs encrypt the certificates of a PKCS#12 file with
 * this cipher, which no library has that is kept up; it is read here, never written.
 */
const TABLE = fromHex(
  'd978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba217' +
    '9a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e82' +
    '54d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb626' +
    '6fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed7' +
    '08e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4ec' +
    'c2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b25559731' +
    '2d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a9' +
    '0d38341bab33ffb0bb480c5fb9b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad',
);

/** By how many bits each word of a block turns. */
const TURNS = [1, 2, 3, 5] as const;
const BLOCK = 8;

/** 64 words of 16 bits from a key of which so many bits count. */
function expand(key: Uint8Array, effectiveBits: number): Uint16Array {
  if (!TABLE.ok) throw new Error('table');
  const table = TABLE.value;
  const bytes = new Uint8Array(128);
  bytes.set(key);
  const at = (index: number) => bytes[index] ?? 0;
  for (let i = key.length; i < 128; i++) bytes[i] = table[(at(i - 1) + at(i - key.length)) & 255] ?? 0;
  const length = (effectiveBits + 7) >> 3;
  const mask = 0xff >> (8 * length - effectiveBits);
  bytes[128 - length] = table[at(128 - length) & mask] ?? 0;
  for (let i = 127 - length; i >= 0; i--) bytes[i] = table[at(i + 1) ^ at(i + length)] ?? 0;
  return Uint16Array.from({ length: 64 }, (_, i) => at(2 * i) | (at(2 * i + 1) << 8));
}

/** The rounds backwards: five of mixing, a mash, six, a mash, five. */
function decryptBlock(words: Uint16Array, block: Uint16Array): void {
  const word = (i: number) => block[i & 3] ?? 0;
  for (let round = 15; round >= 0; round--) {
    for (let i = 3; i >= 0; i--) {
      const turn = TURNS[i] ?? 0;
      const turned = (word(i) >> turn) | (word(i) << (16 - turn));
      const mixed = (word(i + 3) & word(i + 2)) + (~word(i + 3) & word(i + 1));
      block[i] = turned - (words[round * 4 + i] ?? 0) - mixed;
    }
    if (round === 11 || round === 5) {
      for (let i = 3; i >= 0; i--) block[i] = word(i) - (words[word(i + 3) & 63] ?? 0);
    }
  }
}

/** Decrypts RC2-CBC and takes the PKCS#7 padding off. Undefined where the padding is none. */
export function openRc2(
  key: Uint8Array,
  iv: Uint8Array,
  content: Uint8Array,
  effectiveBits: number,
): Uint8Array<ArrayBuffer> | undefined {
  const words = expand(key, effectiveBits);
  const padded = decryptCbc(words, iv, content);
  const count = padded.at(-1) ?? 0;
  const isPadding = count >= 1 && count <= BLOCK && padded.subarray(-count).every((byte) => byte === count);
  return isPadding ? padded.slice(0, -count) : undefined;
}

function decryptCbc(words: Uint16Array, iv: Uint8Array, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const opened = new Uint8Array(content.length);
  const block = new Uint16Array(BLOCK / 2);
  let before = iv;
  for (let from = 0; from + BLOCK <= content.length; from += BLOCK) {
    const closed = content.subarray(from, from + BLOCK);
    for (let i = 0; i < 4; i++) block[i] = (closed[2 * i] ?? 0) | ((closed[2 * i + 1] ?? 0) << 8);
    decryptBlock(words, block);
    for (let i = 0; i < BLOCK; i++) {
      const byte = ((block[i >> 1] ?? 0) >> (8 * (i & 1))) & 0xff;
      opened[from + i] = byte ^ (before[i] ?? 0);
    }
    before = closed;
  }
  return opened;
}

/** One block alone, as the vectors of RFC 2268 have it. */
export function decryptRc2Block(key: Uint8Array, effectiveBits: number, block: Uint8Array): Uint8Array {
  return decryptCbc(expand(key, effectiveBits), new Uint8Array(BLOCK), block);
}
