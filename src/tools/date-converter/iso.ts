import { err, ok, type Result } from '../../lib/result';
import type { PlainDate, TemporalApi, ZonedDateTime } from '../../lib/temporal';
import { isZone } from '../../lib/zones';
import {
  calendarDate,
  momentAtOffset,
  momentInZone,
  momentOn,
  ordinalDate,
  parseOffset,
  SECOND,
  timeOfDay,
  weekDate,
  type TimeText,
} from './calendar';
import type { Context, DateFault, Moment } from './moment';

export const ISO_KINDS = ['rfc3339', 'iso8601', 'iso9075', 'rfc9557'] as const;
export type IsoKind = (typeof ISO_KINDS)[number];

const YEAR = String.raw`(?<year>[+-]\d{6}|\d{4})`;
const CALENDAR = String.raw`-(?<month>\d\d)(?:-(?<day>\d\d))?|(?<basicMonth>\d\d)(?<basicDay>\d\d)`;
const WEEK = String.raw`-?[Ww](?<week>\d\d)(?:-?(?<weekday>\d))?`;
const ORDINAL = String.raw`-?(?<ordinal>\d{3})`;
const TIME = String.raw`(?<hour>\d\d)(?::?(?<minute>\d\d)(?::?(?<second>\d\d))?)?(?:[.,](?<fraction>\d+))?`;
// After an offset in digits, a zone's short name (as Go prints it) says nothing more.
const OFFSET = String.raw` *(?<offset>[Zz]|UTC|GMT|[+-]\d\d(?::?\d\d(?::?\d\d(?:[.,]\d{1,9})?)?)?(?: (?:[A-Z]{2,5}|[+-]\d\d(?:\d\d)?))?)`;
const ANNOTATIONS = String.raw` *(?<annotations>(?:\[[^[\]]*\])+)`;

const ISO = new RegExp(
  `^(?:${YEAR}(?:${WEEK}|${CALENDAR}|${ORDINAL}))(?:(?<separator>[Tt]| +)${TIME}(?:${OFFSET})?)?(?:${ANNOTATIONS})?$`,
);

type Groups = Readonly<Record<string, string | undefined>>;

/**
 * Reads ISO 8601 in calendar, week and ordinal form, extended or basic, with a decimal mark in the last part of the time;
 * RFC 3339; ISO 9075 with a space; and RFC 9557 with a zone and other suffixes in brackets.
 */
export function readIso(text: string, context: Context): Result<Moment, DateFault> | undefined {
  // What Go prints behind a time that was measured: a clock that only runs forward.
  const groups = ISO.exec(text.replace(/ m=[+-]\d+(?:\.\d+)?$/, ''))?.groups;
  if (!groups || groups['year'] === '-000000') return undefined;
  const suffixes = readSuffixes(groups['annotations'] ?? '', context.T);
  if (!suffixes.ok) return suffixes;
  const date = dateOf(groups, context.T);
  if (!date.ok) return date;
  const zone = suffixes.value;
  const time = timeTextOf(groups);
  const offset = offsetOf(groups['offset']);
  if (zone !== undefined && time && offset !== undefined)
    return withBoth({ date: date.value, time, offset, zone }, groups['offset'] ?? '', context);
  return momentOn(zone === undefined ? context : { ...context, zone }, date.value, time, offset);
}

/** Which of the standards a text of this family is written in. */
export function isoKind(text: string): IsoKind {
  const groups = ISO.exec(text.replace(/ m=[+-]\d+(?:\.\d+)?$/, ''))?.groups ?? {};
  if (groups['annotations']) return 'rfc9557';
  const { separator, day, second, offset } = groups;
  const isComplete = /^\d{4}-\d\d-\d\d.\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/.test(text);
  if (day && second && offset && isComplete) return 'rfc3339';
  return separator?.startsWith(' ') ? 'iso9075' : 'iso8601';
}

function dateOf(groups: Groups, T: TemporalApi): Result<PlainDate, DateFault> {
  const { week, weekday = '1', ordinal } = groups;
  const year = Number(groups['year']);
  if (week !== undefined) return weekDate(T, year, Number(week), Number(weekday));
  if (ordinal !== undefined) return ordinalDate(T, year, Number(ordinal));
  const month = groups['month'] ?? groups['basicMonth'] ?? '1';
  const day = groups['day'] ?? groups['basicDay'] ?? '1';
  return calendarDate(T, year, Number(month), Number(day));
}

function timeTextOf({ hour, minute, second, fraction }: Groups): TimeText | undefined {
  return hour === undefined ? undefined : { hour, minute, second, fraction };
}

function offsetOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  return /^[+-]/.test(text) ? text.replace(/ .*$/, '') : '+00';
}

interface BothParts {
  readonly date: PlainDate;
  readonly time: TimeText;
  readonly offset: string;
  readonly zone: string;
}

/** An offset and a zone: the offset tells the instant, and must be the zone's own unless it is `Z` or `-00:00` (RFC 9557, section 3.4). */
function withBoth({ date, time, offset, zone }: BothParts, written: string, { T }: Context): Result<Moment, DateFault> {
  const read = timeOfDay(time);
  if (!read.ok) return read;
  const east = parseOffset(offset);
  if (!east.ok) return east;
  const moment = momentAtOffset(T, date, read.value, east.value);
  if (!moment.ok || !/^[+-]/.test(written) || /^-00(?::?00)?$/.test(offset)) return moment;
  const there = new T.Instant(moment.value.ns).toZonedDateTimeISO(zone);
  if (BigInt(there.offsetNanoseconds) === east.value) return moment;
  // Temporal prints offsets that have seconds rounded to the minute; then the zone knows better.
  const inZone = momentInZone(date, read.value, zone);
  if (inZone.ok && isRounded(east.value, new T.Instant(inZone.value.ns).toZonedDateTimeISO(zone))) return inZone;
  return err({ code: 'offset-mismatch', offset, zone, expected: there.offset });
}

const MINUTE = 60n * SECOND;

/** Whether an offset is that of a zone, rounded to the minute. */
function isRounded(offset: bigint, { offsetNanoseconds }: ZonedDateTime): boolean {
  const exact = BigInt(offsetNanoseconds);
  const half = exact < 0n ? -MINUTE / 2n : MINUTE / 2n;
  return offset % MINUTE === 0n && ((exact + half) / MINUTE) * MINUTE === offset;
}

const CALENDARS = new Set(['iso8601', 'gregory', 'gregorian']);

/** The zone among the suffixes in brackets, if any. Suffixes marked with `!` must be understood, others may be passed over. */
function readSuffixes(text: string, T: TemporalApi): Result<string | undefined, DateFault> {
  let zone: string | undefined;
  for (const [index, [whole, mark, content = '']] of [...text.matchAll(/\[(!?)([^[\]]*)\]/g)].entries()) {
    const pair = /^([a-z_][a-z0-9_-]*)=([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)$/.exec(content);
    if (pair) {
      const isKnown = pair[1] === 'u-ca' && CALENDARS.has(pair[2] ?? '');
      if (mark === '!' && !isKnown) return err({ code: 'unknown-annotation', annotation: whole });
    } else if (index > 0) return err({ code: 'unknown-annotation', annotation: whole });
    else if (!isZone(T, content)) return err({ code: 'unknown-zone', zone: content });
    else zone = content;
  }
  return ok(zone);
}
