import type { LongText } from '../../lib/long-text';
import type { FileEncoding } from '../../lib/file-encodings';
import type { LineEnding } from '../../lib/text-source';
import type { ColumnType, Kind } from './cells';
import type { SourceFormat } from '../../lib/table/source-formats';
import type { TargetFormat } from './formats';

/** What reading found out, by the format. */
export interface ReadFacts {
  /** CSV. */
  readonly delimiter?: string;
  /** A line `sep=` said so. */
  readonly isDelimiterDeclared?: boolean;
  /** Of a text file; a text that was typed has none. */
  readonly encoding?: FileEncoding;
  /** Other encodings in which the file would be text and about as likely, with its beginning read so. */
  readonly otherEncodings?: readonly EncodingPreview[];
  readonly lineEnd?: LineEnding;
  /** JSON that is JSON5, or YAML documents, as `readingName` of lib/json tells. */
  readonly reading?: string;
  /** Sheets of a workbook in their order. */
  readonly sheets?: readonly Sheet[];
  /** Which sheet was read. */
  readonly sheet?: string;
  /** The range that was read, as `A1:C3`. */
  readonly range?: string;
  /** How many tables an HTML, Markdown or SQL text has, and what they are called where they have names or captions. */
  readonly tables?: readonly (string | undefined)[];
}

export interface EncodingPreview {
  readonly encoding: FileEncoding;
  readonly text: string;
}

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
}

/** What does not fit or was changed. Lines and rows count from 1, rows without the header. */
export type TableNote =
  | {
      readonly code: 'ragged';
      readonly line?: number;
      readonly row: number;
      readonly cells: number;
      readonly header: number;
    }
  | { readonly code: 'after-quote'; readonly line: number }
  | { readonly code: 'open-quote'; readonly line: number }
  /** A quote within an unquoted cell; strict reading refuses it. */
  | { readonly code: 'stray-quote'; readonly line: number }
  | { readonly code: 'blank-lines'; readonly count: number }
  | { readonly code: 'comments'; readonly count: number }
  | { readonly code: 'nul'; readonly line: number }
  | { readonly code: 'renamed'; readonly wanted: string; readonly name: string; readonly column: number }
  | { readonly code: 'formula-without-value'; readonly cell: string }
  | { readonly code: 'day-that-never-was'; readonly cell: string }
  | { readonly code: 'error-value'; readonly cell: string; readonly value: string }
  /** A value of SQL that would have to be worked out, such as `NOW()`: its SQL stands for it. */
  | { readonly code: 'sql-expression'; readonly line: number; readonly text: string }
  | { readonly code: 'sheet-empty'; readonly sheet: string }
  | { readonly code: 'duplicate-key'; readonly key: string; readonly line?: number }
  | { readonly code: 'flattened'; readonly count: number }
  | { readonly code: 'not-rows'; readonly line: number }
  /** The records stand in a list within the only map; `path` leads there. */
  | { readonly code: 'envelope'; readonly path: string; readonly rows: number }
  // Of writing.
  | { readonly code: 'formulas'; readonly count: number; readonly isGuarded: boolean }
  | { readonly code: 'lone-surrogates'; readonly count: number }
  | { readonly code: 'control-characters'; readonly count: number }
  | { readonly code: 'leading-spaces'; readonly count: number }
  | { readonly code: 'line-breaks'; readonly count: number };

/** The rows to look at, in the order of the result: JSON lists of cells, a row a line. Blocks of ROWS_PER_BLOCK rows. */
export interface Grid extends LongText {
  /** Where every block begins, in bytes of UTF-8. */
  readonly blocks: Uint32Array;
}

/** A cell in a grid: text, null, `0` where the row is shorter, or a kind with its text. */
export type GridCell = string | null | 0 | readonly [Exclude<Kind, 0 | 3 | 4>, string];

export const ROWS_PER_BLOCK = 64;

export interface GridColumn {
  /** The same for the same column of the source. */
  readonly id: string;
  /** Its name in the source, made distinct. */
  readonly ownName: string;
  readonly name: string;
  readonly isHidden: boolean;
  /** From 0, in the source. */
  readonly position: number;
  readonly type: ColumnType;
  /** The longest of its cells, in columns of a terminal, at most 40. */
  readonly width: number;
  /** Cells without text. */
  readonly empty: number;
}

/** A table read, and what it was turned into. */
export interface ConvertedTable extends LongText {
  readonly from: SourceFormat;
  readonly to: TargetFormat;
  /** A workbook; the text is empty then. */
  readonly file?: Blob;
  readonly facts: ReadFacts;
  readonly grid: Grid;
  /** The first columns in their order, hidden ones included. */
  readonly columns: readonly GridColumn[];
  readonly columnCount: number;
  readonly hasNames: boolean;
  /** Rows of the result, and of the source. */
  readonly rows: number;
  readonly allRows: number;
  /** The first notes, and how many there are. */
  readonly notes: readonly TableNote[];
  readonly noteCount: number;
}

export const SHOWN_COLUMNS = 1000;
export const LISTED_NOTES = 100;
