import type { Card } from '../../types';

export const card = {
  name: 'Texte vers binaire',
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
  'code binaire',
  'code ascii',
  'traducteur binaire',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'texte en binaire',
  'binaire en texte',
  'texte en hexadécimal',
  'hexadécimal en texte',
  'texte en ascii',
];
