import type { Card } from '../../types';

export const card = {
  name: 'Caractères cachés',
  description: 'Trouve et retire les caractères cachés ou trompeurs.',
} satisfies Card;

export const keywords = [
  'caractères invisibles',
  'espaces',
  'nettoyer',
  'homoglyphes',
  'sosie',
  'largeur nulle',
  'insécable',
  'bidi',
  'filigrane',
  'bom',
  'unicode',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['détecteur de caractères cachés', 'caractères invisibles', 'nettoyer un texte'];
