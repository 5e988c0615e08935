import { LongTextWriter } from '../../lib/long-text';
import { err, ok, type Result } from '../../lib/result';
import { utf8Length } from '../../lib/utf8-length';
import type { Job } from '../../operations/define';
import { arrange, type ArrangedTable } from './arrange';
import { DecodeError, PIECE, decodePieces, piecesOf } from './decode-pieces';
import type { TableFault } from './faults';
import { type SourceFormat } from '../../lib/table/source-formats';
import { MIME_TYPES } from './formats';
import { guessFormat, isWorkbook } from '../../lib/table/guess-format';
import { NoteList } from './note-list';
import type { ConvertOptions } from './options';
import { encodingsOf, wrongEncoding } from './read/file-encoding';
import { readCsvTable, type Pieces } from './read/csv';
import type { Reading, TextReader } from './read/reader';
import { SIZE_LIMITS, bytesReader, textReader } from './readers';
import { SHOWN_COLUMNS, type ConvertedTable, type EncodingPreview, type ReadFacts } from './report';
import { TableBuilder, type StoredTable } from './table-builder';
import { writeGrid } from './write-grid';
import { fileWriter, textWriter } from './writers';

/** The parts of the work by the time that they take. */
const PARTS = { reading: 0.5, arranging: 0.1, writing: 0.25, grid: 0.15 } as const;

/** A table as it was read, with all that was found out. */
interface ReadTable {
  readonly from: SourceFormat;
  readonly table: StoredTable;
  readonly facts: ReadFacts;
}

type Share = (share: number) => void;

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
  const arranged = arrange(table, options, tell(PARTS.reading, PARTS.arranging));
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
    return await readFile(source, { options, notes, job, progress });
  } catch (error) {
    // The file was moved, changed or taken away while it was read.
    if (error instanceof DOMException && error.name !== 'AbortError') return err({ code: 'unreadable' });
    throw error;
  }
}

/** What all ways of reading need. */
interface Given {
  readonly options: ConvertOptions;
  readonly notes: NoteList;
  readonly job: Job;
  readonly progress: Share;
}

const shareOf = (total: number, progress: Share) => (done: number) => progress(done / (total || 1));

async function readFile(file: Blob, given: Given): Promise<Result<ReadTable, TableFault>> {
  const { options } = given;
  const start = new Uint8Array(await file.slice(0, PIECE).arrayBuffer());
  if (options.from === 'xlsx' || (options.from === 'auto' && isWorkbook(start))) return readWorkbook(file, given);
  let found = encodingsOf(start, file.size > start.length, options.encoding);
  const tried = new Set<Encoding>();
  for (;;) {
    if (!found.ok) return found;
    const encoding = found.value.encodings.find((one) => !tried.has(one));
    if (encoding === undefined) return err({ code: 'not-text' });
    tried.add(encoding);
    given.notes.clear();
    try {
      const read = await readEncoded(file, start, encoding, given);
      return read.ok ? ok(withEncoding(read.value, encoding, found.value.others)) : read;
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      if (options.encoding !== 'auto') return err(await wrongEncoding(file, error));
      // The place that did not fit tells more than the beginning, which may have been ASCII.
      const there = new Uint8Array(await file.slice(error.from, error.to).arrayBuffer());
      found = encodingsOf(there, error.to < file.size, 'auto');
    }
  }
}

function withEncoding(read: ReadTable, encoding: Encoding, others: readonly EncodingPreview[]): ReadTable {
  const facts = { ...read.facts, encoding, ...(others.length > 0 ? { otherEncodings: others } : {}) };
  return { ...read, facts };
}

async function readEncoded(file: Blob, start: Uint8Array, encoding: Encoding, given: Given) {
  const { from: wanted } = given.options;
  const head = new TextDecoder(encoding).decode(start, { stream: true });
  const name = file instanceof File ? file.name : '';
  const from = wanted === 'auto' ? guessFormat(head, start.length === file.size, name) : wanted;
  const pieces = decodePieces(file, encoding, shareOf(file.size, given.progress));
  return readText(from, pieces, file.size, given);
}

type Encoding = DecodeError['encoding'];

async function readText(
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

async function readWorkbook(file: Blob, given: Given): Promise<Result<ReadTable, TableFault>> {
  const limit = SIZE_LIMITS.xlsx ?? 0;
  if (file.size > limit) return err({ code: 'too-large', bytes: file.size, limit, format: 'xlsx' });
  const read = await bytesReader();
  const bytes = new Uint8Array(await file.arrayBuffer());
  return build('xlsx', given, (reading) => read(bytes, reading));
}

type Read = (reading: Reading, isFull: () => boolean) => ReturnType<TextReader>;

/** Has a reader fill a table. */
async function build(
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

async function write(
  { output }: ArrangedTable,
  options: ConvertOptions,
  notes: NoteList,
  job: Job,
  progress: Share,
): Promise<Result<Pick<ConvertedTable, 'text' | 'whole' | 'bytes' | 'file'>, TableFault>> {
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
