/** The tables that a keyed Blowfish works with: 18 words and four boxes of 256, one after the other. */
export interface BlowfishState {
  readonly words: Uint32Array;
  readonly boxes: Uint32Array;
}

const WORDS = 18;
const BOXES = 1024;

/** The arc tangent of 1/n as a fraction of 2^bits. */
function arcTangent(n: bigint, bits: bigint): bigint {
  let term = (1n << bits) / n;
  let sum = term;
  const square = n * n;
  for (let k = 3n, sign = -1n; term > 0n; k += 2n, sign = -sign) {
    term /= square;
    sum += sign * (term / k);
  }
  return sum;
}

/** Blowfish begins with the digits of π after the point: 1042 words of 32 bits, by Machin's formula of 1706. */
function digitsOfPi(): Uint32Array {
  const bits = BigInt((WORDS + BOXES) * 32);
  // Every division rounds; the bits behind the last word take what that adds up to.
  const guard = 64n;
  const pi = 4n * (4n * arcTangent(5n, bits + guard) - arcTangent(239n, bits + guard));
  const hex = ((pi >> guard) & ((1n << bits) - 1n)).toString(16).padStart((WORDS + BOXES) * 8, '0');
  return Uint32Array.from({ length: WORDS + BOXES }, (_, at) => Number.parseInt(hex.slice(at * 8, at * 8 + 8), 16));
}

let start: Uint32Array | undefined;

/** The state before any key. */
export function startBlowfish(): BlowfishState {
  start ??= digitsOfPi();
  return { words: start.slice(0, WORDS), boxes: start.slice(WORDS) };
}

/** Encrypts the two words at `at` of a block in their place. */
export function encryptBlock({ words, boxes }: BlowfishState, block: Uint32Array, at = 0): void {
  let left = block[at] ?? 0;
  let right = block[at + 1] ?? 0;
  for (let round = 0; round < 16; round++) {
    left = (left ^ (words[round] ?? 0)) >>> 0;
    const mixed =
      (((boxes[left >>> 24] ?? 0) + (boxes[256 + ((left >>> 16) & 255)] ?? 0)) ^
        (boxes[512 + ((left >>> 8) & 255)] ?? 0)) +
      (boxes[768 + (left & 255)] ?? 0);
    const next = (right ^ mixed) >>> 0;
    right = left;
    left = next;
  }
  block[at] = (right ^ (words[17] ?? 0)) >>> 0;
  block[at + 1] = (left ^ (words[16] ?? 0)) >>> 0;
}

/** The next words of bytes that go round in a ring. */
function ring(bytes: Uint8Array): () => number {
  let at = 0;
  return () => {
    let word = 0;
    for (let i = 0; i < 4; i++) {
      word = (word << 8) | (bytes[at] ?? 0);
      at = (at + 1) % bytes.length;
    }
    return word >>> 0;
  };
}

/** Mixes a key into the state, and with it a salt where one is given (the costly set-up of bcrypt). */
export function expandState(state: BlowfishState, key: Uint8Array, salt?: Uint8Array): void {
  const nextOfKey = ring(key);
  const nextOfSalt = salt ? ring(salt) : undefined;
  for (let at = 0; at < WORDS; at++) state.words[at] = (state.words[at] ?? 0) ^ nextOfKey();
  const block = new Uint32Array(2);
  for (const table of [state.words, state.boxes]) {
    for (let at = 0; at < table.length; at += 2) {
      if (nextOfSalt) {
        block[0] = (block[0] ?? 0) ^ nextOfSalt();
        block[1] = (block[1] ?? 0) ^ nextOfSalt();
      }
      encryptBlock(state, block);
      table[at] = block[0] ?? 0;
      table[at + 1] = block[1] ?? 0;
    }
  }
}
