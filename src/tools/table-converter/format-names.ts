import type { FileEncoding } from '../../lib/file-encodings';
import { FILE_ENCODING_NAMES } from '../../lib/file-encodings';
import type { SourceFormat } from '../../lib/table/source-formats';
import type { TargetFormat } from './formats';

/** How formats are called, alike in all languages. */
export const FORMAT_NAMES: Readonly<Record<SourceFormat | TargetFormat, string>> = {
  csv: 'CSV',
  tsv: 'TSV',
  xlsx: 'Excel (.xlsx)',
  json: 'JSON',
  ndjson: 'NDJSON',
  yaml: 'YAML',
  sql: 'SQL (INSERT)',
  markdown: 'Markdown',
  html: 'HTML',
};

/** What the dialects of SQL are called that have names of their own. */
export const DIALECT_NAMES = {
  mysql: 'MySQL',
  postgresql: 'PostgreSQL',
  sqlite: 'SQLite',
  sqlserver: 'SQL Server',
} as const;

/** How an encoding is called, `auto` in words. */
export const encodingNames =
  (auto: string) =>
  (encoding: FileEncoding | 'auto'): string =>
    encoding === 'auto' ? auto : FILE_ENCODING_NAMES[encoding];
