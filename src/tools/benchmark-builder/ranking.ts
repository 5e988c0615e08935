import type { Statistics } from './statistics';

export const RANKINGS = ['mean', 'median', 'min'] as const;
export type Ranking = (typeof RANKINGS)[number];

/** A suite with what is known of it. */
export interface MeasuredSuite {
  readonly name: string;
  readonly statistics: Statistics | undefined;
}

export interface RankedSuite extends MeasuredSuite {
  /** From 1. */
  readonly rank: number;
  /** How many times the best; undefined where that is 0 or too much for a number, and without data. */
  readonly ratio: number | undefined;
  readonly difference: number | undefined;
}

const finite = (value: number) => (Number.isFinite(value) ? value : undefined);

/** Orders suites, the best first, and compares each with it; those without data come last, in their order. */
export function rankSuites(
  suites: readonly MeasuredSuite[],
  { rankBy, lowerIsBetter }: { readonly rankBy: Ranking; readonly lowerIsBetter: boolean },
): RankedSuite[] {
  const valueOf = ({ statistics }: MeasuredSuite) => statistics?.[rankBy];
  const ordered = suites.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return lowerIsBetter ? a - b : b - a;
  });
  const best = ordered[0] && valueOf(ordered[0]);
  return ordered.map((suite, index) => {
    const value = valueOf(suite);
    const isCompared = value !== undefined && best !== undefined;
    return {
      ...suite,
      rank: index + 1,
      ratio: isCompared && best !== 0 ? finite(value / best) : undefined,
      difference: isCompared ? finite(value - best) : undefined,
    };
  });
}
