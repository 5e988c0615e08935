import type { Card } from '../../types';

export const card = {
  name: 'JSON vers TOML',
  description: 'Convertit du JSON en TOML.',
} satisfies Card;

export const keywords = ['json', 'json5', 'toml', 'convertir', 'configuration', 'cargo'];
