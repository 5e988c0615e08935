import type { Card } from '../../types';

export const card = {
  name: 'Entités HTML',
  description: 'Échappe ou restaure les entités HTML.',
} satisfies Card;

export const keywords = [
  'html',
  'entités',
  'échapper',
  'restaurer',
  'encoder',
  'décoder',
  'nommées',
  'numériques',
  'nbsp',
  'amp',
  'xml',
  'caractères spéciaux',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['échapper du HTML', 'entités HTML', 'encoder du HTML'];
