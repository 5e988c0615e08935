import type { Card } from '../../types';

export const card = {
  name: 'JSON prettify and format',
  description:
    'Formats, checks and browses JSON, changing nothing but the white space: numbers, key order and escapes stay as written.',
} satisfies Card;

export const keywords = [
  'json',
  'prettify',
  'format',
  'viewer',
  'tree',
  'json5',
  'jsonc',
  'sort',
  'validate',
  'lint',
  'repair',
  'big number',
];
