import type { Card } from '../../types';

export const card = {
  name: 'Comparateur de mesures',
  description: 'Compare des séries de mesures : moyenne, dispersion et écart avec la meilleure.',
} satisfies Card;

export const keywords = ['benchmark', 'moyenne', 'médiane', 'variance', 'écart-type', 'performance', 'hyperfine'];
