import type { Card } from '../../types';

export const card = {
  name: 'Lorem ipsum generator',
  description:
    'Generates placeholder text in Latin, Chinese, French or English, by paragraphs, sentences, words, characters or bytes.',
} satisfies Card;

export const keywords = [
  'lorem',
  'ipsum',
  'placeholder',
  'dummy',
  'filler',
  'text',
  'paragraph',
  'chinese',
  'japanese',
];
