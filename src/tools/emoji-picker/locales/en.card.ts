import type { Card } from '../../types';

export const card = {
  name: 'Emoji picker',
  description: 'Finds emojis in English, Chinese or French and copies them or any of their code forms.',
} satisfies Card;

export const keywords = [
  'emoji',
  'picker',
  'unicode',
  'code point',
  'smiley',
  'shortcode',
  'skin tone',
  'emoticon',
  'smileys',
  'emojipedia',
  'copy and paste',
  'symbols',
  'icons',
  'heart',
  'flags',
  'kaomoji',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['emoji', 'emojis', 'emoji search', 'copy emoji', 'emoji keyboard'];
