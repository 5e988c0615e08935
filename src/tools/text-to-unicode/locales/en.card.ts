import type { Card } from '../../types';

export const card = {
  name: 'Text to Unicode',
  description: 'Converts text to code-point notations and back, and names every character.',
} satisfies Card;

export const keywords = [
  'unicode',
  'escape',
  'unescape',
  'entity',
  'code point',
  'codepoint',
  'utf-8',
  'utf8',
  'u+',
  'character name',
  'invisible characters',
  'zero width',
  'glyph',
  'block',
  'category',
  'surrogate',
  'ucd',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'unicode to text',
  'unicode escape',
  'unicode unescape',
  'unicode converter',
  'code point converter',
  'code points',
  'code point lookup',
  'unicode code point',
  'character names',
];
