import type { Card } from '../../types';

export const card = {
  name: 'ASCII art text',
  description: 'Draws text as ASCII art in 83 fonts.',
} satisfies Card;

export const keywords = [
  'ascii',
  'art',
  'figlet',
  'banner',
  'letters',
  'toilet',
  'header',
  'signature',
  'motd',
  'logo',
  'large',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'ascii art generator',
  'figlet generator',
  'ascii text drawer',
  'text banner',
  'text art',
  'big text',
  'console logo',
  'ascii font',
];
