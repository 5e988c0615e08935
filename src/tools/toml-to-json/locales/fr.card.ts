import type { Card } from '../../types';

export const card = {
  name: 'TOML vers JSON',
  description: 'Convertit du TOML en JSON, dates et grands entiers intacts.',
} satisfies Card;

export const keywords = ['toml', 'json', 'convertir', 'cargo', 'pyproject', 'configuration'];

/** What else the tool is called: found as by its name. */
export const aliases = ['TOML en JSON'];
