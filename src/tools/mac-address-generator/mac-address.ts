import { toHex } from '../../lib/hex';
import type { HexDigitFault } from '../../lib/hex';
import { MAC_DIGITS, readMacDigits, writeMacAddress, type MacSeparator } from '../../lib/mac-address';
import { buffered, type RandomSource } from '../../lib/random';
import { err, ok, type Result } from '../../lib/result';

export const MAX_QUANTITY = 10_000;

export const KINDS = ['local-unicast', 'unicast', 'multicast'] as const;
/** What an address without a prefix is: for one station and administered locally, for one station, or for a group. */
export type AddressKind = (typeof KINDS)[number];

export interface MacSettings {
  readonly quantity: number;
  /** As typed: 0 to 12 hexadecimal digits with any separators. */
  readonly prefix: string;
  readonly kind: AddressKind;
  readonly uppercase: boolean;
  readonly separator: MacSeparator;
  readonly distinct: boolean;
}

export type PrefixFault = HexDigitFault | { readonly code: 'prefix-too-long'; readonly digits: number };

export type MacFault = PrefixFault | { readonly code: 'too-few'; readonly left: number };

/** The digits of a prefix, at most as many as an address has, in upper case. */
export function readPrefix(typed: string): Result<string, PrefixFault> {
  const digits = readMacDigits(typed);
  if (!digits.ok) return digits;
  const { length } = digits.value;
  return length > MAC_DIGITS ? err({ code: 'prefix-too-long', digits: length }) : digits;
}

/**
 * Random EUI-48 addresses, written as the settings say. Of the random bytes the half octets fill the address behind the
 * prefix in order. Faults: a prefix that is none, or that leaves fewer different addresses than are asked for.
 */
export function makeMacAddresses(settings: MacSettings, source: RandomSource): Result<string[], MacFault> {
  const prefix = readPrefix(settings.prefix);
  if (!prefix.ok) return prefix;
  const left = addressesLeft(prefix.value, settings.kind);
  if (settings.distinct && settings.quantity > left) return err({ code: 'too-few', left });
  const random = settings.quantity > 1 ? buffered(source) : source;
  const drawn = new Set<string>();
  const addresses: string[] = [];
  while (addresses.length < settings.quantity) {
    const digits = drawDigits(prefix.value, settings.kind, random);
    if (settings.distinct && drawn.has(digits)) continue;
    drawn.add(digits);
    const address = writeMacAddress(digits, settings.separator);
    addresses.push(settings.uppercase ? address : address.toLowerCase());
  }
  return ok(addresses);
}

/** How many different addresses begin with the prefix. */
function addressesLeft(prefix: string, kind: AddressKind): number {
  if (prefix !== '') return 16 ** (MAC_DIGITS - prefix.length);
  return 2 ** (kind === 'local-unicast' ? 46 : 47);
}

function drawDigits(prefix: string, kind: AddressKind, random: RandomSource): string {
  const missing = MAC_DIGITS - prefix.length;
  const bytes = random(Math.ceil(missing / 2));
  if (prefix === '') bytes[0] = firstOctet(bytes[0] ?? 0, kind);
  return prefix + toHex(bytes).toUpperCase().slice(0, missing);
}

/** Sets the individual/group and universal/local bits (RFC 9542 section 2.1). */
function firstOctet(octet: number, kind: AddressKind): number {
  if (kind === 'multicast') return octet | 0x01;
  return kind === 'unicast' ? octet & 0xfe : (octet & 0xfc) | 0x02;
}

/** Ranges that virtual machines use, by their product. */
export const PRESETS = [
  { name: 'QEMU', prefix: '52:54:00' },
  { name: 'VMware', prefix: '00:50:56' },
  { name: 'VirtualBox', prefix: '08:00:27' },
  { name: 'Hyper-V', prefix: '00:15:5D' },
  { name: 'Xen', prefix: '00:16:3E' },
] as const;
