import type { Cron } from 'croner';
import { isoText } from '../../lib/iso-text';
import type { PlainDateTime, TemporalApi, ZonedDateTime } from '../../lib/temporal';
import type { FieldName } from './dialects';
import { fieldOf, type Schedule } from './expression';
import { isSpecial } from './field';
import { patternsOf } from './pattern';

export type CronClass = typeof Cron;

/** The search for runs ends so many years ahead. */
export const HORIZON_YEARS = 50;
/** So many runs are listed at most. */
export const MAX_RUNS = 50;

/**
 * What a change of the clocks does to a run: it comes later, since its time is skipped (`wanted`, as `hh:mm`, tells which),
 * it comes once although its time occurs twice, or it is the first or second of two at the same time.
 */
export type RunMark =
  | { readonly code: 'moved'; readonly wanted: readonly string[] }
  | { readonly code: 'once' }
  | { readonly code: 'first-of-two' }
  | { readonly code: 'second-of-two' };

export interface Run {
  /** Milliseconds since the Unix epoch. */
  readonly ms: number;
  /** ISO 8601 with the zone's offset. */
  readonly iso: string;
  /** Date and time on the clocks of the zone, `2026-01-16T09:00:00`. */
  readonly wall: string;
  readonly offset: string;
  readonly mark?: RunMark;
}

/** Times that the clocks skip and that the schedule does not make up for. */
export interface Skipped {
  /** `2026-03-29`. */
  readonly date: string;
  /** `hh:mm`, in order. */
  readonly times: readonly string[];
}

/**
 * Why the list is no longer: there are as many as were asked for; the search ended (in the year `until`); the years of the
 * expression are over; there never is a run; or it only runs at startup.
 */
export type RunsEnd = 'count' | 'horizon' | 'over' | 'never' | 'past' | 'startup';

export interface Runs {
  readonly runs: readonly Run[];
  readonly skipped: readonly Skipped[];
  readonly end: RunsEnd;
  /** The year in which the search ends. */
  readonly until: number;
}

interface Search {
  readonly T: TemporalApi;
  readonly Cron: CronClass;
  readonly schedule: Schedule;
  /** An IANA name. */
  readonly zone: string;
  /** Milliseconds since the Unix epoch; runs are later than this. */
  readonly from: number;
  readonly count: number;
  /** Whether what the clocks skip on the way is wanted as well. Each change of the clocks takes a search of its own. */
  readonly withSkipped?: boolean;
}

/** The next runs of a schedule after an instant, up to 50 years ahead, with what the clock changes on the way do to them. */
export function findRuns(search: Search): Runs {
  const { T, schedule, zone, from, count, withSkipped = true } = search;
  const begin = T.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  const horizon = begin.add({ years: HORIZON_YEARS });
  const until = horizon.year;
  if (schedule.fields.length === 0) return { runs: [], skipped: [], end: 'startup', until };
  const patterns = patternsOf(schedule, { first: begin.year, last: until });
  const stopAt = new Date(horizon.epochMilliseconds);
  // A search that finds nothing is the longest: through every day of 50 years.
  const instants = hasPossibleDay(schedule) ? nextInstants(search, patterns, stopAt) : [];
  const end = instants.length === count ? 'count' : endOf(schedule, instants.length > 0, begin.year, until);
  const isFixed = isFixedTime(schedule);
  // A fixed time that is skipped runs at the very end of the gap: only there is a gap looked for.
  const gaps = isFixed
    ? instants.flatMap((ms) => gapBefore(ms, search, patterns))
    : withSkipped && instants.length > 0
      ? gapsWithin(search, patterns, begin, instants.at(-1) ?? from)
      : [];
  return {
    runs: instants.map((ms) => runAt(ms, search, isFixed, gaps)),
    skipped: isFixed ? [] : gaps.map(({ date, times }) => ({ date, times })).filter(({ times }) => times.length > 0),
    end,
    until,
  };
}

/**
 * Whether each run has its times of day given, so that cron makes up for one that the clocks skip and runs once where they
 * repeat it. In Unix that is a schedule whose minute and hour do not begin with `*` (cron(8)).
 */
function isFixedTime({ fields, dialect }: Schedule): boolean {
  const times = (['second', 'minute', 'hour'] as const).flatMap((name) => fieldOf(fields, name) ?? []);
  if (dialect === 'unix') return times.every(({ isStar }) => !isStar);
  return times.every(({ isStar, values }) => !isStar && values.length === 1);
}

function cronOf({ Cron, schedule }: Search, pattern: string, timezone: string, stopAt: Date): Cron {
  return new Cron(pattern, {
    timezone,
    stopAt,
    mode: '7-part',
    paused: true,
    sloppyRanges: true,
    domAndDow: ['day', 'weekday'].some((name) => fieldOf(schedule.fields, name as FieldName)?.isStar),
    fixedTimeRule: schedule.dialect === 'unix' ? 'no-wildcard' : 'single-value',
  });
}

function nextInstants(search: Search, patterns: readonly string[], stopAt: Date): number[] {
  const { zone, from, count } = search;
  const found = patterns.flatMap((pattern) => cronOf(search, pattern, zone, stopAt).nextRuns(count, new Date(from)));
  const instants = new Set(found.map((date) => date.getTime()));
  return [...instants].toSorted((one, other) => one - other).slice(0, count);
}

function endOf({ fields }: Schedule, hasRuns: boolean, firstYear: number, lastYear: number): RunsEnd {
  const years = fieldOf(fields, 'year');
  const isOpen = !years || years.isStar;
  if (hasRuns) return isOpen || years.values.some((year) => year >= lastYear) ? 'horizon' : 'over';
  // Without a year every date comes round within 40 years: at the latest a 29 February on one weekday, across 2100.
  if (isOpen) return 'never';
  if (years.values.some((year) => year >= lastYear)) return 'horizon';
  return years.values.some((year) => year >= firstYear) ? 'never' : 'past';
}

/** Days that a month has at most. */
const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether there is such a day in any year: 31 February is in none. */
function hasPossibleDay({ fields, dayRule }: Schedule): boolean {
  const [day, month] = [fieldOf(fields, 'day'), fieldOf(fields, 'month')];
  // Where the weekday allows days as well, there always is one.
  if (!day || !month || dayRule === 'either' || day.items.some(isSpecial)) return true;
  const first = day.values[0] ?? 1;
  return month.values.some((number) => first <= (LONGEST[number - 1] ?? 31));
}

/** A change that puts the clocks forward, and the times of the schedule that fall into the gap. */
interface Gap {
  readonly date: string;
  readonly times: readonly string[];
  /** The first instant after the gap. */
  readonly ms: number;
}

/** No zone changes its clocks so often that this cuts anything off but a search through centuries. */
const MAX_CHANGES = 250;

function gapsWithin(search: Search, patterns: readonly string[], begin: ZonedDateTime, last: number): Gap[] {
  const gaps: Gap[] = [];
  let change = begin.getTimeZoneTransition('next');
  for (let seen = 0; change && change.epochMilliseconds <= last && seen < MAX_CHANGES; seen += 1) {
    const gap = gapAt(change, search, patterns);
    if (gap) gaps.push(gap);
    change = change.getTimeZoneTransition('next');
  }
  return gaps;
}

/** The gap that ends at an instant, if one does. */
function gapBefore(ms: number, search: Search, patterns: readonly string[]): Gap[] {
  const zoned = search.T.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(search.zone);
  if (zoned.subtract({ nanoseconds: 1 }).offsetNanoseconds >= zoned.offsetNanoseconds) return [];
  const gap = gapAt(zoned, search, patterns);
  return gap ? [gap] : [];
}

function gapAt(change: ZonedDateTime, search: Search, patterns: readonly string[]): Gap | undefined {
  const before = change.subtract({ nanoseconds: 1 });
  const gained = change.offsetNanoseconds - before.offsetNanoseconds;
  if (gained <= 0) return undefined;
  const after = change.toPlainDateTime();
  const start = after.subtract({ nanoseconds: gained });
  // Times that no clock of the zone shows are times in UTC like all others.
  const asUtc = (wall: PlainDateTime) => wall.toZonedDateTime('UTC').epochMilliseconds;
  const stopAt = new Date(asUtc(after));
  const found = patterns.flatMap((pattern) =>
    cronOf(search, pattern, 'UTC', stopAt).nextRuns(MAX_RUNS, new Date(asUtc(start) - 1)),
  );
  const times = found.map((date) => date.toISOString().slice(11, 16));
  return { date: start.toPlainDate().toString(), times: [...new Set(times)].toSorted(), ms: change.epochMilliseconds };
}

function runAt(ms: number, { T, schedule, zone }: Search, isFixed: boolean, gaps: readonly Gap[]): Run {
  const zoned = T.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
  const wall = zoned.toPlainDateTime();
  const run = { ms, iso: isoText(zoned), wall: wall.toString(), offset: zoned.offset };
  const gap = gaps.find((one) => one.ms === ms);
  if (isFixed && gap && gap.times.length > 0) {
    const own = (['second', 'minute', 'hour'] as const).every((unit) => {
      const field = fieldOf(schedule.fields, unit);
      return field ? field.values.includes(zoned[unit]) : zoned[unit] === 0;
    });
    return own ? run : { ...run, mark: { code: 'moved', wanted: gap.times } };
  }
  const first = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const second = wall.toZonedDateTime(zone, { disambiguation: 'later' });
  if (first.epochMilliseconds === second.epochMilliseconds) return run;
  if (isFixed) return { ...run, mark: { code: 'once' } };
  return { ...run, mark: { code: ms === first.epochMilliseconds ? 'first-of-two' : 'second-of-two' } };
}
