import type { Card } from '../../types';

export const card = {
  name: 'JSON to YAML',
  description: 'Converts JSON (also JSON5 and NDJSON) to YAML that every YAML reader understands alike.',
} satisfies Card;

export const keywords = [
  'json',
  'json5',
  'yaml',
  'yml',
  'convert',
  'kubernetes',
  'config',
  'k8s',
  'helm',
  'openapi',
  'swagger',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['json to yaml', 'json to yml', 'convert json to yaml', 'JSON to YAML converter'];
