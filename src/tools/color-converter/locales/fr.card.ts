import type { Card } from '../../types';

export const card = {
  name: 'Conversion de couleurs',
  description: 'Convertit une couleur entre hex, RVB, HSL, OKLCH, CMJN, nom CSS, etc.',
} satisfies Card;

export const keywords = [
  'couleur',
  'rvb',
  'cmjn',
  'nom css',
  'pipette',
  'contraste',
  'color',
  'hex',
  'rgb',
  'hsl',
  'hsv',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'p3',
  'couleurs',
  'teinte',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'hex en rvb',
  'rvb en hex',
  'convertir une couleur',
  'sélecteur de couleur',
  'Convertisseur de couleurs',
];
