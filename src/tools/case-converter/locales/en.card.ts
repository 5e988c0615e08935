import type { Card } from '../../types';

export const card = {
  name: 'Case converter',
  description: 'Rewrites text in every common letter case and identifier style.',
} satisfies Card;

export const keywords = [
  'case',
  'camelCase',
  'PascalCase',
  'snake_case',
  'kebab-case',
  'CONSTANT_CASE',
  'title',
  'upper',
  'lower',
  'identifier',
];
