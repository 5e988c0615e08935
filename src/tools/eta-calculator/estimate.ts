import { isoText } from '../../lib/iso-text';
import { add, divide, formatDecimal, isLess, multiply, rational, type Rational, subtract } from '../../lib/rational';
import { err, ok, type Result } from '../../lib/result';
import type { ZonedDateTime } from '../../lib/temporal';
import { isZone } from '../../lib/zones';
import { shorten } from '../../lib/shorten';
import { durationText, isoDuration, type Span, SPANS, weeksText } from '../../lib/duration';
import type { Context, Job } from './job';
import { isZero, type Read, READERS, type Work, ZERO } from './read-work';

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

const RATE_SPANS = ['s', 'min', 'h', 'd'] as const;

/** How long a job takes, what is left of it, and when it ends. */
export function estimate(job: Job, context: Context): Read<Estimate> {
  if (!isZone(context.T, job.zone)) return err({ code: 'no-such-zone', field: 'zone', zone: shorten(job.zone) });
  const work = READERS[job.mode](job, context);
  return work.ok ? ok(report(work.value, job.zone, context)) : work;
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
  return text.replace(/\.0+$|(?<!0)0+$/, '');
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
