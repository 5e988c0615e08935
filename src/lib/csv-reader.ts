import { placeOf, type FaultPlace } from './document/document-fault';
import { err, ok, type Result } from './result';

export type CsvFault = { readonly code: 'open-quote' | 'after-quote' } & FaultPlace;

export interface CsvRows {
  readonly delimiter: string;
  readonly rows: readonly (readonly string[])[];
}

const DELIMITERS = [',', ';', '\t', '|'];

/** Of a long text the beginning tells what stands between its cells. */
const LOOKED_AT = 10_000;

/** What stands between the cells: that of the first lines which comes most often outside quotes, each time alike. */
export function findDelimiter(text: string): string | undefined {
  const head = text.length > LOOKED_AT ? text.slice(0, text.lastIndexOf('\n', LOOKED_AT) + 1) : text;
  let best: string | undefined;
  let most = 1;
  for (const delimiter of DELIMITERS) {
    const read = readCsv(head, delimiter);
    if (!read.ok) continue;
    const [first = [], ...others] = read.value;
    if (first.length <= most || others.some((row) => row.length !== first.length)) continue;
    best = delimiter;
    most = first.length;
  }
  return best;
}

/** The rows of a text of separated values (RFC 4180), blank lines left out. Lines may end in CR LF, LF or CR. */
export function readCsv(text: string, delimiter: string): Result<string[][], CsvFault> {
  const rows: string[][] = [];
  const ends = new RegExp(`[\\r\\n${delimiter === '|' ? '\\|' : delimiter}]`, 'g');
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length;) {
    const row: string[] = [];
    for (;;) {
      const isQuoted = text[at] === '"';
      const end = isQuoted ? quotedEnd(text, at) : plainEnd(ends, text, at);
      if (end < 0) return err({ code: 'open-quote', ...placeOf(text, at) });
      row.push(isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, end));
      at = end;
      if (text[at] !== delimiter) break;
      at += 1;
    }
    if (at < text.length && text[at] !== '\r' && text[at] !== '\n') {
      return err({ code: 'after-quote', ...placeOf(text, at) });
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (row.length > 1 || row[0] !== '') rows.push(row);
  }
  return ok(rows);
}

function plainEnd(ends: RegExp, text: string, at: number): number {
  ends.lastIndex = at;
  return ends.exec(text)?.index ?? text.length;
}

/** The place behind the quote that closes the cell; -1 where there is none. */
function quotedEnd(text: string, at: number): number {
  let end = text.indexOf('"', at + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end < 0 ? -1 : end + 1;
}
