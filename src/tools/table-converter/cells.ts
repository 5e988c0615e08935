/** What a cell holds beside its text. */
export const KIND = {
  text: 0,
  /** A number as it is written in the source, or as a workbook stores it. */
  number: 1,
  /** `true` or `false`. */
  boolean: 2,
  /** NULL of SQL, null of JSON and YAML; its text is empty. */
  null: 3,
  /** Nothing: the row is shorter than the header; its text is empty. */
  absent: 4,
  /** An ISO 8601 date, time or both, from a workbook's number format. */
  date: 5,
  /** A list or an empty map as compact JSON, from JSON or YAML. */
  json: 6,
} as const;
export type Kind = (typeof KIND)[keyof typeof KIND];

/** One row: the texts of its cells, and what they are; without `kinds` all are text. */
export interface Row {
  readonly cells: readonly string[];
  readonly kinds?: readonly Kind[] | undefined;
}

/** What all cells of a column are that hold something; `empty` where none does. */
export type ColumnType = 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'json' | 'mixed' | 'empty';

/** What writers get: names, types and rows as the visitor wants them, hidden columns and rows left out, sorted, trimmed, typed. */
export interface OutputTable {
  readonly names: readonly string[];
  /** False where the source has no header: the names are `column 1` and so on, and formats that can do without leave them out. */
  readonly hasNames: boolean;
  readonly types: readonly ColumnType[];
  readonly rows: number;
  /** A row as long as `names`, cells that are not there as `KIND.absent`. */
  readonly row: (n: number) => Required<Row>;
}

/** What readers fill. `header` comes first, once; then the rows in their order. */
export interface RowSink {
  /** Undefined where the source has none. Empty and repeated names are made distinct there, with notes. */
  readonly header: (names: readonly string[] | undefined) => void;
  /** @param line where it begins in the source, from 1, where lines count: a row with another number of cells is noted with it. */
  readonly row: (row: Row, line?: number) => void;
}
