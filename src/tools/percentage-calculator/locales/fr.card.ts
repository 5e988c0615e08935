import type { Card } from '../../types';

export const card = {
  name: 'Calcul de pourcentages',
  description: 'Répond aux questions courantes sur les pourcentages, en décimal exact.',
} satisfies Card;

export const keywords = [
  'pourcent',
  'hausse',
  'baisse',
  'tva',
  'taxe',
  'remise',
  'marge',
  'variation',
  'ratio',
  'intérêt',
  'augmentation',
  'proportion',
  'soldes',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'pourcentage',
  'calcul de pourcentage',
  'calculer un pourcentage',
  'Calculateur de pourcentages',
];
