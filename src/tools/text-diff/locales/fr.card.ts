import type { Card } from '../../types';

export const card = {
  name: 'Comparaison de textes',
  description: 'Compare deux textes ligne par ligne et mot par mot, et exporte un patch.',
} satisfies Card;

export const keywords = [
  'diff',
  'comparer',
  'différences',
  'texte',
  'patch',
  'correctif',
  'fusion',
  'côte à côte',
  'fichiers',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'comparer des textes',
  'comparer deux textes',
  'diff',
  'comparer des fichiers',
  'différence de texte',
];
