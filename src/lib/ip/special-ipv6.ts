import type { BlockOf } from './family';
import { entryOf, isOfOneEntry, type Registry } from './registry';

/** What addresses of IPv6 are set apart for; `global` is what may be given to networks, `reserved` what the IETF has kept back. */
export type Ipv6Type =
  | 'unspecified'
  | 'loopback'
  | 'compatible'
  | 'mapped'
  | 'nat64'
  | 'nat64-local'
  | 'discard'
  | 'dummy'
  | 'protocol'
  | 'teredo'
  | 'pcp'
  | 'turn'
  | 'dns-sd'
  | 'benchmarking'
  | 'amt'
  | 'as112'
  | 'orchid'
  | 'orchid-v2'
  | 'drone'
  | 'documentation'
  | '6to4'
  | 'srv6'
  | 'unique-local'
  | 'link-local'
  | 'site-local'
  | 'multicast'
  | 'global'
  | 'reserved';

/** A block by its first address, with what it is for and the RFC that says so. */
const entry = (first: bigint, prefix: number, type: Ipv6Type, rfc: number) => ({ network: first, prefix, type, rfc });
const at = (leading: number, second = 0, third = 0, fourth = 0) =>
  [leading, second, third, fourth].reduce((sum, group) => (sum << 16n) + BigInt(group), 0n) << 64n;

/** The IANA Special-Purpose Address Registry of 2025-10-09, and what RFC 4291 sets apart besides. */
export const SPECIAL_IPV6: Registry<bigint, Ipv6Type> = [
  entry(0n, 128, 'unspecified', 4291),
  entry(1n, 128, 'loopback', 4291),
  entry(at(0x2001, 1) + 1n, 128, 'pcp', 7723),
  entry(at(0x2001, 1) + 2n, 128, 'turn', 8155),
  entry(at(0x2001, 1) + 3n, 128, 'dns-sd', 9665),
  entry(0xffff_0000_0000n, 96, 'mapped', 4291),
  entry(0n, 96, 'compatible', 4291),
  entry(at(0x64, 0xff9b), 96, 'nat64', 6052),
  entry(at(0x100), 64, 'discard', 6666),
  entry(at(0x100, 0, 0, 1), 64, 'dummy', 9780),
  entry(at(0x64, 0xff9b, 1), 48, 'nat64-local', 8215),
  entry(at(0x2001, 2), 48, 'benchmarking', 5180),
  entry(at(0x2001, 4, 0x112), 48, 'as112', 7535),
  entry(at(0x2620, 0x4f, 0x8000), 48, 'as112', 7534),
  entry(at(0x2001), 32, 'teredo', 4380),
  entry(at(0x2001, 3), 32, 'amt', 7450),
  entry(at(0x2001, 0xdb8), 32, 'documentation', 3849),
  entry(at(0x2001, 0x10), 28, 'orchid', 4843),
  entry(at(0x2001, 0x20), 28, 'orchid-v2', 7343),
  entry(at(0x2001, 0x30), 28, 'drone', 9374),
  entry(at(0x2001), 23, 'protocol', 2928),
  entry(at(0x3fff), 20, 'documentation', 9637),
  entry(at(0x2002), 16, '6to4', 3056),
  entry(at(0x5f00), 16, 'srv6', 9602),
  entry(at(0xfe80), 10, 'link-local', 4291),
  entry(at(0xfec0), 10, 'site-local', 3879),
  entry(at(0xff00), 8, 'multicast', 4291),
  entry(at(0xfc00), 7, 'unique-local', 4193),
];

/** Where addresses are given to networks from; all else that has no entry is reserved (RFC 4291 §2.4, IANA's registry of the address space). */
const SPACE: Registry<bigint, Ipv6Type> = [entry(at(0x2000), 3, 'global', 4291)];

export interface RegisteredIpv6 {
  readonly type: Ipv6Type;
  readonly block?: BlockOf<bigint>;
  readonly rfc: number;
}

/** What a block is set apart for: by the narrowest entry that holds all of it. */
export function registeredIpv6(block: BlockOf<bigint>): RegisteredIpv6 {
  const found = entryOf(SPECIAL_IPV6, block) ?? entryOf(SPACE, block);
  if (!found) return { type: 'reserved', rfc: 4291 };
  const { network, prefix, type, rfc } = found;
  return { type, rfc, block: { network, prefix } };
}

/** Whether all addresses of a block are set apart for the same. */
export function isOfOneIpv6Type(block: BlockOf<bigint>): boolean {
  const isSpecial = entryOf(SPECIAL_IPV6, block) !== undefined;
  return isOfOneEntry(SPECIAL_IPV6, block) && (isSpecial || isOfOneEntry(SPACE, block));
}
