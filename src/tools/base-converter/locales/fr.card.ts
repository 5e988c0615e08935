import type { Card } from '../../types';

export const card = {
  name: 'Conversion de bases',
  description: 'Convertit des nombres de toute taille, même à virgule, entre les bases 2 et 64.',
} satisfies Card;

export const keywords = [
  'entier',
  'nombre',
  'base',
  'binaire',
  'octal',
  'décimal',
  'hexadécimal',
  'base36',
  'base62',
  'complément à deux',
  'boutisme',
  'bases numériques',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'binaire en décimal',
  'décimal en binaire',
  'hexadécimal en décimal',
  'décimal en hexadécimal',
  'conversion de base',
  'base numérique',
  'binaire en hexadécimal',
  'hexadécimal en binaire',
  'binaire en octal',
  'octal en décimal',
  'Convertisseur de bases',
];
