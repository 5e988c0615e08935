import type { Card } from '../../types';

export const card = {
  name: 'Calculateur de pourcentages',
  description: 'Répond aux questions courantes sur les pourcentages, en décimal exact.',
} satisfies Card;

export const keywords = ['pourcent', 'hausse', 'baisse', 'tva', 'taxe', 'remise', 'marge', 'variation'];
