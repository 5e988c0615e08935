import type { Card } from '../../types';

export const card = {
  name: 'JSON to CSV',
  description: 'Turns JSON records into CSV, finding the columns by itself.',
} satisfies Card;

export const keywords = [
  'json',
  'ndjson',
  'csv',
  'tsv',
  'excel',
  'table',
  'spreadsheet',
  'flatten',
  'header',
  'export',
];
