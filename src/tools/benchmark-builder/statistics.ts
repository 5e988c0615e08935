import { exactSums, meanOf, spreadOf } from './exact-sums';

/** What is known of a series of values; undefined where there are too few of them. */
export interface Statistics {
  readonly count: number;
  readonly mean: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** Of a sample (n − 1) or of the whole population (n); a single sample has none. */
  readonly variance: number | undefined;
  readonly deviation: number | undefined;
  /** Beyond 1.5 times the interquartile range, from the least; at most a hundred of them. */
  readonly outliers: readonly number[];
  readonly outlierCount: number;
}

export type Spread = 'sample' | 'population';

const MAX_OUTLIERS = 100;

/** The value at a share of the sorted list, linear between its two neighbours. */
function quantile(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? 0;
  return low + (high - low) * (place - Math.floor(place));
}

/**
 * A power of two that brings the largest value to about 1, so that no difference leaves the range of a double. It changes no digit;
 * where nothing can overflow, it is 1.
 */
function scaleOf(sorted: Float64Array): number {
  const largest = Math.max(Math.abs(sorted[0] ?? 0), Math.abs(sorted.at(-1) ?? 0));
  const isPlain = largest === 0 || (largest < 1e100 && largest > 1e-100);
  // Two powers away from the ends of the range, so that what is divided by is itself in it.
  return isPlain ? 1 : 2 ** Math.min(1022, Math.max(-1020, Math.floor(Math.log2(largest))));
}

/** The middle value, or the mean of the two in the middle. */
function medianOf(sorted: Float64Array): number {
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/**
 * The statistics of a list of numbers; undefined for an empty one. Mean and variance are exact but for one rounding at the end. Only
 * the variance of numbers beyond about 1e154 is not a double any more: it is `Infinity` then.
 */
export function describe(values: readonly number[], spread: Spread): Statistics | undefined {
  if (values.length === 0) return undefined;
  const given = Float64Array.from(values).sort();
  const scale = scaleOf(given);
  const sorted = scale === 1 ? given : given.map((value) => value / scale);
  const count = sorted.length;
  const sums = exactSums(given);
  const degrees = spread === 'sample' ? count - 1 : count;
  const [first, third] = [quantile(sorted, 0.25), quantile(sorted, 0.75)];
  const reach = 1.5 * (third - first);
  const outliers = sorted.filter((value) => value < first - reach || value > third + reach);
  return {
    count,
    mean: meanOf(sums),
    median: medianOf(sorted) * scale,
    min: given[0] ?? 0,
    max: given[count - 1] ?? 0,
    // A single run says nothing about the spread, whoever divides by one.
    ...(count > 1 ? spreadOf(sums, BigInt(degrees)) : { variance: undefined, deviation: undefined }),
    outliers: [...outliers.subarray(0, MAX_OUTLIERS)].map((value) => value * scale),
    outlierCount: outliers.length,
  };
}
