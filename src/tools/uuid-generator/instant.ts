import { err, ok, type Result } from '../../lib/result';

/** Milliseconds between 1582-10-15, from which versions 1 and 6 count, and the Unix epoch (RFC 9562, section 5.1). */
const GREGORIAN_OFFSET = 12_219_292_800_000;
/** 100-nanosecond steps in a millisecond. */
export const TICKS_PER_MS = 10_000;

/** An instant as exact as versions 1 and 6 hold it: Unix milliseconds, and 100-nanosecond steps from 0 to 9,999. */
export interface Instant {
  readonly ms: number;
  readonly ticks: number;
}

/** The first and last millisecond that the versions can hold: 60 bits of steps, and 48 bits of milliseconds. */
export const RANGES = {
  gregorian: { first: -GREGORIAN_OFFSET, last: Math.floor(2 ** 60 / TICKS_PER_MS) - GREGORIAN_OFFSET },
  unix: { first: 0, last: 2 ** 48 - 1 },
} as const;

/** The last step within the last millisecond of 60 bits. */
const LAST_TICKS = Number(((1n << 60n) - 1n) % 10_000n);

export type InstantFault =
  { readonly code: 'not-instant' } | { readonly code: 'out-of-range'; readonly first: string; readonly last: string };

const ISO =
  /^([+-]\d{6}|\d{4})-(\d\d)-(\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s*(Z|z|[+-]\d\d:?\d\d)?)?$/;

/**
 * Reads a date with or without a time as ISO 8601 and RFC 3339 write them; without a zone it is UTC. Of a fraction of a
 * second seven digits count. Days that no month has are refused.
 */
export function parseInstant(text: string): Result<Instant, InstantFault> {
  const match = ISO.exec(text.normalize('NFKC').trim());
  if (!match) return err({ code: 'not-instant' });
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] =
    match;
  const digits = fraction.padEnd(7, '0');
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}.${digits.slice(0, 3)}Z`;
  const inUtc = new Date(local);
  // Date moves 30 February on to March; what it writes back shows that.
  if (Number.isNaN(inUtc.getTime()) || inUtc.toISOString() !== shortYear(local)) return err({ code: 'not-instant' });
  const shifted = new Date(local.replace(/Z$/, zone.toUpperCase().replace(/^([+-]\d\d):?(\d\d)$/, '$1:$2'))).getTime();
  return Number.isNaN(shifted) ? err({ code: 'not-instant' }) : ok({ ms: shifted, ticks: Number(digits.slice(3, 7)) });
}

/** `toISOString` writes the years 0 to 9999 with four digits, whatever was given. */
function shortYear(iso: string): string {
  return iso.replace(/^\+00(\d{4})-/, '$1-');
}

/** The instant when the kind of timestamp can hold it. */
export function inRange(instant: Instant, kind: keyof typeof RANGES): Result<Instant, InstantFault> {
  const { first, last } = RANGES[kind];
  const isBeyond = kind === 'gregorian' && instant.ms === last && instant.ticks > LAST_TICKS;
  if (instant.ms >= first && instant.ms <= last && !isBeyond) return ok(instant);
  return err({ code: 'out-of-range', first: new Date(first).toISOString(), last: new Date(last).toISOString() });
}

/** Steps since 1582-10-15 as an instant. */
export function fromGregorian(steps: bigint): Instant {
  return { ms: Number(steps / 10_000n) - GREGORIAN_OFFSET, ticks: Number(steps % 10_000n) };
}

/** UTC as ISO 8601, with three digits of a second, or seven when the last four are not all zero. */
export function formatInstant({ ms, ticks }: Instant): string {
  const iso = new Date(ms).toISOString();
  return ticks === 0 ? iso : iso.replace(/Z$/, `${String(ticks).padStart(4, '0')}Z`);
}
