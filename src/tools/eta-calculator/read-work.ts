import type { Locale } from '../../i18n/locale';
import { divide, isLess, multiply, type Rational, rational, subtract } from '../../lib/rational';
import { err, ok, type Result } from '../../lib/result';
import { SPANS } from '../../lib/duration';
import type { Context, EstimateFault, Job, Mode, NumberField } from './job';
import { readNumber } from './read-number';
import { bitsPerSecondIn, bytesIn } from './units';

/** Work with its pace in units per second, and an instant at which so much of it was done. */
export interface Work {
  readonly amount: Rational;
  readonly done: Rational;
  readonly pace: Rational;
  /** Seconds since the Unix epoch. */
  readonly at: Rational;
  /** Seconds of work before that instant. */
  readonly spent: Rational;
}

/** What was read, or why it cannot be. */
export type Read<V> = Result<V, EstimateFault>;

/** Nothing, as an exact number. */
export const ZERO = rational(0n);
const HUNDRED = rational(100n);

/** Makes work of what is known of a job, by its mode. */
export const READERS: Readonly<Record<Mode, (job: Job, context: Context) => Read<Work>>> = {
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
  const amount = multiply(size, rational(bytesIn(job.sizeUnit)));
  const bits = multiply(speed, rational(bitsPerSecondIn(job.speedUnit)));
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

/** Whether an exact number is zero. */
export function isZero({ numerator }: Rational): boolean {
  return numerator === 0n;
}

/** No date is written in more characters; a pattern that looks for its offset would begin anew at every `T` of a longer text. */
const LONGEST_INSTANT = 200;

/** Seconds since the Unix epoch of an instant that was typed; an empty one is the present. */
function instantOf(job: Job, field: 'start' | 'measured', { T, now }: Context): Read<Rational> {
  const text = job[field];
  if (text === '') return ok(rational(BigInt(Math.floor(now)), 1000n));
  if (text.length > LONGEST_INSTANT) return err({ code: 'not-instant', field });
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
