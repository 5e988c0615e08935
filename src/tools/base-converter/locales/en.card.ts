import type { Card } from '../../types';

export const card = {
  name: 'Integer base converter',
  description: 'Converts numbers of any size, with fractions, between bases 2 and 64.',
} satisfies Card;

export const keywords = [
  'integer',
  'number',
  'base',
  'radix',
  'binary',
  'octal',
  'decimal',
  'hexadecimal',
  'base36',
  'base62',
  'base64',
  "two's complement",
  'endianness',
];
