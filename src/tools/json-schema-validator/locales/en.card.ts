import type { Card } from '../../types';

export const card = {
  name: 'JSON Schema validator',
  description: 'Checks JSON or YAML against a JSON Schema; writes schemas from data and data from schemas.',
} satisfies Card;

export const keywords = [
  'json schema',
  'validate',
  'validator',
  'draft 4',
  'draft 7',
  '2019-09',
  '2020-12',
  'yaml',
  'openapi',
  'mock',
  'sample data',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'json schema',
  'validate json',
  'json schema generator',
  'generate json schema',
  'json to json schema',
  'mock data',
  'sample data',
  'schema validator',
  'json validator',
  'fake json',
];
