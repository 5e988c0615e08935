import type { Locale } from '../../i18n/locale';
import { isoText } from '../../lib/iso-text';
import { add, divide, formatDecimal, isLess, multiply, type Rational, rational, subtract } from '../../lib/rational';
import { err, ok, type Result } from '../../lib/result';
import type { TemporalApi, ZonedDateTime } from '../../lib/temporal';
import { isZone } from '../../lib/zones';
import { durationText, isoDuration, type Span, SPANS, weeksText } from './duration';
import { readNumber } from './read-number';

export const MODES = ['rate', 'progress', 'transfer'] as const;
export type Mode = (typeof MODES)[number];

/** Bytes in each unit of size. */
export const SIZES = {
  B: 1n,
  kB: 10n ** 3n,
  MB: 10n ** 6n,
  GB: 10n ** 9n,
  TB: 10n ** 12n,
  KiB: 2n ** 10n,
  MiB: 2n ** 20n,
  GiB: 2n ** 30n,
  TiB: 2n ** 40n,
} as const;
export const SIZE_NAMES = ['B', 'kB', 'MB', 'GB', 'TB', 'KiB', 'MiB', 'GiB', 'TiB'] as const satisfies readonly Size[];
export type Size = keyof typeof SIZES;

/** Bits per second in each unit of speed. */
export const SPEEDS = {
  'bit/s': 1n,
  'kbit/s': 10n ** 3n,
  'Mbit/s': 10n ** 6n,
  'Gbit/s': 10n ** 9n,
  'Tbit/s': 10n ** 12n,
  'B/s': 8n,
  'kB/s': 8n * 10n ** 3n,
  'MB/s': 8n * 10n ** 6n,
  'GB/s': 8n * 10n ** 9n,
  'KiB/s': 8n * 2n ** 10n,
  'MiB/s': 8n * 2n ** 20n,
  'GiB/s': 8n * 2n ** 30n,
} as const;
export const SPEED_NAMES = [
  'bit/s',
  'kbit/s',
  'Mbit/s',
  'Gbit/s',
  'Tbit/s',
  'B/s',
  'kB/s',
  'MB/s',
  'GB/s',
  'KiB/s',
  'MiB/s',
  'GiB/s',
] as const satisfies readonly Speed[];
export type Speed = keyof typeof SPEEDS;

export const NUMBER_FIELDS = ['amount', 'done', 'units', 'span', 'size', 'speed', 'share'] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** What is known of a job. Numbers are texts as typed; instants are ISO 8601, without an offset by the clocks of the zone. */
export interface Job extends Readonly<Record<NumberField, string>> {
  readonly mode: Mode;
  readonly unit: Span;
  readonly sizeUnit: Size;
  readonly speedUnit: Speed;
  /** When the work began, or begins. Empty for now, but in the mode `progress` it must be given. */
  readonly start: string;
  /** The clock of the mode `progress`, when it is not the present. */
  readonly measured: string;
  /** An IANA name or an offset. */
  readonly zone: string;
}

/** Why there is no estimate. `field` is where the number or the instant was typed. */
export type EstimateFault =
  | { readonly code: 'not-number' | 'negative'; readonly field: NumberField }
  | { readonly code: 'no-pace'; readonly field: 'units' | 'span' | 'speed' | 'share' | 'done' }
  | { readonly code: 'over-share'; readonly field: 'share' }
  | { readonly code: 'finished'; readonly field: 'done' }
  | { readonly code: 'no-instant' | 'not-instant'; readonly field: 'start' | 'measured' }
  | { readonly code: 'not-begun'; readonly field: 'start' }
  | { readonly code: 'no-such-zone'; readonly field: 'zone'; readonly zone: string };

/** The end of the work, in the zone. */
export interface End {
  /** Milliseconds since the Unix epoch. */
  readonly ms: number;
  readonly iso: string;
  /** Date and time by the clocks of the zone, to the second, and the offset. */
  readonly wall: string;
  readonly offset: string;
  /** Days from today to that of the end, by the calendar of the zone. */
  readonly days: number;
}

export interface Estimate {
  /** Of the whole work, with what is done already. */
  readonly total: string;
  readonly totalIso: string;
  readonly totalWeeks?: string | undefined;
  /** From the present on. */
  readonly left: string;
  readonly leftIso: string;
  /** Too far away for a date after the year 9999. */
  readonly end: Result<End, { readonly code: 'too-far' }>;
  /** Share of the work that is done by now, in percent with one decimal, cut off and not rounded: 100 is all. */
  readonly percent: string;
  /** Units, in the mode `transfer` bytes, per second, minute, hour and day. */
  readonly rates: readonly { readonly span: Exclude<Span, 'ms'>; readonly value: string }[];
  readonly note?: 'nothing-to-do' | 'finished' | 'not-begun' | undefined;
}

export interface Context {
  readonly T: TemporalApi;
  readonly language: Locale;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
}

/** Work with its pace in units per second, and an instant at which so much of it was done. */
interface Work {
  readonly amount: Rational;
  readonly done: Rational;
  readonly pace: Rational;
  /** Seconds since the Unix epoch. */
  readonly at: Rational;
  /** Seconds of work before that instant. */
  readonly spent: Rational;
}

type Read<V> = Result<V, EstimateFault>;

const ZERO = rational(0n);
const HUNDRED = rational(100n);
const RATE_SPANS = ['s', 'min', 'h', 'd'] as const;

/** How long a job takes, what is left of it, and when it ends. */
export function estimate(job: Job, context: Context): Read<Estimate> {
  if (!isZone(context.T, job.zone)) return err({ code: 'no-such-zone', field: 'zone', zone: job.zone });
  const work = READERS[job.mode](job, context);
  return work.ok ? ok(report(work.value, job.zone, context)) : work;
}

const READERS: Readonly<Record<Mode, (job: Job, context: Context) => Read<Work>>> = {
  rate: byRate,
  progress: byProgress,
  transfer: byTransfer,
};

function byRate(job: Job, context: Context): Read<Work> {
  const read = numbersOf(job, ['amount', 'done', 'units', 'span'], context.language);
  if (!read.ok) return read;
  const { amount, done, units, span } = read.value;
  if (isZero(units)) return err({ code: 'no-pace', field: 'units' });
  if (isZero(span)) return err({ code: 'no-pace', field: 'span' });
  if (isLess(amount, done)) return err({ code: 'finished', field: 'done' });
  const at = instantOf(job, 'start', context);
  if (!at.ok) return at;
  const pace = divide(units, multiply(span, SPANS[job.unit]));
  return ok({ amount, done, pace, at: at.value, spent: divide(done, pace) });
}

function byProgress(job: Job, context: Context): Read<Work> {
  const read = numbersOf(job, ['amount', 'done'], context.language);
  if (!read.ok) return read;
  const { amount, done } = read.value;
  if (isLess(amount, done)) return err({ code: 'finished', field: 'done' });
  if (job.start === '') return err({ code: 'no-instant', field: 'start' });
  const start = instantOf(job, 'start', context);
  if (!start.ok) return start;
  const measured = instantOf(job, 'measured', context);
  if (!measured.ok) return measured;
  if (!isLess(start.value, measured.value)) return err({ code: 'not-begun', field: 'start' });
  if (isZero(done)) return err({ code: 'no-pace', field: 'done' });
  const spent = subtract(measured.value, start.value);
  return ok({ amount, done, pace: divide(done, spent), at: measured.value, spent });
}

function byTransfer(job: Job, context: Context): Read<Work> {
  const read = numbersOf(job, ['size', 'speed', 'share'], context.language);
  if (!read.ok) return read;
  const { size, speed, share } = read.value;
  if (isZero(speed)) return err({ code: 'no-pace', field: 'speed' });
  if (isZero(share)) return err({ code: 'no-pace', field: 'share' });
  if (isLess(HUNDRED, share)) return err({ code: 'over-share', field: 'share' });
  const at = instantOf(job, 'start', context);
  if (!at.ok) return at;
  const amount = multiply(size, rational(SIZES[job.sizeUnit]));
  const bits = multiply(speed, rational(SPEEDS[job.speedUnit]));
  const pace = divide(multiply(bits, share), rational(800n));
  return ok({ amount, done: ZERO, pace, at: at.value, spent: ZERO });
}

/** Reads numbers that may be zero, but not below. */
function numbersOf<const F extends NumberField>(
  job: Job,
  fields: readonly F[],
  language: Locale,
): Read<Readonly<Record<F, Rational>>> {
  const numbers: [F, Rational][] = [];
  for (const field of fields) {
    const number = readNumber(job[field], language);
    if (!number) return err({ code: 'not-number', field });
    // A pace below zero is no pace; the other numbers have a message of their own.
    if (isLess(number, ZERO)) return isPace(field) ? err({ code: 'no-pace', field }) : err({ code: 'negative', field });
    numbers.push([field, number]);
  }
  // Made from all the fields, so it has them all.
  return ok(Object.fromEntries(numbers) as Record<F, Rational>);
}

function isPace(field: NumberField): field is 'units' | 'span' | 'speed' | 'share' {
  return field === 'units' || field === 'span' || field === 'speed' || field === 'share';
}

function isZero({ numerator }: Rational): boolean {
  return numerator === 0n;
}

/** Seconds since the Unix epoch of an instant that was typed; an empty one is the present. */
function instantOf(job: Job, field: 'start' | 'measured', { T, now }: Context): Read<Rational> {
  const text = job[field];
  if (text === '') return ok(rational(BigInt(Math.floor(now)), 1000n));
  try {
    const hasOffset = /T.*(?:Z|[+-]\d\d:?\d\d)$/i.test(text);
    const ns = hasOffset
      ? T.Instant.from(text).epochNanoseconds
      : T.PlainDateTime.from(text).toZonedDateTime(job.zone).epochNanoseconds;
    return ok(rational(ns, 1_000_000_000n));
  } catch {
    // A RangeError: that is how Temporal says that this is no date.
    return err({ code: 'not-instant', field });
  }
}

function report(work: Work, zone: string, context: Context): Estimate {
  const { amount, done, pace, at, spent } = work;
  const { language } = context;
  const now = rational(BigInt(Math.floor(context.now)), 1000n);
  const rest = divide(subtract(amount, done), pace);
  const end = add(at, rest);
  const left = isLess(now, at) ? rest : atLeastZero(subtract(end, now));
  const total = add(spent, rest);
  return {
    total: durationText(total, language),
    totalIso: isoDuration(total),
    totalWeeks: weeksText(total, language),
    left: durationText(left, language),
    leftIso: isoDuration(left),
    end: endOf(end, zone, context),
    percent: percentOf(subtract(total, left), total),
    rates: RATE_SPANS.map((span) => ({ span, value: rateText(multiply(pace, SPANS[span])) })),
    note: noteOf(work, left, now),
  };
}

function atLeastZero(value: Rational): Rational {
  return isLess(value, ZERO) ? ZERO : value;
}

function noteOf({ amount, at }: Work, left: Rational, now: Rational): Estimate['note'] {
  if (isZero(amount)) return 'nothing-to-do';
  if (isZero(left)) return 'finished';
  return isLess(now, at) ? 'not-begun' : undefined;
}

function percentOf(part: Rational, whole: Rational): string {
  if (isZero(whole)) return '100';
  const { numerator, denominator } = multiply(divide(part, whole), rational(1000n));
  return formatDecimal(rational(numerator / denominator, 10n), 'auto');
}

/** Six digits that count, without an exponent. */
function rateText(rate: Rational): string {
  const whole = rate.numerator / rate.denominator;
  if (whole > 0n) return formatDecimal(rounded(rate, Math.max(0, 6 - String(whole).length)), 'auto');
  // Zeros behind the point do not count.
  const zeros = String(rate.denominator / rate.numerator).length - 1;
  return trimmed(formatDecimal(rate, Math.min(zeros + 6, 40)));
}

function rounded(rate: Rational, decimals: number): Rational {
  const scale = 10n ** BigInt(decimals);
  return rational(BigInt(formatDecimal(multiply(rate, rational(scale)), 0)), scale);
}

function trimmed(text: string): string {
  return text.replace(/\.?0+$/, '');
}

/** The beginning of the year 10000 in UTC, and of its second day: later than anywhere. */
const FARTHEST = rational(253_402_300_800n + 86_400n);

function endOf(seconds: Rational, zone: string, { T, now }: Context): Estimate['end'] {
  if (!isLess(seconds, FARTHEST)) return err({ code: 'too-far' });
  // To the millisecond, rounded as the duration is.
  const ms = Number(formatDecimal(multiply(seconds, rational(1000n)), 0));
  const end = T.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
  if (end.year > 9999) return err({ code: 'too-far' });
  return ok({ ms, iso: isoText(end), wall: wallOf(end), offset: end.offset, days: daysUntil(end, { T, now }) });
}

function wallOf(zoned: ZonedDateTime): string {
  return zoned.toPlainDateTime().toString({ smallestUnit: 'second', roundingMode: 'floor' });
}

function daysUntil(end: ZonedDateTime, { T, now }: Pick<Context, 'T' | 'now'>): number {
  const today = T.Instant.fromEpochMilliseconds(Math.floor(now)).toZonedDateTimeISO(end.timeZoneId).toPlainDate();
  return today.until(end.toPlainDate(), { largestUnit: 'days' }).days;
}
