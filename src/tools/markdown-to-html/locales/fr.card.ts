import type { Card } from '../../types';

export const card = {
  name: 'Markdown vers HTML',
  description: 'Convertit du Markdown en HTML.',
} satisfies Card;

export const keywords = [
  'markdown',
  'md',
  'html',
  'aperçu',
  'imprimer',
  'github',
  'gfm',
  'texte riche',
  'sommaire',
  'pdf',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'aperçu Markdown',
  'éditeur Markdown',
  'md en HTML',
  'Markdown en HTML',
  'convertir du Markdown',
  'Markdown en PDF',
];
