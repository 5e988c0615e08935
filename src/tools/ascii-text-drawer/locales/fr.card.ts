import type { Card } from '../../types';

export const card = {
  name: 'Texte en ASCII art',
  description: 'Dessine un texte en ASCII art.',
} satisfies Card;

export const keywords = ['ascii', 'art', 'figlet', 'bannière', 'lettres', 'signature', 'police'];

/** What else the tool is called: found as by its name. */
export const aliases = ['générateur ascii art', 'bannière ascii', 'lettres ascii', 'police ascii'];
