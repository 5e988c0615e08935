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
  '°c',
  '°f',
  'degrees',
  'thermometer',
  'centigrade',
  'weather',
  'heat',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'celsius to fahrenheit',
  'fahrenheit to celsius',
  'celsius to kelvin',
  'kelvin to celsius',
  'c to f',
  'f to c',
  'temperature',
];
