import { type Instant, type NotInstant, parseInstant } from './instant';
import { parseDecimal } from './rational';
import { err, ok, type Result } from './result';
import { readTypedNumber, takeNumber } from './typed-number';

/** What a number counts since 1970. */
export type UnixUnit = 's' | 'ms';

/** An instant, and for what a number was taken that it was given as. */
export interface TypedInstant extends Instant {
  readonly unit?: UnixUnit;
}

const UNITS: ReadonlyMap<string, UnixUnit> = new Map([
  ['s', 's'],
  ['秒', 's'],
  ['ms', 'ms'],
  ['毫秒', 'ms'],
]);
/** Seconds reach this in the year 5138, milliseconds did in 1973. */
const FIRST_MILLISECONDS = 10n ** 11n;

/**
 * Reads an instant as ISO 8601, or as Unix seconds or milliseconds: which of them says `s` or `ms` behind it, else its size. Four digits
 * alone are rather a year, and no instant.
 */
export function readTypedInstant(text: string): Result<TypedInstant, NotInstant> {
  const { number = '', rest = '' } = takeNumber(text) ?? {};
  const told = UNITS.get(rest.trim().toLowerCase());
  const isYear = /^\d{4}$/.test(text.normalize('NFKC').trim());
  if (number === '' || isYear || (rest.trim() !== '' && told === undefined)) return parseInstant(text);
  const typed = readTypedNumber(number, { language: 'en' });
  const value = typed.ok ? parseDecimal(typed.value.decimal) : undefined;
  if (!value) return err({ code: 'not-instant' });
  const { numerator, denominator } = value;
  const magnitude = numerator < 0n ? -numerator : numerator;
  const unit = told ?? (magnitude >= FIRST_MILLISECONDS * denominator ? 'ms' : 's');
  const steps = floorDiv(numerator * (unit === 'ms' ? 10_000n : 10_000_000n), denominator);
  const ms = floorDiv(steps, 10_000n);
  return ok({ ms: Number(ms), ticks: Number(steps - ms * 10_000n), unit });
}

/** What a typed number is taken for; undefined where it is no number, or no time that a date can be told of. */
export function unixReading(text: string): { readonly unit: UnixUnit; readonly iso: string } | undefined {
  const read = readTypedInstant(text);
  if (!read.ok || read.value.unit === undefined) return undefined;
  const date = new Date(read.value.ms);
  return Number.isNaN(date.getTime()) ? undefined : { unit: read.value.unit, iso: date.toISOString() };
}

/** The divisor is above zero. */
function floorDiv(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
