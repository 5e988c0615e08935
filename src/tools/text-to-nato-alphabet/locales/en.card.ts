import type { Card } from '../../types';

export const card = {
  name: 'Text to NATO alphabet',
  description: 'Spells text with the NATO/ICAO code words, and reads code words back.',
} satisfies Card;

export const keywords = [
  'nato',
  'icao',
  'phonetic',
  'spelling',
  'alphabet',
  'alfa bravo',
  'radio',
  'oral',
  'alpha',
  'bravo',
  'charlie',
  'military alphabet',
  'aviation alphabet',
  'call sign',
  'spell',
  'spell out',
  'phone spelling',
  'alfa',
  'police alphabet',
  'radio alphabet',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'nato alphabet',
  'phonetic alphabet',
  'nato phonetic alphabet',
  'spelling alphabet',
  'alpha bravo charlie',
];
