import type { Card } from '../../types';

export const card = {
  name: 'JSON to TOML',
  description: 'Converts JSON to TOML 1.0.',
} satisfies Card;

export const keywords = ['json', 'json5', 'toml', 'convert', 'config', 'cargo'];

/** What else the tool is called: found as by its name. */
export const aliases = ['json to toml', 'convert json to toml'];
