/** Bytes from a secure source, any number of them; tests hand in a fixed one. */
export type RandomSource = (length: number) => Uint8Array;

/** The most bytes that `crypto.getRandomValues` gives in one call (Web Cryptography API). */
export const RANDOM_BLOCK = 65_536;

/** Bytes from the platform's secure source, drawn in blocks where the length is above what one call gives. */
export const secureRandom: RandomSource = (length) => {
  const bytes = new Uint8Array(length);
  for (let start = 0; start < length; start += RANDOM_BLOCK) {
    crypto.getRandomValues(bytes.subarray(start, Math.min(length, start + RANDOM_BLOCK)));
  }
  return bytes;
};

/**
 * The same bytes in the same order, asked from the source in blocks: for code that needs very many small draws.
 * The rest of the last block is thrown away with the function.
 */
export function buffered(random: RandomSource, block = 4096): RandomSource {
  let pool = new Uint8Array(0);
  let used = 0;
  return (length) => {
    const bytes = new Uint8Array(length);
    let filled = 0;
    while (filled < length) {
      if (used === pool.length) {
        pool = new Uint8Array(random(block));
        used = 0;
      }
      const part = pool.subarray(used, used + length - filled);
      bytes.set(part, filled);
      filled += part.length;
      used += part.length;
    }
    return bytes;
  };
}

/** How many bytes one draw below `n` takes: 1 up to 256, 2 up to 65,536 and so on. */
function bytesPerDraw(n: number): number {
  let width = 1;
  for (let span = 256; span < n; span *= 256) width += 1;
  return width;
}

/**
 * `count` whole numbers, each from 0 to n − 1 with the same chance. A draw is one big-endian number of as few bytes as
 * hold n values; draws at or above the greatest multiple of n are rejected, since a bare remainder would favour the
 * low ones. Never asks the source for more bytes than the missing draws need. `n` is from 1 to 2³².
 */
export function drawBelow(n: number, count: number, random: RandomSource): Uint32Array {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`Cannot draw below ${n}`);
  const drawn = new Uint32Array(count);
  const width = bytesPerDraw(n);
  const span = 256 ** width;
  const limit = span - (span % n);
  const drawsPerBlock = Math.floor(RANDOM_BLOCK / width);
  let done = 0;
  while (done < count) {
    const bytes = random(width * Math.min(count - done, drawsPerBlock));
    for (let at = 0; at < bytes.length; at += width) {
      let value = 0;
      for (let i = at; i < at + width; i++) value = value * 256 + (bytes[i] ?? 0);
      if (value < limit) drawn[done++] = value % n;
    }
  }
  return drawn;
}

/** One whole number from 0 to n − 1, each with the same chance. */
export function below(n: number, random: RandomSource): number {
  return drawBelow(n, 1, random)[0] ?? 0;
}

/** One member of the list, each with the same chance. The list has at least one. */
export function pick<T>(alphabet: readonly T[], random: RandomSource): T {
  // `below` stays under the length, so the member exists; only the type of T (which may hold undefined) hides it.
  return alphabet[below(alphabet.length, random)] as T;
}

/** `count` members of the list, drawn one by one and put back (so a member may come again). */
export function pickMany<T>(alphabet: readonly T[], count: number, random: RandomSource): T[] {
  // As above: every index is under the length.
  return Array.from(drawBelow(alphabet.length, count, random), (index) => alphabet[index] as T);
}

/** Puts the list in an order by chance, each order with the same chance (Fisher–Yates). Changes the list itself. */
export function shuffle<T>(list: T[], random: RandomSource): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(last + 1, random);
    // Both indexes are within the list.
    [list[last], list[other]] = [list[other] as T, list[last] as T];
  }
  return list;
}
