import type { SourceFormat } from '../../lib/table/source-formats';
import type { BytesReader, TextReader } from './read/reader';

const MB = 1024 * 1024;

/** Larger sources (bytes, of a text in UTF-8) are refused; CSV is read piece by piece, whatever its size. */
export const SIZE_LIMITS: Readonly<Partial<Record<SourceFormat, number>>> = {
  xlsx: 50 * MB,
  json: 50 * MB,
  ndjson: 50 * MB,
  sql: 50 * MB,
  yaml: 20 * MB,
  markdown: 20 * MB,
  html: 20 * MB,
};

/** Fetches the reader of a format. */
export async function textReader(from: Exclude<SourceFormat, 'csv' | 'xlsx'>): Promise<TextReader> {
  switch (from) {
    case 'json':
      return (await import('./read/json')).readJsonTable;
    case 'ndjson':
      return (await import('./read/json')).readNdjsonTable;
    case 'yaml':
      return (await import('./read/yaml')).readYamlTable;
    case 'markdown':
      return (await import('./read/markdown')).readMarkdownTable;
    case 'sql':
      return (await import('./read/sql')).readSqlTable;
    case 'html':
      return (await import('./read/html')).readHtmlTable;
  }
}

/** Fetches the reader of workbooks. */
export async function bytesReader(): Promise<BytesReader> {
  return (await import('./read/xlsx')).readXlsxTable;
}
