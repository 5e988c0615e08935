import { toCsv } from '../../lib/csv-writer';
import type { FoundCode } from './report';

/** A code with the name of the file that it was found in. */
export interface CodeOfFile {
  readonly code: FoundCode;
  readonly file: string;
}

/** A row for each code: kind, text, place in the picture, file. */
export function codesCsv(codes: readonly CodeOfFile[]): string {
  const rows = codes.map(({ code, file }) => {
    const place = code.corners.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join(', ');
    return [code.kind, code.text, place, file];
  });
  return toCsv([['kind', 'text', 'place', 'file'], ...rows]);
}
