import type { Card } from '../../types';

export const card = {
  name: 'JSON query',
  description: 'Runs jq, JSONPath and JMESPath on JSON, YAML or CSV, and builds the path of any value.',
} satisfies Card;

export const keywords = [
  'jq',
  'jsonpath',
  'jmespath',
  'json',
  'query',
  'filter',
  'path',
  'extract',
  'select',
  'yaml',
  'csv',
  'playground',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'jq',
  'jq playground',
  'jq online',
  'jsonpath',
  'jsonpath tester',
  'jmespath',
  'filter json',
  'json path finder',
  'extract json',
  'query yaml',
];
