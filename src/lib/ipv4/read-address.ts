import { toHalfWidth } from '../half-width';
import { readIpv6, type Ipv6Fault } from '../ipv6';
import { err, ok, type Result } from '../result';
import { addressOf, MAX_ADDRESS, type Ipv4 } from './address';
import { digitsFault, hasLeadingZero, joinParts, leadingZeroFault, readDotted, type DottedFault } from './read-dotted';

/** What a visitor may say that a text is, where it could be two things. */
export const FORMS = ['dotted', 'integer', 'hex', 'octal', 'binary'] as const;
export type Form = (typeof FORMS)[number];

/** What a text was read as. `short` has less than four parts, `mixed` parts of different bases, as `inet_aton` allows. */
export type Notation =
  | Form
  | 'short'
  | 'mixed'
  | 'signed'
  | 'dotted-hex'
  | 'dotted-octal'
  | 'dotted-binary'
  | 'mapped'
  | '6to4'
  | 'nat64'
  | 'arpa';

export type AddressFault =
  | { readonly code: 'empty' }
  | { readonly code: 'not-address' }
  /** A whole number outside −2³¹ to 2³² − 1. */
  | { readonly code: 'number-range'; readonly found: string }
  | { readonly code: 'not-form'; readonly form: Form }
  | { readonly code: 'too-long'; readonly form: 'hex' | 'binary'; readonly digits: number }
  | { readonly code: 'no-ipv4-inside' }
  | { readonly code: 'port-range'; readonly found: string }
  | DottedFault
  | Ipv6Fault;

export interface ReadAddress {
  readonly address: Ipv4;
  readonly as: Notation;
  /** What stood behind the address and a colon, as in `192.168.1.1:80`. */
  readonly port?: number;
}

type Read = Result<ReadAddress, AddressFault>;

/**
 * Reads an IPv4 address in any notation, or in the given form only: dotted, one number (also signed), hex, octal, binary,
 * short forms, IPv6 addresses that hold it (mapped, 6to4, NAT64) and its name in in-addr.arpa. Full-width signs count as ASCII.
 */
export function readAddress(typed: string, form: Form | 'auto' = 'auto'): Read {
  const text = toHalfWidth(typed);
  if (text === '') return err({ code: 'empty' });
  const socket = splitPort(text);
  if (socket && (form === 'auto' || form === 'dotted')) return readSocket(socket, form);
  return form === 'auto' ? readAny(text) : READERS[form](text);
}

/** An address in dotted form and the port behind it; undefined for anything else. */
export function splitPort(text: string): readonly [address: string, port: string] | undefined {
  const [, address, port] = /^(\d+(?:\.\d+){3}):(\d+)$/.exec(text) ?? [];
  return address === undefined || port === undefined ? undefined : [address, port];
}

function readSocket([address, port]: readonly [string, string], form: Form | 'auto'): Read {
  if (Number(port) > 65_535) return err({ code: 'port-range', found: port });
  const read = readAddress(address, form);
  return read.ok ? ok({ ...read.value, port: Number(port) }) : read;
}

/** Four bytes as a packet capture or a program has them: `c0 a8 01 01`, `c0:a8:01:01`, `\xc0\xa8\x01\x01`, `0xc0, …`. */
const HEX_BYTES = /^(?:[0-9a-f]{2}(?:[ :-][0-9a-f]{2}){3}|[0-9a-f]{4}[ :][0-9a-f]{4}|(?:\\x[0-9a-f]{2}){4})$/i;
const HEX_LIST = /^0x[0-9a-f]{1,2}(?:[ ,]\s*0x[0-9a-f]{1,2}){3}$/i;
const BINARY_BYTES = /^(?:0b)?[01]{8}(?:[ ._]?[01]{8}){3}$/i;

function readAny(text: string): Read {
  if (/\.in-addr\.arpa\.?$/i.test(text)) return readArpa(text);
  if (BINARY_BYTES.test(text) || /^0b/i.test(text)) return READERS.binary(text);
  if (HEX_BYTES.test(text) || HEX_LIST.test(text)) return READERS.hex(text);
  if (text.includes(':')) return readInsideIpv6(text);
  if (/^0o/i.test(text)) return READERS.octal(text);
  if (/^-\d+$/.test(text)) return READERS.integer(text);
  const isHex = /^[0-9a-f]{8}$|^[0-9a-f]{1,2}(?:\.[0-9a-f]{1,2}){3}$/i.test(text) && /[a-f]/i.test(text);
  return isHex ? READERS.hex(text) : readParts(text.split('.'));
}

/** As `inet_aton` and browsers read it, but for parts whose leading zero leaves it open what they mean. */
function readParts(parts: readonly string[]): Read {
  const decimalParts = parts.map((part) => (/^0x[0-9a-f]+$/i.test(part) ? String(Number(part)) : part));
  const fault = digitsFault(decimalParts);
  if (fault) return err(parts.length === 1 ? { code: 'not-address' } : fault);
  if (!parts.some(hasLeadingZero)) return join(decimalParts, parts, notationOf(parts));
  const open = leadingZeroFault(decimalParts);
  const octal = open?.readings.octal;
  if (octal !== undefined && open?.readings.decimal === undefined) return ok({ address: octal, as: notationOf(parts) });
  if (open?.readings.decimal !== undefined) return err(open);
  return join(decimalParts, parts, 'dotted');
}

function join(decimalParts: readonly string[], written: readonly string[], as: Notation): Read {
  const joined = joinParts(decimalParts.map(Number), written);
  if (joined.ok) return ok({ address: joined.value, as });
  const [number = ''] = written;
  return written.length === 1 ? err({ code: 'number-range', found: number }) : joined;
}

function notationOf(parts: readonly string[]): Notation {
  const bases = new Set(parts.map((part) => (/^0x/i.test(part) ? 'hex' : hasLeadingZero(part) ? 'octal' : 'decimal')));
  const [base] = bases;
  if (parts.length === 1) return base === 'decimal' || base === undefined ? 'integer' : base;
  if (parts.length < 4) return 'short';
  if (bases.size > 1 || base === undefined) return 'mixed';
  return base === 'decimal' ? 'dotted' : `dotted-${base}`;
}

const READERS: Readonly<Record<Form, (text: string) => Read>> = {
  dotted(text) {
    const parts = text.split('.');
    if (parts.length === 1) return err({ code: 'part-count', found: 1 });
    const fault = digitsFault(parts);
    return fault ? err(fault) : join(parts, parts, parts.length < 4 ? 'short' : 'dotted');
  },
  integer(text) {
    if (!/^-?\d+$/.test(text)) return err({ code: 'not-form', form: 'integer' });
    const number = Number(text);
    if (number > MAX_ADDRESS || number < -(2 ** 31)) return err({ code: 'number-range', found: text });
    return number < 0
      ? ok({ address: number + MAX_ADDRESS + 1, as: 'signed' })
      : ok({ address: Math.abs(number), as: 'integer' });
  },
  hex(text) {
    const parts = text.split('.');
    if (parts.length === 4) return readBytes(parts, /^(?:0x)?([0-9a-f]{1,2})$/i, 'hex');
    if (HEX_LIST.test(text)) return readBytes(text.split(/[ ,]\s*/), /^0x([0-9a-f]{1,2})$/i, 'hex', 'hex');
    const digits = text.replaceAll(/^0x|\\x|[ :_-]/gi, '');
    if (!/^[0-9a-f]+$/i.test(digits)) return err({ code: 'not-form', form: 'hex' });
    if (digits.length > 8) return err({ code: 'too-long', form: 'hex', digits: digits.length });
    return ok({ address: Number.parseInt(digits, 16), as: 'hex' });
  },
  octal(text) {
    const parts = text.split('.');
    if (!parts.every((part) => /^(?:0o)?[0-7]+$/i.test(part))) return err({ code: 'not-form', form: 'octal' });
    const values = parts.map((part) => String(Number.parseInt(part.replace(/^0o/i, ''), 8)));
    return join(values, parts, parts.length === 1 ? 'octal' : parts.length < 4 ? 'short' : 'dotted-octal');
  },
  binary(text) {
    const parts = text.replace(/^0b/i, '').split('.');
    if (parts.length === 4) return readBytes(parts, /^([01]{1,8})$/, 'binary');
    const digits = parts.join('.').replaceAll(/[ _]/g, '');
    if (!/^[01]+$/.test(digits)) return err({ code: 'not-form', form: 'binary' });
    if (digits.length > 32) return err({ code: 'too-long', form: 'binary', digits: digits.length });
    return ok({ address: Number.parseInt(digits, 2), as: 'binary' });
  },
};

/** Four bytes, each of which is what the pattern's group catches. */
function readBytes(
  parts: readonly string[],
  pattern: RegExp,
  form: 'hex' | 'binary',
  as: Notation = `dotted-${form}`,
): Read {
  const digits = parts.map((part) => pattern.exec(part)?.[1]);
  if (digits.includes(undefined)) return err({ code: 'not-form', form });
  const base = form === 'hex' ? 16 : 2;
  return ok({ address: addressOf(digits.map((digit) => Number.parseInt(digit ?? '', base))), as });
}

/** `1.1.168.192.in-addr.arpa` has the octets backwards. */
function readArpa(text: string): Read {
  const name = text.replace(/\.in-addr\.arpa\.?$/i, '');
  const read = readDotted(name.split('.').toReversed().join('.'));
  return read.ok ? ok({ address: read.value, as: 'arpa' }) : err({ code: 'not-address' });
}

/** The IPv4 address in a mapped one (RFC 4291), a 6to4 prefix (RFC 3056) or one of NAT64 (RFC 6052). */
function readInsideIpv6(text: string): Read {
  const read = readIpv6(text.replace(/^\[(.*)\]$/, '$1').replace(/\/\d{1,3}$/, ''));
  if (!read.ok) return read;
  const [a = 0, b = 0, c = 0, , , f = 0, g = 0, h = 0] = read.value;
  const areZero = (from: number) => read.value.slice(from, 5).every((group) => group === 0);
  if (areZero(0) && f === 0xffff) return ok({ address: g * 65_536 + h, as: 'mapped' });
  if (a === 0x64 && b === 0xff9b && areZero(2) && f === 0) return ok({ address: g * 65_536 + h, as: 'nat64' });
  if (a === 0x2002) return ok({ address: b * 65_536 + c, as: '6to4' });
  return err({ code: 'no-ipv4-inside' });
}
