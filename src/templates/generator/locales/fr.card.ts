import type { Card } from '../../../tools/types';

export const card = {
  name: 'Sample tool',
  description: 'Tire des nombres entiers au hasard dans un intervalle.',
} satisfies Card;

export const keywords = ['aléatoire', 'tirage'];

/** What else the tool is called: found as by its name. */
export const aliases = ['nombre aléatoire', 'tirage au sort'];
