import { below, buffered, pick, pickMany, type RandomSource, shuffle } from '../../lib/random';

/** The base-2 logarithm of a positive whole number of any size. */
export function log2(value: bigint): number {
  const hex = value.toString(16);
  // 13 hex digits are 52 bits, which a double holds exactly.
  return Math.log2(Number.parseInt(hex.slice(0, 13), 16)) + 4 * Math.max(0, hex.length - 13);
}

/** Every choice of some of the sets (none and all among them). */
function choices<T>(sets: readonly T[]): T[][] {
  return sets.reduce<T[][]>((found, set) => found.flatMap((choice) => [choice, [...choice, set]]), [[]]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * How many strings of this length hold a character of each set, given the sizes of the sets, which share no character:
 * all strings, less those without one of the sets, plus those without two, and so on (inclusion and exclusion).
 */
export function countWithOneOfEach(sizes: readonly number[], length: number): bigint {
  const all = sum(sizes);
  return choices(sizes).reduce((count, left) => {
    const strings = BigInt(all - sum(left)) ** BigInt(length);
    return left.length % 2 === 0 ? count + strings : count - strings;
  }, 0n);
}

/** Which of the sets to place from the start, so that the fewest strings have to be thrown away. */
function setsToPlace(sets: readonly string[][], length: number): string[][] {
  const all = sum(sets.map((set) => set.length));
  // The logarithm of how many ways lead to a string; the fewer, the more of them are kept.
  const ways = (placed: readonly string[][]) =>
    sum(placed.map((set, i) => Math.log2(length - i) + Math.log2(set.length))) +
    (length - placed.length) * Math.log2(all);
  return choices(sets).reduce((best, placed) => (ways(placed) < ways(best) ? placed : best));
}

/**
 * Makes strings that hold a character of each set, each such string with the same chance; the sets share no character
 * and are at most as many as the string is long.
 *
 * Characters of some sets are drawn first, the rest is drawn from all, then the places are permuted, so that position
 * tells nothing. That alone would favour strings with several characters of a placed set (there are more ways to make
 * them), so a string with c of them is kept with the chance 1/c, and one that lacks another set is thrown away.
 */
export function oneOfEach(sets: readonly string[][], length: number, random: RandomSource): () => string[] {
  const draws = buffered(random);
  const alphabet = sets.flat();
  const placed = setsToPlace(sets, length);
  const setOf = new Map(sets.flatMap((set, index) => set.map((char) => [char, index] as const)));
  const isPlaced = sets.map((set) => placed.includes(set));

  const isKept = (characters: readonly string[]) => {
    const counts = sets.map(() => 0);
    for (const char of characters) {
      const set = setOf.get(char) ?? 0;
      counts[set] = (counts[set] ?? 0) + 1;
    }
    return counts.every((count, set) => (isPlaced[set] ? below(count, draws) === 0 : count > 0));
  };

  return () => {
    for (;;) {
      const characters = [
        ...placed.map((set) => pick(set, draws)),
        ...pickMany(alphabet, length - placed.length, draws),
      ];
      if (placed.length > 0) shuffle(characters, draws);
      if (isKept(characters)) return characters;
    }
  };
}
