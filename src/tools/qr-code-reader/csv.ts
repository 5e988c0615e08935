import { toCsv } from '../../lib/csv-writer';
import type { SourcedCode } from './all-codes';

/** A row for each code: kind, text, place in the picture, file. */
export function codesCsv(codes: readonly SourcedCode[]): string {
  const rows = codes.map(({ code, file }) => {
    const place = code.corners.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join(', ');
    return [code.kind, code.text, place, file];
  });
  return toCsv([['kind', 'text', 'place', 'file'], ...rows]);
}
