import type { Card } from '../../types';

export const card = {
  name: 'Masquage de chaîne',
  description: 'Masque un secret, ou ceux d’un journal, pour pouvoir le partager.',
} satisfies Card;

export const keywords = [
  'masquer',
  'cacher',
  'secret',
  'jeton',
  'clé d’API',
  'caviarder',
  'anonymiser',
  'journal',
  'rgpd',
  'données personnelles',
  'masquer un mot de passe',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['masquer un secret', 'caviarder', 'anonymiser des journaux'];
