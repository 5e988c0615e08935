import type { Card } from '../../types';

export const card = {
  name: 'Statistiques de texte',
  description: 'Compte caractères, mots, phrases, lignes et octets dans toutes les écritures.',
} satisfies Card;

export const keywords = [
  'compter',
  'mots',
  'caractères',
  'graphèmes',
  'lignes',
  'octets',
  'temps de lecture',
  'sms',
  'fréquence',
];
