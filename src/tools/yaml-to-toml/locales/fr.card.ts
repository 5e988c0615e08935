import type { Card } from '../../types';

export const card = {
  name: 'YAML vers TOML',
  description: 'Convertit du YAML en TOML.',
} satisfies Card;

export const keywords = ['yaml', 'yml', 'toml', 'convertir', 'configuration', 'cargo'];

/** What else the tool is called: found as by its name. */
export const aliases = ['YAML en TOML'];
