import { err, ok, type Result } from './result';

/** An IPv6 address as its eight groups of 16 bits. */
export type Ipv6 = readonly number[];

/** What is no IPv6 address: a group that is none, too many or too few groups, or a second `::`. */
export type Ipv6Fault =
  | { readonly code: 'ipv6-group'; readonly found: string }
  | { readonly code: 'ipv6-length'; readonly found: number }
  | { readonly code: 'ipv6-gaps' };

const GROUPS = 8;

/**
 * Reads an IPv6 address in any form of RFC 4291 §2.2: eight groups, `::` for one or more groups of zero, or the last two
 * groups as an IPv4 address.
 */
export function readIpv6(text: string): Result<Ipv6, Ipv6Fault> {
  const sides = text.split('::');
  if (sides.length > 2) return err({ code: 'ipv6-gaps' });
  const [before = '', after] = sides;
  const head = readGroups(before, after === undefined);
  if (!head.ok) return head;
  if (after === undefined) {
    return head.value.length === GROUPS ? head : err({ code: 'ipv6-length', found: head.value.length });
  }
  const tail = readGroups(after, true);
  if (!tail.ok) return tail;
  const given = head.value.length + tail.value.length;
  // `::` stands for at least one group.
  if (given >= GROUPS) return err({ code: 'ipv6-length', found: given });
  return ok([...head.value, ...Array.from({ length: GROUPS - given }, () => 0), ...tail.value]);
}

/** The groups of one side of `::`. An IPv4 address may only stand at the very end. */
function readGroups(side: string, isEnd: boolean): Result<number[], Ipv6Fault> {
  if (side === '') return ok([]);
  const groups: number[] = [];
  const texts = side.split(':');
  for (const [index, group] of texts.entries()) {
    if (/^[0-9a-f]{1,4}$/i.test(group)) {
      groups.push(Number.parseInt(group, 16));
      continue;
    }
    const octets = isEnd && index === texts.length - 1 ? readOctets(group) : undefined;
    if (!octets) return err({ code: 'ipv6-group', found: group });
    const [a, b, c, d] = octets;
    groups.push(a * 256 + b, c * 256 + d);
  }
  return ok(groups);
}

function readOctets(text: string): [number, number, number, number] | undefined {
  const match = /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})$/.exec(text);
  if (!match) return undefined;
  const octets: [number, number, number, number] = [
    Number(match[1]),
    Number(match[2]),
    Number(match[3]),
    Number(match[4]),
  ];
  return octets.every((octet) => octet <= 255) ? octets : undefined;
}

/** The one recommended form (RFC 5952): lower case, no leading zeros, `::` for the first of the longest runs of zeros. */
export function writeIpv6(address: Ipv6): string {
  return elide(address.map((group) => group.toString(16)));
}

/** All eight groups with four digits each. */
export function writeFullIpv6(address: Ipv6): string {
  return address.map((group) => group.toString(16).padStart(4, '0')).join(':');
}

/** As RFC 5952 §5 has addresses that hold an IPv4 one: the last two groups in dotted decimal. */
export function writeMixedIpv6(address: Ipv6): string {
  const octets = address.slice(6).flatMap((group) => [group >> 8, group & 255]);
  return elide([...address.slice(0, 6).map((group) => group.toString(16)), octets.join('.')]);
}

function elide(texts: readonly string[]): string {
  let [from, length] = [0, 1];
  for (let start = 0; start < texts.length; start++) {
    let end = start;
    while (texts[end] === '0') end++;
    if (end - start > length) [from, length] = [start, end - start];
  }
  // A single group of zero is not shortened (RFC 5952 §4.2.2).
  if (length < 2) return texts.join(':');
  return `${texts.slice(0, from).join(':')}::${texts.slice(from + length).join(':')}`;
}

/** The zone of a prefix in the reverse tree of DNS (RFC 3596 §2.5); its length is a multiple of four bits. */
export function writeIp6Arpa(address: Ipv6, prefixLength: number): string {
  const nibbles = writeFullIpv6(address)
    .replaceAll(':', '')
    .slice(0, prefixLength / 4);
  return [...[...nibbles].toReversed(), 'ip6.arpa'].join('.');
}

/** The address as one number of 128 bits. */
export function ipv6Number([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: Ipv6): bigint {
  const pairs = [a * 65_536 + b, c * 65_536 + d, e * 65_536 + f, g * 65_536 + h];
  return pairs.reduce((sum, pair) => (sum << 32n) + BigInt(pair), 0n);
}

/** The groups of a number of 128 bits. */
export function ipv6Groups(number: bigint): Ipv6 {
  const groups: number[] = [];
  for (let shift = 96n; shift >= 0n; shift -= 32n) {
    const half = Number(BigInt.asUintN(32, number >> shift));
    groups.push(Math.floor(half / 65_536), half % 65_536);
  }
  return groups;
}
