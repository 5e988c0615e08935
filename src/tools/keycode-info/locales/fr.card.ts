import type { Card } from '../../types';

export const card = {
  name: 'Informations sur les touches',
  description: 'Appuyez sur une touche pour voir key, code, keyCode, position et modificateurs.',
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
export const aliases = ['code de touche', 'test de clavier', 'touche clavier'];
