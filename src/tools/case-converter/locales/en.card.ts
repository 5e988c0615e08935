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
  'capital letters',
  'caps',
  'caps lock',
  'sentence case',
  'pascal case',
  'kebab case',
  'dot case',
  'train case',
  'naming',
  'variable name',
  'naming convention',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'uppercase',
  'lowercase',
  'upper case',
  'lower case',
  'title case',
  'camel case',
  'snake case',
  'convert case',
  'capitalize',
];
