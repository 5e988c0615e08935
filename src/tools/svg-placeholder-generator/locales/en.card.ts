import type { Card } from '../../types';

export const card = {
  name: 'SVG placeholder',
  description: 'Draws a sized placeholder image as SVG markup, data URI or file.',
} satisfies Card;

export const keywords = [
  'svg',
  'placeholder',
  'image',
  'mockup',
  'dummy',
  'size',
  'data uri',
  'png',
  'webp',
  'placehold.co',
  'placeholder.com',
  'placehold',
  'via.placeholder',
  'fake image',
  'blank image',
  'generate image',
  'mock image',
  'image generator',
  'wireframe',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'placeholder image',
  'svg placeholder',
  'dummy image',
  'image placeholder',
  'placeholder',
  'SVG placeholder generator',
];
