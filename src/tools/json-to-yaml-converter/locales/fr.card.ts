import type { Card } from '../../types';

export const card = {
  name: 'JSON vers YAML',
  description: 'Convertit du JSON (aussi JSON5, NDJSON) en YAML.',
} satisfies Card;

export const keywords = ['json', 'json5', 'yaml', 'yml', 'convertir', 'kubernetes', 'configuration', 'openapi'];

/** What else the tool is called: found as by its name. */
export const aliases = ['JSON en YAML', 'JSON en YML'];
