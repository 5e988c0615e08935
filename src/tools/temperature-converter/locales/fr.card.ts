import type { Card } from '../../types';

export const card = {
  name: 'Convertisseur de température',
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
];
