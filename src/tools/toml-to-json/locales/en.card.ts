import type { Card } from '../../types';

export const card = {
  name: 'TOML to JSON',
  description: 'Converts TOML 1.0/1.1 to JSON with dates and integers exactly as written.',
} satisfies Card;

export const keywords = [
  'toml',
  'json',
  'convert',
  'cargo',
  'pyproject',
  'config',
  'cargo.toml',
  'toml viewer',
  'toml checker',
  'rust',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['toml to json', 'toml parser', 'toml validator', 'toml'];
