import type { Card } from '../../types';

export const card = {
  name: 'Texte vers alphabet OTAN',
  description: 'Épelle un texte avec l’alphabet OTAN et relit les mots-codes.',
} satisfies Card;

export const keywords = [
  'otan',
  'oaci',
  'phonétique',
  'épeler',
  'alphabet',
  'alfa bravo',
  'radio',
  'oral',
  'indicatif',
  'aviation',
  'militaire',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['alphabet OTAN', 'alphabet phonétique', 'alphabet radio', 'Texte en alphabet OTAN'];
