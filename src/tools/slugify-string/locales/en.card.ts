import type { Card } from '../../types';

export const card = {
  name: 'Text to slug',
  description: 'Turns text into a slug safe for URLs, file names and ids.',
} satisfies Card;

export const keywords = [
  'slug',
  'slugify',
  'url',
  'permalink',
  'transliterate',
  'pinyin',
  'kebab',
  'filename',
  'friendly url',
  'clean url',
  'url friendly',
  'pretty url',
  'remove accents',
  'diacritics',
  'title to url',
  'handle',
  'pinyin converter',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'slug',
  'slugify',
  'slug generator',
  'url slug',
  'string to slug',
  'seo url',
  'permalink',
  'Slugify string',
];
