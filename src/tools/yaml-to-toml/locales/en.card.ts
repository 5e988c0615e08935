import type { Card } from '../../types';

export const card = {
  name: 'YAML to TOML',
  description: 'Converts YAML to TOML 1.0.',
} satisfies Card;

export const keywords = ['yaml', 'yml', 'toml', 'convert', 'config', 'cargo'];

/** What else the tool is called: found as by its name. */
export const aliases = ['yaml to toml', 'yml to toml'];
