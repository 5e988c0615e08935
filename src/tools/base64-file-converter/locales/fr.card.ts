import type { Card } from '../../types';

export const card = {
  name: 'Fichier vers Base64',
  description: 'Convertit un fichier ou une image en Base64 ou data URI, et inversement.',
} satisfies Card;

export const keywords = [
  'base64',
  'fichier',
  'image',
  'data uri',
  'data url',
  'aperçu',
  'télécharger',
  'encoder',
  'décoder',
  'png',
  'jpg',
  'pdf',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['image en Base64', 'Base64 en image', 'fichier en Base64', 'Convertisseur de fichiers Base64'];
