import { toCsv } from '../../lib/csv-writer';
import { boxOf } from './placing';
import type { FoundCode } from './report';

/** A code with the name of the file that it was found in. */
export interface CodeOfFile {
  readonly code: FoundCode;
  readonly file: string;
}

/** The upper left and the lower right corner of the upright rectangle around a code, in whole pixels. */
function placeOf(code: FoundCode): string {
  const { left, top, right, bottom } = boxOf(code);
  const [from, to] = [
    [left, top],
    [right, bottom],
  ].map((corner) => corner.map(Math.round).join(' '));
  return `${from} – ${to}`;
}

/** Codes as CSV: kind, text, place and file of each, then what series hold together. Damaged ones have no text. */
export function codesCsv(codes: readonly CodeOfFile[], wholes: readonly FoundCode[] = []): string {
  const rows = codes.map(({ code, file }) => [code.kind, code.text, placeOf(code), file]);
  const joined = wholes.map(({ kind, text }) => [kind, text, '', '']);
  return toCsv([['kind', 'text', 'place', 'file'], ...rows, ...joined]);
}
