import type { Card } from '../../../tools/types';

export const card = {
  name: 'Sample tool',
  description: 'Work out the height of a scaled picture and its aspect ratio.',
} satisfies Card;

export const keywords = ['scale', 'aspect ratio'];
