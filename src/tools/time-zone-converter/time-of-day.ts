import { calendarDate, type TimeText, timeOfDay } from '../../lib/dates/calendar';
import type { Context, DateFault, Moment } from '../../lib/dates/moment';
import { momentAt, zoneOfText, ZONE_TEXT } from '../../lib/dates/zone-text';
import { ok, type Result } from '../../lib/result';
import type { PlainDate } from '../../lib/temporal';

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

const DAY_WORD = Object.keys(DAYS)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
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
  readonly days: number;
  /** What stands behind the time. */
  readonly zone: string | undefined;
}

/** Takes `15:00`, `3 pm EST`, `15h30 Europe/Paris`, `明天下午3点`, `2026-03-16 3pm` apart; undefined for texts of another kind. */
export function readDayless(text: string): DaylessText | undefined {
  if (text.length > 120) return undefined;
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('\u2019', "'");
  const groups = TEXT.exec(plain)?.groups;
  if (!groups) return undefined;
  const day = (groups['before'] ?? groups['after'])?.toLowerCase() ?? '';
  const zone = groups['zone']?.trim();
  return { time: timeOf(groups), date: groups['date'], days: DAYS[day] ?? 0, zone: zone === '' ? undefined : zone };
}

/** Whether a text names a zone as it stands behind a time: an offset, a short name, or the name of a zone. */
export function isZoneText(text: string): boolean {
  return WHOLE_ZONE.test(text);
}

/** The instant of a time today, or some days from it, where the clocks are those of what stands behind the time. */
export function momentOfDayless(
  { time, date: written, days, zone }: DaylessText,
  context: Context,
): Result<Moment, DateFault> {
  const read = timeOfDay(time);
  if (!read.ok) return read;
  const where = zone === undefined ? ok(context.zone) : zoneOfText(zone, context);
  if (!where.ok) return where;
  const date = written === undefined ? ok(todayIn(where.value, context).add({ days })) : dateOf(written, context);
  return date.ok ? momentAt({ date: date.value, time }, zone, context) : date;
}

function dateOf(written: string, { T }: Context): Result<PlainDate, DateFault> {
  const [year, month, day] = written.split('-').map(Number);
  return calendarDate(T, year ?? 0, month ?? 0, day ?? 0);
}

function todayIn(zone: string, { T, now }: Context): PlainDate {
  return new T.Instant(now).toZonedDateTimeISO(zone).toPlainDate();
}
