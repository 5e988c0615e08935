import type { Card } from '../../types';

export const card = {
  name: 'TOML to JSON',
  description: 'Converts TOML 1.0/1.1 to JSON with dates and integers exactly as written.',
} satisfies Card;

export const keywords = ['toml', 'json', 'convert', 'cargo', 'pyproject', 'config'];
