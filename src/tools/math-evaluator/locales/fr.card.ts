import type { Card } from '../../types';

export const card = {
  name: 'Calcul d’expressions',
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
  'équation',
  'algèbre',
  'trigonométrie',
  'puissance',
  'conversion d’unités',
  'somme',
  'fraction',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['calculatrice', 'calculatrice scientifique', 'calcul', 'maths', 'Évaluateur mathématique'];
