import type { Card } from '../../types';

export const card = {
  name: 'XML vers JSON',
  description: 'Convertit du XML en JSON.',
} satisfies Card;

export const keywords = ['xml', 'json', 'convertir', 'soap', 'rss'];

/** What else the tool is called: found as by its name. */
export const aliases = ['XML en JSON'];
