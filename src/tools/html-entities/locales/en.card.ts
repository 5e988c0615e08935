import type { Card } from '../../types';

export const card = {
  name: 'Escape HTML entities',
  description: 'Escape or unescape HTML entities.',
} satisfies Card;

export const keywords = [
  'html',
  'entities',
  'escape',
  'unescape',
  'encode',
  'decode',
  'named',
  'numeric',
  'nbsp',
  'amp',
  'xml',
];
