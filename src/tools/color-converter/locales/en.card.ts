import type { Card } from '../../types';

export const card = {
  name: 'Color converter',
  description: 'Converts a colour between CSS, print and wide-gamut notations.',
} satisfies Card;

export const keywords = [
  'color',
  'colour',
  'hex',
  'rgb',
  'hsl',
  'hsv',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'cmyk',
  'p3',
  'css name',
  'picker',
  'contrast',
];
