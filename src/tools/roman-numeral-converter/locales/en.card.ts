import type { Card } from '../../types';

export const card = {
  name: 'Roman numerals',
  description: 'Converts numbers to Roman numerals and back, checking the spelling.',
} satisfies Card;

export const keywords = [
  'roman',
  'numeral',
  'arabic',
  'latin',
  'vinculum',
  'overline',
  'year',
  'MMXXVI',
  'xiv',
  'iv',
  'ix',
  'xl',
  'mcm',
  'mmxx',
  'vii',
  'xii',
  'numerals',
  'latin numbers',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'roman numerals',
  'roman numeral',
  'number to roman',
  'roman to number',
  'roman to arabic',
  'arabic to roman',
  'Roman numeral converter',
];
