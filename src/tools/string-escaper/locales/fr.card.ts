import type { Card } from '../../types';

export const card = {
  name: 'Échappement de chaînes',
  description: 'Transforme un texte en littéral d’un langage, et inversement, couche par couche.',
} satisfies Card;

export const keywords = [
  'échapper',
  'échappement',
  'guillemets',
  'chaîne',
  'littéral',
  'json',
  'javascript',
  'java',
  'csharp',
  'python',
  'sql',
  'shell',
  'bash',
  'powershell',
  'cmd',
  'regex',
  'csv',
  'xml',
  'latex',
  'antislash',
  'barre oblique inverse',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'échapper une chaîne',
  'déséchapper',
  'littéral de chaîne',
  'échappement JSON',
  'échappement SQL',
];
