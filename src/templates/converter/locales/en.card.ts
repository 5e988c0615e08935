import type { Card } from '../../../tools/types';

export const card = {
  name: 'Sample tool',
  description: 'Puts a number in front of each line of a text.',
} satisfies Card;

export const keywords = ['line numbers', 'count'];

/** What else the tool is called: found as by its name. */
export const aliases = ['number lines', 'add line numbers'];
