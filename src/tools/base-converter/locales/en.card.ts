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
  'bin',
  'dec',
  'oct',
  'bits',
  'base conversion',
  'base 2',
  'base 16',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'binary to decimal',
  'decimal to binary',
  'decimal to hex',
  'hex to decimal',
  'octal to decimal',
  'hex to binary',
  'binary to hex',
  'number base converter',
  'radix converter',
  'binary to octal',
  'octal to binary',
  'octal to hex',
  'hex to octal',
  'decimal to octal',
];
