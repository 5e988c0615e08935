import type { Job } from '../../../operations/define';
import type { Result } from '../../../lib/result';
import type { OutputTable } from '../cells';
import type { TableFault } from '../faults';
import type { ConvertOptions } from '../options';
import type { TableNote } from '../report';

/** What a writer may use while it works. */
export interface Writing {
  readonly options: ConvertOptions;
  /** Takes the text piece by piece. */
  readonly add: (piece: string) => void;
  readonly note: (note: TableNote) => void;
  /** From 0 to 1, of the writing. */
  readonly progress: (share: number) => void;
  readonly signal: Job['signal'];
}

/** Writes a table as text, such as `writeMarkdown(table, writing)`; no line break at the end. */
export type TextWriter = (table: OutputTable, writing: Writing) => Result<void, TableFault>;
/** Writes a workbook. */
export type FileWriter = (table: OutputTable, writing: Omit<Writing, 'add'>) => Promise<Result<Blob, TableFault>>;
