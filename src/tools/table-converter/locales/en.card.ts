import type { Card } from '../../types';

export const card = {
  name: 'Table converter',
  description: 'Converts tables between CSV, Excel, JSON, YAML, SQL, Markdown and HTML, with a grid to check them.',
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
  'table',
  'delimiter',
  'encoding',
  'spreadsheet',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['csv to json', 'excel to json', 'csv to excel', 'csv to sql', 'csv to markdown', 'csv viewer'];
