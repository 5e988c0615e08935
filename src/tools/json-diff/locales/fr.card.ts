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
];
