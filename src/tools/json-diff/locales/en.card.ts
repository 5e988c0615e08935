import type { Card } from '../../types';

export const card = {
  name: 'JSON diff',
  description: 'Compare two JSON documents by structure and list what changed.',
} satisfies Card;

export const keywords = [
  'json',
  'diff',
  'compare',
  'difference',
  'merge',
  'patch',
  'rfc 6902',
  'json patch',
  'array',
  'object',
];
