import type { TargetFormat } from './formats';
import type { FileWriter, TextWriter } from './write/writer';

/** Fetches the writer of a format. */
export async function textWriter(to: Exclude<TargetFormat, 'xlsx'>): Promise<TextWriter> {
  switch (to) {
    case 'csv':
      return (await import('./write/csv')).writeCsv;
    case 'tsv':
      return (await import('./write/csv')).writeTsv;
    case 'json':
      return (await import('./write/json')).writeJson;
    case 'ndjson':
      return (await import('./write/json')).writeNdjson;
    case 'yaml':
      return (await import('./write/yaml')).writeYaml;
    case 'sql':
      return (await import('./write/sql')).writeSql;
    case 'markdown':
      return (await import('./write/markdown')).writeMarkdown;
    case 'html':
      return (await import('./write/html')).writeHtml;
  }
}

/** Fetches the writer of workbooks. */
export async function fileWriter(): Promise<FileWriter> {
  return (await import('./write/xlsx')).writeXlsx;
}
