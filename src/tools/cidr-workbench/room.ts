import { familyOf, type Address, type BlockOf } from '../../lib/ip/family';
import { mergeRanges, subtractRanges, type Range } from '../../lib/ip/ranges';
import { err, ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { readOneBlock, type FactsFault } from './facts';
import { blocksIn, firstFree, fitWishes, freeOf, readWishes, type RoomFault, type WishFault } from './fit';
import { rangeOf, setOf } from './ip-set';
import { isIpv4Block } from './read-entry';
import { readList, type LineFault } from './read-list';
import type { SplitFault } from './split';
import { writeBlock } from './write-address';

export type TakenFault = { readonly code: 'in-taken'; readonly fault: LineFault };

/** Blocks that were found room for, and what is still free. */
export interface Fit {
  readonly blocks: readonly { readonly block: string; readonly wish: string; readonly label?: string }[];
  readonly free: readonly string[];
}

export type FreeFault = FactsFault | RoomFault | TakenFault | Extract<SplitFault, { code: 'not-longer' }>;

type Watch = Pick<Job, 'signal' | 'progress'>;

/** Finds room in a block for what is wished for. */
export function fitInto(
  text: string,
  wishes: string,
  taken: string,
  job: Watch,
): Result<Fit, FactsFault | WishFault | RoomFault | TakenFault> {
  const room = roomIn(text, taken, job);
  if (!room.ok) return room;
  const read = readWishes(wishes, room.value.block);
  if (!read.ok) return read;
  const fitted = fitWishes(room.value.free, read.value);
  if (!fitted.ok) return fitted;
  const left = subtractRanges(room.value.free, mergeRanges(fitted.value.map((one) => rangeOf(one.block))));
  return ok({
    blocks: fitted.value.map(({ block, text: wish, label }) => {
      return { block: writeBlock(block), wish, ...(label !== undefined && { label }) };
    }),
    free: blocksIn(left).map((block) => writeBlock(block)),
  });
}

/** The first block of a prefix that is free. */
export function findFree(text: string, taken: string, prefix: number, job: Watch): Result<string, FreeFault> {
  const room = roomIn(text, taken, job);
  if (!room.ok) return room;
  const { block, free } = room.value;
  const { bits } = familyOf(block.network);
  if (prefix < block.prefix || prefix > bits) return err({ code: 'not-longer', prefix: block.prefix, longest: bits });
  const found = firstFree(free, prefix);
  return found ? ok(writeBlock(found)) : err({ code: 'no-free-block', wish: `/${prefix}`, prefix });
}

interface Room {
  readonly block: BlockOf<Address>;
  readonly free: readonly Range<Address>[];
}

/** A block, and what a list leaves free of it. */
function roomIn(text: string, taken: string, job: Watch): Result<Room, FactsFault | TakenFault> {
  const read = readOneBlock(text);
  if (!read.ok) return read;
  const { block } = read.value;
  const { entries, faults } = readList(taken, 'take', job);
  const [fault] = faults;
  // With a part of what is taken, a block might be found that is not free.
  if (fault) return err({ code: 'in-taken', fault });
  const { ipv4, ipv6: others } = setOf(entries.map(({ range }) => range));
  const own: readonly Range<Address>[] = isIpv4Block(block) ? ipv4 : others;
  return ok({ block, free: freeOf<Address>(block, own) });
}
