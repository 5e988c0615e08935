import type { Result } from '../../lib/result';
import { calendarDate, momentOn, type TimeText } from './calendar';
import { mailYear } from './english';
import type { Context, DateFault, Moment } from './moment';

const TIME = String.raw`(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?(?: ?(?<meridiem>[AaPp])\.?[Mm]\.?)?`;
const OFFSET = String.raw`(?: ?(?<offset>[Zz]|UTC|GMT|[+-]\d\d:?\d\d))?`;
const REST = `(?:,? +${TIME}${OFFSET})?`;

const YEAR_LAST = new RegExp(
  String.raw`^(?<first>\d{1,2})(?<mark>[/.-])(?<second_>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})` + `${REST}$`,
);
const YEAR_FIRST = new RegExp(
  String.raw`^(?<year>\d{4})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})` +
    `${REST.replace(',? +', '(?:,? +|T)')}$`,
);
const CHINESE_TIME = String.raw`(?<hour>\d{1,2})[时:](?<minute>\d{1,2})(?:[分:]?(?:(?<second>\d{1,2})秒?)?)?`;
const CHINESE = new RegExp(
  String.raw`^(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日(?: *(?:星期|周)?[一二三四五六日天]?)(?: *${CHINESE_TIME})?$`,
);

type Groups = Readonly<Record<string, string | undefined>>;

function timeTextOf({ hour, minute, second, fraction, meridiem }: Groups): TimeText | undefined {
  return hour === undefined ? undefined : { hour, minute, second, fraction, meridiem };
}

function offsetOf(offset: string | undefined): string | undefined {
  return offset === undefined || /^[+-]/.test(offset) ? offset : '+00';
}

function momentFrom(groups: Groups, month: string, day: string, context: Context): Result<Moment, DateFault> {
  const { year, notices } = mailYear(groups['year'] ?? '', context);
  const date = calendarDate(context.T, year, Number(month), Number(day));
  if (!date.ok) return date;
  const moment = momentOn(context, date.value, timeTextOf(groups), offsetOf(groups['offset']));
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

/** `2023/4/12` and `2023年4月12日`. */
export function readYearFirst(text: string, context: Context): Result<Moment, DateFault> | undefined {
  const groups = YEAR_FIRST.exec(text)?.groups ?? CHINESE.exec(text)?.groups;
  return groups && momentFrom(groups, groups['month'] ?? '', groups['day'] ?? '', context);
}

/** Which orders a date with the year last allows: one of them, both, or (dots) the day first by custom. */
export function ordersOf(text: string): readonly ('day-first' | 'month-first')[] {
  const groups = YEAR_LAST.exec(text)?.groups;
  if (!groups) return [];
  const [first, second] = [Number(groups['first']), Number(groups['second_'])];
  if (second > 12 && first <= 12) return ['month-first'];
  if (groups['mark'] === '.' || first > 12 || first === second) return ['day-first'];
  return ['day-first', 'month-first'];
}
