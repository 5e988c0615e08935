import type { Card } from '../../types';

export const card = {
  name: 'Text to NATO alphabet',
  description: 'Spells text with the NATO/ICAO code words, and reads code words back.',
} satisfies Card;

export const keywords = ['nato', 'icao', 'phonetic', 'spelling', 'alphabet', 'alfa bravo', 'radio', 'oral'];
