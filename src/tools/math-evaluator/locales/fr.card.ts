import type { Card } from '../../types';

export const card = {
  name: 'Évaluateur mathématique',
  description: 'Calcule des expressions ligne par ligne, avec variables, fonctions, unités et décimaux exacts.',
} satisfies Card;

export const keywords = [
  'calculatrice',
  'calcul',
  'expression',
  'racine',
  'logarithme',
  'unités',
  'matrice',
  'complexe',
];
