import { toHalfWidth } from '../../lib/half-width';
import type { HexDigitFault } from '../../lib/hex';
import { MAC_DIGITS, readMacDigits } from '../../lib/mac-address';
import { err, ok, type Result } from '../../lib/result';
import { recognise, type NoMac } from './no-mac';

/** The shortest prefix that means something. */
export const LEAST_DIGITS = 6;
/** Digits of an EUI-64. */
export const EUI64_DIGITS = 16;

export interface AddressInText {
  /** From 1. */
  readonly line: number;
  /** In upper case; of a prefix as many as there were. */
  readonly digits: string;
}

export interface AddressesInText {
  readonly addresses: readonly AddressInText[];
  /** Lines with something in them but no address. */
  readonly linesWithout: number;
}

export type AddressesFault =
  | HexDigitFault
  | NoMac
  | { readonly code: 'too-many-digits'; readonly digits: number }
  | { readonly code: 'empty' }
  | { readonly code: 'too-few-digits'; readonly digits: number }
  | { readonly code: 'none-found' };

const PAIR = '[0-9a-f]{2}';
/** Groups of an IPv6 address, or of a longer row of pairs, stand no address beside. A label such as `MAC:` may. */
const BEFORE = '(?<![\\w])(?<!(?<!\\w)[0-9a-f]{0,4}:)(?<!\\w[-.])';
const AFTER = '(?!\\w|[-.]\\w|:[\\w:])';
const ADDRESS = new RegExp(
  [
    `${PAIR}(?::${PAIR}){7}`,
    // BSD and macOS leave out leading zeros: 0:1b:63:84:45:e6.
    '[0-9a-f]{1,2}(?::[0-9a-f]{1,2}){5}',
    `${PAIR}(?:-${PAIR}){7}`,
    `${PAIR}(?:-${PAIR}){5}`,
    '[0-9a-f]{4}(?:\\.[0-9a-f]{4}){2,3}',
    '[0-9a-f]{6}[-:][0-9a-f]{6}',
    '[0-9a-f]{12}',
  ]
    .map((form) => `${BEFORE}${form}${AFTER}`)
    .join('|'),
  'gi',
);

/** A line that is nothing but the beginning of an address; a date or an IPv4 address is none. */
const PREFIX_LINE =
  /^(?:[0-9a-f]{2}([:\- ])(?:[0-9a-f]{2}\1)+[0-9a-f]{1,2}|[0-9a-f]{6,16}|[0-9a-f]{4}(?:\.[0-9a-f]{4})*\.[0-9a-f]{1,4})$/i;

/**
 * Every MAC address and EUI-64 in a text such as the output of `arp -a` or `ip neigh`. One line alone is read as one
 * address or prefix, in any grouping, where it holds no whole one. Faults: what keeps that line from being one; no
 * address in any of several lines.
 */
export function findAddresses(text: string): Result<AddressesInText, AddressesFault> {
  const lines = text.split(/\r\n|\r|\n/).map((line, index) => ({ number: index + 1, line: toHalfWidth(line) }));
  const full = lines.filter(({ line }) => line !== '');
  const [first] = full;
  if (!first) return err({ code: 'empty' });
  if (full.length === 1) return readOneLine(first.line, first.number, text);

  const addresses: AddressInText[] = [];
  let linesWithout = 0;
  for (const { line, number } of full) {
    const found = wholeAddresses(line);
    if (found.length === 0 && PREFIX_LINE.test(line)) found.push(onlyHexDigits(line));
    if (found.length === 0) linesWithout++;
    for (const digits of found) addresses.push({ line: number, digits });
  }
  return addresses.length === 0 ? err({ code: 'none-found' }) : ok({ addresses, linesWithout });
}

function readOneLine(line: string, number: number, typed: string): Result<AddressesInText, AddressesFault> {
  // What looks like an address with a digit to come is one that is being typed.
  const isUnfinished = /^[0-9a-f]{2}(?::[0-9a-f]{2}){4}:[0-9a-f]$/i.test(line);
  const found = isUnfinished ? [] : wholeAddresses(line);
  if (found.length > 0) return ok({ addresses: found.map((digits) => ({ line: number, digits })), linesWithout: 0 });
  const other = recognise(line);
  if (other) return err(other);
  const digits = readMacDigits(typed);
  if (!digits.ok) return digits;
  const { length } = digits.value;
  // What is longer than any address does not begin with one either.
  if (length > EUI64_DIGITS) return err({ code: 'too-many-digits', digits: length });
  if (length < LEAST_DIGITS) return err({ code: 'too-few-digits', digits: length });
  return ok({ addresses: [{ line: number, digits: digits.value }], linesWithout: 0 });
}

/** The digits of all whole addresses in a line. */
function wholeAddresses(line: string): string[] {
  return (line.match(ADDRESS) ?? []).map((address) => {
    const groups = address.split(':');
    return onlyHexDigits(groups.length === 6 ? groups.map((group) => group.padStart(2, '0')).join('') : address);
  });
}

function onlyHexDigits(text: string): string {
  return text.replaceAll(/[^0-9a-f]/gi, '').toUpperCase();
}

/**
 * Whether the digits are neither a whole address nor a prefix one would write: whole octets, or the 28 and 36 bits of
 * the smaller blocks.
 */
export function hasWrongCount(digits: string): boolean {
  const { length } = digits;
  if (length >= MAC_DIGITS - 1) return length !== MAC_DIGITS && length !== EUI64_DIGITS;
  return length < LEAST_DIGITS;
}
