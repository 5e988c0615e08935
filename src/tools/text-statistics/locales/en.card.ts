import type { Card } from '../../types';

export const card = {
  name: 'Text statistics',
  description:
    'Counts characters, words, sentences, lines and bytes correctly in any script, with reading time and word frequency.',
} satisfies Card;

export const keywords = [
  'text',
  'count',
  'words',
  'characters',
  'graphemes',
  'lines',
  'bytes',
  'utf-8',
  'reading time',
  'sms',
  'frequency',
];
