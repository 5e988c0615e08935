import { indexLines } from '../../lib/large-text';

/** So many rows are shown; the text has all. */
export const SHOWN_ROWS = 1000;

/** A value with how often it comes. */
export interface Frequency {
  readonly value: string;
  readonly count: number;
}

export interface Frequencies {
  /** The most frequent, at most 1,000; of those that come equally often the one that came first stands first. */
  readonly rows: readonly Frequency[];
  /** How many different values there are. */
  readonly distinct: number;
  /** All of them as lines of value, tab, count. */
  readonly text: string;
  /** Where each line of the text begins, in UTF-16 units. */
  readonly lines: Uint32Array;
}

/** Two items with the same key are the same value. Upper case first, so that `ß` is `SS` and the sigmas are one. */
export function keyOf(item: string, ignoreCase: boolean): string {
  return ignoreCase ? item.toUpperCase().toLowerCase() : item;
}

/** Counts how often each value comes; of values that differ in case only, where that is ignored, the first is shown. */
export function countFrequencies(items: readonly string[], ignoreCase: boolean): Frequencies {
  const counts = new Map<string, { value: string; count: number }>();
  for (const value of items) {
    const key = keyOf(value, ignoreCase);
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { value, count: 1 });
  }
  const all = [...counts.values()].sort((one, other) => other.count - one.count);
  const text = toTabSeparated(all);
  return { rows: all.slice(0, SHOWN_ROWS), distinct: all.length, text, lines: indexLines(text) };
}

/** One line for each value; one with a tab, a line break or a quote stands in double quotes, as spreadsheets read it. */
function toTabSeparated(rows: readonly Frequency[]): string {
  return rows.map(({ value, count }) => `${quoted(value)}\t${count}`).join('\n');
}

function quoted(value: string): string {
  return /[\t\n"]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
