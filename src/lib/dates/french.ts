import type { Result } from '../result';
import { dateOnWeekday, type TimeText } from './calendar';
import type { Context, DateFault, Moment, Notice } from './moment';
import { momentAt, ZONE_TEXT } from './zone-text';

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

const TIME = String.raw`(?<hour>\d{1,2})(?: ?(?:h|heures?) ?(?:(?<minute>\d\d)(?: ?(?:min|mn|m|:)? ?(?<second>\d\d) ?s?)?(?: ?(?:min|mn|m))?)?|:(?<colonMinute>\d\d)(?::(?<colonSecond>\d\d)(?:[.,](?<fraction>\d+))?)?(?: ?(?<meridiem>[ap])\.?m\b\.?)?)`;
const ZONE = `(?: ?${ZONE_TEXT})?`;
/** `vendredi 5 janvier 2024 à 15h04`, `1er mars`, what `date` prints in French, and its months beside a clock of twelve hours. */
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
  const wall = { date: date.value, time: timeOf(groups) };
  const moment = momentAt(wall, groups['zoneText']?.toUpperCase(), context);
  if (!moment.ok) return moment;
  return { ok: true, value: { ns: moment.value.ns, notices: [...notices, ...moment.value.notices] } };
}

type Groups = Readonly<Record<string, string | undefined>>;

function yearOf(written: string | undefined, { T, zone, now }: Context): { year: number; notices: readonly Notice[] } {
  if (written !== undefined) return { year: Number(written), notices: [] };
  const { year } = new T.Instant(now).toZonedDateTimeISO(zone);
  return { year, notices: [{ code: 'this-year', year }] };
}

function timeOf({ hour, minute, second, colonMinute, colonSecond, fraction, meridiem }: Groups): TimeText | undefined {
  return hour === undefined
    ? undefined
    : { hour, minute: minute ?? colonMinute, second: second ?? colonSecond, fraction, meridiem };
}
