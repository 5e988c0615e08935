/** What tables are written as. */
export const TARGETS = ['csv', 'tsv', 'xlsx', 'json', 'ndjson', 'yaml', 'sql', 'markdown', 'html'] as const;
export type TargetFormat = (typeof TARGETS)[number];

export const EXTENSIONS: Readonly<Record<TargetFormat, string>> = {
  csv: 'csv',
  tsv: 'tsv',
  xlsx: 'xlsx',
  json: 'json',
  ndjson: 'ndjson',
  yaml: 'yaml',
  sql: 'sql',
  markdown: 'md',
  html: 'html',
};

export const MIME_TYPES: Readonly<Record<TargetFormat, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  yaml: 'application/yaml',
  sql: 'application/sql',
  markdown: 'text/markdown',
  html: 'text/html',
};
