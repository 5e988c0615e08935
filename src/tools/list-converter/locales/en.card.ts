import type { Card } from '../../types';

export const card = {
  name: 'List converter',
  description: 'Reworks a column of values: clean, sort, dedupe, wrap, join, split, transpose.',
} satisfies Card;

export const keywords = [
  'list',
  'lines',
  'column',
  'csv',
  'sql in',
  'quote',
  'prefix',
  'suffix',
  'sort',
  'dedupe',
  'transpose',
  'reverse',
  'truncate',
  'shuffle',
  'unique',
  'duplicates',
];
