import { useEffect, useMemo, useState } from 'react';
import type { ConvertedCsv } from './convert';
import { readCsv } from './read-csv';
import { ROWS_PER_BLOCK } from './write-csv';

type Rows = readonly (readonly string[])[];

/** Which part of the table is looked at. */
export interface RowsInSight {
  readonly delimiter: string;
  /** How many cells of a row are wanted. */
  readonly columns: number;
  readonly first: number;
  /** The row after the last. */
  readonly last: number;
}

export interface ShownRows {
  /** The cells of a row in sight; undefined until they are read. */
  readonly rowAt: (row: number) => readonly string[] | undefined;
  /** Rows from both ends of the table. */
  readonly sample: Rows;
}

/** So many blocks are kept when others come. */
const KEPT = 40;

const NONE: ReadonlyMap<number, Rows> = new Map();

/** The cells of the rows in sight. Of a long result they are read from the Blob as they come into sight. */
export function useRows(csv: ConvertedCsv, { delimiter, columns, first, last }: RowsInSight): ShownRows {
  const { whole } = csv;
  const all = useMemo(() => (whole ? undefined : rowsOf(csv, delimiter, columns)), [csv, whole, delimiter, columns]);
  const [read, setRead] = useState<{ csv: ConvertedCsv; blocks: ReadonlyMap<number, Rows> }>({ csv, blocks: NONE });
  const blocks = read.csv === csv ? read.blocks : NONE;
  const from = Math.floor(first / ROWS_PER_BLOCK);
  const to = Math.ceil(last / ROWS_PER_BLOCK);
  const end = csv.blocks.length - 1;

  useEffect(() => {
    if (!whole) return undefined;
    let isCurrent = true;
    // Both ends are always kept: the widths of the columns come from them.
    const wanted = [0, end, ...Array.from({ length: to - from }, (_, n) => from + n)];
    const read = (block: number) => readBlock(csv, whole, block, delimiter, columns);
    void Promise.all(wanted.map(async (block) => [block, await read(block)] as const)).then((found) => {
      if (!isCurrent) return;
      setRead((former) => {
        const kept = former.csv === csv ? [...former.blocks].slice(-KEPT) : [];
        return { csv, blocks: new Map([...kept, ...found]) };
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [csv, whole, delimiter, columns, from, to, end]);

  const sampled = blocks.get(0);
  const sample = useMemo(() => {
    if (all) return [...all.slice(0, ROWS_PER_BLOCK), ...all.slice(-ROWS_PER_BLOCK)];
    return sampled ? [...sampled, ...(blocks.get(end) ?? [])] : [];
    // Every reading of both ends gives the same rows, so the first one will do.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [all, sampled === undefined, csv]);

  return {
    rowAt: (row) => all?.[row] ?? blocks.get(Math.floor(row / ROWS_PER_BLOCK))?.[row % ROWS_PER_BLOCK],
    sample,
  };
}

function rowsOf({ text, hasHeader }: ConvertedCsv, delimiter: string, columns: number): Rows {
  if (text === '') return [];
  const rows = readCsv(text, delimiter, columns);
  return hasHeader ? rows.slice(1) : rows;
}

async function readBlock(
  { blocks }: ConvertedCsv,
  whole: Blob,
  block: number,
  delimiter: string,
  columns: number,
): Promise<Rows> {
  const start = blocks[block];
  if (start === undefined) return [];
  const text = await whole.slice(start, blocks[block + 1] ?? whole.size).text();
  // The break before the next block is no row. Within a cell a break is followed by a quote.
  return readCsv(text.replace(/\r?\n$/, ''), delimiter, columns);
}
