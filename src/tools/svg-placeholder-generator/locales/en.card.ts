import type { Card } from '../../types';

export const card = {
  name: 'SVG placeholder generator',
  description: 'Draws a sized placeholder image as SVG markup, data URI or file.',
} satisfies Card;

export const keywords = ['svg', 'placeholder', 'image', 'mockup', 'dummy', 'size', 'data uri', 'png', 'webp'];
