import { useEffect, useState } from 'react';

/** Where the rows of a grid come from: all of them, or a Blob that is read in blocks as they come into sight. */
export type RowSource<Row> =
  | { readonly rows: readonly Row[] }
  | {
      readonly whole: Blob;
      /** Where every block begins, in bytes. */
      readonly blocks: Uint32Array;
      readonly rowsPerBlock: number;
      /** Reads the text of a block. */
      readonly parse: (text: string) => readonly Row[];
    };

export interface ShownRows<Row> {
  /** A row in sight; undefined until it is read. */
  readonly rowAt: (row: number) => Row | undefined;
  /** Rows from both ends of the table; the same list until there are others. */
  readonly sample: readonly Row[];
}

/** So many rows from each end are a sample. */
const SAMPLE = 64;
/** So many blocks are kept when others come. */
const KEPT = 40;

type Blocks<Row> = ReadonlyMap<number, readonly Row[]>;
const NONE: Blocks<never> = new Map();

interface Read<Row> {
  readonly source: RowSource<Row>;
  readonly blocks: Blocks<Row>;
  readonly sample: readonly Row[];
}

/** The rows in sight. Of a long table they are read from the Blob as they come into sight. The source is the same object for the same rows. */
export function useRows<Row>(source: RowSource<Row>, first: number, last: number): ShownRows<Row> {
  const [read, setRead] = useState<Read<Row>>(() => begin(source));
  const current = read.source === source ? read : begin(source);
  if (current !== read) setRead(current);
  const rowsPerBlock = 'whole' in source ? source.rowsPerBlock : 1;
  const from = Math.floor(first / rowsPerBlock);
  const to = Math.ceil(last / rowsPerBlock);

  useEffect(() => {
    if (!('whole' in source)) return undefined;
    let isCurrent = true;
    const end = source.blocks.length - 1;
    // Both ends are always kept: the widths of the columns come from them.
    const wanted = [0, end, ...Array.from({ length: to - from }, (_, n) => from + n)];
    void Promise.all(wanted.map(async (block) => [block, await readBlock(source, block)] as const)).then((found) => {
      if (!isCurrent) return;
      setRead((former) => {
        const isSame = former.source === source;
        const blocks = new Map([...(isSame ? [...former.blocks].slice(-KEPT) : []), ...found]);
        const sample = [...(blocks.get(0) ?? []), ...(blocks.get(end) ?? [])];
        return { source, blocks, sample: isSame && former.sample.length > 0 ? former.sample : sample };
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [source, from, to]);

  return {
    rowAt: (row) =>
      'whole' in source ? current.blocks.get(Math.floor(row / rowsPerBlock))?.[row % rowsPerBlock] : source.rows[row],
    sample: current.sample,
  };
}

function begin<Row>(source: RowSource<Row>): Read<Row> {
  if ('whole' in source) return { source, blocks: NONE, sample: [] };
  const { rows } = source;
  const isShort = rows.length <= SAMPLE * 2;
  return { source, blocks: NONE, sample: isShort ? rows : [...rows.slice(0, SAMPLE), ...rows.slice(-SAMPLE)] };
}

async function readBlock<Row>(
  { whole, blocks, parse }: Extract<RowSource<Row>, { whole: Blob }>,
  block: number,
): Promise<readonly Row[]> {
  const start = blocks[block];
  if (start === undefined) return [];
  return parse(await whole.slice(start, blocks[block + 1] ?? whole.size).text());
}
