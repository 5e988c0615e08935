import { err, ok, type Result } from '../../lib/result';
import type { SourceFormat } from '../../lib/table/source-formats';
import type { Job } from '../../operations/define';
import type { TableFault } from './faults';
import type { NoteList } from './note-list';
import type { ConvertOptions } from './options';
import { readCsvTable, type Pieces } from './read/csv';
import type { Reading, TextReader } from './read/reader';
import { SIZE_LIMITS, textReader } from './readers';
import type { ReadFacts } from './report';
import { TableBuilder, type StoredTable } from './table-builder';

/** A table as it was read, with all that was found out. */
export interface ReadTable {
  readonly from: SourceFormat;
  readonly table: StoredTable;
  readonly facts: ReadFacts;
}

export type Share = (share: number) => void;

/** What all ways of reading need. */
export interface Given {
  readonly options: ConvertOptions;
  readonly notes: NoteList;
  readonly job: Job;
  readonly progress: Share;
}

/** Tells how much of so many is done. */
export const shareOf = (total: number, progress: Share) => (done: number) => progress(done / (total || 1));

/** Reads a text in a format; `size` in bytes is asked where the format has a limit. */
export async function readText(
  from: SourceFormat,
  pieces: Pieces,
  size: number,
  given: Given,
): Promise<Result<ReadTable, TableFault>> {
  // A text is no workbook.
  if (from === 'xlsx') return err({ code: 'no-workbook' });
  const limit = SIZE_LIMITS[from];
  if (limit !== undefined && size > limit) return err({ code: 'too-large', bytes: size, limit, format: from });
  if (from === 'csv') return build('csv', given, (reading, isFull) => readCsvTable(pieces, reading, isFull));
  const read = await textReader(from);
  let text = '';
  for await (const piece of pieces) text += piece;
  return build(from, given, (reading) => read(text, reading));
}

type Read = (reading: Reading, isFull: () => boolean) => ReturnType<TextReader>;

/** Has a reader fill a table. */
export async function build(
  from: SourceFormat,
  { options, notes, job, progress }: Given,
  read: Read,
): Promise<Result<ReadTable, TableFault>> {
  const builder = new TableBuilder(options, notes.add);
  const reading: Reading = { options, sink: builder, note: notes.add, progress, signal: job.signal };
  const facts = await read(reading, () => builder.isFull);
  if (builder.isFull) return err({ code: 'too-many-cells', ...builder.size });
  return facts.ok ? ok({ from, table: builder.finish(), facts: facts.value }) : facts;
}
