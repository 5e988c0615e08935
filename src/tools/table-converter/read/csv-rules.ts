import type { TableNote } from '../report';

export interface CsvRules {
  /** One character. */
  readonly delimiter: string;
  readonly quote: '"' | "'";
  /** Lines that begin with it are no rows; empty for none. */
  readonly comment: string;
  /** What is noted otherwise is a fault. */
  readonly strict: boolean;
}

/** What is done with what is found. */
export interface CsvEvents {
  /** Cells in an array that is not used again, and the line where they begin. */
  readonly row: (cells: string[], line: number) => void;
  readonly note: (note: TableNote) => void;
}
