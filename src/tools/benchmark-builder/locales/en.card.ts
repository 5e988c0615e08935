import type { Card } from '../../types';

export const card = {
  name: 'Benchmark builder',
  description: 'Compare series of measurements: averages, spread and how much faster the best one is.',
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
];
