import type { Card } from '../../types';

export const card = {
  name: 'Hidden character finder',
  description: 'Finds and removes hidden or look-alike characters.',
} satisfies Card;

export const keywords = [
  'hidden',
  'invisible',
  'zero width',
  'zwsp',
  'bom',
  'nbsp',
  'bidi',
  'trojan source',
  'homoglyph',
  'look-alike',
  'confusable',
  'mixed script',
  'unicode',
  'clean',
  'sanitize',
  'steganography',
  'watermark',
  'prompt injection',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['invisible character detector', 'zero-width remover', 'homoglyph detector', 'text cleaner'];
