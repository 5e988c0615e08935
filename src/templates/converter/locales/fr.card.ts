import type { Card } from '../../../tools/types';

export const card = {
  name: 'Sample tool',
  description: 'Numérote chaque ligne d’un texte.',
} satisfies Card;

export const keywords = ['numéros de ligne', 'numéroter'];

/** What else the tool is called: found as by its name. */
export const aliases = ['ajouter des numéros de ligne'];
