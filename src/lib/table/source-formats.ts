/** What tables are read from. */
export const SOURCES = ['csv', 'xlsx', 'json', 'ndjson', 'yaml', 'sql', 'markdown', 'html'] as const;
export type SourceFormat = (typeof SOURCES)[number];
