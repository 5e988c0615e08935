import { showDifference, showTime } from './show-time';
import { toCsv } from '../../lib/csv-writer';

/** A lap with what can be said about it among the others. Times in milliseconds. */
export interface Lap {
  /** From 1. */
  readonly number: number;
  readonly time: number;
  /** Since the start. */
  readonly total: number;
  /** How much longer than the mean of all laps; negative when shorter. */
  readonly toMean: number;
  readonly mark?: 'fastest' | 'slowest';
}

/**
 * The laps of rising totals, in order. The fastest and the slowest are marked where they differ; of equal ones the
 * first.
 */
export function readLaps(totals: readonly number[]): Lap[] {
  const times = totals.map((total, index) => total - (totals[index - 1] ?? 0));
  const mean = (totals.at(-1) ?? 0) / times.length;
  let fastest = 0;
  let slowest = 0;
  times.forEach((time, index) => {
    if (time < (times[fastest] ?? 0)) fastest = index;
    if (time > (times[slowest] ?? 0)) slowest = index;
  });
  const markOf = (index: number): Pick<Lap, 'mark'> => {
    if (fastest === slowest) return {};
    if (index === fastest) return { mark: 'fastest' };
    return index === slowest ? { mark: 'slowest' } : {};
  };
  return times.map((time, index) => ({
    number: index + 1,
    time,
    total: totals[index] ?? 0,
    toMean: time - mean,
    ...markOf(index),
  }));
}

export const LAP_FORMATS = ['text', 'tsv', 'markdown', 'csv'] as const;
export type LapFormat = (typeof LAP_FORMATS)[number];

/** Heads of the columns, and the words for the marks. */
export interface LapWords {
  readonly lap: string;
  readonly time: string;
  readonly total: string;
  readonly toMean: string;
  readonly mark: string;
  readonly marks: Readonly<Record<'fastest' | 'slowest', string>>;
}

/** The laps as a table in one of the formats; `text` is aligned by blanks. Lines end with LF, those of CSV with CRLF. */
export function writeLaps(laps: readonly Lap[], format: LapFormat, words: LapWords, digits: 2 | 3): string {
  const rows = [
    [words.lap, words.time, words.total, words.toMean, words.mark],
    ...laps.map(({ number, time, total, toMean, mark }) => [
      String(number),
      showTime(time, digits),
      showTime(total, digits),
      showDifference(toMean, digits),
      mark ? words.marks[mark] : '',
    ]),
  ];
  switch (format) {
    case 'csv':
      return toCsv(rows);
    case 'tsv':
      return rows.map((row) => row.join('\t')).join('\n');
    case 'markdown': {
      const [head = [], ...body] = rows.map((row) => `| ${row.join(' | ')} |`);
      return [head, '| ---: | ---: | ---: | ---: | --- |', ...body].join('\n');
    }
    case 'text':
      return alignColumns(rows);
  }
}

function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
