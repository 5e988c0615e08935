import { findDelimiter } from '../../../lib/table/find-delimiter';
import { err, ok, type Result } from '../../../lib/result';
import type { TableFault } from '../faults';
import type { ReadFacts } from '../report';
import { CsvParser } from './csv-parser';
import type { Reading } from './reader';

/** A text in pieces, such as those of a file as it is read. */
export type Pieces = Iterable<string> | AsyncIterable<string>;

/** So much of the text tells what stands between its cells. */
const HEAD = 64 * 1024;

/** The line with which Excel says what stands between the cells of the others. */
const DECLARED = /^sep=([^\r\n"])(?:\r\n|\r|\n|$)/iu;

/** Reads separated values (RFC 4180 and what is like it) piece by piece, so that a file of any size is never one string. */
export async function readCsvTable(
  pieces: Pieces,
  reading: Reading,
  isFull: () => boolean = () => false,
): Promise<Result<ReadFacts, TableFault>> {
  const { options } = reading;
  if (options.delimiter === 'other' && options.otherDelimiter === '') return err({ code: 'no-delimiter' });
  let head = '';
  let table: CsvTable | undefined;
  for await (const piece of pieces) {
    if (table) table.parser.feed(piece);
    else {
      head += piece;
      if (head.length <= HEAD) continue;
      table = new CsvTable(head, reading);
    }
    if (table.parser.fault || isFull()) break;
  }
  table ??= new CsvTable(head, reading);
  const { parser } = table;
  if (!parser.fault) parser.finish();
  if (parser.fault) return err(parser.fault);
  const { delimiter } = table;
  return ok({
    ...(delimiter === undefined ? {} : { delimiter }),
    ...(table.isDeclared && options.delimiter === 'auto' ? { isDelimiterDeclared: true } : {}),
    lineEnd: parser.lineEnd,
  });
}

/** A table as it is read, after its beginning told how. */
class CsvTable {
  readonly parser: CsvParser;
  /** Undefined where there is one column. */
  readonly delimiter: string | undefined;
  readonly isDeclared: boolean;

  constructor(head: string, reading: Reading) {
    const { options, sink } = reading;
    const text = head.startsWith('\ufeff') ? head.slice(1) : head;
    const declared = DECLARED.exec(text);
    this.isDeclared = declared !== null;
    this.delimiter = chosenDelimiter(text, declared?.[1], reading);
    const { quote, comment, strict } = options;
    let isFirst = true;
    this.parser = new CsvParser(
      { delimiter: this.delimiter ?? ',', quote, comment, strict },
      {
        row: (cells, line) => {
          const isHeader = isFirst && options.header;
          if (isFirst) sink.header(isHeader ? cells : undefined);
          if (!isHeader) sink.row({ cells }, line);
          isFirst = false;
        },
        note: reading.note,
      },
      this.isDeclared ? 2 : 1,
    );
    this.parser.feed(text.slice(declared?.[0].length ?? 0));
  }
}

function chosenDelimiter(text: string, declared: string | undefined, { options }: Reading): string | undefined {
  if (options.delimiter === 'other') return options.otherDelimiter;
  if (options.delimiter !== 'auto') return options.delimiter;
  return declared ?? findDelimiter(text, { quote: options.quote, comment: options.comment });
}
