import { familyOf, type Address, type BlockOf } from '../../lib/ip/family';
import { openBlobSink } from '../../lib/blob-sink';
import { err, ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { readOneBlock, type FactsFault } from './facts';
import type { AnyBlock } from './read-entry';
import { MOST_ROWS, type TooManyFault } from './lists';
import { writeAddress, writeBlock, type Ipv6Form } from './write-address';
import { rangeOf } from './ip-set';

export type SplitFault =
  | FactsFault
  | { readonly code: 'not-longer'; readonly prefix: number; readonly longest: number }
  | (Omit<TooManyFault, 'count'> & { readonly count: string });

/** Subnets of equal size: row n is the block n sizes behind the network. */
export interface Split {
  readonly block: string;
  readonly prefix: number;
  readonly count: number;
  readonly first: string;
  readonly last: string;
}

/** A block in equal subnets of a longer prefix. */
export function splitText(text: string, prefix: number): Result<Split, SplitFault> {
  const read = readOneBlock(text);
  if (!read.ok) return read;
  const { block } = read.value;
  const { bits } = familyOf<Address>(block.network);
  if (prefix < block.prefix || prefix > bits) {
    return err({ code: 'not-longer', prefix: block.prefix, longest: bits });
  }
  const count = 2 ** (prefix - block.prefix);
  if (count > MOST_ROWS) {
    return err({ code: 'too-many-rows', count: String(1n << BigInt(prefix - block.prefix)), limit: MOST_ROWS });
  }
  const at = (row: number) => writeBlock<Address>(subnetAt(block, prefix, row));
  return ok({ block: writeBlock<Address>(block), prefix, count, first: at(0), last: at(count - 1) });
}

/** The subnet of a row. */
export function subnetAt(block: AnyBlock, prefix: number, row: number): AnyBlock {
  const { plus, times, sizeOf } = familyOf<Address>(block.network);
  // The family is that of the block.
  return { network: plus(block.network, times(sizeOf(prefix), row)), prefix } as AnyBlock;
}

export const LIST_FORMATS = ['text', 'csv'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

const ROWS_PER_PIECE = 8192;

/** The subnets as lines, in pieces; all cells are addresses, so that none is looked at for what a spreadsheet might take it for. */
export function* writeSubnets(block: AnyBlock, prefix: number, format: ListFormat, form: Ipv6Form): Generator<string> {
  const count = 2 ** (prefix - block.prefix);
  if (format === 'csv') yield 'network,first,last\r\n';
  for (let from = 0; from < count; from += ROWS_PER_PIECE) {
    let lines = '';
    for (let row = from; row < Math.min(count, from + ROWS_PER_PIECE); row++) {
      const subnet: BlockOf<Address> = subnetAt(block, prefix, row);
      const { first, last } = rangeOf(subnet);
      const text = writeBlock(subnet, form);
      lines += format === 'text' ? `${text}\n` : `${text},${writeAddress(first, form)},${writeAddress(last, form)}\r\n`;
    }
    yield lines;
  }
}

/** The browser had no room for a file. */
export type NoRoomFault = { readonly code: 'no-room' };

/** Writes pieces to a file, one at a time, so that very many rows never stand in memory. Reports rows, as the count of a piece says. */
export async function writeFile(
  pieces: Iterable<string>,
  rows: number,
  bytes: number,
  { signal, progress }: Pick<Job, 'signal' | 'progress'>,
): Promise<Result<Blob, NoRoomFault>> {
  const sink = await openBlobSink(bytes);
  const encoder = new TextEncoder();
  let blob: Blob | undefined;
  try {
    let hasRoom = true;
    let written = 0;
    for (const piece of pieces) {
      signal.throwIfAborted();
      hasRoom = await sink.write(encoder.encode(piece));
      if (!hasRoom) break;
      written = Math.min(rows, written + ROWS_PER_PIECE);
      progress(written, rows);
    }
    blob = hasRoom ? await sink.finish() : undefined;
  } finally {
    if (!blob) await sink.discard();
  }
  return blob ? ok(blob) : err({ code: 'no-room' });
}
