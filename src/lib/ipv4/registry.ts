import { addressOf, octetsOf, type Ipv4 } from './address';
import { lastOf, type Block } from './block';

/** What the IANA Special-Purpose Address Registry (RFC 6890) says of an address; `public` is what is not in it. */
export type AddressType =
  | 'this-network'
  | 'private'
  | 'shared'
  | 'loopback'
  | 'link-local'
  | 'protocol'
  | 'documentation'
  | 'relay-6to4'
  | 'benchmarking'
  | 'multicast'
  | 'reserved'
  | 'broadcast'
  | 'public';

interface Entry extends Block {
  readonly type: Exclude<AddressType, 'public'>;
  readonly rfc: number;
}

const entry = (octets: readonly number[], prefix: number, type: Entry['type'], rfc: number): Entry => ({
  network: addressOf(octets),
  prefix,
  type,
  rfc,
});

/** Narrow ones before those that hold them. */
const ENTRIES: readonly Entry[] = [
  entry([255, 255, 255, 255], 32, 'broadcast', 919),
  entry([192, 0, 0, 0], 24, 'protocol', 6890),
  entry([192, 0, 2, 0], 24, 'documentation', 5737),
  entry([192, 88, 99, 0], 24, 'relay-6to4', 7526),
  entry([198, 51, 100, 0], 24, 'documentation', 5737),
  entry([203, 0, 113, 0], 24, 'documentation', 5737),
  entry([169, 254, 0, 0], 16, 'link-local', 3927),
  entry([192, 168, 0, 0], 16, 'private', 1918),
  entry([198, 18, 0, 0], 15, 'benchmarking', 2544),
  entry([172, 16, 0, 0], 12, 'private', 1918),
  entry([100, 64, 0, 0], 10, 'shared', 6598),
  entry([0, 0, 0, 0], 8, 'this-network', 791),
  entry([10, 0, 0, 0], 8, 'private', 1918),
  entry([127, 0, 0, 0], 8, 'loopback', 1122),
  entry([224, 0, 0, 0], 4, 'multicast', 5771),
  entry([240, 0, 0, 0], 4, 'reserved', 1112),
];

export interface Registered {
  readonly type: AddressType;
  /** The registered block, and the RFC that sets it apart; absent for public addresses. */
  readonly block?: Block;
  readonly rfc?: number;
}

/** What an address is registered for. */
export function registeredAs(address: Ipv4): Registered {
  const found = ENTRIES.find((one) => address >= one.network && address <= lastOf(one));
  if (!found) return { type: 'public' };
  const { network, prefix, type, rfc } = found;
  return { type, rfc, block: { network, prefix } };
}

/** Whether all addresses of a block are registered for the same. */
export function isOfOneType(block: Block): boolean {
  const last = lastOf(block);
  const around = registeredAs(block.network);
  if (!around.block) return !ENTRIES.some((one) => one.network <= last && lastOf(one) >= block.network);
  // The only entry within another is the last address of all.
  return last <= lastOf(around.block) && registeredAs(last).type === around.type;
}

export type HistoricClass = 'A' | 'B' | 'C' | 'D' | 'E';

/** The class that the address had before CIDR (RFC 791, RFC 1112), by its leading bits. */
export function historicClass(address: Ipv4): HistoricClass {
  const [first] = octetsOf(address);
  if (first < 128) return 'A';
  if (first < 192) return 'B';
  if (first < 224) return 'C';
  return first < 240 ? 'D' : 'E';
}
