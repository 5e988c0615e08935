import type { Card } from '../../types';

export const card = {
  name: 'TOML vers YAML',
  description: 'Convertit du TOML en YAML en gardant types et commentaires.',
} satisfies Card;

export const keywords = ['toml', 'yaml', 'yml', 'convertir', 'cargo', 'configuration'];

/** What else the tool is called: found as by its name. */
export const aliases = ['TOML en YAML'];
