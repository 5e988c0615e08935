import { LongTextWriter } from '../../lib/long-text';
import { err, ok, type Result } from '../../lib/result';
import { utf8Length } from '../../lib/utf8-length';
import type { Job } from '../../operations/define';
import { arrange, type ArrangedTable } from './arrange';
import { PIECE, piecesOf } from './decode-pieces';
import type { TableFault } from './faults';
import { MIME_TYPES } from './formats';
import { guessFormat } from '../../lib/table/guess-format';
import { NoteList } from './note-list';
import type { ConvertOptions } from './options';
import { readText, shareOf, type ReadTable, type Share } from './read-table';
import { SIZE_LIMITS } from './readers';
import { SHOWN_COLUMNS, type ConvertedTable } from './report';
import type { StoredTable } from './table-builder';
import { writeGrid } from './write-grid';
import { fileWriter, textWriter } from './writers';

/** The parts of the work by the time that they take. */
const PARTS = { reading: 0.5, arranging: 0.1, writing: 0.25, grid: 0.15 } as const;

/** Reads a table in whatever format it is in, arranges it and writes it in the one wanted. */
export async function convertTable(
  source: string | Blob,
  options: ConvertOptions,
  job: Job,
): Promise<Result<ConvertedTable, TableFault>> {
  const notes = new NoteList();
  const tell = progressOf(source, job);
  const read = await readTable(source, options, notes, job, tell(0, PARTS.reading));
  if (!read.ok) return read;
  const { table, facts, from } = read.value;
  const arranged = await arrange(table, options, tell(PARTS.reading, PARTS.arranging));
  const written = await write(arranged, options, notes, job, tell(PARTS.reading + PARTS.arranging, PARTS.writing));
  if (!written.ok) return written;
  return ok({
    ...written.value,
    from,
    to: options.to,
    facts,
    grid: gridOf(table, arranged, tell(1 - PARTS.grid, PARTS.grid)),
    columns: arranged.columns.slice(0, SHOWN_COLUMNS),
    columnCount: arranged.columns.length,
    hasNames: table.hasNames,
    rows: arranged.output.rows,
    allRows: table.store.rows,
    notes: notes.first,
    noteCount: notes.count,
  });
}

/** Tells the shares of a part of the work, in bytes of the source. */
function progressOf(source: string | Blob, job: Job): (from: number, size: number) => Share {
  const total = Math.max(1, typeof source === 'string' ? source.length : source.size);
  return (from, size) => (share) => job.progress(Math.floor((from + size * Math.min(share, 1)) * total), total);
}

async function readTable(
  source: string | Blob,
  options: ConvertOptions,
  notes: NoteList,
  job: Job,
  progress: Share,
): Promise<Result<ReadTable, TableFault>> {
  try {
    if (typeof source === 'string') {
      const from = options.from === 'auto' ? guessFormat(source.slice(0, PIECE), source.length <= PIECE) : options.from;
      const size = source.length * 3 > (SIZE_LIMITS[from] ?? Infinity) ? utf8Length(source) : 0;
      return await readText(from, piecesOf(source, shareOf(source.length, progress)), size, {
        options,
        notes,
        job,
        progress,
      });
    }
    const { readFile } = await import('./read-file');
    return await readFile(source, { options, notes, job, progress });
  } catch (error) {
    // The file was moved, changed or taken away while it was read.
    if (error instanceof DOMException && error.name !== 'AbortError') return err({ code: 'unreadable' });
    throw error;
  }
}

async function write(
  { output }: ArrangedTable,
  options: ConvertOptions,
  notes: NoteList,
  job: Job,
  progress: Share,
): Promise<Result<Pick<ConvertedTable, 'text' | 'whole' | 'bytes' | 'file'>, TableFault>> {
  // Without columns there is nothing to write.
  if (output.names.length === 0) return ok({ text: '', bytes: 0 });
  const writing = { options, note: notes.add, progress, signal: job.signal };
  if (options.to === 'xlsx') {
    const file = await (await fileWriter())(output, writing);
    return file.ok ? ok({ text: '', bytes: file.value.size, file: file.value }) : file;
  }
  const writer = new LongTextWriter(`${MIME_TYPES[options.to]};charset=utf-8`);
  const done = (await textWriter(options.to))(output, { ...writing, add: (piece) => writer.add(piece) });
  return done.ok ? ok(writer.finish()) : done;
}

/** The rows to look at. What was read for them is let go, so that both together never take the room of two. */
function gridOf(table: StoredTable, { output, isInOrder }: ArrangedTable, progress: Share): ConvertedTable['grid'] {
  return writeGrid(output.rows, output.row, (n) => {
    if ((n & 0xfff) !== 0) return;
    progress(n / (output.rows || 1));
    if (isInOrder) table.store.releaseUpTo(n);
  });
}
