import { toHex } from '../../lib/hex';
import type { BlockOf } from '../../lib/ip/family';
import { writeDotted } from '../../lib/ipv4/address';
import { ipv6Groups, writeIpv6 } from '../../lib/ipv6';
import { toInterfaceId } from '../../lib/mac-address';

/** What is written into an address of IPv6. */
export type Inside =
  /** An address of IPv4, and by which rule it is there. */
  | { readonly code: 'mapped' | 'compatible' | '6to4' | 'nat64' | 'isatap'; readonly ipv4: string }
  | {
      readonly code: 'teredo';
      readonly server: string;
      readonly client: string;
      readonly port: number;
      /** Sixteen bits in hex. */
      readonly flags: string;
    }
  | { readonly code: 'mac'; readonly mac: string }
  | { readonly code: 'solicited'; readonly group: string }
  | { readonly code: 'scope'; readonly scope: number };

/** What an address within a block says besides. Bits that the block leaves open say nothing unless one of them is set. */
export function insideOf(address: bigint, block: BlockOf<bigint>): readonly Inside[] {
  const isKnownTo = (bits: number) => block.prefix >= bits || address !== block.network;
  if (address >> 120n === 0xffn) {
    return isKnownTo(16) ? [{ code: 'scope', scope: Number((address >> 112n) & 0xfn) }] : [];
  }
  const found: Inside[] = [...insideTunnel(address, isKnownTo), ...insideInterface(address, isKnownTo)];
  if (isKnownTo(128) && address !== 0n) found.push({ code: 'solicited', group: solicitedNode(address) });
  return found;
}

const dottedAt = (address: bigint, shift: bigint) => writeDotted(Number(BigInt.asUintN(32, address >> shift)));
const inverted = (address: bigint) => address ^ ((1n << 128n) - 1n);

function insideTunnel(address: bigint, isKnownTo: (bits: number) => boolean): Inside[] {
  const last = () => dottedAt(address, 0n);
  if (address >> 112n === 0x2002n && isKnownTo(48)) return [{ code: '6to4', ipv4: dottedAt(address, 80n) }];
  if (!isKnownTo(128)) return [];
  const high = address >> 32n;
  if (high === 0xffffn) return [{ code: 'mapped', ipv4: last() }];
  if (high === 0n && address > 1n) return [{ code: 'compatible', ipv4: last() }];
  if (high === 0x64_ff9b_0000_0000_0000_0000n) return [{ code: 'nat64', ipv4: last() }];
  if (address >> 96n !== 0x2001_0000n) return [];
  return [
    {
      code: 'teredo',
      server: dottedAt(address, 64n),
      // Port and client are inverted, so that no gateway takes them for addresses to be rewritten (RFC 4380 §4).
      client: dottedAt(inverted(address), 0n),
      port: Number(BigInt.asUintN(16, inverted(address) >> 32n)),
      flags: BigInt.asUintN(16, address >> 48n)
        .toString(16)
        .padStart(4, '0'),
    },
  ];
}

/** The last 64 bits, where they are an identifier of an interface: not in what begins with 000 (RFC 4291 §2.5.1). */
function insideInterface(address: bigint, isKnownTo: (bits: number) => boolean): Inside[] {
  if (!isKnownTo(128) || address >> 125n === 0n || address >> 96n === 0x2001_0000n) return [];
  const identifier = BigInt.asUintN(64, address);
  // Both values of the bit that says whether the address of IPv4 is unique (RFC 5214 §6.1).
  if ([0x5efen, 0x0200_5efen].includes(identifier >> 32n)) {
    return [{ code: 'isatap', ipv4: dottedAt(address, 0n) }];
  }
  if (((identifier >> 24n) & 0xffffn) !== 0xfffen) return [];
  const bytes = Uint8Array.from({ length: 8 }, (_, index) => Number((identifier >> BigInt(56 - 8 * index)) & 0xffn));
  const eui64 = toInterfaceId(bytes);
  const mac = toHex(Uint8Array.from([...eui64.subarray(0, 3), ...eui64.subarray(5)]));
  return [{ code: 'mac', mac: (mac.match(/../g) ?? []).join(':') }];
}

/** The group that neighbours ask for the address: its last 24 bits (RFC 4291 §2.7.1). */
function solicitedNode(address: bigint): string {
  return writeIpv6(ipv6Groups(0xff02_0000_0000_0000_0000_0001_ff00_0000n + BigInt.asUintN(24, address)));
}
