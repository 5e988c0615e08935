import type { Card } from '../../types';

export const card = {
  name: 'JSON diff',
  description: 'Compares two JSON documents by structure and lists what changed.',
} satisfies Card;

export const keywords = [
  'json',
  'diff',
  'compare',
  'difference',
  'merge',
  'patch',
  'rfc 6902',
  'json patch',
  'array',
  'object',
  'jsondiff',
  'two json files',
  'jsonpatch',
  'json merge patch',
  'json comparison',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['json compare', 'compare json', 'json difference', 'diff json'];
