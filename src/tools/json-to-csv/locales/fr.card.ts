import type { Card } from '../../types';

export const card = {
  name: 'JSON vers CSV',
  description: 'Transforme du JSON en CSV en détectant les colonnes.',
} satisfies Card;

export const keywords = [
  'json',
  'ndjson',
  'csv',
  'tsv',
  'excel',
  'tableau',
  'tableur',
  'aplatir',
  'en-tête',
  'exporter',
  'feuille de calcul',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['JSON vers Excel', 'JSON en CSV', 'JSON en tableau'];
