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
  'ascii table',
  'ascii code',
  'char code',
  'charcode',
  'binary code',
  'bits',
  'hex decode',
  'hex encode',
  'hexdump',
  'binary translator',
  'binary decoder',
  'unhex',
  '0 and 1',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'text to binary',
  'binary to text',
  'ascii to binary',
  'text to hex',
  'hex to text',
  'text to ascii',
  'string to hex',
  'hex to string',
  'ascii to hex',
  'string to binary',
];
