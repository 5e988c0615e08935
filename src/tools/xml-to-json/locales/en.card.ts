import type { Card } from '../../types';

export const card = {
  name: 'XML to JSON',
  description: 'Converts XML to JSON.',
} satisfies Card;

export const keywords = ['xml', 'json', 'convert', 'soap', 'rss', 'parse'];

/** What else the tool is called: found as by its name. */
export const aliases = ['xml to json', 'soap to json', 'rss to json'];
