import { isoText } from '../iso-text';
import { err, ok, type Result } from '../result';
import type { PlainDate, PlainDateTime, TemporalApi } from '../temporal';
import type { Context, DateFault, Moment, Notice } from './moment';

/** Nanoseconds of a second, and of a day of the clock. */
export const SECOND = 1_000_000_000n;
export const DAY = 86_400n * SECOND;

/** The farthest instants that Temporal and `Date` know: 100 million days from the Unix epoch. */
const FARTHEST = 100_000_000n * DAY;

/** Runs what Temporal refuses, with a RangeError, outside its range of years. */
function withinRange<V>(make: () => Result<V, DateFault>): Result<V, DateFault> {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) return err({ code: 'out-of-range' });
    throw error;
  }
}

/** The day of a year, a month and a day of the month; never rolled over. */
export function calendarDate(T: TemporalApi, year: number, month: number, day: number): Result<PlainDate, DateFault> {
  if (month < 1 || month > 12) return err({ code: 'no-such-month', month });
  return withinRange(() => {
    const days = new T.PlainYearMonth(year, month).daysInMonth;
    if (day < 1 || day > days) return err({ code: 'day-out-of-month', year, month, days });
    return ok(new T.PlainDate(year, month, day));
  });
}

/** As `calendarDate`, of a text that names the weekday as well (1 is Monday): the two must agree. */
export function dateOnWeekday(
  T: TemporalApi,
  { year, month, day }: { readonly year: number; readonly month: number; readonly day: number },
  weekday: number | undefined,
): Result<PlainDate, DateFault> {
  const date = calendarDate(T, year, month, day);
  if (!date.ok || weekday === undefined || date.value.dayOfWeek === weekday) return date;
  return err({ code: 'wrong-weekday', year, month, day, weekday: date.value.dayOfWeek });
}

/** The day of a year, counted from 1. */
export function ordinalDate(T: TemporalApi, year: number, day: number): Result<PlainDate, DateFault> {
  return withinRange(() => {
    const first = new T.PlainDate(year, 1, 1);
    if (day < 1 || day > first.daysInYear) return err({ code: 'day-out-of-year', year, days: first.daysInYear });
    return ok(first.add({ days: day - 1 }));
  });
}

/** The day of an ISO week: week 1 is the one with 4 January, weekdays run from 1 (Monday) to 7. */
export function weekDate(T: TemporalApi, year: number, week: number, weekday: number): Result<PlainDate, DateFault> {
  if (weekday < 1 || weekday > 7) return err({ code: 'no-such-weekday', weekday });
  return withinRange(() => {
    // 28 December is always in the last week of its year.
    const weeks = new T.PlainDate(year, 12, 28).weekOfYear ?? 52;
    if (week < 1 || week > weeks) return err({ code: 'week-out-of-year', year, weeks });
    const inFirst = new T.PlainDate(year, 1, 4);
    return ok(inFirst.add({ days: weekday - inFirst.dayOfWeek }).add({ weeks: week - 1 }));
  });
}

/** A time of day as it is written; the fraction is that of the last part given, without its mark. */
export interface TimeText {
  readonly hour: string;
  readonly minute?: string | undefined;
  readonly second?: string | undefined;
  readonly fraction?: string | undefined;
  /** `a` or `p`, for hours from 1 to 12. */
  readonly meridiem?: string | undefined;
}

/** A time of day in nanoseconds since its beginning, up to and with 24:00. */
export interface TimeOfDay {
  readonly ns: bigint;
  readonly notices: readonly Notice[];
}

/** Reads a time of day. 24:00 is the end of the day, second 60 is read as 59 (as Temporal does), digits beyond nanoseconds are dropped. */
export function timeOfDay(text: TimeText): Result<TimeOfDay, DateFault> {
  const { minute, second, fraction = '', meridiem } = text;
  const notices: Notice[] = [];
  const wrong = err({ code: 'no-such-time', time: writtenTime(text) });
  const hour = hourOfDay(Number(text.hour), meridiem);
  const minutes = Number(minute ?? 0);
  const isLeap = Number(second) === 60;
  if (isLeap) notices.push({ code: 'leap-second' });
  const seconds = isLeap ? 59 : Number(second ?? 0);
  if (hour === undefined || minutes > 59 || seconds > 59) return wrong;

  const unit = second !== undefined ? SECOND : minute !== undefined ? 60n * SECOND : 3600n * SECOND;
  const scale = 10n ** BigInt(fraction.length);
  const part = BigInt(fraction || 0) * unit;
  if (part % scale !== 0n) notices.push({ code: 'digits-dropped' });
  const ns = BigInt(hour * 3600 + minutes * 60 + seconds) * SECOND + part / scale;
  return ns > DAY || (isLeap && hour === 24) ? wrong : ok({ ns, notices });
}

function hourOfDay(hour: number, meridiem: string | undefined): number | undefined {
  if (meridiem === undefined) return hour <= 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (meridiem.toLowerCase() === 'p' ? 12 : 0);
}

function writtenTime({ hour, minute, second, meridiem }: TimeText): string {
  const time = [hour, minute, second].filter((part) => part !== undefined).join(':');
  return meridiem === undefined ? time : `${time} ${meridiem.toUpperCase()}M`;
}

/** Nanoseconds east of UTC of `±hh`, `±hhmm`, `±hh:mm` or `±hh:mm:ss` with a fraction. */
export function parseOffset(text: string): Result<bigint, DateFault> {
  const match = /^([+-])(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d{1,9}))?)?)?$/.exec(text);
  if (!match) return err({ code: 'no-such-offset', offset: text });
  const [, sign, hour = '', minute = '0', second = '0', fraction = ''] = match;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) {
    return err({ code: 'no-such-offset', offset: text });
  }
  const seconds = BigInt(Number(hour) * 3600 + Number(minute) * 60 + Number(second));
  const ns = seconds * SECOND + BigInt(fraction.padEnd(9, '0'));
  return ok(sign === '-' ? -ns : ns);
}

/** An instant, if Temporal and `Date` can hold it. */
export function momentOf(ns: bigint, notices: readonly Notice[] = []): Result<Moment, DateFault> {
  return ns > FARTHEST || ns < -FARTHEST ? err({ code: 'out-of-range' }) : ok({ ns, notices });
}

/** A day and a time on the clocks of an offset from UTC. */
export function momentAtOffset(
  T: TemporalApi,
  date: PlainDate,
  time: TimeOfDay,
  offset: bigint,
): Result<Moment, DateFault> {
  const days = BigInt(new T.PlainDate(1970, 1, 1).until(date, { largestUnit: 'days' }).days);
  return momentOf(days * DAY + time.ns - offset, time.notices);
}

/** The beginning of a day in a zone, which is not midnight where the clocks went forward at midnight. */
export function startOfDay(date: PlainDate, zone: string): Result<Moment, DateFault> {
  return withinRange(() => {
    const start = date.toZonedDateTime(zone);
    // Where a zone crossed the date line westwards, a whole day is missing.
    const isMissing = !start.toPlainDate().equals(date);
    const notices: Notice[] = isMissing
      ? [{ code: 'skipped-day', date: date.toString(), zone, next: isoText(start) }]
      : [];
    return momentOf(start.epochNanoseconds, notices);
  });
}

/** A day and a time on the clocks of a zone, with a notice where the clocks skip or repeat them. */
export function momentInZone(date: PlainDate, time: TimeOfDay, zone: string): Result<Moment, DateFault> {
  return withinRange(() => {
    // At most 24 hours of nanoseconds: far below 2 ** 53.
    const wall = date.toPlainDateTime().add({ nanoseconds: Number(time.ns) });
    return wallMoment(wall, zone, time.notices);
  });
}

/** As `momentInZone`, of a date and time in one. */
export function wallMoment(
  wall: PlainDateTime,
  zone: string,
  notices: readonly Notice[] = [],
): Result<Moment, DateFault> {
  return withinRange(() => {
    const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
    const later = wall.toZonedDateTime(zone, { disambiguation: 'later' });
    if (earlier.epochNanoseconds === later.epochNanoseconds) return momentOf(earlier.epochNanoseconds, notices);
    const isRepeated = earlier.toPlainDateTime().equals(wall);
    const notice: Notice = {
      code: isRepeated ? 'repeated' : 'skipped',
      wall: wall.toString(),
      zone,
      earlier: isoText(earlier),
      later: isoText(later),
    };
    return momentOf((isRepeated ? earlier : later).epochNanoseconds, [...notices, notice]);
  });
}

/** The day and, where one is written, the time, at an offset or in a zone. */
export function momentOn(
  { T, zone }: Context,
  date: PlainDate,
  time: TimeText | undefined,
  offset: string | undefined,
): Result<Moment, DateFault> {
  if (time === undefined && offset === undefined) return startOfDay(date, zone);
  const read = timeOfDay(time ?? { hour: '0' });
  if (!read.ok) return read;
  if (offset === undefined) return momentInZone(date, read.value, zone);
  const east = parseOffset(offset);
  return east.ok ? momentAtOffset(T, date, read.value, east.value) : east;
}
