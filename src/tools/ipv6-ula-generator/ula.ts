import { toHalfWidth } from '../../lib/half-width';
import { toHex } from '../../lib/hex';
import { readIpv6, writeIp6Arpa, writeIpv6, type Ipv6, type Ipv6Fault } from '../../lib/ipv6';
import type { RandomSource } from '../../lib/random';
import { err, ok, type Result } from '../../lib/result';

/** A prefix of 48 bits as its three groups; the first begins with fd (RFC 4193 §3.1). */
export type UlaPrefix = readonly [number, number, number];

/** Subnets of a prefix: the 16 bits behind it. */
export const SUBNETS = 65_536;

/** Bytes of a Global ID. */
const ID_BYTES = 5;

/** The prefix of a Global ID of five bytes: fd, which is fc00::/7 with the bit L set, and the ID behind it. */
export function prefixOf(globalId: Uint8Array): UlaPrefix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = globalId;
  return [0xfd00 + a, b * 256 + c, d * 256 + e];
}

/** A prefix with a Global ID by chance (RFC 4193 §3.2.1). */
export function randomPrefix(random: RandomSource): UlaPrefix {
  return prefixOf(random(ID_BYTES));
}

/** `b6a1b2c3d4`: the 40 bits of a prefix behind fd. */
export function globalIdOf([a, b, c]: UlaPrefix): string {
  return toHex(Uint8Array.of(a & 255, b >> 8, b & 255, c >> 8, c & 255));
}

function addressOf([a, b, c]: UlaPrefix, subnet = 0, host = 0): Ipv6 {
  return [a, b, c, subnet, 0, 0, 0, host];
}

/** `fdb6:a1b2:c3d4::/48`. */
export function writePrefix(prefix: UlaPrefix): string {
  return `${writeIpv6(addressOf(prefix))}/48`;
}

/** `fdb6:a1b2:c3d4:1::`, the network of a subnet without its length. */
export function writeNetwork(prefix: UlaPrefix, subnet: number): string {
  return writeIpv6(addressOf(prefix, subnet));
}

/** `fdb6:a1b2:c3d4:1::/64`. */
export function writeSubnet(prefix: UlaPrefix, subnet: number): string {
  return `${writeNetwork(prefix, subnet)}/64`;
}

/** The first address of a subnet that a host may have: `::0` is the anycast address of its routers (RFC 4291 §2.6.1). */
export function writeFirstAddress(prefix: UlaPrefix, subnet: number): string {
  return writeIpv6(addressOf(prefix, subnet, 1));
}

/** The reverse zones of DNS: of the whole prefix, and of one subnet. */
export function reverseZones(prefix: UlaPrefix, subnet: number): { readonly prefix: string; readonly subnet: string } {
  const address = addressOf(prefix, subnet);
  return { prefix: writeIp6Arpa(address, 48), subnet: writeIp6Arpa(address, 64) };
}

export type PrefixFault =
  | { readonly code: 'empty' }
  | { readonly code: 'not-ula' }
  | { readonly code: 'length'; readonly found: string }
  | Ipv6Fault;

/**
 * Reads a prefix of a ULA: with /48, with a length up to /128, or without one; what stands behind the first 48 bits does not
 * count. Three or four groups need no `::`. Only fd is defined in fc00::/7, so all else is refused.
 */
export function readUlaPrefix(typed: string): Result<UlaPrefix, PrefixFault> {
  const text = toHalfWidth(typed);
  if (text === '') return err({ code: 'empty' });
  const [address = '', length] = text.split('/', 2);
  const isOpen = !address.includes('::') && address.split(':').length <= 4;
  const read = readIpv6(isOpen ? `${address.replace(/:$/, '')}::` : address);
  if (!read.ok) return read;
  const [a = 0, b = 0, c = 0] = read.value;
  if (a >> 8 !== 0xfd) return err({ code: 'not-ula' });
  if (length !== undefined && !(/^\d{1,3}$/.test(length) && Number(length) >= 48 && Number(length) <= 128)) {
    return err({ code: 'length', found: length });
  }
  return ok([a, b, c]);
}

export type SubnetBase = 'hex' | 'decimal';

export type SubnetFault =
  | { readonly code: 'not-subnet'; readonly base: SubnetBase }
  | { readonly code: 'subnet-above'; readonly base: SubnetBase };

/** A subnet id from 0 to ffff, in the base it is written in; `0x` says hex whatever the base. */
export function readSubnetId(typed: string, base: SubnetBase): Result<number, SubnetFault> {
  const text = toHalfWidth(typed);
  const isHex = base === 'hex' || /^0x/i.test(text);
  const digits = text.replace(/^0x/i, '');
  if (!(isHex ? /^[0-9a-f]+$/i : /^\d+$/).test(digits)) return err({ code: 'not-subnet', base });
  const id = Number.parseInt(digits, isHex ? 16 : 10);
  return id < SUBNETS ? ok(id) : err({ code: 'subnet-above', base });
}

/** All subnets, one on each line. */
export function listSubnets(prefix: UlaPrefix): string {
  return Array.from({ length: SUBNETS }, (_, subnet) => writeSubnet(prefix, subnet)).join('\n');
}
