import type { Result } from '../result';
import { dateOnWeekday, type TimeText } from './calendar';
import { mailYear } from './english';
import type { Context, DateFault, Moment } from './moment';
import { momentAt, ZONE_TEXT } from './zone-text';

/** How Chinese divides the day: before noon, about noon, and from then on. */
const HALF = '(?:(?<half>上午|早上|早晨|清晨|凌晨|中午|下午|傍晚|晚上|夜里) *)?';
const TIME = String.raw`(?<hour>\d{1,2})(?::| ?h ?)(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?(?: ?(?<meridiem>[AaPp])\.?[Mm]\b\.?)?`;
const REST = `(?:,? +(?:à |at )?${HALF}${TIME}(?: ?${ZONE_TEXT})?)?`;

const YEAR_LAST = new RegExp(
  String.raw`^(?<first>\d{1,2})(?<mark>[/.-])(?<second_>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})` + `${REST}$`,
);
const YEAR_FIRST = new RegExp(
  String.raw`^(?<year>\d{4})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})` +
    `${REST.replace(',? +', '(?:,? +|T)')}$`,
);
/** `23-04-12` as 12 April 2023. */
const SHORT_YEAR_FIRST = new RegExp(YEAR_FIRST.source.replace(String.raw`\d{4}`, String.raw`\d\d`));
/** EXIF, as cameras write it into pictures. */
const EXIF =
  /^(?<year>\d{4}):(?<month>\d\d):(?<day>\d\d) (?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)(?:\.(?<fraction>\d+))? ?(?<zoneText>Z|[+-]\d\d:\d\d)?$/;
const CHINESE_TIME =
  HALF +
  String.raw`(?<hour>\d{1,2})(?:[时点:](?<minute>\d{1,2})(?:[分:]?(?:(?<second>\d{1,2})(?:\.(?<fraction>\d+))?秒?)?)?|[时点](?:(?<thirty>半)|整)?)`;
/** As `Intl` writes it, before the time. */
const CHINESE_ZONE = String.raw`(?: *(?<zoneBefore>[A-Z]{2,5}(?:[+-]\d{1,2}(?::?\d\d)?)?|[+-]\d{1,2}(?::?\d\d)?))?`;
const CHINESE = new RegExp(
  String.raw`^(?<year>\d{4})年 *(?<month>\d{1,2})月 *(?<day>\d{1,2})[日号](?: *\(?(?:星期|周|週|礼拜|禮拜)?(?<weekday>[一二三四五六日天])\)?)?(?:${CHINESE_ZONE} *${CHINESE_TIME}(?: *${ZONE_TEXT})?)?$`,
);

type Groups = Readonly<Record<string, string | undefined>>;

function timeTextOf(groups: Groups): TimeText | undefined {
  const { hour, minute, second, fraction, meridiem, half, thirty } = groups;
  if (hour === undefined) return undefined;
  const time = { hour, minute: minute ?? (thirty && '30'), second, fraction, meridiem };
  return half === undefined ? time : { ...time, ...hourOfHalf(half, Number(hour)) };
}

/** 下午3 is 15:00. Hours beyond 12 are those of 24, and 晚上12 is the end of the day. */
function hourOfHalf(half: string, hour: number): Pick<TimeText, 'hour' | 'meridiem'> {
  const written = { hour: String(hour) };
  if (hour === 0 || hour > 12) return written;
  if (half === '中午') return { ...written, meridiem: hour === 11 || hour === 10 ? 'a' : 'p' };
  if (/^(?:晚上|夜里)$/.test(half) && hour === 12) return { hour: '24' };
  return { ...written, meridiem: /^(?:下午|傍晚|晚上|夜里)$/.test(half) ? 'p' : 'a' };
}

/** From 1, Monday; the last two both are Sunday. */
const CHINESE_WEEKDAYS = '一二三四五六日天';

function chineseWeekday(name: string | undefined): number | undefined {
  return name === undefined ? undefined : Math.min(7, CHINESE_WEEKDAYS.indexOf(name) + 1);
}

/** In Chinese text CST is China's time. */
const CHINESE_NAMES = { CST: '+08' };

function momentFrom(
  groups: Groups,
  month: string,
  day: string,
  context: Context,
  preferred: Readonly<Record<string, string>> = {},
): Result<Moment, DateFault> {
  const { year, notices } = mailYear(groups['year'] ?? '', context);
  const weekday = chineseWeekday(groups['weekday']);
  const date = dateOnWeekday(context.T, { year, month: Number(month), day: Number(day) }, weekday);
  if (!date.ok) return date;
  const wall = { date: date.value, time: timeTextOf(groups) };
  const moment = momentAt(wall, groups['zoneBefore'] ?? groups['zoneText'], context, { preferred });
  if (!moment.ok) return moment;
  return { ok: true, value: { ns: moment.value.ns, notices: [...notices, ...moment.value.notices] } };
}

/** `12/04/2023` as 12 April, with or without a time of 12 or 24 hours. */
export function readDayFirst(text: string, context: Context): Result<Moment, DateFault> | undefined {
  const groups = YEAR_LAST.exec(text)?.groups;
  return groups && momentFrom(groups, groups['second_'] ?? '', groups['first'] ?? '', context);
}

/** `04/12/2023` as 12 April. */
export function readMonthDay(text: string, context: Context): Result<Moment, DateFault> | undefined {
  const groups = YEAR_LAST.exec(text)?.groups;
  return groups && momentFrom(groups, groups['first'] ?? '', groups['second_'] ?? '', context);
}

/** `2023/4/12`, `2023年4月12日` and `23/04/12`. */
export function readYearFirst(text: string, context: Context): Result<Moment, DateFault> | undefined {
  const chinese = CHINESE.exec(text)?.groups;
  if (chinese) return momentFrom(chinese, chinese['month'] ?? '', chinese['day'] ?? '', context, CHINESE_NAMES);
  const groups = YEAR_FIRST.exec(text)?.groups ?? SHORT_YEAR_FIRST.exec(text)?.groups;
  return groups && momentFrom(groups, groups['month'] ?? '', groups['day'] ?? '', context);
}

/** `2023:05:01 12:00:00`. */
export function readExif(text: string, context: Context): Result<Moment, DateFault> | undefined {
  const groups = EXIF.exec(text)?.groups;
  return groups && momentFrom(groups, groups['month'] ?? '', groups['day'] ?? '', context);
}

export const ORDERS = ['day-first', 'month-first', 'year-first'] as const;
export type Order = (typeof ORDERS)[number];

/** How a date of three short numbers, or with the year last, is read: in one order, in two, or (dots) the day first by custom. */
export function ordersOf(text: string): readonly Order[] {
  const groups = YEAR_LAST.exec(text)?.groups;
  if (!groups) return [];
  const [first, second] = [Number(groups['first']), Number(groups['second_'])];
  // What is no day of any month can only be a year.
  if ((first === 0 || first > 31) && SHORT_YEAR_FIRST.test(text)) return ['year-first'];
  if (second > 12 && first <= 12) return ['month-first'];
  if (groups['mark'] === '.' || first > 12 || first === second) return ['day-first'];
  return ['day-first', 'month-first'];
}
