import { type Fraction, isoText, wallText } from '../../lib/iso-text';
import { err, ok, type Result } from '../../lib/result';
import type { ZonedDateTime } from '../../lib/temporal';
import { SECOND } from '../../lib/dates/calendar';
import {
  excelSerial,
  FILETIME_EPOCH,
  floorDiv,
  LAST_FILETIME,
  LAST_TICK,
  TICKS_EPOCH,
  ticksSince,
} from '../../lib/dates/decimal';
import type { Context } from '../../lib/dates/moment';
import { relativeText } from './relative';
import { zoneName } from './zone-name';

/** Every notation that is written, in the order of the page. */
export const OUTPUTS = [
  'js',
  'iso8601',
  'iso8601Utc',
  'iso9075',
  'rfc3339',
  'rfc7231',
  'unix',
  'milliseconds',
  'microseconds',
  'nanoseconds',
  'utc',
  'objectId',
  'excel',
  'filetime',
  'filetimeBytes',
  'ticks',
  'week',
  'ordinal',
  'weekday',
  'relative',
] as const;
export type OutputName = (typeof OUTPUTS)[number];

/** The notation has no value for this instant; it goes from the year `first` to the year `last`. */
export interface OutputFault {
  readonly code: 'out-of-range';
  readonly first: number;
  readonly last: number;
}

export type Output = Result<string, OutputFault>;

/** How dates are written. */
export interface Style {
  readonly fraction: Fraction;
  /** BCP 47: of the weekday and the relative time. */
  readonly language: string;
}

interface Shown {
  readonly ns: bigint;
  readonly zoned: ZonedDateTime;
  readonly utc: ZonedDateTime;
  readonly context: Context;
  readonly style: Style;
}

const outside = (first: number, last: number): Output => err({ code: 'out-of-range', first, last });
const within = ({ year }: ZonedDateTime, first: number, last: number) => year >= first && year <= last;

const WRITERS: Record<OutputName, (shown: Shown) => Output> = {
  js: ({ zoned }) => ok(jsText(zoned)),
  iso8601: ({ zoned, style }) => ok(isoText(zoned, style.fraction)),
  iso8601Utc: ({ utc, style }) => ok(isoText(utc, style.fraction)),
  iso9075: ({ zoned, style }) =>
    within(zoned, 1, 9999) ? ok(wallText(zoned, style.fraction).replace('T', ' ')) : outside(1, 9999),
  rfc3339: ({ zoned, utc, style }) => {
    if (!within(zoned, 0, 9999) || !within(utc, 0, 9999)) return outside(0, 9999);
    // RFC 3339 has offsets in minutes; where a zone's has seconds, UTC says the same instant.
    return ok(isoText(/^[+-]\d\d:\d\d$/.test(zoned.offset) ? zoned : utc, style.fraction));
  },
  rfc7231: ({ utc }) => (within(utc, 0, 9999) ? ok(utcText(utc)) : outside(0, 9999)),
  unix: ({ ns }) => ok(String(floorDiv(ns, SECOND))),
  milliseconds: ({ ns }) => ok(String(floorDiv(ns, 1_000_000n))),
  microseconds: ({ ns }) => ok(String(floorDiv(ns, 1000n))),
  nanoseconds: ({ ns }) => ok(String(ns)),
  utc: ({ utc }) => ok(utcText(utc)),
  objectId: ({ ns }) => {
    const seconds = floorDiv(ns, SECOND);
    if (seconds < 0n || seconds >= 2n ** 32n) return outside(1970, 2106);
    return ok(seconds.toString(16).padStart(8, '0') + '0'.repeat(16));
  },
  excel: ({ zoned, context }) => {
    const serial = excelSerial(zoned.toPlainDateTime(), context);
    return serial === undefined ? outside(Number(context.excel), 9999) : ok(serial);
  },
  filetime: ({ ns }) => tickText(ticksSince(ns, FILETIME_EPOCH), LAST_FILETIME, outside(1601, 30_828)),
  filetimeBytes: ({ ns }) => filetimeBytes(ticksSince(ns, FILETIME_EPOCH)),
  ticks: ({ ns }) => tickText(ticksSince(ns, TICKS_EPOCH), LAST_TICK, outside(1, 9999)),
  week: ({ zoned }) => {
    const { weekOfYear = 0, yearOfWeek = 0, dayOfWeek } = zoned;
    return ok(`${isoYear(yearOfWeek)}-W${String(weekOfYear).padStart(2, '0')}-${dayOfWeek}`);
  },
  ordinal: ({ zoned }) => ok(`${isoYear(zoned.year)}-${String(zoned.dayOfYear).padStart(3, '0')}`),
  weekday: ({ zoned, style }) => ok(weekdayName(zoned.dayOfWeek, style.language)),
  relative: ({ ns, context, style }) => ok(relativeText(ns, context, style.language)),
};

/** The eight bytes of a FILETIME, the lowest first, as memory and registry hold them. */
function filetimeBytes(count: bigint): Output {
  if (count < 0n || count > LAST_FILETIME) return outside(1601, 30_828);
  const pairs = count.toString(16).padStart(16, '0').match(/../g) ?? [];
  return ok(pairs.toReversed().join(' '));
}

/** One instant in one notation, in the context's zone. */
export function write(name: OutputName, ns: bigint, context: Context, style: Style): Output {
  return WRITERS[name](shownIn(ns, context, style));
}

/** One instant in every notation. */
export function writeAll(ns: bigint, context: Context, style: Style): Record<OutputName, Output> {
  const shown = shownIn(ns, context, style);
  // Made from all the names, so it has them all.
  return Object.fromEntries(OUTPUTS.map((name) => [name, WRITERS[name](shown)])) as Record<OutputName, Output>;
}

function shownIn(ns: bigint, context: Context, style: Style): Shown {
  const instant = new context.T.Instant(ns);
  // A list asks for one notation of each line: what it does not need is not worked out.
  let zoned: ZonedDateTime | undefined;
  let utc: ZonedDateTime | undefined;
  return {
    ns,
    context,
    style,
    get zoned() {
      return (zoned ??= instant.toZonedDateTimeISO(context.zone));
    },
    get utc() {
      return (utc ??= instant.toZonedDateTimeISO('UTC'));
    },
  };
}

function tickText(ticks: bigint, last: bigint, fault: Output): Output {
  return ticks < 0n || ticks > last ? fault : ok(String(ticks));
}

/** Four digits, or a sign and six (ISO 8601, expanded). */
function isoYear(year: number): string {
  if (year >= 0 && year <= 9999) return String(year).padStart(4, '0');
  return `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`;
}

const WEEKDAYS = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTHS = ['', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const two = (number: number) => String(number).padStart(2, '0');

/** Years as `Date` prints them: at least four digits, with a minus sign before year 0. */
function jsYear(year: number): string {
  return `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}`;
}

function clock({ hour, minute, second }: ZonedDateTime): string {
  return `${two(hour)}:${two(minute)}:${two(second)}`;
}

/** What `Date.prototype.toString` prints, in a given zone and always in English (ECMA-262, section 21.4.4.41). */
function jsText(zoned: ZonedDateTime): string {
  const { dayOfWeek, month, day, year, offset } = zoned;
  const date = `${WEEKDAYS[dayOfWeek]} ${MONTHS[month]} ${two(day)} ${jsYear(year)}`;
  return `${date} ${clock(zoned)} GMT${offset.slice(0, 6).replace(':', '')} (${zoneName(zoned)})`;
}

/** What `Date.prototype.toUTCString` prints; within its years the same as RFC 7231. */
function utcText(utc: ZonedDateTime): string {
  const { dayOfWeek, month, day, year } = utc;
  return `${WEEKDAYS[dayOfWeek]}, ${two(day)} ${MONTHS[month]} ${jsYear(year)} ${clock(utc)} GMT`;
}

const weekdayFormats = new Map<string, Intl.DateTimeFormat>();

/** The name of a weekday (1 is Monday) in a language. */
function weekdayName(dayOfWeek: number, language: string): string {
  // 1 January 2024 was a Monday.
  const format =
    weekdayFormats.get(language) ?? new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  weekdayFormats.set(language, format);
  return format.format(Date.UTC(2024, 0, dayOfWeek));
}
