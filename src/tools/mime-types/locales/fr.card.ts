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
  'format de fichier',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['type MIME', 'extension de fichier', 'type de contenu'];
