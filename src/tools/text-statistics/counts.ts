export interface Frequency {
  readonly text: string;
  readonly count: number;
}

/** How many rows the frequency tables have. */
export const TOP = 100;

/** Adds one to an entry. */
export function tally<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Most frequent first; among equals, what came first. */
export function top(counts: Iterable<readonly [string, number]>): Frequency[] {
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, TOP)
    .map(([text, count]) => ({ text, count }));
}
