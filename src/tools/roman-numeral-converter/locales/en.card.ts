import type { Card } from '../../types';

export const card = {
  name: 'Roman numeral converter',
  description: 'Converts numbers to Roman numerals and back, checking the spelling.',
} satisfies Card;

export const keywords = ['roman', 'numeral', 'arabic', 'latin', 'vinculum', 'overline', 'year', 'MMXXVI'];
