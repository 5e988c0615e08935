import * as v from 'valibot';
import type { Result } from '../../lib/result';
import { KIND, type ColumnType, type Kind, type OutputTable, type Row } from './cells';
import type { TableFault } from './faults';
import { convertOptions, type ConvertOptions } from './options';
import type { Reading, TextReader } from './read/reader';
import type { ReadFacts, TableNote } from './report';
import type { TextWriter } from './write/writer';

/** The options with these chosen. */
export const optionsWith = (chosen: Partial<ConvertOptions> = {}): ConvertOptions => v.parse(convertOptions, chosen);

/** What a reader handed over. */
export interface Collected {
  readonly names: readonly string[] | undefined;
  readonly rows: readonly Row[];
  readonly notes: readonly TableNote[];
  readonly facts: ReadFacts | undefined;
  readonly fault: TableFault | undefined;
}

/** Runs a reader, such as `collect((reading) => readXlsxTable(bytes, reading))`. */
export async function collect(
  read: (reading: Reading) => ReturnType<TextReader>,
  chosen: Partial<ConvertOptions> = {},
): Promise<Collected> {
  const rows: Row[] = [];
  const notes: TableNote[] = [];
  let names: readonly string[] | undefined;
  const result: Result<ReadFacts, TableFault> = await read({
    options: optionsWith(chosen),
    sink: { header: (given) => (names = given), row: (row) => void rows.push(row) },
    note: (note) => notes.push(note),
    progress: () => {},
    signal: new AbortController().signal,
  });
  return {
    names,
    rows,
    notes,
    facts: result.ok ? result.value : undefined,
    fault: result.ok ? undefined : result.fault,
  };
}

/** A table to write: rows of texts, or of texts with their kinds. */
export function tableOf(
  names: readonly string[],
  rows: readonly (readonly (string | readonly [string, Kind])[])[],
  more: { readonly hasNames?: boolean; readonly types?: readonly ColumnType[] } = {},
): OutputTable {
  const whole = rows.map((row) => {
    const cells = names.map((_, n) => row[n] ?? (['', KIND.absent] as const));
    return {
      cells: cells.map((cell) => (typeof cell === 'string' ? cell : cell[0])),
      kinds: cells.map((cell) => (typeof cell === 'string' ? KIND.text : cell[1])),
    };
  });
  return {
    names,
    hasNames: more.hasNames ?? true,
    types: more.types ?? names.map(() => 'text' as const),
    rows: rows.length,
    row: (n) => whole[n] ?? { cells: [], kinds: [] },
  };
}

/** Runs a writer of text. */
export function written(write: TextWriter, table: OutputTable, chosen: Partial<ConvertOptions> = {}) {
  let text = '';
  const notes: TableNote[] = [];
  const result = write(table, {
    options: optionsWith(chosen),
    add: (piece) => (text += piece),
    note: (note) => notes.push(note),
    progress: () => {},
    signal: new AbortController().signal,
  });
  return { text, notes, fault: result.ok ? undefined : result.fault };
}
