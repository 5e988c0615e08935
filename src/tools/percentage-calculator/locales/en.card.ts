import type { Card } from '../../types';

export const card = {
  name: 'Percentage calculator',
  description: 'Answers the usual percentage questions with exact decimals.',
} satisfies Card;

export const keywords = [
  'percent',
  'increase',
  'decrease',
  'vat',
  'tax',
  'discount',
  'margin',
  '%',
  'percent change',
  'percent off',
  'percentage difference',
  'ratio',
  'share',
  'tip',
  'interest',
  'sales tax',
  'markup',
  'profit margin',
  'percentage of',
  'growth rate',
  'off',
  'gst',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'percent calculator',
  'percentage',
  'percent',
  'percentage change',
  'percentage increase',
  'discount calculator',
];
