import type { Job } from '../../../operations/define';
import type { Result } from '../../../lib/result';
import type { RowSink } from '../cells';
import type { TableFault } from '../faults';
import type { ConvertOptions } from '../options';
import type { ReadFacts, TableNote } from '../report';

/** What a reader may use while it works. */
export interface Reading {
  readonly options: ConvertOptions;
  readonly sink: RowSink;
  readonly note: (note: TableNote) => void;
  /** From 0 to 1, of the reading. */
  readonly progress: (share: number) => void;
  readonly signal: Job['signal'];
}

/** Reads a text, such as `readSql(text, reading)`; throws nothing. */
export type TextReader = (
  text: string,
  reading: Reading,
) => Result<ReadFacts, TableFault> | Promise<Result<ReadFacts, TableFault>>;
/** Reads the bytes of a file: a workbook. */
export type BytesReader = (
  bytes: Uint8Array<ArrayBuffer>,
  reading: Reading,
) => Result<ReadFacts, TableFault> | Promise<Result<ReadFacts, TableFault>>;
