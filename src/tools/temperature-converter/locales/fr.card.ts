import type { Card } from '../../types';

export const card = {
  name: 'Températures',
  description: 'Convertit exactement entre huit échelles de température.',
} satisfies Card;

export const keywords = [
  'température',
  'kelvin',
  'celsius',
  'fahrenheit',
  'rankine',
  'delisle',
  'newton',
  'réaumur',
  'rømer',
  'degré',
  'degrés',
  'thermomètre',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'température',
  'celsius en fahrenheit',
  'fahrenheit en celsius',
  'convertir une température',
  'Conversion de température',
  'Convertisseur de température',
];
