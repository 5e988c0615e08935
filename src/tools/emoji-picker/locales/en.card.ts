import type { Card } from '../../types';

export const card = {
  name: 'Emoji picker',
  description: 'Finds emojis in English, Chinese or French and copies them or any of their code forms.',
} satisfies Card;

export const keywords = ['emoji', 'picker', 'unicode', 'code point', 'smiley', 'shortcode', 'skin tone'];
