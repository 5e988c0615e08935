import { toHalfWidth } from '../../lib/half-width';
import { toHex } from '../../lib/hex';
import { buffered, type RandomSource } from '../../lib/random';
import { err, ok, type Result } from '../../lib/result';

export const MAX_QUANTITY = 10_000;
const DIGITS = 12;

export const KINDS = ['local-unicast', 'unicast', 'multicast'] as const;
/** What an address without a prefix is: for one station and administered locally, for one station, or for a group. */
export type AddressKind = (typeof KINDS)[number];

export const SEPARATORS = [':', '-', '.', ''] as const;

export interface MacSettings {
  readonly quantity: number;
  /** As typed: 0 to 12 hexadecimal digits with any separators. */
  readonly prefix: string;
  readonly kind: AddressKind;
  readonly uppercase: boolean;
  /** Between pairs of digits; `.` stands between groups of four. */
  readonly separator: (typeof SEPARATORS)[number];
  readonly distinct: boolean;
}

export type PrefixFault =
  | { readonly code: 'not-hex'; readonly character: string; readonly at: number }
  | { readonly code: 'prefix-too-long'; readonly digits: number };

export type MacFault = PrefixFault | { readonly code: 'too-few'; readonly left: number };

/** The digits of a prefix, in upper case. Whatever is neither letter nor digit separates; `at` is in UTF-16 units. */
export function readPrefix(typed: string): Result<string, PrefixFault> {
  let digits = '';
  let at = 0;
  for (const typedCharacter of typed) {
    const character = toHalfWidth(typedCharacter);
    if (/^[0-9a-f]$/i.test(character)) digits += character.toUpperCase();
    else if (/[\p{L}\p{N}]/u.test(character)) return err({ code: 'not-hex', character: typedCharacter, at });
    at += typedCharacter.length;
  }
  return digits.length > DIGITS ? err({ code: 'prefix-too-long', digits: digits.length }) : ok(digits);
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
    addresses.push(writeAddress(digits, settings));
  }
  return ok(addresses);
}

/** How many different addresses begin with the prefix. */
function addressesLeft(prefix: string, kind: AddressKind): number {
  if (prefix !== '') return 16 ** (DIGITS - prefix.length);
  return 2 ** (kind === 'local-unicast' ? 46 : 47);
}

function drawDigits(prefix: string, kind: AddressKind, random: RandomSource): string {
  const missing = DIGITS - prefix.length;
  const bytes = random(Math.ceil(missing / 2));
  if (prefix === '') bytes[0] = firstOctet(bytes[0] ?? 0, kind);
  return prefix + toHex(bytes).toUpperCase().slice(0, missing);
}

/** Sets the individual/group and universal/local bits (RFC 9542 section 2.1). */
function firstOctet(octet: number, kind: AddressKind): number {
  if (kind === 'multicast') return octet | 0x01;
  return kind === 'unicast' ? octet & 0xfe : (octet & 0xfc) | 0x02;
}

function writeAddress(digits: string, { uppercase, separator }: MacSettings): string {
  const groups = digits.match(separator === '.' ? /.{4}/g : /../g) ?? [];
  const text = groups.join(separator);
  return uppercase ? text : text.toLowerCase();
}

/** What the two lowest bits of an address's first octet say (RFC 9542 section 2.1). */
export interface OctetMeaning {
  readonly octet: string;
  readonly group: 'unicast' | 'multicast';
  readonly scope: 'universal' | 'local';
}

/** Reads the first octet of a written address. */
export function meaningOf(address: string): OctetMeaning {
  const octet = address.slice(0, 2);
  const bits = Number.parseInt(octet, 16);
  return { octet, group: bits & 1 ? 'multicast' : 'unicast', scope: bits & 2 ? 'local' : 'universal' };
}

/** Ranges that virtual machines use, by their product. */
export const PRESETS = [
  { name: 'QEMU', prefix: '52:54:00' },
  { name: 'VMware', prefix: '00:50:56' },
  { name: 'VirtualBox', prefix: '08:00:27' },
  { name: 'Hyper-V', prefix: '00:15:5D' },
  { name: 'Xen', prefix: '00:16:3E' },
] as const;
