import type { Card } from '../../types';

export const card = {
  name: 'UUID generator',
  description: 'Generate UUIDs of every version and decode existing ones.',
} satisfies Card;

export const keywords = [
  'uuid',
  'guid',
  'v1',
  'v3',
  'v4',
  'v5',
  'v6',
  'v7',
  'nil',
  'max',
  'unique id',
  'decode',
  'namespace',
];
