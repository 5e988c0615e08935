import type { Card } from '../../types';

export const card = {
  name: 'JSON vers XML',
  description: 'Convertit du JSON en XML.',
} satisfies Card;

export const keywords = ['json', 'xml', 'json5', 'convertir', 'attributs'];

/** What else the tool is called: found as by its name. */
export const aliases = ['JSON en XML'];
