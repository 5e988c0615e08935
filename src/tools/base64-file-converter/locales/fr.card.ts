import type { Card } from '../../types';

export const card = {
  name: 'Convertisseur de fichiers Base64',
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
];
