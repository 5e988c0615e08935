import type { Card } from '../../types';

export const card = {
  name: 'Temperature converter',
  description: 'Converts between eight temperature scales, exactly.',
} satisfies Card;

export const keywords = [
  'temperature',
  'kelvin',
  'celsius',
  'fahrenheit',
  'rankine',
  'delisle',
  'newton',
  'réaumur',
  'rømer',
  'degree',
];
