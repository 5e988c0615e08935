import type { Card } from '../../../tools/types';

export const card = {
  name: 'Sample tool',
  description: 'Write characters as \\uXXXX escapes, or read them back.',
} satisfies Card;

export const keywords = ['escape', 'unicode'];
