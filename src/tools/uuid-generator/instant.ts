import type { Instant, NotInstant } from '../../lib/instant';
import { err, ok, type Result } from '../../lib/result';

/** Milliseconds between 1582-10-15, from which versions 1 and 6 count, and the Unix epoch (RFC 9562, section 5.1). */
const GREGORIAN_OFFSET = 12_219_292_800_000;
/** 100-nanosecond steps in a millisecond. */
export const TICKS_PER_MS = 10_000;

/** The first and last millisecond that the versions can hold: 60 bits of steps, and 48 bits of milliseconds. */
export const RANGES = {
  gregorian: { first: -GREGORIAN_OFFSET, last: Math.floor(2 ** 60 / TICKS_PER_MS) - GREGORIAN_OFFSET },
  unix: { first: 0, last: 2 ** 48 - 1 },
} as const;

/** The last step within the last millisecond of 60 bits. */
const LAST_TICKS = Number(((1n << 60n) - 1n) % 10_000n);

export type InstantFault =
  NotInstant | { readonly code: 'out-of-range'; readonly first: string; readonly last: string };

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
