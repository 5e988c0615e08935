import { domainOf, type FieldName } from './dialects';
import { type DayRule, fieldOf, REBOOT, type Schedule } from './expression';
import { type Field, isSpecial, type Item } from './field';

/** From a value to another; a lone value is both. Where values come round, a span may go over the end: Friday to Monday. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Values as one would say them: alone and in spans, or by the first three and the last of an even series. */
export interface Listing {
  readonly spans: readonly Span[];
  readonly series?: { readonly begin: readonly number[]; readonly last: number };
}

/** How values follow one another in what holds them: evenly throughout, evenly from one to another, or just as listed. */
export type Pace =
  | { readonly kind: 'every'; readonly step: number }
  | { readonly kind: 'steps'; readonly step: number; readonly from: number; readonly to: number }
  | { readonly kind: 'at'; readonly values: Listing };

export type PaceUnit = 'second' | 'minute' | 'hour';

/** A time of day; without seconds where they are 0 throughout. */
export interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly second?: number;
}

export interface Window {
  readonly from: Clock;
  readonly to: Clock;
}

export type Times =
  | { readonly kind: 'startup' }
  | { readonly kind: 'clocks'; readonly clocks: readonly Clock[] }
  | {
      readonly kind: 'pace';
      readonly unit: PaceUnit;
      readonly pace: Pace;
      /** Of each minute, where the minutes have the pace. */
      readonly second?: number | undefined;
      /** Of each hour, where the seconds have the pace. */
      readonly minutes?: Listing | undefined;
      /** The hours are said by windows where they are few, and listed otherwise. */
      readonly windows?: readonly Window[] | undefined;
      readonly hours?: Listing | undefined;
    };

/** The days that one of the day fields allows. */
export interface DayPart {
  readonly listing?: Listing | undefined;
  readonly specials: readonly Item[];
}

export interface Dates {
  readonly days?: DayPart | undefined;
  readonly weekdays?: DayPart | undefined;
  /** Only where both are there. */
  readonly rule?: DayRule | undefined;
  readonly months?: Listing | undefined;
  readonly years?: Listing | undefined;
}

/** What a schedule comes to, for each language to say. It goes by the values, so that each is said as what it is: `0,30` as `*\/30`. */
export interface Meaning {
  readonly times: Times;
  readonly dates: Dates;
}

/** So many times of day are said one by one. */
const MOST_CLOCKS = 8;
/** So many windows are said one by one. */
const MOST_WINDOWS = 3;
/** From so many values on, an even series is said by its beginning and its end. */
const LEAST_SERIES = 5;
/** From so many values on, neighbours are a span. */
const LEAST_SPAN = 3;

export function meaningOf(schedule: Schedule): Meaning {
  if (schedule.macro === REBOOT) return { times: { kind: 'startup' }, dates: {} };
  return { times: timesOf(schedule), dates: datesOf(schedule) };
}

const MINUTES = 60;
const HOURS = 24;
const WEEKDAYS = 7;
const MONTHS = 12;

function timesOf({ fields }: Schedule): Times {
  const values = (name: FieldName) => fieldOf(fields, name)?.values ?? [0];
  const [seconds, minutes, hours] = [values('second'), values('minute'), values('hour')];
  const [second = 0, ...moreSeconds] = seconds;
  if (areFew(seconds) && areFew(minutes) && areFewHours(hours)) {
    const clocks = clocksOf(hours, minutes, seconds);
    if (clocks.length <= MOST_CLOCKS) return { kind: 'clocks', clocks };
  }
  if (moreSeconds.length > 0) return pacedSeconds(seconds, minutes, hours);
  const [minute = 0, ...moreMinutes] = minutes;
  return moreMinutes.length === 0 && hours.length < HOURS
    ? pacedHours(hours, minute, second)
    : pacedMinutes(minutes, second, hours);
}

/** Whether minutes or seconds are rather listed than said by their pace. */
function areFew(values: readonly number[]): boolean {
  return values.length <= 2 || paceOf(values, MINUTES).kind === 'at';
}

function areFewHours(hours: readonly number[]): boolean {
  const pace = paceOf(hours, HOURS);
  return hours.length <= 2 || pace.kind === 'at' || (pace.kind === 'steps' && hours.length < 4);
}

function clockOf(hour: number, minute: number, second: number): Clock {
  return second === 0 ? { hour, minute } : { hour, minute, second };
}

function clocksOf(hours: readonly number[], minutes: readonly number[], seconds: readonly number[]): Clock[] {
  const hasSeconds = seconds.some((second) => second !== 0);
  return hours.flatMap((hour) =>
    minutes.flatMap((minute) => seconds.map((second) => ({ hour, minute, ...(hasSeconds && { second }) }))),
  );
}

/** One minute of some hours, but not of all. */
function pacedHours(hours: readonly number[], minute: number, second: number): Times {
  const at = (hour: number) => clockOf(hour, minute, second);
  const pace = paceOf(hours, HOURS);
  if (pace.kind === 'every' && minute === 0 && second === 0) return { kind: 'pace', unit: 'hour', pace };
  if (pace.kind !== 'at') {
    const [first = 0] = hours;
    const windows = [{ from: at(first), to: at(hours.at(-1) ?? first) }];
    return { kind: 'pace', unit: 'hour', pace: { kind: 'every', step: pace.step }, windows };
  }
  const spans = joinedSpans(hours, HOURS);
  if (spans.length > MOST_WINDOWS) return { kind: 'clocks', clocks: hours.map(at) };
  const windows = spans.map(({ from, to }) => ({ from: at(from), to: at(to) }));
  return { kind: 'pace', unit: 'hour', pace: { kind: 'every', step: 1 }, windows };
}

/** Several minutes of an hour, or the same one of every hour. */
function pacedMinutes(minutes: readonly number[], second: number, hours: readonly number[]): Times {
  const [minute = 0, ...others] = minutes;
  const isHourly = minute === 0 && second === 0 && others.length === 0;
  if (isHourly) return { kind: 'pace', unit: 'hour', pace: { kind: 'every', step: 1 } };
  const pace = paceOf(minutes, MINUTES);
  const common = { kind: 'pace', unit: 'minute', second: second === 0 ? undefined : second } as const;
  const [hour] = hours;
  if (pace.kind === 'steps' && hours.length === 1 && hour !== undefined) {
    const windows = [{ from: { hour, minute: pace.from }, to: { hour, minute: pace.to } }];
    return { ...common, pace: { kind: 'every', step: pace.step }, windows };
  }
  return { ...common, pace, ...hourLimits(hours) };
}

function pacedSeconds(seconds: readonly number[], minutes: readonly number[], hours: readonly number[]): Times {
  const common = { kind: 'pace', unit: 'second', pace: paceOf(seconds, MINUTES) } as const;
  if (minutes.length === MINUTES) return { ...common, ...hourLimits(hours) };
  const spans = joinedSpans(minutes);
  const [span] = spans;
  if (span && spans.length === 1 && hours.length <= MOST_WINDOWS) {
    const windows = hours.map((hour) => ({
      from: { hour, minute: span.from, second: 0 },
      to: { hour, minute: span.to, second: 59 },
    }));
    return { ...common, windows };
  }
  return { ...common, minutes: listingOf(minutes), ...hourLimits(hours) };
}

function hourLimits(hours: readonly number[]): { windows?: readonly Window[]; hours?: Listing } {
  if (hours.length === HOURS) return {};
  const spans = joinedSpans(hours, HOURS);
  if (spans.length > MOST_WINDOWS) return { hours: listingOf(hours) };
  return {
    windows: spans.map(({ from, to }) => ({ from: { hour: from, minute: 0 }, to: { hour: to, minute: 59 } })),
  };
}

/** `size` is how many values there can be, from 0 on. */
function paceOf(values: readonly number[], size: number): Pace {
  const [from = 0, next = from] = values;
  const to = values.at(-1) ?? from;
  const step = next - from;
  const isEven = step > 0 && values.every((value, index) => value === from + index * step);
  if (isEven && from === 0 && values.length * step === size) return { kind: 'every', step };
  if (isEven && values.length >= 3) return { kind: 'steps', step, from, to };
  return { kind: 'at', values: listingOf(values) };
}

function datesOf({ fields, dayRule, dialect }: Schedule): Dates {
  const plain = (name: 'month' | 'year') => {
    const field = fieldOf(fields, name);
    if (!field || isFull(field, dialect)) return undefined;
    return listingOf(field.values, name === 'month' ? { size: MONTHS, first: 1 } : undefined);
  };
  return { ...dayFields(fields, dayRule, dialect), months: plain('month'), years: plain('year') };
}

function dayFields(
  fields: readonly Field[],
  dayRule: DayRule | undefined,
  dialect: Schedule['dialect'],
): Pick<Dates, 'days' | 'weekdays' | 'rule'> {
  const [day, weekday] = [fieldOf(fields, 'day'), fieldOf(fields, 'weekday')];
  if (!day || !weekday) return {};
  const [allDays, allWeekdays] = [isFull(day, dialect), isFull(weekday, dialect)];
  // Where either field allows a day, one that allows all of them leaves nothing for the other to say, such as `1-31` beside `1`.
  const isEither = !day.isStar && !weekday.isStar;
  if (isEither && (allDays || allWeekdays)) return {};
  const days = allDays ? undefined : dayPart(day);
  const weekdays = allWeekdays ? undefined : dayPart(weekday, { size: WEEKDAYS, first: 1 });
  return { days, weekdays, rule: days && weekdays ? dayRule : undefined };
}

function isFull({ name, values }: Field, dialect: Schedule['dialect']): boolean {
  const { min, max } = domainOf(name, dialect);
  return values.length > max - min;
}

function dayPart({ values, items }: Field, round?: Round): DayPart {
  const specials = new Map(items.filter(isSpecial).map((item) => [JSON.stringify(item), item]));
  return { listing: values.length === 0 ? undefined : listingOf(values, round), specials: [...specials.values()] };
}

/** Values that come round after so many, said from `first` on. */
interface Round {
  readonly size: number;
  readonly first: number;
}

function listingOf(values: readonly number[], round?: Round): Listing {
  const [first = 0, second = first, third = second] = values;
  const step = second - first;
  const isSeries =
    !round && step > 1 && values.length >= LEAST_SERIES && values.every((value, at) => value === first + at * step);
  const all = round ? joinedSpans(values, round.size, round.first) : joinedSpans(values);
  const spans = all.flatMap((span) => (lengthOf(span, round?.size) < LEAST_SPAN ? singles(span) : [span]));
  const series = { begin: [first, second, third], last: values.at(-1) ?? first };
  return isSeries ? { spans, series } : { spans };
}

function lengthOf({ from, to }: Span, size = 0): number {
  return (to < from ? to + size : to) - from + 1;
}

function singles({ from, to }: Span): Span[] {
  return from === to ? [{ from, to }] : [from, to].map((value) => ({ from: value, to: value }));
}

/** Neighbours as spans, in order from `first` on. With `size`, the last value has the first one for a neighbour. */
function joinedSpans(values: readonly number[], size = 0, first = 0): Span[] {
  // Of weekdays Sunday, which is 0, comes last.
  const rank = (value: number) => (value < first ? value + size : value);
  const spans: Span[] = [];
  for (const value of values.toSorted((one, other) => rank(one) - rank(other))) {
    const last = spans.at(-1);
    if (last && rank(last.to) + 1 === rank(value)) spans[spans.length - 1] = { from: last.from, to: value };
    else spans.push({ from: value, to: value });
  }
  const [begin] = spans;
  const end = spans.at(-1);
  const meet = begin && end && spans.length > 1 && rank(end.to) + 1 === rank(begin.from) + size;
  return meet ? [...spans.slice(1, -1), { from: end.from, to: begin.to }] : spans;
}
