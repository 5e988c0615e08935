import type { Card } from '../../types';

export const card = {
  name: 'Calculateur chmod',
  description: 'Convertit les droits d’un fichier entre cases, octal et notation symbolique.',
} satisfies Card;

export const keywords = ['permissions', 'droits', 'fichier', 'octal', 'symbolique', 'masque', 'umask', 'linux'];
