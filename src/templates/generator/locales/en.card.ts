import type { Card } from '../../../tools/types';

export const card = {
  name: 'Sample tool',
  description: 'Draw whole numbers at random from a range.',
} satisfies Card;

export const keywords = ['random', 'draw'];

/** What else the tool is called: found as by its name. */
export const aliases = ['random number', 'draw lots'];
