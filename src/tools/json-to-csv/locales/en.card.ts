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
  'xlsx',
  'xls',
  'google sheets',
  'csv export',
  'json array to csv',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['json to csv', 'json to excel', 'json to table', 'convert json to csv', 'json to spreadsheet'];
