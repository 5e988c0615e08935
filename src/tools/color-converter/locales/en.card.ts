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
  'rgba',
  'hsla',
  'hexadecimal color',
  'css color',
  'colors',
  'wcag',
  'paint',
  'pantone',
  'hue',
  'shade',
  'hex code',
  'web color',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'hex to rgb',
  'rgb to hex',
  'rgb to hsl',
  'hsl to rgb',
  'color picker',
  'colour converter',
  'contrast ratio',
];
