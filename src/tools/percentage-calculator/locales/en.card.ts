import type { Card } from '../../types';

export const card = {
  name: 'Percentage calculator',
  description: 'Answers the usual percentage questions with exact decimals.',
} satisfies Card;

export const keywords = ['percent', 'increase', 'decrease', 'vat', 'tax', 'discount', 'margin'];
