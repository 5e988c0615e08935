import type { Card } from '../../types';

export const card = {
  name: 'TOML to YAML',
  description: 'Converts TOML to YAML, keeping types and comments.',
} satisfies Card;

export const keywords = ['toml', 'yaml', 'yml', 'convert', 'cargo', 'config'];

/** What else the tool is called: found as by its name. */
export const aliases = ['toml to yaml', 'toml to yml'];
