import type { Card } from '../../types';

export const card = {
  name: 'Minification JSON',
  description: 'Supprime les espaces et commentaires du JSON sans changer les valeurs.',
} satisfies Card;

export const keywords = [
  'json',
  'json5',
  'jsonc',
  'minify',
  'minifier',
  'compresser',
  'compacter',
  'espaces',
  'commentaires',
  'une ligne',
  'réduire',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['compresser du JSON', 'minifier du JSON'];
