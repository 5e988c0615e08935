import type { Card } from '../../../tools/types';

export const card = {
  name: 'Sample tool',
  description: 'Work out the height of a scaled picture and its aspect ratio.',
} satisfies Card;

export const keywords = ['scale', 'aspect ratio'];

/** What else the tool is called: found as by its name. */
export const aliases = ['resize a picture', 'aspect ratio calculator'];
