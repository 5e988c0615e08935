import type { Card } from '../../types';

export const card = {
  name: 'Comparateur de mesures',
  description: 'Compare des séries de mesures : moyenne, dispersion et écart avec la meilleure.',
} satisfies Card;

export const keywords = [
  'benchmark',
  'moyenne',
  'médiane',
  'variance',
  'écart-type',
  'performance',
  'hyperfine',
  'statistiques',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'mesures de performance',
  'moyenne et écart-type',
  'comparer des temps d’exécution',
  'temps d’exécution',
];
