import type { Card } from '../../../tools/types';

export const card = {
  name: 'Sample tool',
  description: 'Draw whole numbers at random from a range.',
} satisfies Card;

export const keywords = ['random', 'draw'];
