import type { Card } from '../../types';

export const card = {
  name: 'Text diff',
  description: 'Compares two texts line by line and word by word, even large ones, and exports a patch.',
} satisfies Card;

export const keywords = ['diff', 'compare', 'text', 'patch', 'merge', 'side by side', 'unified', 'changes'];
