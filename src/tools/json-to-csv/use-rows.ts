import { useEffect, useMemo, useState } from 'react';
import type { ConvertedCsv } from './convert';
import { readCsv } from './read-csv';
import { ROWS_PER_BLOCK } from './write-csv';

type Rows = readonly (readonly string[])[];

/** So many blocks are kept when others come. */
const KEPT = 40;

const NONE: ReadonlyMap<number, Rows> = new Map();

/**
 * The cells of rows, for those from `first` to before `last`. Of a long result they are read from the Blob as they come
 * into sight; until then a row is undefined.
 */
export function useRows(
  csv: ConvertedCsv,
  delimiter: string,
  columns: number,
  first: number,
  last: number,
): (row: number) => readonly string[] | undefined {
  const { whole } = csv;
  const all = useMemo(() => (whole ? undefined : rowsOf(csv, delimiter, columns)), [csv, whole, delimiter, columns]);
  const [read, setRead] = useState<{ csv: ConvertedCsv; blocks: ReadonlyMap<number, Rows> }>({ csv, blocks: NONE });
  const blocks = read.csv === csv ? read.blocks : NONE;
  const from = Math.floor(first / ROWS_PER_BLOCK);
  const to = Math.ceil(last / ROWS_PER_BLOCK);

  useEffect(() => {
    if (!whole) return undefined;
    let isCurrent = true;
    // The first block is always kept: the widths of the columns come from it.
    const wanted = [0, ...Array.from({ length: to - from }, (_, n) => from + n)];
    void Promise.all(
      wanted.map(async (block) => [block, await readBlock(csv, whole, block, delimiter, columns)] as const),
    ).then((found) => {
      if (!isCurrent) return;
      setRead((former) => {
        const kept = former.csv === csv ? [...former.blocks].slice(-KEPT) : [];
        return { csv, blocks: new Map([...kept, ...found]) };
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [csv, whole, delimiter, columns, from, to]);

  return (row) => all?.[row] ?? blocks.get(Math.floor(row / ROWS_PER_BLOCK))?.[row % ROWS_PER_BLOCK];
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
