import { err, ok, type Result } from '../../lib/result';
import { guessFormat, isWorkbook } from '../../lib/table/guess-format';
import { DecodeError, PIECE, decodePieces } from './decode-pieces';
import type { TableFault } from './faults';
import { encodingsOf, wrongEncoding } from './read/file-encoding';
import { build, readText, shareOf, type Given, type ReadTable } from './read-table';
import { SIZE_LIMITS, bytesReader } from './readers';
import type { EncodingPreview } from './report';

/** Reads a file: a workbook by its bytes, a text in the encoding that it seems to have or in the one chosen. */
export async function readFile(file: Blob, given: Given): Promise<Result<ReadTable, TableFault>> {
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
      const isOnlyOne = found.value.encodings.length === 1;
      if (options.encoding !== 'auto' || isOnlyOne) return err(await wrongEncoding(file, error));
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

async function readWorkbook(file: Blob, given: Given): Promise<Result<ReadTable, TableFault>> {
  const limit = SIZE_LIMITS.xlsx ?? 0;
  if (file.size > limit) return err({ code: 'too-large', bytes: file.size, limit, format: 'xlsx' });
  const read = await bytesReader();
  const bytes = new Uint8Array(await file.arrayBuffer());
  return build('xlsx', given, (reading) => read(bytes, reading));
}
