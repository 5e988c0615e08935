import type { Card } from '../../types';

export const card = {
  name: 'Sélecteur d’émojis',
  description: 'Trouve et copie des émojis et leurs codes Unicode.',
} satisfies Card;

export const keywords = [
  'émoji',
  'émoticône',
  'unicode',
  'point de code',
  'frimousse',
  'code court',
  'carnation',
  'émoticônes',
  'symboles',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['émoji', 'chercher un émoji'];
