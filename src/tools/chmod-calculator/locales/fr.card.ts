import type { Card } from '../../types';

export const card = {
  name: 'Calcul de chmod',
  description: 'Convertit les droits d’un fichier entre cases, octal et notation symbolique.',
} satisfies Card;

export const keywords = [
  'permissions',
  'droits',
  'fichier',
  'octal',
  'symbolique',
  'masque',
  'umask',
  'linux',
  'droits d’accès',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['permissions Linux', 'droits de fichier', 'Calculateur chmod'];
