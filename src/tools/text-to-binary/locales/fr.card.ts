import type { Card } from '../../types';

export const card = {
  name: 'Texte en binaire',
  description: 'Affiche les octets d’un texte en binaire, octal, décimal ou hexadécimal, et inversement.',
} satisfies Card;

export const keywords = [
  'binaire',
  'ascii',
  'utf-8',
  'octal',
  'décimal',
  'hexadécimal',
  'octets',
  'encoder',
  'décoder',
];
