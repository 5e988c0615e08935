import type { Card } from '../../types';

export const card = {
  name: 'Texte vers Unicode',
  description: 'Convertit un texte en notation Unicode et inversement.',
} satisfies Card;

export const keywords = [
  'unicode',
  'échapper',
  'échappement',
  'entité',
  'point de code',
  'utf-8',
  'u+',
  'caractère',
  'nom de caractère',
  'invisible',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['Unicode en texte', 'convertisseur Unicode', 'échappement Unicode', 'point de code'];
