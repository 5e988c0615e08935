import type { Card } from '../../types';

export const card = {
  name: 'JSON to XML',
  description: 'Converts JSON to well-formed XML.',
} satisfies Card;

export const keywords = ['json', 'xml', 'json5', 'convert', 'attributes', 'soap'];

/** What else the tool is called: found as by its name. */
export const aliases = ['json to xml'];
