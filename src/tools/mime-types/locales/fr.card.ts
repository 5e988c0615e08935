import type { Card } from '../../types';

export const card = {
  name: 'Types MIME',
  description: 'Trouve le type MIME d’une extension et les extensions d’un type MIME.',
} satisfies Card;

export const keywords = [
  'mime',
  'type de média',
  'type de contenu',
  'content-type',
  'extension',
  'type de fichier',
  'iana',
];
