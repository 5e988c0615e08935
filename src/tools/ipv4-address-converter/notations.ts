import {
  addressOf,
  octetsOf,
  writeArpa,
  writeBinaryDigits,
  writeDotted,
  writeDottedBinary,
  writeHexDigits,
  type Ipv4,
} from '../../lib/ipv4/address';
import { writeFullIpv6, writeIpv6, writeMixedIpv6 } from '../../lib/ipv6';

export const NOTATIONS = [
  'dotted',
  'integer',
  'signed',
  'hex',
  'dottedHex',
  'octal',
  'dottedOctal',
  'binary',
  'dottedBinary',
  'mappedShort',
  'mappedFull',
  'mappedMixed',
  'sixToFour',
  'nat64',
  'arpa',
  'reversed',
] as const;
export type NotationName = (typeof NOTATIONS)[number];

export type LetterCase = 'upper' | 'lower';

/** An address in every notation. Letters of hex digits are in the case asked for, but for IPv6 (RFC 5952: lower). */
export function writeNotations(address: Ipv4, letters: LetterCase): Record<NotationName, string> {
  const octets = octetsOf(address);
  const hex = (digits: string) => `0x${letters === 'lower' ? digits.toLowerCase() : digits}`;
  const [high, low] = [address >>> 16, address & 0xffff];
  const mapped = [0, 0, 0, 0, 0, 0xffff, high, low];
  return {
    dotted: writeDotted(address),
    integer: String(address),
    // The same 32 bits as a number with a sign.
    signed: String(Math.trunc(address | 0)),
    hex: hex(writeHexDigits(address)),
    dottedHex: octets.map((octet) => hex(octet.toString(16).toUpperCase().padStart(2, '0'))).join('.'),
    // As in C, where a zero in front says that it is octal.
    octal: address === 0 ? '0' : `0${address.toString(8)}`,
    dottedOctal: octets.map((octet) => octet.toString(8).padStart(4, '0')).join('.'),
    binary: writeBinaryDigits(address),
    dottedBinary: writeDottedBinary(address),
    mappedShort: writeIpv6(mapped),
    mappedFull: writeFullIpv6(mapped),
    mappedMixed: writeMixedIpv6(mapped),
    sixToFour: `${writeIpv6([0x2002, high, low, 0, 0, 0, 0, 0])}/48`,
    nat64: writeIpv6([0x64, 0xff9b, 0, 0, 0, 0, high, low]),
    arpa: writeArpa(address),
    reversed: String(addressOf(octets.toReversed())),
  };
}
