import { toCsv } from '../../lib/csv-writer';
import { codePointOf } from '../../lib/shown';
import type { Find } from './collector';
import type { Examined } from './examine';

export const FORMATS = ['json', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/** A find as a program reads it. */
function rowOf(find: Find, names: Examined['names']) {
  const { line, column, at, code, kind, why, level, word, marks } = find;
  return {
    line,
    column,
    offset: at,
    code: codePointOf(String.fromCodePoint(code)),
    name: names[code] ?? '',
    kind,
    why,
    level,
    ...(marks !== undefined && { marks }),
    ...(word && {
      word: word.text,
      scripts: Object.fromEntries(word.scripts),
      looksLike: Object.fromEntries(
        word.odd.flatMap((letter) =>
          letter.like === undefined ? [] : [[String.fromCodePoint(letter.code), letter.like]],
        ),
      ),
      ...(word.reads !== undefined && { reads: word.reads }),
    }),
  };
}

/** The finds with all that is known of them. */
export function reportText(examined: Examined, format: Format): string {
  const { finds, names, messages, counts, explained, unclosed, characters, lines, total } = examined;
  const rows = finds.map((find) => rowOf(find, names));
  if (format === 'csv') {
    return toCsv([
      ['line', 'column', 'offset', 'code', 'name', 'kind', 'why', 'level', 'word', 'reads'],
      ...rows.map(({ line, column, offset, code, name, kind, why, level, word = '', reads = '' }) => [
        ...[String(line), String(column), String(offset), code, name, kind, why, level, word, reads],
      ]),
    ]);
  }
  return JSON.stringify(
    {
      characters,
      lines,
      total,
      counts,
      asTheyShouldBe: explained,
      unclosedDirectionControls: unclosed,
      messages,
      finds: rows,
    },
    null,
    2,
  );
}
