import type { Card } from '../../types';

export const card = {
  name: 'Requêtes JSON',
  description: 'Exécute jq, JSONPath et JMESPath sur du JSON, YAML ou CSV, et donne le chemin de toute valeur.',
} satisfies Card;

export const keywords = [
  'jq',
  'jsonpath',
  'jmespath',
  'json',
  'requête',
  'filtrer',
  'extraire',
  'chemin',
  'yaml',
  'csv',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'jq',
  'jq en ligne',
  'JSONPath',
  'JMESPath',
  'filtrer du JSON',
  'extraire du JSON',
  'chemin JSON',
  'interroger du YAML',
];
