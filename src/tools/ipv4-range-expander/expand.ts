import { toHalfWidth } from '../../lib/half-width';
import { writeDotted, type Ipv4 } from '../../lib/ipv4/address';
import { sizeOf, writeBlock, type Block } from '../../lib/ipv4/block';
import { countOf, coverRange, encloseRange, mergeRanges, type Range } from '../../lib/ip/ranges';
import { readAddress, type AddressFault } from '../../lib/ipv4/read-address';
import { makeRange, type RangeFault } from '../../lib/ipv4/read-range';
import { err, ok, type Result } from '../../lib/result';

/** One or several ranges as networks. The networks stand in two lists of numbers, since there may be 620,000. */
export interface Expansion {
  readonly networks: Uint32Array<ArrayBuffer>;
  readonly prefixes: Uint8Array<ArrayBuffer>;
  /** The ranges without overlaps, in order. */
  readonly merged: readonly Range[];
  /** Different addresses in all ranges. */
  readonly addresses: number;
  readonly enclosing: Block;
}

/** The fewest networks for the ranges: for all of them together, or for each by itself. There is at least one range. */
export function expandRanges(ranges: readonly Range[], merge: boolean): Expansion {
  const merged = mergeRanges(ranges);
  const blocks = (merge ? merged : ranges).flatMap(coverRange);
  const last = Math.max(...merged.slice(-1).map((range) => range.last));
  return {
    networks: Uint32Array.from(blocks, ({ network }) => network),
    prefixes: Uint8Array.from(blocks, ({ prefix }) => prefix),
    merged,
    addresses: merged.reduce((sum, range) => sum + countOf(range), 0),
    enclosing: encloseRange({ first: merged[0]?.first ?? 0, last }),
  };
}

/** The network of a row. */
export function networkAt({ networks, prefixes }: Pick<Expansion, 'networks' | 'prefixes'>, row: number): Block {
  return { network: networks[row] ?? 0, prefix: prefixes[row] ?? 32 };
}

export type EndsFault =
  | { readonly code: 'unfinished' }
  | { readonly code: 'in-first'; readonly fault: AddressFault }
  | { readonly code: 'in-last'; readonly fault: AddressFault }
  | Extract<RangeFault, { code: 'reversed' }>;

/** The first one to three parts of an address that is being typed; not a short form of `inet_aton`. */
const UNFINISHED = /^$|^\d{1,3}(?:\.\d{1,3}){0,2}\.?$/;

/** Reads a start and an end, each in any notation but the short forms, which are the beginnings of all others. */
export function readEnds(first: string, last: string): Result<Range, EndsFault> {
  const start = readEnd(first);
  if (start && !start.ok) return err({ code: 'in-first', fault: start.fault });
  const end = readEnd(last);
  if (end && !end.ok) return err({ code: 'in-last', fault: end.fault });
  if (!start || !end) return err({ code: 'unfinished' });
  const range = makeRange(start.value, end.value);
  // The two ends are addresses already, so nothing but their order can be wrong.
  return range.ok ? range : err({ code: 'reversed', first: start.value, last: end.value });
}

function readEnd(text: string): Result<Ipv4, AddressFault> | undefined {
  if (UNFINISHED.test(toHalfWidth(text))) return undefined;
  const read = readAddress(text);
  return read.ok ? ok(read.value.address) : read;
}

export const FORMATS = ['lines', 'commas', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** The networks as a text: one on each line, with commas between, or as a JSON list of strings. */
export function writeNetworks(expansion: Pick<Expansion, 'networks' | 'prefixes'>, format: Format): string {
  const blocks = Array.from(expansion.networks, (_, row) => writeBlock(networkAt(expansion, row)));
  switch (format) {
    case 'lines':
      return blocks.join('\n');
    case 'commas':
      return blocks.join(', ');
    case 'json':
      return JSON.stringify(blocks, undefined, 2);
  }
}

/** As many single addresses are listed. */
export const MOST_ADDRESSES = 65_536;

/** Every address of the ranges; there are no more than `MOST_ADDRESSES`. */
export function addressesOf(ranges: readonly Range[]): Uint32Array<ArrayBuffer> {
  const all = new Uint32Array(ranges.reduce((sum, range) => sum + countOf(range), 0));
  let at = 0;
  for (const { first, last } of ranges) {
    for (let address = first; address <= last; address++) all[at++] = address;
  }
  return all;
}

/** Addresses in dotted decimal, one on each line. */
export function writeAddresses(addresses: Uint32Array): string {
  return Array.from(addresses, writeDotted).join('\n');
}

/** `10.0.0.0-10.0.0.255`, one range on each line. */
export function writeRanges(ranges: readonly Range[]): string {
  return ranges.map(({ first, last }) => `${writeDotted(first)}-${writeDotted(last)}`).join('\n');
}

/** How many addresses more than the ranges the enclosing block has. */
export function addedBy({ enclosing, addresses }: Expansion): number {
  return sizeOf(enclosing.prefix) - addresses;
}
