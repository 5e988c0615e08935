import type { Card } from '../../types';

export const card = {
  name: 'Générateur de jetons',
  description: 'Génère des jetons et mots de passe aléatoires avec les caractères choisis.',
} satisfies Card;

export const keywords = [
  'jeton',
  'aléatoire',
  'chaîne',
  'mot de passe',
  'clé d’API',
  'secret',
  'code PIN',
  'hexadécimal',
  'phrase de passe',
  'entropie',
];
