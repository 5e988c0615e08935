/** The base-2 logarithm of a positive whole number of any size. */
export function log2(value: bigint): number {
  const hex = value.toString(16);
  // 13 hex digits are 52 bits, which a double holds exactly.
  return Math.log2(Number.parseInt(hex.slice(0, 13), 16)) + 4 * Math.max(0, hex.length - 13);
}

/** Every choice of some of the sets (none and all among them). */
export function choices<T>(sets: readonly T[]): T[][] {
  return sets.reduce<T[][]>((found, set) => found.flatMap((choice) => [choice, [...choice, set]]), [[]]);
}

/** The sum of the numbers; 0 of none. */
export function sum(numbers: readonly number[]): number {
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
