import type { Card } from '../../types';

export const card = {
  name: 'XML formatter',
  description: 'Indents or minifies XML and points at the exact place where it is not well-formed.',
} satisfies Card;

export const keywords = [
  'xml',
  'format',
  'prettify',
  'minify',
  'validate',
  'indent',
  'well-formed',
  'svg',
  'soap',
  'rss',
  'xsd',
  'pom',
];
