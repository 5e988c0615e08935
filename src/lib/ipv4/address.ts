/** An IPv4 address as an unsigned number from 0 to 2³² − 1. Never bitwise: those operators make signed numbers. */
export type Ipv4 = number;

export const MAX_ADDRESS: Ipv4 = 2 ** 32 - 1;

/** The four octets, the one written first coming first. */
export function octetsOf(address: Ipv4): [number, number, number, number] {
  return [address >>> 24, (address >>> 16) & 255, (address >>> 8) & 255, address & 255];
}

/** The address of four octets from 0 to 255. */
export function addressOf(octets: readonly number[]): Ipv4 {
  return octets.reduce((address, octet) => address * 256 + octet, 0);
}

/** `192.168.1.1`, without leading zeros. */
export function writeDotted(address: Ipv4): string {
  // Lists have millions of them, so without an array.
  return `${address >>> 24}.${(address >>> 16) & 255}.${(address >>> 8) & 255}.${address & 255}`;
}

/** Eight hex digits in capitals, without a prefix. */
export function writeHexDigits(address: Ipv4): string {
  return address.toString(16).toUpperCase().padStart(8, '0');
}

/** Thirty-two binary digits. */
export function writeBinaryDigits(address: Ipv4): string {
  return address.toString(2).padStart(32, '0');
}

/** Four groups of eight binary digits. */
export function writeDottedBinary(address: Ipv4): string {
  return octetsOf(address)
    .map((octet) => octet.toString(2).padStart(8, '0'))
    .join('.');
}

/** The name of the address in the reverse tree of DNS (RFC 1035 §3.5), without the dot at its end. */
export function writeArpa(address: Ipv4): string {
  return `${octetsOf(address).toReversed().join('.')}.in-addr.arpa`;
}
