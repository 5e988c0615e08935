import { MAX_ADDRESS, writeDotted, type Ipv4 } from './address';

/** A CIDR block (RFC 4632): its first address, and how many leading bits all of its addresses share. */
export interface Block {
  readonly network: Ipv4;
  /** From 0 to 32. */
  readonly prefix: number;
}

/** Addresses of a block with this prefix: 1 to 2³². */
export function sizeOf(prefix: number): number {
  return 2 ** (32 - prefix);
}

/** The netmask: as many ones as the prefix says, then zeros. */
export function maskOf(prefix: number): Ipv4 {
  return MAX_ADDRESS + 1 - sizeOf(prefix);
}

/** The wildcard (inverted mask) of access lists. */
export function wildcardOf(prefix: number): Ipv4 {
  return sizeOf(prefix) - 1;
}

/** The prefix that a netmask stands for; undefined where its ones have gaps. */
export function prefixOfMask(mask: Ipv4): number | undefined {
  const wildcard = MAX_ADDRESS - mask;
  return (wildcard & (wildcard + 1)) === 0 ? Math.clz32(wildcard) : undefined;
}

/** The block of this prefix that holds the address. */
export function blockAt(address: Ipv4, prefix: number): Block {
  return { network: address - (address % sizeOf(prefix)), prefix };
}

/** The last address of a block. */
export function lastOf({ network, prefix }: Block): Ipv4 {
  return network + sizeOf(prefix) - 1;
}

/** `10.0.0.0/8`. */
export function writeBlock({ network, prefix }: Block): string {
  return `${writeDotted(network)}/${prefix}`;
}

/** What a block gives to hosts. A /31 is a link of two hosts without broadcast (RFC 3021), a /32 is one host. */
export interface Hosts {
  readonly first: Ipv4;
  readonly last: Ipv4;
  readonly usable: number;
  readonly broadcast: Ipv4 | undefined;
}

/** The addresses of a block that hosts may have. */
export function hostsOf(block: Block): Hosts {
  const last = lastOf(block);
  const size = sizeOf(block.prefix);
  if (size <= 2) return { first: block.network, last, usable: size, broadcast: undefined };
  return { first: block.network + 1, last: last - 1, usable: size - 2, broadcast: last };
}
