import type { Card } from '../../types';

export const card = {
  name: 'Force du mot de passe',
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
  'force du mot de passe',
  'sécurité',
  'solidité',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'force d’un mot de passe',
  'robustesse de mot de passe',
  'tester un mot de passe',
  'Analyseur de robustesse de mot de passe',
];
