import type { Card } from '../../types';

export const card = {
  name: 'YAML to JSON',
  description: 'Converts YAML to JSON without losing digits, order or documents.',
} satisfies Card;

export const keywords = [
  'yaml',
  'yml',
  'json',
  'convert',
  'kubernetes',
  'config',
  'docker compose to json',
  'openapi',
  'swagger',
  'k8s',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['yaml to json', 'yml to json', 'yaml parser', 'convert yaml to json', 'YAML to JSON converter'];
