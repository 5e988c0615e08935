import type { Result } from '../result';
import { dateOnWeekday, type TimeText } from './calendar';
import type { Context, DateFault, Moment, Notice } from './moment';
import { momentAt, ZONE_TEXT } from './zone-text';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const WEEKDAY = String.raw`(?<weekday>[A-Za-z]{3,9})\.?`;
const MONTH = String.raw`(?<month>[A-Za-z]{3,9})\.?`;
const TIME = String.raw`(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?(?: ?(?<meridiem>[AaPp])\.?[Mm]\b\.?)?`;
const ZONE = `(?: ?${ZONE_TEXT})?`;

/** RFC 7231 (IMF-fixdate), RFC 5322 with its obsolete forms, RFC 1123: day, month, year. */
const MAIL = new RegExp(`^(?:${WEEKDAY},? )?(?<day>\\d{1,2}) ${MONTH} (?<year>\\d{2,6})(?:,? ${TIME}${ZONE})?$`);
/** RFC 850: hyphens, and a year of two digits (or four, in old cookies). */
const RFC_850 = new RegExp(`^(?:${WEEKDAY},? )?(?<day>\\d{1,2})-${MONTH}-(?<year>\\d{2}|\\d{4})(?: ${TIME}${ZONE})?$`);
/** `asctime` of C, `date` of Unix with a zone before the year, Git's log with an offset after it. */
const CLOCK_BEFORE_YEAR = String.raw`${TIME}(?: ${ZONE_TEXT})? (?<year>\d{4})(?: (?<late>[+-]\d\d:?\d\d))?`;
const ASCTIME = new RegExp(`^${WEEKDAY} ${MONTH} (?<day>\\d{1,2}) ${CLOCK_BEFORE_YEAR}$`);
/** The same of `date` in Britain. */
const BRITISH_DATE = new RegExp(`^${WEEKDAY} (?<day>\\d{1,2}) ${MONTH} ${CLOCK_BEFORE_YEAR}$`);
/** What web servers write into their logs: `10/Oct/2000:13:55:36 -0700`. */
const WEB_LOG = new RegExp(`^(?<day>\\d{1,2})/${MONTH}/(?<year>\\d{4}):${TIME}(?: (?<zoneText>[+-]\\d\\d:?\\d\\d))?$`);
/** What `Date` prints in JavaScript, and English as one writes it: month, day, year. */
const MONTH_FIRST = new RegExp(
  `^(?:${WEEKDAY},? )?${MONTH} (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>-?\\d{4,6})(?:,?(?: at)? ${TIME}${ZONE})?$`,
);

type Groups = Readonly<Record<string, string | undefined>>;
type YearRule = (digits: string, context: Context) => { readonly year: number; readonly notices: readonly Notice[] };

/** The month or weekday from 1 on that a name of at least three letters begins; 0 when none does. */
function numberOf(name: string, names: readonly string[]): number {
  const lower = name.toLowerCase();
  // Beside the beginning of a name only this shortening is usual.
  const wanted = lower === 'sept' ? 'sep' : lower;
  return wanted.length < 3 ? 0 : names.findIndex((full) => full.startsWith(wanted)) + 1;
}

const plainYear: YearRule = (digits) => ({ year: Number(digits), notices: [] });

/** RFC 5322, section 4.3: two digits below 50 are of this century, the others and three digits count from 1900. */
export const mailYear: YearRule = (digits) => {
  if (digits.length > 3) return { year: Number(digits), notices: [] };
  const year = Number(digits) + (digits.length === 2 && Number(digits) < 50 ? 2000 : 1900);
  return { year, notices: [{ code: 'two-digit-year', year }] };
};

/** RFC 7231, section 7.1.1.1: a year that seems more than 50 years ahead is the last one with these digits. */
const rfc850Year: YearRule = (digits, { T, now }) => {
  if (digits.length > 2) return { year: Number(digits), notices: [] };
  const current = new T.Instant(now).toZonedDateTimeISO('UTC').year;
  const sameCentury = current - (current % 100) + Number(digits);
  const year = sameCentury > current + 50 ? sameCentury - 100 : sameCentury;
  return { year, notices: [{ code: 'two-digit-year', year }] };
};

/** The instant of what was found, or nothing when a month or weekday is no English word for one. */
function momentFrom(
  groups: Groups,
  context: Context,
  yearRule: YearRule,
  fallback?: { readonly offset: string; readonly notice: Notice },
): Result<Moment, DateFault> | undefined {
  const month = numberOf(groups['month'] ?? '', MONTHS);
  const weekday = groups['weekday'] === undefined ? undefined : numberOf(groups['weekday'], WEEKDAYS);
  if (month === 0 || weekday === 0) return undefined;
  const { year, notices } = yearRule(groups['year'] ?? '', context);
  const date = dateOnWeekday(context.T, { year, month, day: Number(groups['day']) }, weekday);
  if (!date.ok) return date;
  const zoneText = groups['late'] ?? groups['zoneText'];
  const wall = { date: date.value, time: timeTextOf(groups) };
  const moment = momentAt(wall, zoneText ?? fallback?.offset, context);
  if (!moment.ok) return moment;
  const said = zoneText === undefined && fallback ? [...notices, fallback.notice] : notices;
  return { ok: true, value: { ns: moment.value.ns, notices: [...said, ...moment.value.notices] } };
}

function timeTextOf({ hour, minute, second, fraction, meridiem }: Groups): TimeText | undefined {
  return hour === undefined ? undefined : { hour, minute, second, fraction, meridiem };
}

/** One space wherever there are several, as mail and `asctime` put them. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** `Wed, 12 Apr 2023 21:10:24 GMT` and its relatives in mail. */
export function readMail(text: string, context: Context): Result<Moment, DateFault> | undefined {
  const groups = MAIL.exec(squeezed(text))?.groups;
  return groups && momentFrom(groups, context, mailYear);
}

/** Whether the text is exactly what HTTP prefers (RFC 7231, IMF-fixdate). */
export function isImfFixdate(text: string): boolean {
  return /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(text);
}

/** `Wednesday, 12-Apr-23 21:10:24 GMT`. */
export function readRfc850(text: string, context: Context): Result<Moment, DateFault> | undefined {
  const groups = RFC_850.exec(squeezed(text))?.groups;
  return groups && momentFrom(groups, context, rfc850Year);
}

/** `Wed Apr 12 21:10:24 2023`, which has no zone and means UTC (RFC 7231, section 7.1.1.1). */
export function readAsctime(text: string, context: Context): Result<Moment, DateFault> | undefined {
  const groups = (ASCTIME.exec(squeezed(text)) ?? BRITISH_DATE.exec(squeezed(text)))?.groups;
  return groups && momentFrom(groups, context, plainYear, { offset: '+00', notice: { code: 'asctime-utc' } });
}

/** `Wed Apr 12 2023 23:10:24 GMT+0200 (…)`, `April 12, 2023 11:10 PM`. */
export function readMonthFirst(text: string, context: Context): Result<Moment, DateFault> | undefined {
  const groups = MONTH_FIRST.exec(squeezed(text))?.groups;
  return groups && momentFrom(groups, context, plainYear);
}

/** `10/Oct/2000:13:55:36 -0700`. */
export function readWebLog(text: string, context: Context): Result<Moment, DateFault> | undefined {
  const groups = WEB_LOG.exec(text)?.groups;
  return groups && momentFrom(groups, context, plainYear);
}

/** Whether a text with the month first is as JavaScript prints dates: a weekday, and no commas. */
export function isJsDate(text: string): boolean {
  return /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d -?\d{4,6}(?: \d|$)/.test(text);
}
