import type { Card } from '../../../tools/types';

export const card = {
  name: 'Sample tool',
  description: 'Write characters as \\uXXXX escapes, or read them back.',
} satisfies Card;

export const keywords = ['escape', 'unicode'];

/** What else the tool is called: found as by its name. */
export const aliases = ['unicode escape', 'unicode unescape'];
