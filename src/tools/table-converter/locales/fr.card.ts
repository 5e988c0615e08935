import type { Card } from '../../types';

export const card = {
  name: 'Convertisseur de tableaux',
  description: 'Convertit des tableaux entre CSV, Excel, JSON, YAML, SQL, Markdown et HTML, avec aperçu en grille.',
} satisfies Card;

export const keywords = [
  'csv',
  'tsv',
  'excel',
  'xlsx',
  'json',
  'ndjson',
  'yaml',
  'sql',
  'insert',
  'markdown',
  'html',
  'tableau',
  'séparateur',
  'encodage',
  'tableur',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['CSV vers JSON', 'Excel vers JSON', 'CSV vers Excel', 'CSV vers SQL', 'lecteur de CSV'];
