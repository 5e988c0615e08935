import type { KeyOrder } from './sort-keys';

export interface PrintJsonOptions {
  /** Blanks per level, 0 for everything on one line, or a tab. */
  readonly indent: number | 'tab';
  readonly sortKeys: KeyOrder;
  readonly descending: boolean;
  readonly keepComments: boolean;
  /** `unescape` leaves escapes that make characters visible; `shortest` keeps only those that JSON needs. */
  readonly strings: 'asWritten' | 'escapeNonAscii' | 'unescape' | 'shortest';
  /** Arrays without objects stand on one line up to this column; 0 never. A tab counts as four columns. */
  readonly arrayColumns: number;
  /** How NaN and Infinity, which JSON cannot say, are written. */
  readonly notFinite: 'null' | 'string';
}

/** Nothing but white space changes: two blanks, everything as written. */
export const PRINT_DEFAULTS: PrintJsonOptions = {
  indent: 2,
  sortKeys: 'source',
  descending: false,
  keepComments: false,
  strings: 'asWritten',
  arrayColumns: 0,
  notFinite: 'null',
};

export interface PrintedJson {
  readonly text: string;
  /** The level from which lines are not indented further because the text would become too long; none otherwise. */
  readonly indentLimit?: number;
}
