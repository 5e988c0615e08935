import { addressOf, type Ipv4 } from '../ipv4/address';
import type { Block } from '../ipv4/block';
import { entryOf, isOfOneEntry, type Entry, type Registry } from './registry';

/** What the IANA Special-Purpose Address Registry (RFC 6890) says of an address; `public` is what is not in it. */
export type AddressType =
  | 'this-network'
  | 'private'
  | 'shared'
  | 'loopback'
  | 'link-local'
  | 'protocol'
  | 'documentation'
  | 'as112'
  | 'amt'
  | 'relay-6to4'
  | 'relay-6a44'
  | 'benchmarking'
  | 'multicast'
  | 'reserved'
  | 'broadcast'
  | 'public';

type Ipv4Entry = Entry<Ipv4, Exclude<AddressType, 'public'>>;

const entry = (octets: readonly number[], prefix: number, type: Ipv4Entry['type'], rfc: number): Ipv4Entry => ({
  network: addressOf(octets),
  prefix,
  type,
  rfc,
});

/** The registry of 2025-10-09, and multicast. */
export const SPECIAL_IPV4: Registry<Ipv4, Ipv4Entry['type']> = [
  entry([255, 255, 255, 255], 32, 'broadcast', 919),
  entry([0, 0, 0, 0], 32, 'this-network', 1122),
  entry([192, 0, 0, 8], 32, 'protocol', 7600),
  entry([192, 0, 0, 9], 32, 'protocol', 7723),
  entry([192, 0, 0, 10], 32, 'protocol', 8155),
  entry([192, 0, 0, 170], 32, 'protocol', 8880),
  entry([192, 0, 0, 171], 32, 'protocol', 8880),
  entry([192, 88, 99, 2], 32, 'relay-6a44', 6751),
  entry([192, 0, 0, 0], 29, 'protocol', 7335),
  entry([192, 0, 0, 0], 24, 'protocol', 6890),
  entry([192, 0, 2, 0], 24, 'documentation', 5737),
  entry([192, 31, 196, 0], 24, 'as112', 7535),
  entry([192, 52, 193, 0], 24, 'amt', 7450),
  entry([192, 88, 99, 0], 24, 'relay-6to4', 7526),
  entry([192, 175, 48, 0], 24, 'as112', 7534),
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
  const found = entryOf(SPECIAL_IPV4, { network: address, prefix: 32 });
  if (!found) return { type: 'public' };
  const { network, prefix, type, rfc } = found;
  return { type, rfc, block: { network, prefix } };
}

/** Whether all addresses of a block are registered for the same. */
export function isOfOneType(block: Block): boolean {
  return isOfOneEntry(SPECIAL_IPV4, block);
}
