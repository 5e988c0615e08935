import { err, ok, type Result } from '../../lib/result';
import type { ListOptions } from './options';
import { withLineFeeds } from './split-items';
import { TEXT_LIMIT, type TooLongFault } from './text-limit';
import { readTyped } from './typed-text';

/** The sign between two cells, or '' when none is given. */
export function delimiterOf({ delimiter, ownDelimiter }: Pick<ListOptions, 'delimiter' | 'ownDelimiter'>): string {
  return delimiter === 'tab' ? '\t' : delimiter === 'comma' ? ',' : readTyped(ownDelimiter);
}

/**
 * The cells of each line, as they stand there. A cell that begins with a double quote goes on to the quote that closes
 * it before a delimiter or the line's end (RFC 4180), also over line breaks; its quotes stay. The text has line feeds.
 */
export function readCells(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  const end = text.endsWith('\n') ? text.length - 1 : text.length;
  let row = rows[0] ?? [];
  let at = 0;
  // Looked up again only when passed, so that a text of one line costs one search.
  let nextDelimiter = find(text, delimiter, 0, end);
  let nextBreak = find(text, '\n', 0, end);
  for (;;) {
    const closed = text[at] === '"' ? endOfQuoted(text, at, end, delimiter) : undefined;
    const from = closed ?? at;
    if (nextDelimiter < from) nextDelimiter = find(text, delimiter, from, end);
    if (nextBreak < from) nextBreak = find(text, '\n', from, end);
    const cellEnd = Math.min(nextDelimiter, nextBreak);
    row.push(text.slice(at, cellEnd));
    if (cellEnd >= end) return rows;
    if (nextDelimiter < nextBreak) {
      at = cellEnd + delimiter.length;
    } else {
      at = cellEnd + 1;
      row = [];
      rows.push(row);
    }
  }
}

function find(text: string, sign: string, from: number, end: number): number {
  if (sign === '') return end;
  const found = text.indexOf(sign, from);
  return found < 0 || found + sign.length > end ? end : found;
}

/** Offset after the closing quote of the cell that begins at `start`; undefined when the quote opens no cell. */
function endOfQuoted(text: string, start: number, end: number, delimiter: string): number | undefined {
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0 || quote >= end) return undefined;
    const next = quote + 1;
    if (text[next] === '"' && next < end) {
      at = next + 1;
      continue;
    }
    const isClosing = next === end || text[next] === '\n' || (delimiter !== '' && text.startsWith(delimiter, next));
    return isClosing ? next : undefined;
  }
}

export interface Transposed {
  readonly text: string;
  readonly rows: number;
  readonly columns: number;
}

/** Makes columns of lines. Short rows are filled with empty cells. */
export function transpose(given: string, delimiter: string): Result<Transposed, TooLongFault> {
  if (given === '') return ok({ text: '', rows: 0, columns: 0 });
  const text = withLineFeeds(given);
  const rows = readCells(text, delimiter);
  const columns = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const signs = columns * (rows.length - 1) * delimiter.length + columns;
  if (signs + text.length > TEXT_LIMIT) return err({ code: 'too-long' });
  const lines: string[] = [];
  for (let column = 0; column < columns; column += 1) {
    lines.push(rows.map((row) => row[column] ?? '').join(delimiter));
  }
  return ok({ text: lines.join('\n'), rows: rows.length, columns });
}
