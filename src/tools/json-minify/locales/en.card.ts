import type { Card } from '../../types';

export const card = {
  name: 'JSON minifier',
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
  'one line',
  'single line',
  'shrink',
  'strip',
  'remove whitespace',
  'remove comments',
  'smaller',
  'reduce size',
  'flatten json string',
  'escape json',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'compress json',
  'json compress',
  'json minifier',
  'minify json',
  'compact json',
  'JSON minify',
];
