import type { Card } from '../../types';

export const card = {
  name: 'Benchmark builder',
  description: 'Compares series of measurements: averages, spread and how much faster the best one is.',
} satisfies Card;

export const keywords = [
  'compare',
  'mean',
  'median',
  'variance',
  'standard deviation',
  'hyperfine',
  'performance',
  'outlier',
  'average',
  'percentile',
  'speedup',
  'timings',
  'statistics',
  'stddev',
  'std dev',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['benchmark', 'compare benchmarks', 'mean median and standard deviation'];
