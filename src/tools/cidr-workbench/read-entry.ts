import { IPV6, lastOfBlock, type Address, type BlockOf } from '../../lib/ip/family';
import type { Range } from '../../lib/ip/ranges';
import { toHalfWidth } from '../../lib/half-width';
import { blockAt } from '../../lib/ipv4/block';
import { splitPort } from '../../lib/ipv4/read-address';
import { readLength, type BlockFault } from '../../lib/ipv4/read-block';
import { readDotted } from '../../lib/ipv4/read-dotted';
import { readPair } from '../../lib/ipv4/read-range';
import { ipv6Number, readIpv6, type Ipv6Fault } from '../../lib/ipv6';
import { err, ok, type Result } from '../../lib/result';
import { writeBlock } from './write-address';

/** A range of either family. */
export type AnyRange = Range<number> | Range<bigint>;
/** A block of either family. */
export type AnyBlock = BlockOf<number> | BlockOf<bigint>;

export const isIpv4Range = (range: AnyRange): range is Range<number> => typeof range.first === 'number';
export const isIpv4Block = (block: AnyBlock): block is BlockOf<number> => typeof block.network === 'number';

export type EntryFault =
  | { readonly code: 'not-address' }
  | { readonly code: 'prefix-length'; readonly version: 4 | 6; readonly found: string }
  | { readonly code: 'other-family' }
  | { readonly code: 'end-below-start' }
  | { readonly code: 'host-bits'; readonly block: string }
  | Exclude<BlockFault, { code: 'prefix-range' | 'empty' }>
  | Ipv6Fault;

/** What was passed over: the zone of a link-local address, a port. */
export type Dropped = 'zone' | 'port';

export interface ReadEntry {
  readonly range: AnyRange;
  /** The block, where one was written and no range. */
  readonly block?: AnyBlock;
  /** The address that was written, which may be within its block. */
  readonly address: Address;
  readonly by: 'prefix' | 'mask' | 'wildcard' | 'alone' | 'range';
  readonly dropped?: Dropped;
}

type Read = Result<ReadEntry, EntryFault>;

/** Two full addresses of IPv6, each with the name of an interface, are shorter. */
const LONGEST = 200;

/** A block, an address or a range without blanks in it, of either family; addresses of IPv4 have all their four parts. */
export function readEntry(text: string): Read {
  if (text.length > LONGEST) return err({ code: 'not-address' });
  const { rest, dropped } = dropMarks(text);
  const read = readWhole(rest);
  return read.ok && dropped ? ok({ ...read.value, dropped }) : read;
}

/** Without what belongs to a socket and not to an address. */
function dropMarks(text: string): { readonly rest: string; readonly dropped?: Dropped } {
  const inBrackets = /^\[([^\]]*)\](?::\d+)?((?:\/.*)?)$/.exec(text);
  if (inBrackets) {
    const [whole, address = '', behind = ''] = inBrackets;
    const inner = dropMarks(address + behind);
    return whole.includes(']:') ? { ...inner, dropped: 'port' } : inner;
  }
  if (text.includes('%') && text.includes(':')) {
    // A dash may be within the name of an interface, or between the ends of a range.
    return { rest: text.replaceAll(/%[^/-]*(?:-(?![\da-f]*:)[^/-]*)*/gi, ''), dropped: 'zone' };
  }
  const [address, port] = splitPort(text) ?? [];
  const isPort = address !== undefined && Number(port) <= 65_535;
  return isPort ? { rest: address, dropped: 'port' } : { rest: text };
}

function readWhole(text: string): Read {
  const dash = text.indexOf('-');
  if (dash > 0) return readAnyRange(text.slice(0, dash), text.slice(dash + 1));
  const slash = text.indexOf('/');
  const before = slash < 0 ? text : text.slice(0, slash);
  if (before.includes(':')) return readIpv6Block(before, slash < 0 ? undefined : text.slice(slash + 1));
  return readIpv4Block(text, before);
}

function readIpv4Block(text: string, before: string): Read {
  if (!/^[\d.]/.test(before)) return err({ code: 'not-address' });
  // Octets that are left out, as in 10/8, are asked back: nobody can tell which block 1.2.3/24 was to be.
  const address = readDotted(before);
  if (!address.ok) return address;
  if (text === before) return ok(inBlock(address.value, blockAt(address.value, 32), 'alone'));
  const length = readLength(toHalfWidth(text.slice(before.length + 1)));
  if (length.ok) return ok(inBlock(address.value, blockAt(address.value, length.value.prefix), length.value.by));
  const { fault } = length;
  return err(fault.code === 'prefix-range' ? { code: 'prefix-length', version: 4, found: fault.found } : fault);
}

function readIpv6Block(before: string, behind: string | undefined): Read {
  const groups = readIpv6(before);
  if (!groups.ok) return groups;
  const address = ipv6Number(groups.value);
  const length = behind === undefined ? ok(128) : readIpv6Length(behind);
  if (!length.ok) return length;
  const prefix = length.value;
  const by = behind === undefined ? 'alone' : /^\d+$/.test(behind) ? 'prefix' : 'mask';
  return ok(inBlock(address, { network: IPV6.networkOf(address, prefix), prefix }, by));
}

/** A prefix from 0 to 128, or a mask whose ones have no gaps. */
function readIpv6Length(text: string): Result<number, EntryFault> {
  if (/^\d+$/.test(text)) {
    const prefix = Number(text);
    return prefix <= 128 ? ok(prefix) : err({ code: 'prefix-length', version: 6, found: text });
  }
  const mask = text.includes(':') ? readIpv6(text) : undefined;
  if (!mask?.ok) return err({ code: 'prefix-length', version: 6, found: text });
  const wildcard = IPV6.max - ipv6Number(mask.value);
  const prefix = IPV6.commonPrefix(0n, wildcard);
  return IPV6.sizeOf(prefix) - 1n === wildcard ? ok(prefix) : err({ code: 'mask-gaps', found: text });
}

function inBlock<A extends Address>(address: A, block: BlockOf<A>, by: ReadEntry['by']): ReadEntry {
  const range = { first: block.network, last: lastOfBlock(block) };
  // Both are of one family, since they were made from one address.
  return { range, block, address, by } as ReadEntry;
}

/** Two addresses of one family; the second of IPv4 may be its last octets alone. */
function readAnyRange(first: string, last: string): Read {
  if (first.includes(':') !== last.includes(':')) {
    return err({ code: /[:.]/.test(last) ? 'other-family' : 'not-address' });
  }
  return first.includes(':') ? readIpv6Range(first, last) : readIpv4Range(first, last);
}

function readIpv6Range(first: string, last: string): Read {
  const start = readIpv6(first);
  if (!start.ok) return start;
  const end = readIpv6(last);
  if (!end.ok) return end;
  return makeRange({ first: ipv6Number(start.value), last: ipv6Number(end.value) });
}

function readIpv4Range(first: string, last: string): Read {
  if (![first, last].every((side) => /^[\d.]/.test(side))) return err({ code: 'not-address' });
  const start = readDotted(first);
  if (!start.ok) return start;
  const end = /^\d{1,3}(?:\.\d{1,3}){0,2}$/.test(last) ? readLastOctets(first, last) : readDotted(last);
  return end.ok ? makeRange({ first: start.value, last: end.value }) : end;
}

/** The end of `10.0.0.1-254`. */
function readLastOctets(first: string, last: string): Result<number, EntryFault> {
  const pair = readPair(`${first}-${last}`);
  if (!pair) return err({ code: 'not-address' });
  if (pair.ok) return ok(pair.value.last);
  const { fault } = pair;
  if (fault.code === 'reversed') return err({ code: 'end-below-start' });
  if (fault.code !== 'in-last') return err({ code: 'not-address' });
  // Of what follows the dash nothing but octets was looked at.
  return fault.fault.code === 'part-above' || fault.fault.code === 'part-count'
    ? err(fault.fault)
    : err({ code: 'not-address' });
}

function makeRange(range: AnyRange): Read {
  if (range.last < range.first) return err({ code: 'end-below-start' });
  return ok({ range, address: range.first, by: 'range' });
}

/** What is wrong with an entry whose address is none of those that its block begins with, where that is to be refused. */
export function hostBitsOf({ block, address }: ReadEntry): string | undefined {
  return block && block.network !== address ? writeBlock<Address>(block) : undefined;
}
