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
  'mot de passe fort',
  'mot de passe sûr',
  'nombre aléatoire',
  'clé secrète',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'générateur de mot de passe',
  'mot de passe aléatoire',
  'chaîne aléatoire',
  'générer un mot de passe',
  'générateur de clé',
];
