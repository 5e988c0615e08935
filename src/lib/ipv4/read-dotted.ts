import { err, ok, type Result } from '../result';
import type { Ipv4 } from './address';

/**
 * A part such as `010` may be decimal, or octal as for browsers and `inet_aton`. The addresses that come out either way;
 * a reading is absent where it gives no address.
 */
export interface LeadingZeroFault {
  readonly code: 'leading-zero';
  /** From 1. */
  readonly part: number;
  readonly found: string;
  /** What the part is worth in either reading. */
  readonly values: { readonly decimal: number; readonly octal?: number };
  readonly readings: { readonly decimal?: Ipv4; readonly octal?: Ipv4 };
}

/** What is wrong with parts between dots; `part` counts from 1. */
export type PartsFault =
  | { readonly code: 'part-count'; readonly found: number }
  | { readonly code: 'empty-part'; readonly part: number }
  | { readonly code: 'not-number'; readonly part: number; readonly found: string }
  | { readonly code: 'part-above'; readonly part: number; readonly found: string; readonly limit: number };

export type DottedFault = PartsFault | LeadingZeroFault;

/**
 * Up to four values as an address. The last one fills the octets that the others leave: 127.1 is 127.0.0.1, and a lone
 * number is the whole address (POSIX `inet_addr`). `written` are the parts as they were typed, for the fault.
 */
export function joinParts(values: readonly number[], written: readonly string[]): Result<Ipv4, PartsFault> {
  if (values.length > 4 || values.length === 0) return err({ code: 'part-count', found: values.length });
  let address = 0;
  for (const [index, value] of values.entries()) {
    const isLast = index === values.length - 1;
    const room = isLast ? 256 ** (5 - values.length) : 256;
    if (value >= room)
      return err({ code: 'part-above', part: index + 1, found: written[index] ?? '', limit: room - 1 });
    address = address * room + value;
  }
  return ok(address);
}

export function hasLeadingZero(part: string): boolean {
  return /^0\d/.test(part);
}

/** The fault of parts of which some have a leading zero: what they would be as decimal and as octal numbers. */
export function leadingZeroFault(parts: readonly string[]): LeadingZeroFault | undefined {
  const index = parts.findIndex(hasLeadingZero);
  const found = parts[index];
  if (found === undefined) return undefined;
  const decimal = joinParts(parts.map(Number), parts);
  const octal = joinParts(parts.map(octalValue), parts);
  return {
    code: 'leading-zero',
    part: index + 1,
    found,
    values: { decimal: Number(found), ...(isOctal(found) && { octal: octalValue(found) }) },
    readings: { ...(decimal.ok && { decimal: decimal.value }), ...(octal.ok && { octal: octal.value }) },
  };
}

function isOctal(part: string): boolean {
  return /^0[0-7]*$/.test(part);
}

/** As `inet_aton` has it: octal with a leading zero, decimal without; above all limits where `08` is neither. */
function octalValue(part: string): number {
  if (!hasLeadingZero(part)) return Number(part);
  return isOctal(part) ? Number.parseInt(part, 8) : Infinity;
}

/** Reads four decimal numbers from 0 to 255 between dots, without leading zeros (RFC 6943 §3.1.1, strict form). */
export function readDotted(text: string): Result<Ipv4, DottedFault> {
  const parts = text.split('.');
  return parts.length === 4 ? readOctets(parts) : err({ code: 'part-count', found: parts.length });
}

/** The leading octets of an address; those that are missing are 0, as in `10/8`. */
export function readLeadingOctets(text: string): Result<Ipv4, DottedFault> {
  const parts = text.split('.');
  return readOctets([...parts, ...Array.from({ length: 4 - parts.length }, () => '0')]);
}

function readOctets(parts: readonly string[]): Result<Ipv4, DottedFault> {
  const fault = digitsFault(parts) ?? leadingZeroFault(parts);
  return fault ? err(fault) : joinParts(parts.map(Number), parts);
}

/** What keeps a part from being a decimal number. */
export function digitsFault(parts: readonly string[]): PartsFault | undefined {
  const index = parts.findIndex((part) => !/^\d+$/.test(part));
  const found = parts[index];
  if (found === undefined) return undefined;
  const part = index + 1;
  return found === '' ? { code: 'empty-part', part } : { code: 'not-number', part, found };
}
