import type { Card } from '../../types';

export const card = {
  name: 'JSON minify',
  description: 'Removes white space and comments from JSON, changing no value.',
} satisfies Card;

export const keywords = [
  'json',
  'json5',
  'jsonc',
  'minify',
  'compress',
  'compact',
  'uglify',
  'comments',
  'white space',
];
