import type { Item } from '../field';
import type { Clock, Dates, DayPart, Listing, Meaning, Pace, PaceUnit, Span, Times, Window } from '../meaning';
import { nameOf } from '../names';
import { hourOf12, isSingle, joinWith, latinClock, listText, onlyValue } from './parts';
import type { SentenceStyle } from './style';

const join = (parts: readonly string[]) => joinWith('and', parts);
const range = ({ from, to }: Span) => `${from} to ${to}`;
const numbers = (listing: Listing) => listText(listing, { name: String, range, join });
const month = (value: number) => nameOf('month', value, 'en');
const weekday = (value: number) => nameOf('weekday', value, 'en');

/** A schedule in an English sentence. */
export function englishSentence({ times, dates }: Meaning, style: SentenceStyle): string {
  return [...timeParts(times, style), ...dateParts(dates, style.verbose && times.kind !== 'startup')].join(', ');
}

function timeParts(times: Times, { hour24, verbose }: SentenceStyle): string[] {
  if (times.kind === 'startup') return ['Run once, at startup'];
  const clock = (one: Clock) => latinClock(one, hour24);
  if (times.kind === 'clocks') return [`At ${join(times.clocks.map(clock))}`];
  const { unit, pace, second, minutes, windows, hours } = times;
  const parts = [paceText(pace, unit, second)];
  if (minutes) parts.push(`in ${named('minute', minutes)} of every hour`);
  if (windows) parts.push(join(windows.map((window) => windowText(window, clock))));
  if (hours) parts.push(`in ${hourList(hours, hour24)}`);
  if (verbose && unit !== 'hour' && !windows && !hours) parts.push('every hour');
  return parts;
}

/** What holds each unit. */
const HOLDERS: Record<PaceUnit, string> = { second: 'minute', minute: 'hour', hour: 'day' };

function paceText(pace: Pace, unit: PaceUnit, second: number | undefined): string {
  const behind = second === undefined ? '' : ` at second ${second}`;
  if (pace.kind === 'at') {
    const own = second === undefined ? '' : `, second ${second},`;
    return `At ${named(unit, pace.values)}${own} of every ${HOLDERS[unit]}`;
  }
  const every = pace.step === 1 ? `Every ${unit}` : `Every ${pace.step} ${unit}s`;
  if (pace.kind === 'every') return `${every}${behind}`;
  return `${every}${behind} from ${unit} ${pace.from} to ${pace.to} of every ${HOLDERS[unit]}`;
}

/** `minute 5`, `minutes 5 and 10`. */
function named(unit: PaceUnit | 'day', listing: Listing): string {
  return `${unit}${onlyValue(listing) === undefined ? 's' : ''} ${numbers(listing)}`;
}

function windowText({ from, to }: Window, clock: (one: Clock) => string): string {
  const [begin, end] = [clock(from), clock(to)];
  return begin === end ? `at ${begin}` : `between ${begin} and ${end}`;
}

function hourList(hours: Listing, hour24: boolean): string {
  if (hour24) return named('hour', hours);
  const name = (hour: number) => `${hourOf12(hour)} ${hour < 12 ? 'AM' : 'PM'}`;
  return `the hours ${listText(hours, { name, range: ({ from, to }) => `${name(from)} to ${name(to)}`, join })}`;
}

function dateParts({ days, weekdays, rule, months, years }: Dates, verbose: boolean): string[] {
  const only = months && onlyValue(months);
  const isWithDays = only !== undefined && rule !== 'either' && hasMonthDays(days, weekdays);
  const of = isWithDays ? month(only) : undefined;
  const parts: string[] = [];
  if (days && weekdays) {
    const [some, others] = [dayTexts(days, of), weekdayTexts(weekdays, of, 'on')];
    parts.push(rule === 'both' ? `${join(some)}, and only ${join(others)}` : joinWith('or', [...some, ...others]));
  } else if (days) parts.push(join(dayTexts(days, of)));
  else if (weekdays) parts.push(join(weekdayTexts(weekdays, of, 'only on')));
  else if (verbose) parts.push('every day');
  if (months && !isWithDays) parts.push(monthText(months));
  if (years) parts.push(yearText(years));
  return parts;
}

/** Whether there is a day that is counted in its month. */
function hasMonthDays(days: DayPart | undefined, weekdays: DayPart | undefined): boolean {
  return days !== undefined || (weekdays !== undefined && weekdays.listing === undefined);
}

function dayTexts({ listing, specials }: DayPart, only: string | undefined): string[] {
  const of = only ?? 'the month';
  const parts = specials.map((item) => specialText(item, of));
  if (listing) {
    const day = onlyValue(listing);
    parts.unshift(day !== undefined && only ? `on ${only} ${day}` : `on ${named('day', listing)} of ${of}`);
  }
  return parts;
}

function weekdayTexts({ listing, specials }: DayPart, only: string | undefined, on: string): string[] {
  const parts = specials.map((item) => specialText(item, only ?? 'the month'));
  if (listing) {
    const names = listText(listing, {
      name: weekday,
      range: ({ from, to }) => `${weekday(from)} through ${weekday(to)}`,
      join,
    });
    const [first] = listing.spans;
    parts.unshift(first && isSingle(first) ? `${on} ${names}` : names);
  }
  return parts;
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

function specialText(item: Item, of: string): string {
  switch (item.kind) {
    case 'last': {
      if (item.before === 0) return `on the last ${item.nearest ? 'weekday' : 'day'} of ${of}`;
      const before = `${item.before} ${item.before === 1 ? 'day' : 'days'} before the last day of ${of}`;
      return item.nearest ? `on the weekday nearest to ${before}` : before;
    }
    case 'nearest':
      return `on the weekday nearest to day ${item.day} of ${of}`;
    case 'nth':
      return `on the ${ORDINALS[item.nth]} ${weekday(item.weekday)} of ${of}`;
    case 'last-weekday':
      return `on the last ${weekday(item.weekday)} of ${of}`;
    default:
      // The others have values, which are said as a list.
      return '';
  }
}

function monthText(months: Listing): string {
  const text = listText(months, {
    name: month,
    range: ({ from, to }) => `${month(from)} through ${month(to)}`,
    join,
  });
  const [first] = months.spans;
  return first && isSingle(first) ? `only in ${text}` : text;
}

function yearText(years: Listing): string {
  const [first, ...others] = years.spans;
  if (first && others.length === 0 && !isSingle(first)) return `from ${first.from} through ${first.to}`;
  return `in ${listText(years, { name: String, range: ({ from, to }) => `${from} through ${to}`, join })}`;
}
