import * as v from 'valibot';
import type { Result } from '../../lib/result';
import { KIND, type Kind, type OutputTable } from './cells';
import type { TableFault } from './faults';
import { convertOptions, type ConvertOptions } from './options';
import type { BytesReader, TextReader } from './read/reader';
import type { ReadFacts, TableNote } from './report';
import type { FileWriter, TextWriter } from './write/writer';

/** What a reader sent, for tests: the names first, where there are any, then the rows. */
export interface ReadForTest {
  readonly names: readonly string[] | undefined;
  readonly rows: readonly (readonly string[])[];
  readonly kinds: readonly (readonly Kind[] | undefined)[];
  readonly lines: readonly (number | undefined)[];
  readonly notes: readonly TableNote[];
  readonly facts?: ReadFacts;
  readonly fault?: TableFault;
}

const signal = new AbortController().signal;

/** The options of a test; others are as they are at first. */
export const optionsOf = (options: Partial<ConvertOptions>): ConvertOptions => v.parse(convertOptions, options);

/** Reads with a reader of a format. */
export async function readTable<Source>(
  reader: Source extends string ? TextReader : BytesReader,
  source: Source,
  options: Partial<ConvertOptions>,
): Promise<ReadForTest> {
  const rows: (readonly string[])[] = [];
  const kinds: (readonly Kind[] | undefined)[] = [];
  const lines: (number | undefined)[] = [];
  const notes: TableNote[] = [];
  let names: readonly string[] | undefined;
  const read = reader as (from: Source, reading: Parameters<TextReader>[1]) => ReturnType<TextReader>;
  const result: Result<ReadFacts, TableFault> = await read(source, {
    options: optionsOf(options),
    sink: {
      header: (all) => {
        names = all;
        if (all) rows.push(all);
      },
      row: (row, line) => {
        rows.push(row.cells);
        kinds.push(row.kinds);
        lines.push(line);
      },
    },
    note: (note) => notes.push(note),
    progress: () => undefined,
    signal,
  });
  const sent = { names, rows, kinds, lines, notes };
  return result.ok ? { ...sent, facts: result.value } : { ...sent, fault: result.fault };
}

/** A table of texts; the first row has the names. */
export function textTable(rows: readonly (readonly string[])[], kinds?: readonly (readonly Kind[])[]): OutputTable {
  const [names = [], ...body] = rows;
  return {
    names,
    hasNames: true,
    types: names.map(() => 'text'),
    rows: body.length,
    row: (n) => {
      const cells = body[n] ?? [];
      return { cells, kinds: kinds?.[n] ?? cells.map(() => KIND.text) };
    },
  };
}

/** Writes with a writer of a format of text. */
export function writeText(writer: TextWriter, table: OutputTable, options: Partial<ConvertOptions>) {
  const notes: TableNote[] = [];
  let text = '';
  const result = writer(table, {
    options: optionsOf(options),
    add: (piece) => (text += piece),
    note: (note) => notes.push(note),
    progress: () => undefined,
    signal,
  });
  return { text, notes, fault: result.ok ? undefined : result.fault };
}

/** Writes a workbook. */
export async function writeFile(writer: FileWriter, table: OutputTable, options: Partial<ConvertOptions>) {
  const notes: TableNote[] = [];
  const result = await writer(table, {
    options: optionsOf(options),
    note: (note) => notes.push(note),
    progress: () => undefined,
    signal,
  });
  const bytes = result.ok ? new Uint8Array(await result.value.arrayBuffer()) : new Uint8Array();
  return { bytes, notes, fault: result.ok ? undefined : result.fault };
}
