import type { Card } from '../../types';

export const card = {
  name: 'JSON to TOML',
  description: 'Converts JSON to TOML 1.0.',
} satisfies Card;

export const keywords = ['json', 'json5', 'toml', 'convert', 'config', 'cargo'];
