import type { Fault, Result } from '../result';
import { err, ok } from '../result';
import { parseInstant } from '../instant';

export const KINDS = ['totp', 'hotp'] as const;
export type Kind = (typeof KINDS)[number];

export const ALGORITHMS = ['SHA1', 'SHA256', 'SHA512'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

export const DIGITS = [6, 7, 8] as const;
export type Digits = (typeof DIGITS)[number];

/** Seconds for which a time-based code holds. */
export const PERIOD = { least: 1, most: 3600, usual: 30 } as const;
export const MOST_WINDOW = 10;

/** The counter is a number of 64 bits without a sign (RFC 4226, section 5.1). */
export const MOST_COUNTER = 2n ** 64n - 1n;
/** The last second that a date can hold (ECMA-262, time values). */
const MOST_SECONDS = 8_640_000_000_000;

/** How codes are made of a secret and a counter. */
export interface CodeSettings {
  readonly algorithm: Algorithm;
  readonly digits: Digits;
}

export type CounterFault = { readonly code: 'bad-counter' };
export type TimeFault = { readonly code: 'bad-time' } | { readonly code: 'before-1970' };

const plainDigits = (text: string) => text.normalize('NFKC').trim();

/** A counter from 0 to 2⁶⁴ − 1, exact; groups of digits may be set apart by spaces, commas or underscores. */
export function parseCounter(text: string): Result<bigint, CounterFault> {
  const digits = plainDigits(text).replaceAll(/(?<=\d)[\s,_](?=\d)/gu, '');
  if (!/^\d{1,40}$/.test(digits)) return err({ code: 'bad-counter' });
  const counter = BigInt(digits);
  return counter <= MOST_COUNTER ? ok(counter) : err({ code: 'bad-counter' });
}

/** What a Unix time counts when it is too large for seconds: programs write thousandths, millionths and billionths of them too. */
export type FinerUnit = 'milliseconds' | 'microseconds' | 'nanoseconds';
const FINER: readonly { readonly unit: FinerUnit; readonly from: bigint; readonly perSecond: bigint }[] = [
  { unit: 'nanoseconds', from: 10n ** 17n, perSecond: 10n ** 9n },
  { unit: 'microseconds', from: 10n ** 14n, perSecond: 10n ** 6n },
  // In seconds that would be after the year 5138, in milliseconds it is 1973.
  { unit: 'milliseconds', from: 10n ** 11n, perSecond: 1000n },
];

const finerOf = (typed: string) =>
  /^\d{1,30}$/.test(typed) ? FINER.find(({ from }) => BigInt(typed) >= from) : undefined;

/** The unit in which a number is read that is too large for seconds. */
export function finerUnit(text: string): FinerUnit | undefined {
  return finerOf(plainDigits(text))?.unit;
}

/** Unix seconds of what was typed: a Unix time, or a date as ISO 8601 writes it (UTC where no zone is given). */
export function parseTime(text: string): Result<number, TimeFault> {
  const typed = plainDigits(text);
  if (/^-\d+$/.test(typed)) return err({ code: 'before-1970' });
  const finer = finerOf(typed);
  if (finer) {
    const seconds = Number(BigInt(typed) / finer.perSecond);
    return seconds <= MOST_SECONDS ? ok(seconds) : err({ code: 'bad-time' });
  }
  if (/^\d{1,30}$/.test(typed)) return ok(Number(typed));
  const instant = parseInstant(typed);
  if (!instant.ok) return err({ code: 'bad-time' });
  const seconds = Math.floor(instant.value.ms / 1000);
  return seconds < 0 ? err({ code: 'before-1970' }) : ok(seconds);
}

/** The number of whole periods since 1970 (RFC 6238, section 4.2, with T0 = 0). */
export function stepAt(seconds: number, period: number): bigint {
  return BigInt(seconds) / BigInt(period);
}

/** The counter that codes are made of now: of the time, or the one that was typed. */
export function counterOf(
  options: { readonly kind: Kind; readonly counter: string; readonly time: string; readonly period: number },
  now: number,
): Result<{ readonly counter: bigint; readonly seconds: number | null }, Fault & (CounterFault | TimeFault)> {
  if (options.kind === 'hotp') {
    const counter = parseCounter(options.counter);
    return counter.ok ? ok({ counter: counter.value, seconds: null }) : counter;
  }
  const seconds = options.time.trim() === '' ? ok(Math.floor(now / 1000)) : parseTime(options.time);
  if (!seconds.ok) return seconds;
  return ok({ counter: stepAt(seconds.value, options.period), seconds: seconds.value });
}
