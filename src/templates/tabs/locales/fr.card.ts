import type { Card } from '../../../tools/types';

export const card = {
  name: 'Sample tool',
  description: 'Écrit les caractères en séquences \\uXXXX, ou les relit.',
} satisfies Card;

export const keywords = ['échappement', 'unicode'];

/** What else the tool is called: found as by its name. */
export const aliases = ['échappement Unicode'];
