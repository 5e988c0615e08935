import type { Card } from '../../types';

export const card = {
  name: 'JSON vers TOML',
  description: 'Convertit du JSON en TOML.',
} satisfies Card;

export const keywords = ['json', 'json5', 'toml', 'convertir', 'configuration', 'cargo'];

/** What else the tool is called: found as by its name. */
export const aliases = ['JSON en TOML'];
