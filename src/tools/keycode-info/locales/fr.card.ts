import type { Card } from '../../types';

export const card = {
  name: 'Codes des touches',
  description: 'Affiche key, code, keyCode, position et modificateurs de la touche pressée.',
} satisfies Card;

export const keywords = [
  'clavier',
  'touche',
  'événement',
  'raccourci',
  'javascript',
  'keydown',
  'code touche',
  'frappe',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['code de touche', 'test de clavier', 'touche clavier', 'Informations sur les touches'];
