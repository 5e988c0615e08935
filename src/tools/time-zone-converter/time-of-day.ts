import { calendarDate, type TimeText, timeOfDay } from '../../lib/dates/calendar';
import type { Context, DateFault, Moment } from '../../lib/dates/moment';
import { momentAt, zoneOfText, ZONE_TEXT } from '../../lib/dates/zone-text';
import { ok, type Result } from '../../lib/result';
import type { PlainDate } from '../../lib/temporal';

/** A day as words say it: so many days from today, or a day of the week (Monday is 1), the coming one or that of a week so many from now. */
type Day = { readonly days: number } | { readonly weekday: number; readonly week: 'coming' | 'next' | number };

/** Days from today. */
const DAYS: Readonly<Record<string, number>> = {
  today: 0,
  tomorrow: 1,
  yesterday: -1,
  今天: 0,
  今日: 0,
  明天: 1,
  明日: 1,
  后天: 2,
  昨天: -1,
  "aujourd'hui": 0,
  demain: 1,
  'apres-demain': 2,
  hier: -1,
};
const WEEKDAYS = [
  'mon(?:day)?|lundi',
  'tue(?:s(?:day)?)?|mardi',
  'wed(?:nesday)?|mercredi',
  'thu(?:rs?(?:day)?)?|jeudi',
  'fri(?:day)?|vendredi',
  'sat(?:urday)?|samedi',
  'sun(?:day)?|dimanche',
];
const CHINESE_WEEKDAY = '(?:下下?|[本这上]个?)?(?:周|星期|礼拜)[一二三四五六日天]';
/** Which week what stands before a Chinese weekday names, from this one on. */
const CHINESE_WEEKS: readonly (readonly [string, number])[] = [
  ['下下', 2],
  ['下', 1],
  ['上', -1],
  ['本', 0],
  ['这', 0],
];
const WEEKDAY = String.raw`(?:(?:on|this|next|ce) )?(?:${WEEKDAYS.join('|')})\b\.?(?: prochain\b)?|${CHINESE_WEEKDAY}`;

/** What a word for a day says. */
function dayOf(text: string): Day {
  const word = text.toLowerCase();
  const days = DAYS[word];
  if (days !== undefined) return { days };
  const place = '一二三四五六日天'.indexOf(word.slice(-1));
  if (place >= 0) {
    const week = CHINESE_WEEKS.find(([begins]) => word.startsWith(begins))?.[1] ?? 'coming';
    return { weekday: Math.min(place, 6) + 1, week };
  }
  const name = word.replace(/^(?:on|this|next|ce) | prochain$/g, '').replace('.', '');
  const weekday = WEEKDAYS.findIndex((pattern) => new RegExp(`^(?:${pattern})$`).test(name)) + 1;
  return { weekday, week: /^next | prochain$/.test(word) ? 'next' : 'coming' };
}

/** How many days from a day of the week a day is: the coming Friday may be today, the next one is not. */
function daysUntil(day: Day, today: number): number {
  if ('days' in day) return day.days;
  const { weekday, week } = day;
  if (week === 'coming') return (weekday - today + 7) % 7;
  if (week === 'next') return ((weekday - today + 6) % 7) + 1;
  return weekday - today + 7 * week;
}

/** Hours that have a name. */
const HOURS: Readonly<Record<string, string>> = {
  noon: '12',
  midday: '12',
  midnight: '0',
  midi: '12',
  minuit: '0',
  正午: '12',
  午夜: '0',
};

const DAY_WORD = `${Object.keys(DAYS)
  .toSorted((one, other) => other.length - one.length)
  .join('|')}|${WEEKDAY}`;
const LAST_DAY = new RegExp(`^(?<rest>.*[^\\s,]),? (?<day>${DAY_WORD})$`, 'i');
const DATE = String.raw`\d{4}-\d\d-\d\d`;
const HALF = '上午|早上|早晨|清晨|凌晨|中午|下午|傍晚|晚上|夜里';
const CLOCK = [
  String.raw`(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d))?(?: ?(?<meridiem>[ap])\.?m\b\.?)?`,
  String.raw`(?<hourOnly>\d{1,2}) ?(?<meridiemOnly>[ap])\.?m\b\.?`,
  String.raw`(?<hourFrench>\d{1,2}) ?(?:heures?|h) ?(?<minuteFrench>\d\d)?(?!\d)`,
  String.raw`(?<hourChinese>\d{1,2})[点时](?:(?<minuteChinese>\d{1,2})分?|(?<thirty>半)|整)?`,
  `(?<named>${Object.keys(HOURS).join('|')})`,
].join('|');
const TEXT = new RegExp(
  `^(?:(?:(?<before>${DAY_WORD})|(?<date>${DATE})),?(?: at| a|t)? ?)?(?<half>${HALF})? ?(?:${CLOCK})(?:,? ?(?<zone>.*?))??(?:,? (?<after>${DAY_WORD}))?$`,
  'i',
);
const WHOLE_ZONE = new RegExp(`^${ZONE_TEXT}$`);

/** No longer text is a time of day. */
const LONGEST = 120;

type Groups = Readonly<Record<string, string | undefined>>;

function timeOf(groups: Groups): TimeText {
  const { hour, hourOnly, hourFrench, hourChinese, named, half, second } = groups;
  const minute = groups['minute'] ?? groups['minuteFrench'] ?? groups['minuteChinese'] ?? (groups['thirty'] && '30');
  const meridiem = groups['meridiem'] ?? groups['meridiemOnly'];
  const written =
    named === undefined ? (hour ?? hourOnly ?? hourFrench ?? hourChinese ?? '0') : HOURS[named.toLowerCase()];
  const common = { minute, second, meridiem };
  if (half === undefined || written === undefined) return { ...common, hour: written ?? '0' };
  const count = Number(written);
  const isLate = /下午|傍晚|晚上|夜里/.test(half) || (half === '中午' && count < 11);
  if (/晚上|夜里/.test(half) && count === 12) return { ...common, hour: '24' };
  return {
    ...common,
    hour: isLate && count < 12 ? String(count + 12) : half === '凌晨' && count === 12 ? '0' : written,
  };
}

/** What a time of day says: of today, of some days from it, or of a date that stands before it. */
export interface DaylessText {
  readonly time: TimeText;
  readonly date: string | undefined;
  readonly day: Day;
  /** What stands behind the time. */
  readonly zone: string | undefined;
}

/** Takes `15:00`, `3 pm EST`, `15h30 Europe/Paris`, `明天下午3点`, `Friday 9:00`, `2026-03-16 3pm` apart; undefined for texts of another kind. */
export function readDayless(text: string): DaylessText | undefined {
  if (text.length > LONGEST) return undefined;
  const groups = TEXT.exec(plainOf(text))?.groups;
  if (!groups) return undefined;
  const day = groups['before'] ?? groups['after'];
  const zone = groups['zone']?.trim();
  return {
    time: timeOf(groups),
    date: groups['date'],
    day: day === undefined ? { days: 0 } : dayOf(day),
    zone: zone === '' ? undefined : zone,
  };
}

/** As the patterns read a text: without accents, with one blank between two words. */
function plainOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('\u2019', "'");
}

/** `3pm ET tomorrow` as `tomorrow 3pm ET`, in which the place stands last; undefined where no word for a day ends a text. */
export function withDayFirst(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const { rest, day } = LAST_DAY.exec(plainOf(text))?.groups ?? {};
  return rest === undefined || day === undefined ? undefined : `${day} ${rest}`;
}

/** Whether a text names a zone as it stands behind a time: an offset, a short name, or the name of a zone. */
export function isZoneText(text: string): boolean {
  return WHOLE_ZONE.test(text);
}

/** The instant of a time today, or some days from it, where the clocks are those of what stands behind the time. */
export function momentOfDayless(
  { time, date: written, day, zone }: DaylessText,
  context: Context,
): Result<Moment, DateFault> {
  const read = timeOfDay(time);
  if (!read.ok) return read;
  const where = zone === undefined ? ok(context.zone) : zoneOfText(zone, context);
  if (!where.ok) return where;
  const today = todayIn(where.value, context);
  const date =
    written === undefined ? ok(today.add({ days: daysUntil(day, today.dayOfWeek) })) : dateOf(written, context);
  return date.ok ? momentAt({ date: date.value, time }, zone, context) : date;
}

function dateOf(written: string, { T }: Context): Result<PlainDate, DateFault> {
  const [year, month, day] = written.split('-').map(Number);
  return calendarDate(T, year ?? 0, month ?? 0, day ?? 0);
}

function todayIn(zone: string, { T, now }: Context): PlainDate {
  return new T.Instant(now).toZonedDateTimeISO(zone).toPlainDate();
}
