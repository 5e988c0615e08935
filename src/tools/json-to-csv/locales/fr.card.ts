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
];
