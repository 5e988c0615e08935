import type { Card } from '../../types';

export const card = {
  name: 'YAML to JSON converter',
  description: 'Converts YAML to JSON without losing digits, order or documents.',
} satisfies Card;

export const keywords = ['yaml', 'yml', 'json', 'convert', 'kubernetes', 'config'];
