import type { DocumentFault, FaultPlace } from '../../lib/document/document-fault';
import type { FileEncoding } from '../../lib/file-encodings';
import type { JsonFault } from '../../lib/json/json-fault';
import type { YamlFault } from '../../lib/yaml/yaml-fault';
import type { SourceFormat } from '../../lib/table/source-formats';
import type { EncodingPreview, Sheet } from './report';

/** Why there is no table. Places are lines and columns from 1 and an offset, where the source is text. */
export type TableFault =
  // Any file.
  | { readonly code: 'too-large'; readonly bytes: number; readonly limit: number; readonly format: SourceFormat }
  | { readonly code: 'unreadable' }
  | { readonly code: 'not-text' }
  /** The first byte that does not belong, from 0, and two other readings. */
  | {
      readonly code: 'wrong-encoding';
      readonly encoding: FileEncoding;
      readonly at: number;
      readonly line: number;
      readonly others: readonly EncodingPreview[];
    }
  | { readonly code: 'too-many-cells'; readonly rows: number; readonly columns: number }
  // CSV, strictly read.
  | ({ readonly code: 'csv-ragged'; readonly cells: number; readonly header: number } & FaultPlace)
  | ({ readonly code: 'csv-after-quote' | 'csv-open-quote' | 'csv-stray-quote' | 'csv-bare-break' } & FaultPlace)
  | { readonly code: 'no-delimiter' }
  // Workbooks.
  | { readonly code: 'encrypted' | 'old-excel' | 'no-workbook' | 'no-sheet' | 'bad-range' | 'binary-workbook' }
  | { readonly code: 'zip-damaged'; readonly part?: string }
  | { readonly code: 'zip-bomb'; readonly ratio: number }
  | { readonly code: 'bad-xml'; readonly part: string; readonly line: number }
  | { readonly code: 'sheet-not-found'; readonly name: string; readonly sheets: readonly Sheet[] }
  // SQL.
  | ({
      readonly code: 'sql-expected';
      /** What may stand there, as SQL spells it. */
      readonly expected: readonly string[];
      /** What does; empty at the end. */
      readonly found: string;
    } & FaultPlace)
  | ({ readonly code: 'sql-unclosed' | 'sql-not-a-value' } & FaultPlace)
  | ({ readonly code: 'sql-count'; readonly values: number; readonly columns: number } & FaultPlace)
  // Markdown, HTML, Excel as a target.
  | { readonly code: 'no-table'; readonly format: 'markdown' | 'html' | 'sql' }
  | { readonly code: 'table-not-found'; readonly table: number; readonly tables: number }
  | { readonly code: 'bad-path' }
  | { readonly code: 'path-not-found'; readonly part: string }
  | { readonly code: 'not-a-list' }
  | { readonly code: 'xlsx-rows' | 'xlsx-columns'; readonly count: number; readonly limit: number }
  | { readonly code: 'xlsx-cell'; readonly cell: string; readonly length: number; readonly limit: number }
  | { readonly code: 'markdown-too-large' | 'html-too-large' | 'yaml-too-large'; readonly limit: number }
  | { readonly code: 'zero-character'; readonly row: number; readonly column: string }
  | (JsonFault & { readonly format: 'json' | 'ndjson' })
  | (DocumentFault & { readonly format: 'json' | 'ndjson' | 'yaml' })
  | (YamlFault & { readonly format: 'yaml' });
