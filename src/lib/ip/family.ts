/** An address of either family: IPv4 as an unsigned number of 32 bits, IPv6 as a big integer of 128. */
export type Address = number | bigint;

/** A CIDR block (RFC 4632, RFC 4291 §2.3): its first address, and how many leading bits all of its addresses share. */
export interface BlockOf<A extends Address> {
  readonly network: A;
  readonly prefix: number;
}

/** What reckoning with the addresses of one family takes. */
export interface Family<A extends Address> {
  readonly version: 4 | 6;
  /** Bits of an address, which is the longest prefix. */
  readonly bits: 32 | 128;
  readonly zero: A;
  readonly max: A;
  plus(one: A, other: A): A;
  minus(one: A, other: A): A;
  /** A count of rows, such as the place of a subnet among its like. */
  times(size: A, count: number): A;
  /** Addresses of a block with this prefix. */
  sizeOf(prefix: number): A;
  /** The first address of the block of this prefix around an address. */
  networkOf(address: A, prefix: number): A;
  /** How many leading bits two addresses have in common. */
  commonPrefix(one: A, other: A): number;
  /** The prefix of the largest block that begins at `start` and has at most `beyond` addresses behind its first. */
  largestAt(start: A, beyond: A): number;
}

const MAX_IPV4 = 2 ** 32 - 1;

/** IPv4 in numbers. No sum is made with bitwise operators, which make signed numbers. */
export const IPV4: Family<number> = {
  version: 4,
  bits: 32,
  zero: 0,
  max: MAX_IPV4,
  plus: (one, other) => one + other,
  minus: (one, other) => one - other,
  times: (size, count) => size * count,
  sizeOf: (prefix) => 2 ** (32 - prefix),
  networkOf: (address, prefix) => address - (address % 2 ** (32 - prefix)),
  commonPrefix: (one, other) => Math.clz32(one ^ other),
  largestAt(start, beyond) {
    // The position of the last one bit; 0 is a multiple of every size.
    const aligned = start === 0 ? 0 : Math.clz32(start & -start) + 1;
    const fitting = beyond >= MAX_IPV4 ? 0 : Math.clz32(beyond + 1) + 1;
    return Math.max(aligned, fitting);
  },
};

/** By prefix, for what would otherwise be worked out for each of very many blocks. */
const IPV6_SIZES = Array.from({ length: 129 }, (_, prefix) => 1n << BigInt(128 - prefix));
const MAX_IPV6 = (1n << 128n) - 1n;

const sizeOfIpv6 = (prefix: number) => IPV6_SIZES[prefix] ?? 1n;

/** IPv6 in big integers. */
export const IPV6: Family<bigint> = {
  version: 6,
  bits: 128,
  zero: 0n,
  max: MAX_IPV6,
  plus: (one, other) => one + other,
  minus: (one, other) => one - other,
  times: (size, count) => size * BigInt(count),
  sizeOf: sizeOfIpv6,
  networkOf: (address, prefix) => address & (MAX_IPV6 ^ (sizeOfIpv6(prefix) - 1n)),
  commonPrefix: (one, other) => 128 - bitLength(one ^ other),
  largestAt(start, beyond) {
    const aligned = start === 0n ? 0 : 129 - bitLength(start & -start);
    return Math.max(aligned, 129 - bitLength(beyond + 1n));
  },
};

/** Digits of a number in base 2; 0 for 0. */
function bitLength(number: bigint): number {
  if (number === 0n) return 0;
  const hex = number.toString(16);
  return hex.length * 4 - Math.clz32(Number.parseInt(hex.charAt(0), 16)) + 28;
}

/** The family that an address is of. */
export function familyOf<A extends Address>(address: A): Family<A> {
  // The type of an address tells its family, which the compiler cannot follow through a type parameter.
  return (typeof address === 'number' ? IPV4 : IPV6) as unknown as Family<A>;
}

/** The last address of a block. */
export function lastOfBlock<A extends Address>({ network, prefix }: BlockOf<A>): A {
  const { plus, minus, sizeOf, bits } = familyOf(network);
  return plus(network, minus(sizeOf(prefix), sizeOf(bits)));
}
