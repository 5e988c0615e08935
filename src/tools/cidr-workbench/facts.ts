import { IPV4, IPV6, familyOf, lastOfBlock, type Address, type BlockOf, type Family } from '../../lib/ip/family';
import { encloseRange } from '../../lib/ip/ranges';
import { isOfOneType, registeredAs, type AddressType } from '../../lib/ip/special-ipv4';
import { isOfOneIpv6Type, registeredIpv6, type Ipv6Type } from '../../lib/ip/special-ipv6';
import { hostsOf } from '../../lib/ipv4/block';
import { classlessZone, reverseZones } from '../../lib/ipv4/reverse-zones';
import { ipv6Groups, writeFullIpv6, writeIp6Arpa, writeIpv6, writeMixedIpv6 } from '../../lib/ipv6';
import { err, ok, type Result } from '../../lib/result';
import { insideOf, type Inside } from './inside';
import { isIpv4Block, readEntry, type AnyBlock, type Dropped, type EntryFault, type ReadEntry } from './read-entry';
import { readLine } from './tokens';
import { writeAddress, writeBlock, writeMask } from './write-address';

export type FactsFault =
  | { readonly code: 'empty' }
  | { readonly code: 'several' }
  | { readonly code: 'not-one-block'; readonly range: string; readonly version: 4 | 6 }
  | EntryFault;

/** What addresses are set apart for, by a registry or by what is left over in it. */
export interface TypeFact {
  readonly type: AddressType | Ipv6Type;
  readonly block?: string;
  readonly rfc?: number;
  /** Whether that holds for the whole block. */
  readonly isAll: boolean;
}

/** An address in other forms. */
export interface Forms {
  readonly short: string;
  readonly full?: string;
  readonly mixed?: string;
  readonly integer: string;
  readonly hex: string;
  readonly binary: string;
}

/** The /64s of a block, or the one around it. */
export interface Slash64s {
  readonly count: string;
  readonly first: string;
  readonly last: string;
}

export interface Facts {
  readonly version: 4 | 6;
  readonly block: string;
  readonly address: string;
  readonly prefix: number;
  readonly by: ReadEntry['by'];
  readonly dropped?: Dropped;
  /** The address is not the first of its block. */
  readonly hasHostBits: boolean;
  readonly network: string;
  readonly last: string;
  readonly mask: string;
  readonly wildcard?: string;
  /** All addresses, and the power of two that they are. */
  readonly count: string;
  readonly power: number;
  readonly usable: { readonly first: string; readonly last: string; readonly count: string };
  readonly broadcast?: string;
  /** The first address of a subnet of IPv6, which any of its routers answers to. */
  readonly router?: string;
  readonly slash64s?: Slash64s;
  readonly previous?: string;
  readonly next?: string;
  readonly parent?: string;
  readonly type: TypeFact;
  readonly zones: readonly string[];
  readonly classlessZone?: string;
  readonly forms: Forms;
  readonly inside: readonly Inside[];
}

/** One block or address, of either family. */
export interface OneBlock extends Pick<ReadEntry, 'address' | 'by' | 'dropped'> {
  readonly block: AnyBlock;
}

/** Reads what is one block, one address, or a range that is exactly a block. */
export function readOneBlock(text: string): Result<OneBlock, FactsFault> {
  const [token, another] = readLine(text).tokens;
  if (token === undefined) return err({ code: 'empty' });
  if (another !== undefined) return err({ code: 'several' });
  const read = readEntry(token);
  if (!read.ok) return read;
  const { range, block = encloseRange<number | bigint>(range), ...entry } = read.value;
  if (block.network !== range.first || lastOfBlock<number | bigint>(block) !== range.last) {
    return err({ code: 'not-one-block', range: token, version: familyOf(range.first).version });
  }
  // One of both families, since it was made of a range that is.
  return ok({ ...entry, block: block as AnyBlock });
}

/** Everything about one block or address. */
export function describeBlock(text: string): Result<Facts, FactsFault> {
  const read = readOneBlock(text);
  if (!read.ok) return read;
  const { block, address, by, dropped } = read.value;
  const shared = { by, ...(dropped && { dropped }) };
  if (isIpv4Block(block)) return ok({ ...shared, ...ofIpv4(block, Number(address)) });
  return ok({ ...shared, ...ofIpv6(block, BigInt(address)) });
}

type Described = Omit<Facts, 'by' | 'dropped'>;

/** What is alike in both families. */
function ofBoth<A extends Address>(block: BlockOf<A>, address: A) {
  const { network, prefix } = block;
  const { version, bits, zero, max, minus, plus, sizeOf, networkOf } = familyOf(network);
  const last = lastOfBlock(block);
  const beside = (start: A) => writeBlock({ network: start, prefix });
  return {
    version,
    block: writeBlock(block),
    address: writeAddress(address),
    prefix,
    hasHostBits: address !== network,
    network: writeAddress(network),
    last: writeAddress(last),
    mask: writeMask(prefix, network),
    count: String(sizeOf(prefix)),
    power: bits - prefix,
    ...(network !== zero && { previous: beside(minus(network, sizeOf(prefix))) }),
    ...(last !== max && { next: beside(plus(network, sizeOf(prefix))) }),
    ...(prefix > 0 && { parent: writeBlock({ network: networkOf(network, prefix - 1), prefix: prefix - 1 }) }),
  };
}

function ofIpv4(block: BlockOf<number>, address: number): Described {
  const { first, last, usable, broadcast } = hostsOf(block);
  const { type, block: registered, rfc } = registeredAs(address);
  return {
    ...ofBoth(block, address),
    wildcard: writeAddress(IPV4.sizeOf(block.prefix) - 1),
    usable: { first: writeAddress(first), last: writeAddress(last), count: String(usable) },
    ...(broadcast !== undefined && { broadcast: writeAddress(broadcast) }),
    type: {
      type,
      ...(registered && { block: writeBlock(registered) }),
      ...(rfc !== undefined && { rfc }),
      isAll: isOfOneType(block),
    },
    zones: reverseZones(block),
    ...(block.prefix > 24 && block.prefix < 32 && { classlessZone: classlessZone(block) }),
    forms: {
      short: writeAddress(address),
      mixed: writeMixedIpv6(ipv6Groups(0xffff_0000_0000n + BigInt(address))),
      ...numberForms(BigInt(address), IPV4),
    },
    inside: [],
  };
}

function ofIpv6(block: BlockOf<bigint>, address: bigint): Described {
  const { network, prefix } = block;
  const groups = ipv6Groups(address);
  const { type, block: registered, rfc } = registeredIpv6({ network: address, prefix: 128 });
  const last = lastOfBlock(block);
  return {
    ...ofBoth(block, address),
    usable: { first: writeAddress(network), last: writeAddress(last), count: String(IPV6.sizeOf(prefix)) },
    // A link of two has no anycast address (RFC 6164 §6), and a group of receivers no router of its own.
    ...(prefix < 127 && network >> 120n !== 0xffn && { router: writeAddress(network) }),
    slash64s: slash64sOf(block),
    type: { type, rfc, ...(registered && { block: writeBlock(registered) }), isAll: isOfOneIpv6Type(block) },
    zones: ipv6Zones(block),
    forms: {
      short: writeIpv6(groups),
      full: writeFullIpv6(groups),
      mixed: writeMixedIpv6(groups),
      ...numberForms(address, IPV6),
    },
    inside: insideOf(address, block),
  };
}

function numberForms(address: bigint, { bits }: Pick<Family<Address>, 'bits'>) {
  return {
    integer: String(address),
    hex: `0x${address.toString(16).padStart(bits / 4, '0')}`,
    binary: address.toString(2).padStart(bits, '0'),
  };
}

function slash64sOf({ network, prefix }: BlockOf<bigint>): Slash64s {
  const count = 1n << BigInt(Math.max(0, 64 - prefix));
  const first = IPV6.networkOf(network, 64);
  const last = first + (count - 1n) * IPV6.sizeOf(64);
  const write = (start: bigint) => writeBlock({ network: start, prefix: 64 });
  return { count: String(count), first: write(first), last: write(last) };
}

/** The zones of the reverse tree that hold a block: they end at digits of hex, so a block may need up to eight of them. */
function ipv6Zones({ network, prefix }: BlockOf<bigint>): readonly string[] {
  const length = Math.ceil(prefix / 4) * 4;
  return Array.from({ length: 2 ** (length - prefix) }, (_, index) =>
    writeIp6Arpa(ipv6Groups(network + IPV6.sizeOf(length) * BigInt(index)), length),
  );
}
