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
  'longueur',
  'compter les lettres',
  'analyse de texte',
  'combien de mots',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'compter les mots',
  'nombre de mots',
  'compteur de mots',
  'nombre de caractères',
  'compteur de caractères',
];
