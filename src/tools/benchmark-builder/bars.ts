import type { RankedSuite } from './ranking';

/** The mean of a suite and what it deviates, as shares of the width of a chart. */
export interface Bar {
  readonly name: string;
  readonly mean: number;
  readonly deviation: number | undefined;
  readonly x: string;
  readonly width: string;
  /** The ends of the error bar. */
  readonly ends: readonly [from: string, to: string] | undefined;
}

/** The bars of all suites that have a mean, on one axis that holds zero and all ends. */
export function barsOf(suites: readonly RankedSuite[]): Bar[] {
  const drawn = suites.flatMap(({ name, statistics }) => (statistics ? [{ name, ...statistics }] : []));
  // Shares of the largest, as sums of the largest numbers there are would be none.
  const largest = Math.max(...drawn.flatMap(({ mean, deviation = 0 }) => [Math.abs(mean), deviation])) || 1;
  const reaches = drawn.flatMap(({ mean, deviation = 0 }) => {
    const [middle, reach] = [mean / largest, deviation / largest];
    return [middle - reach, middle + reach, middle];
  });
  const low = Math.min(0, ...reaches);
  const span = Math.max(0, ...reaches) - low || 1;
  const at = (value: number) => `${((value - low) / span) * 100}%`;
  return drawn.map(({ name, mean, deviation }) => {
    const middle = mean / largest;
    const reach = deviation === undefined ? undefined : deviation / largest;
    return {
      name,
      mean,
      deviation,
      x: at(Math.min(0, middle)),
      width: `${(Math.abs(middle) / span) * 100}%`,
      ends: reach === undefined ? undefined : [at(middle - reach), at(middle + reach)],
    };
  });
}
