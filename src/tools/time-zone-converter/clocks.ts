import type { Notice } from '../../lib/dates/moment';
import { isoText } from '../../lib/iso-text';
import type { TemporalApi, ZonedDateTime } from '../../lib/temporal';
import { localName } from '../../lib/zone-data/era-of';
import { cityOfZone, presentName } from '../../lib/zone-data/gazetteer';
import { LANGUAGE_TAGS, type Locale } from '../../i18n/locale';
import { engineZone } from './engine-zone';

/** The next time that the clocks of a zone are changed. */
export interface ClockChange {
  /** Unix seconds. */
  readonly at: number;
  /** What the clocks show when it comes, and from then on: `2026-03-29T02:00`. */
  readonly before: string;
  readonly after: string;
}

/** A moment on the clocks of a zone. */
export interface ZoneClock {
  readonly zone: string;
  /** The city that it is called after, in the language that was asked for; the zone itself where there is none. */
  readonly city: string;
  readonly isKnown: true;
  /** `2026-03-16`, or with a sign and six digits beyond four. */
  readonly date: string;
  /** `05:00`, with seconds where there are any. */
  readonly time: string;
  /** 1 is Monday. */
  readonly weekday: number;
  /** Days that its date is after the date of the reference zone. */
  readonly days: number;
  /** `-04:00`, with seconds where there are any. */
  readonly offset: string;
  readonly abbreviation?: string;
  /** In the language that was asked for. */
  readonly name?: string;
  readonly isSummer: boolean;
  /** Seconds that its clocks are ahead of those of the reference zone. */
  readonly difference: number;
  readonly change?: ClockChange;
  readonly iso: string;
}

/** A zone that this engine knows by none of its names. */
export interface UnknownClock {
  readonly zone: string;
  readonly city: string;
  readonly isKnown: false;
}

export type Clock = ZoneClock | UnknownClock;

/** The text of a time: hours and minutes, and seconds where there are any. */
export function timeText(zoned: Pick<ZonedDateTime, 'toPlainTime'>): string {
  const time = zoned.toPlainTime().toString({ smallestUnit: 'second', roundingMode: 'floor' });
  return time.replace(/:00$/, '');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a zone's time is called in a language (BCP 47); undefined where that is but its offset. */
export function longName(zone: string, ms: number, language: string): string | undefined {
  const key = `${language} ${zone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'long' });
  formats.set(key, format);
  const name = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value;
  return name === undefined || /^(?:GMT|UTC)(?:[+\-\u2212].*)?$/.test(name) ? undefined : name;
}

function wallMinutes(zoned: ZonedDateTime, offsetNanoseconds: number): string {
  // What clocks that had not been changed would show.
  const shift = offsetNanoseconds - zoned.offsetNanoseconds;
  const wall = zoned.toPlainDateTime().add({ nanoseconds: shift });
  return wall.toString({ smallestUnit: 'second' }).replace(/:00$/, '');
}

/** A change of the clocks, by its instant in the zone. */
export function changeAt(next: ZonedDateTime): ClockChange {
  const before = next.subtract({ nanoseconds: 1 });
  return {
    at: Math.floor(next.epochMilliseconds / 1000),
    before: wallMinutes(next, before.offsetNanoseconds),
    after: wallMinutes(next, next.offsetNanoseconds),
  };
}

function clockOfZone(zoned: ZonedDateTime, zone: string, reference: ZonedDateTime, language: Locale): ZoneClock {
  const seconds = Math.floor(zoned.epochMilliseconds / 1000);
  const offset = zoned.offsetNanoseconds / 1e9;
  const local = localName(presentName(zone), seconds, offset);
  const next = zoned.getTimeZoneTransition('next');
  const name = /^[+-]/.test(zone)
    ? undefined
    : longName(zoned.timeZoneId, zoned.epochMilliseconds, LANGUAGE_TAGS[language]);
  const date = zoned.toPlainDate();
  return {
    zone,
    city: cityOfZone(zone, language),
    isKnown: true,
    date: date.toString(),
    time: timeText(zoned),
    weekday: zoned.dayOfWeek,
    days: reference.toPlainDate().until(date, { largestUnit: 'days' }).days,
    offset: zoned.offset,
    ...(local?.abbreviation !== undefined && { abbreviation: local.abbreviation }),
    ...(name !== undefined && { name }),
    isSummer: local?.isSummer ?? false,
    difference: offset - reference.offsetNanoseconds / 1e9,
    ...(next && { change: changeAt(next) }),
    iso: isoText(zoned, '0'),
  };
}

/** A moment, in nanoseconds since the Unix epoch, on the clocks of zones. */
export function clocksOf(
  T: TemporalApi,
  ns: bigint,
  zones: readonly string[],
  { reference, language }: { readonly reference: string; readonly language: Locale },
): readonly Clock[] {
  const instant = new T.Instant(ns);
  const there = instant.toZonedDateTimeISO(reference);
  return zones.map((zone) => {
    const known = engineZone(T, zone);
    if (known === undefined) return { zone, city: zone, isKnown: false };
    return clockOfZone(instant.toZonedDateTimeISO(known), zone, there, language);
  });
}

/** A notice, and of a time that a change of the clocks skips what that change was. */
export type ClockNotice = Plain | RepeatedNotice | SkippedNotice;

type Plain = Exclude<Notice, { code: 'abbreviation' | 'repeated' | 'skipped' }>;

/** A time that the clocks show twice; instants are ISO 8601 with the zone's offset. */
export interface RepeatedNotice {
  readonly code: 'repeated';
  readonly wall: string;
  readonly zone: string;
  readonly earlier: string;
  readonly later: string;
}

export interface SkippedNotice {
  readonly code: 'skipped';
  readonly zone: string;
  /** What was asked for. */
  readonly date: string;
  readonly time: string;
  /** What the clocks showed, and what they were set to. */
  readonly before: string;
  readonly after: string;
  /** What is used in its place, `03:30`, with the date where it is another. */
  readonly used: string;
}

/** Looks up what the clocks did at a time that they skip; a whole day that they skip is told as that. */
export function clockNotice(T: TemporalApi, notice: Exclude<Notice, { code: 'abbreviation' }>): ClockNotice {
  if (!('earlier' in notice)) return notice;
  if (notice.code === 'repeated') return { ...notice, code: 'repeated' };
  const { zone } = notice;
  const later = T.Instant.from(notice.later).toZonedDateTimeISO(zone);
  const last = later.add({ nanoseconds: 1 }).getTimeZoneTransition('previous') ?? later;
  const { before, after } = changeAt(last);
  const wall = T.PlainDateTime.from(notice.wall);
  const date = wall.toPlainDate();
  const [day = '', fromTime = ''] = before.split('T');
  const [nextDay = '', toTime = ''] = after.split('T');
  if (fromTime === toTime && day !== nextDay) {
    return { code: 'skipped-day', date: date.toString(), zone, next: isoText(later) };
  }
  const isSameDay = later.toPlainDate().equals(date);
  return {
    code: 'skipped',
    zone,
    date: date.toString(),
    time: wall.toPlainTime().toString({ smallestUnit: 'second' }).replace(/:00$/, ''),
    before: fromTime,
    after: toTime,
    used: isSameDay ? timeText(later) : `${later.toPlainDate().toString()} ${timeText(later)}`,
  };
}
