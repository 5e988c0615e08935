import { toHalfWidth } from './half-width';
import type { HexDigitFault } from './hex';
import { err, ok, type Result } from './result';

/** Hexadecimal digits of an EUI-48, which is what a MAC address is. */
export const MAC_DIGITS = 12;

export const MAC_SEPARATORS = [':', '-', '.', ''] as const;
/** Between pairs of digits; `.` stands between groups of four. */
export type MacSeparator = (typeof MAC_SEPARATORS)[number];

/**
 * The hexadecimal digits of an address or of its beginning, in upper case and of any number. Whatever is neither letter
 * nor digit separates; full-width characters count as their ASCII ones. Fault: another letter or digit.
 */
export function readMacDigits(typed: string): Result<string, HexDigitFault> {
  let digits = '';
  let at = 0;
  for (const typedCharacter of typed) {
    const character = toHalfWidth(typedCharacter);
    if (/^[0-9a-f]$/i.test(character)) digits += character.toUpperCase();
    else if (/[\p{L}\p{N}]/u.test(character)) return err({ code: 'bad-hex-digit', at, found: typedCharacter });
    at += typedCharacter.length;
  }
  return ok(digits);
}

export type MacAddressFault = HexDigitFault | { readonly code: 'not-twelve-digits'; readonly digits: number };

/** The six bytes of a whole address in any notation. Faults: a character that is no digit, more or fewer than 12 digits. */
export function readMacAddress(typed: string): Result<Uint8Array<ArrayBuffer>, MacAddressFault> {
  const digits = readMacDigits(typed);
  if (!digits.ok) return digits;
  if (digits.value.length !== MAC_DIGITS) return err({ code: 'not-twelve-digits', digits: digits.value.length });
  return ok(Uint8Array.from(digits.value.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
}

/** Writes digits in groups: pairs, or fours between dots. What is left over at the end is a group, too. */
export function writeMacAddress(digits: string, separator: MacSeparator): string {
  return (digits.match(separator === '.' ? /.{1,4}/g : /..?/g) ?? []).join(separator);
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

/** The EUI-64 of an address's six bytes: FF FE in the middle, every bit as it is (RFC 4291 appendix A, first step). */
export function toEui64(mac: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...mac.subarray(0, 3), 0xff, 0xfe, ...mac.subarray(3)]);
}

/** The interface identifier of IPv6, made of an EUI-64 by turning its universal/local bit over (RFC 4291 appendix A). */
export function toInterfaceId(eui64: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(eui64, (byte, index) => (index === 0 ? byte ^ 0x02 : byte));
}
