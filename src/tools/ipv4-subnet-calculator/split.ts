import { writeDotted } from '../../lib/ipv4/address';
import { hostsOf, sizeOf, writeBlock, type Block } from '../../lib/ipv4/block';
import { err, ok, type Result } from '../../lib/result';

export const SPLIT_BY = ['prefix', 'subnets', 'hosts'] as const;
export type SplitBy = (typeof SPLIT_BY)[number];

/** The longest list of subnets: a /8 by single addresses. */
export const MOST_SUBNETS = 2 ** 24;

export type SplitFault =
  | { readonly code: 'not-longer'; readonly prefix: number }
  | { readonly code: 'too-many-subnets'; readonly limit: number }
  | { readonly code: 'too-many-hosts'; readonly limit: number }
  | { readonly code: 'list-too-long'; readonly count: number; readonly limit: number };

/** Whether a fault is about the wish, and not about the block. */
export function isSplitFault(fault: { readonly code: string }): fault is SplitFault {
  return ['not-longer', 'too-many-subnets', 'too-many-hosts', 'list-too-long'].includes(fault.code);
}

export interface SplitWish {
  readonly by: SplitBy;
  /** The prefix of the subnets, how many there should be at least, or how many hosts each must hold. */
  readonly prefix: number;
  readonly subnets: number;
  readonly hosts: number;
}

/** Subnets of equal size: row n is the block n sizes behind the network. */
export interface Split {
  readonly network: number;
  readonly prefix: number;
  readonly count: number;
}

/** The largest equal subnets that fulfil the wish; for hosts the smallest that are large enough. */
export function planSplit(block: Block, wish: SplitWish): Result<Split, SplitFault> {
  const prefix = prefixFor(block, wish);
  if (!prefix.ok) return prefix;
  const count = 2 ** (prefix.value - block.prefix);
  if (count > MOST_SUBNETS) return err({ code: 'list-too-long', count, limit: MOST_SUBNETS });
  return ok({ network: block.network, prefix: prefix.value, count });
}

function prefixFor(block: Block, { by, prefix, subnets, hosts }: SplitWish): Result<number, SplitFault> {
  switch (by) {
    case 'prefix':
      return prefix < block.prefix ? err({ code: 'not-longer', prefix: block.prefix }) : ok(prefix);
    case 'subnets': {
      const limit = sizeOf(block.prefix);
      return subnets > limit
        ? err({ code: 'too-many-subnets', limit })
        : ok(block.prefix + Math.ceil(Math.log2(subnets)));
    }
    case 'hosts': {
      const limit = hostsOf(block).usable;
      if (hosts > limit) return err({ code: 'too-many-hosts', limit });
      let longest = 32;
      while (hostsOf({ network: 0, prefix: longest }).usable < hosts) longest--;
      return ok(longest);
    }
  }
}

/** The subnet of a row. */
export function subnetAt({ network, prefix }: Split, row: number): Block {
  return { network: network + row * sizeOf(prefix), prefix };
}

export const LIST_FORMATS = ['text', 'csv'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

/** Bytes that a row takes at most. */
export const ROW_BYTES: Readonly<Record<ListFormat, number>> = { text: 19, csv: 69 };

/**
 * The lines of some rows, each with its end: blocks only, or comma-separated values (RFC 4180) with their heads first.
 * There may be 2²⁴ of them and all cells are addresses, so that none is looked at for what it might need.
 */
export function subnetLines(split: Split, format: ListFormat, from = 0, to = split.count): string {
  let lines = format === 'csv' && from === 0 ? 'network,first,last,broadcast\r\n' : '';
  for (let row = from; row < to; row++) {
    const subnet = subnetAt(split, row);
    if (format === 'text') {
      lines += `${writeBlock(subnet)}\n`;
    } else {
      const { first, last, broadcast } = hostsOf(subnet);
      const end = broadcast === undefined ? '' : writeDotted(broadcast);
      lines += `${writeBlock(subnet)},${writeDotted(first)},${writeDotted(last)},${end}\r\n`;
    }
  }
  return lines;
}
