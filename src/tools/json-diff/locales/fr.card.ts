import type { Card } from '../../types';

export const card = {
  name: 'Comparaison JSON',
  description: 'Compare la structure de deux JSON et liste les changements.',
} satisfies Card;

export const keywords = [
  'json',
  'diff',
  'comparer',
  'comparaison',
  'différence',
  'fusion',
  'patch',
  'rfc 6902',
  'tableau',
  'objet',
  'fichiers',
  'différences',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['comparer du JSON', 'comparer deux JSON', 'diff JSON'];
