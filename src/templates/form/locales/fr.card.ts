import type { Card } from '../../../tools/types';

export const card = {
  name: 'Sample tool',
  description: 'Calcule la hauteur d’une image redimensionnée et ses proportions.',
} satisfies Card;

export const keywords = ['redimensionner', 'proportions'];

/** What else the tool is called: found as by its name. */
export const aliases = ['redimensionner une image'];
