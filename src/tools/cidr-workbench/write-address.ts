import { familyOf, lastOfBlock, type Address, type BlockOf } from '../../lib/ip/family';
import { encloseRange, type Range } from '../../lib/ip/ranges';
import { writeDotted } from '../../lib/ipv4/address';
import { ipv6Groups, writeFullIpv6, writeIpv6 } from '../../lib/ipv6';

export const IPV6_FORMS = ['short', 'full'] as const;
/** How addresses of IPv6 are written: after RFC 5952, or all eight groups with four digits each. */
export type Ipv6Form = (typeof IPV6_FORMS)[number];

/** An address of either family. */
export function writeAddress(address: Address, form: Ipv6Form = 'short'): string {
  if (typeof address === 'number') return writeDotted(address);
  const groups = ipv6Groups(address);
  return form === 'full' ? writeFullIpv6(groups) : writeIpv6(groups);
}

/** `10.0.0.0/8`, also of a single address. */
export function writeBlock<A extends Address>({ network, prefix }: BlockOf<A>, form: Ipv6Form = 'short'): string {
  return `${writeAddress(network, form)}/${prefix}`;
}

/** `10.0.0.5-10.0.0.20`; of a single address that alone. */
export function writeRange<A extends Address>({ first, last }: Range<A>, form: Ipv6Form = 'short'): string {
  const start = writeAddress(first, form);
  return first === last ? start : `${start}-${writeAddress(last, form)}`;
}

/** The netmask of a prefix, of either family. */
export function writeMask<A extends Address>(prefix: number, of: A): string {
  const { networkOf, max } = familyOf(of);
  return writeAddress(networkOf(max, prefix));
}

/** A block where a range is exactly one, else the range. */
export function writeShortest<A extends Address>(range: Range<A>): string {
  const block = encloseRange(range);
  return block.network === range.first && lastOfBlock(block) === range.last ? writeBlock(block) : writeRange(range);
}
