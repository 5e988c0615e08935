import { placeOf, type FaultPlace } from '../document/document-fault';
import { err, ok, type Result } from '../result';

export type CsvFault = { readonly code: 'open-quote' | 'after-quote' } & FaultPlace;

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
