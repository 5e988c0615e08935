import type { Card } from '../../types';

export const card = {
  name: 'Text to binary',
  description: 'Shows the bytes of a text in binary, octal, decimal or hex, and turns them back into text.',
} satisfies Card;

export const keywords = [
  'binary',
  'ascii',
  'utf-8',
  'octal',
  'decimal',
  'hexadecimal',
  'hex',
  'bytes',
  'encode',
  'decode',
];
