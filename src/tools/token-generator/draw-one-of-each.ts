import { below, buffered, pick, pickMany, type RandomSource, shuffle } from '../../lib/random';
import { choices, sum } from './one-of-each';

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
