import type { Card } from '../../types';

export const card = {
  name: 'Analyseur de robustesse de mot de passe',
  description: 'Estime la robustesse d’un mot de passe et son temps de cassage, sans quitter le navigateur.',
} satisfies Card;

export const keywords = [
  'mot de passe',
  'robustesse',
  'entropie',
  'temps de cassage',
  'force brute',
  'zxcvbn',
  'dictionnaire',
  'deviner',
];
