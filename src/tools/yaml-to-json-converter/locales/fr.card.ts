import type { Card } from '../../types';

export const card = {
  name: 'YAML vers JSON',
  description: 'Convertit du YAML en JSON sans perte.',
} satisfies Card;

export const keywords = ['yaml', 'yml', 'json', 'convertir', 'kubernetes', 'configuration'];

/** What else the tool is called: found as by its name. */
export const aliases = ['YAML en JSON'];
