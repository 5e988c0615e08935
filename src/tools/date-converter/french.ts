import { err, type Result } from '../../lib/result';
import { offsetOfAbbreviation } from './abbreviations';
import { dateOnWeekday, momentOn, type TimeText } from './calendar';
import type { Context, DateFault, Moment, Notice } from './moment';

/** Without accents, as the text is compared. */
const MONTHS = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
];
const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

const TIME = String.raw`(?<hour>\d{1,2})(?: ?(?:h|heures?) ?(?:(?<minute>\d\d)(?: ?(?:min|mn|m|:)? ?(?<second>\d\d) ?s?)?(?: ?(?:min|mn|m))?)?|:(?<colonMinute>\d\d)(?::(?<colonSecond>\d\d)(?:[.,](?<fraction>\d+))?)?)`;
const ZONE = String.raw`(?: ?(?<zoneName>[a-z]{1,5}))?(?: ?(?<offset>[+-]\d{1,2}(?::?\d\d)?))?(?: ?\([^()]*\))?`;
/** `vendredi 5 janvier 2024 à 15h04`, `1er mars`, and what `date` prints in French. */
const FRENCH = new RegExp(
  String.raw`^(?:le )?(?:(?<weekday>[a-z]{3,8})\.?,? )?(?<day>\d{1,2})(?:er)? (?<month>[a-z]{3,9})\.?(?: (?<year>\d{4}))?` +
    `(?:,? (?:a |vers )?${TIME}${ZONE})?$`,
  'i',
);

/** The month or weekday from 1 on that a name of at least three letters begins; 0 when none does. */
function numberOf(name: string, names: readonly string[]): number {
  return name.length < 3 ? 0 : names.findIndex((full) => full.startsWith(name)) + 1;
}

/** A short name that begins two months says neither: `jui` is June and July. */
function monthOf(name: string): number {
  return name === 'jui' ? 0 : numberOf(name, MONTHS);
}

/** Reads a date in French. Without a year it is that of this year. */
export function readFrench(text: string, context: Context): Result<Moment, DateFault> | undefined {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
  const groups = FRENCH.exec(plain)?.groups;
  if (!groups) return undefined;
  const month = monthOf(groups['month'] ?? '');
  const weekday = groups['weekday'] === undefined ? undefined : numberOf(groups['weekday'], WEEKDAYS);
  if (month === 0 || weekday === 0) return undefined;
  const { year, notices } = yearOf(groups['year'], context);
  const date = dateOnWeekday(context.T, { year, month, day: Number(groups['day']) }, weekday);
  if (!date.ok) return date;
  const zone = zoneOf(groups);
  if (!zone) return err({ code: 'unknown-zone', zone: (groups['zoneName'] ?? '').toUpperCase() });
  const moment = momentOn(context, date.value, timeOf(groups), zone.offset);
  if (!moment.ok) return moment;
  const said = [...notices, ...zone.notices, ...moment.value.notices];
  return { ok: true, value: { ns: moment.value.ns, notices: said } };
}

type Groups = Readonly<Record<string, string | undefined>>;

function yearOf(written: string | undefined, { T, zone, now }: Context): { year: number; notices: readonly Notice[] } {
  if (written !== undefined) return { year: Number(written), notices: [] };
  const { year } = new T.Instant(now).toZonedDateTimeISO(zone);
  return { year, notices: [{ code: 'this-year', year }] };
}

function timeOf({ hour, minute, second, colonMinute, colonSecond, fraction }: Groups): TimeText | undefined {
  return hour === undefined
    ? undefined
    : { hour, minute: minute ?? colonMinute, second: second ?? colonSecond, fraction };
}

/** `±h`, `±hh` or `±hh:mm` as two digits each; a name where there is one; nothing where the text has no zone. */
function zoneOf({ zoneName, offset }: Groups): { offset?: string; notices: readonly Notice[] } | undefined {
  const padded = offset?.replace(/^([+-])(\d)(?=$|:)/, '$10$2');
  if (zoneName === undefined) return padded === undefined ? { notices: [] } : { offset: padded, notices: [] };
  const named = offsetOfAbbreviation(zoneName);
  // "UTC+1": the digits count.
  return named && padded !== undefined ? { offset: padded, notices: [] } : named;
}
