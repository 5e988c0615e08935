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
  'random text',
  'sample text',
  'generate text',
  'paragraphs',
  'sentences',
  'words',
  'blind text',
  'mock text',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['lorem ipsum', 'placeholder text', 'dummy text', 'fake text', 'filler text'];
