import { err, ok, type Result } from '../result';
import type { PlainDate, TemporalApi } from '../temporal';
import { isZone } from '../zones';
import { shorten } from '../shorten';
import { calendarDate, ordinalDate, weekDate, type TimeText } from './calendar';
import type { Context, DateFault, Moment } from './moment';
import { momentAt, ZONE_TEXT } from './zone-text';

export const ISO_KINDS = ['rfc3339', 'iso8601', 'iso9075', 'rfc9557'] as const;
export type IsoKind = (typeof ISO_KINDS)[number];

const YEAR = String.raw`(?<year>[+-]\d{6}|\d{4})`;
const CALENDAR = String.raw`-(?<month>\d\d)(?:-(?<day>\d\d))?|(?<basicMonth>\d\d)(?<basicDay>\d\d)`;
const WEEK = String.raw`-?[Ww](?<week>\d\d)(?:-?(?<weekday>\d))?`;
const ORDINAL = String.raw`-?(?<ordinal>\d{3})`;
const TIME = String.raw`(?<hour>\d\d)(?::?(?<minute>\d\d)(?::?(?<second>\d\d))?)?(?:[.,](?<fraction>\d+))?`;
const ANNOTATIONS = String.raw` *(?<annotations>(?:\[[^[\]]*\])+)`;

const ISO = new RegExp(
  `^(?:${YEAR}(?:${WEEK}|${CALENDAR}|${ORDINAL}))(?:(?<separator>[Tt]| +)${TIME}(?: *${ZONE_TEXT})?)?(?:${ANNOTATIONS})?$`,
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
  const wall = { date: date.value, time: timeTextOf(groups) };
  return momentAt(wall, groups['zoneText'], context, { annotated: suffixes.value });
}

/** Which of the standards a text of this family is written in. */
export function isoKind(text: string): IsoKind {
  const groups = ISO.exec(text.replace(/ m=[+-]\d+(?:\.\d+)?$/, ''))?.groups ?? {};
  if (groups['annotations']) return 'rfc9557';
  const { separator, day, second, zoneText } = groups;
  const isComplete = /^\d{4}-\d\d-\d\d.\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/.test(text);
  if (day && second && zoneText && isComplete) return 'rfc3339';
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
    else if (!isZone(T, content)) return err({ code: 'unknown-zone', zone: shorten(content) });
    else zone = content;
  }
  return ok(zone);
}
