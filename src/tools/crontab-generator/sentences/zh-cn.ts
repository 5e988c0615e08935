import type { Item } from '../field';
import type { Clock, Dates, DayPart, Listing, Meaning, Pace, PaceUnit, Times, Window } from '../meaning';
import { afterHour, hourOf12, listText, onlyValue } from './parts';
import type { SentenceStyle } from './style';

const join = (parts: readonly string[]) => parts.join('、');
const list = (listing: Listing, name: (value: number) => string = String) =>
  listText(listing, { name, range: ({ from, to }) => `${name(from)}–${name(to)}`, join }, '、');
const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
const weekday = (value: number) => WEEKDAYS[value] ?? '';

/** A schedule in a Chinese sentence. A time of day stands after its date, a pace before it. */
export function chineseSentence({ times, dates }: Meaning, style: SentenceStyle): string {
  if (times.kind === 'startup') return '系统启动时运行一次';
  if (times.kind === 'clocks') {
    const clocks = times.clocks.map((clock) => clockText(clock, style.hour24));
    return spaced(`${dateText(dates) ?? ''}${isDaily(dates) ? '每天' : ''}${join(clocks)}`);
  }
  const date = dateText(dates) ?? (style.verbose ? '每天' : undefined);
  return spaced([...paceParts(times, style), ...(date === undefined ? [] : [date])].join('，'));
}

/** A space between Chinese and figures or Latin letters; dates and times stand apart as well. */
function spaced(text: string): string {
  return text
    .replaceAll(/(?<=\p{Script=Han})(?=[0-9A-Za-z])/gu, ' ')
    .replaceAll(/(?<=[0-9A-Za-z])(?=\p{Script=Han})/gu, ' ');
}

/** Whether the days are left open: a time of day then is that of every day. */
function isDaily({ days, weekdays }: Dates): boolean {
  return !days && !weekdays;
}

function clockText(clock: Clock, hour24: boolean): string {
  if (hour24) return `${clock.hour}:${afterHour(clock)}`;
  return `${halfOf(clock.hour)}${hourOf12(clock.hour)}:${afterHour(clock)}`;
}

function halfOf(hour: number): string {
  return hour < 12 ? '上午' : '下午';
}

function paceParts(times: Extract<Times, { kind: 'pace' }>, { hour24, verbose }: SentenceStyle): string[] {
  const { unit, pace, second, minutes, windows, hours } = times;
  const parts = [paceText(pace, unit, second)];
  if (minutes) parts.push(`每小时第${list(minutes)}分`);
  if (windows) parts.push(join(windows.map((window) => windowText(window, hour24))));
  if (hours) parts.push(hourList(hours, hour24));
  if (verbose && unit !== 'hour' && !windows && !hours && (unit !== 'minute' || pace.kind !== 'at'))
    parts.push('每小时');
  return parts;
}

const UNITS: Record<PaceUnit, string> = { second: '秒', minute: '分钟', hour: '小时' };
/** What one of them within what holds it is called. */
const PLACES: Record<PaceUnit, string> = { second: '秒', minute: '分', hour: '点' };
const HOLDERS: Record<PaceUnit, string> = { second: '每分钟', minute: '每小时', hour: '每天' };

function paceText(pace: Pace, unit: PaceUnit, second: number | undefined): string {
  const behind = second === undefined ? '' : `第${second}秒`;
  if (pace.kind === 'at') return `${HOLDERS[unit]}第${list(pace.values)}${PLACES[unit]}${behind}`;
  const every = pace.step === 1 ? `每${UNITS[unit]}` : `每${pace.step}${UNITS[unit]}`;
  if (pace.kind === 'every') return behind === '' ? every : `${every}（${behind}）`;
  const place = `${HOLDERS[unit]}第${pace.from}–${pace.to}${PLACES[unit]}`;
  return `${every}（${[place, behind].filter((part) => part !== '').join('，')}）`;
}

function windowText({ from, to }: Window, hour24: boolean): string {
  const [begin, end] = [clockText(from, hour24), clockText(to, hour24)];
  if (begin === end) return begin;
  return `${begin}–${to.hour < from.hour ? '次日' : ''}${end}`;
}

function hourList(hours: Listing, hour24: boolean): string {
  return hour24 ? `${list(hours)}点` : list(hours, (hour) => `${halfOf(hour)}${hourOf12(hour)}点`);
}

/** The dates that are left, with the larger before the smaller; undefined where none is left out. */
function dateText({ days, weekdays, rule, months, years }: Dates): string | undefined {
  const year = years ? `${list(years)}年` : undefined;
  const ofMonth = months ? `${year ?? '每年'}${monthList(months)}` : year;
  if (!days && !weekdays) return ofMonth;
  // Days of a month, or weekdays of a month that is named, belong to it: 每年 3 月的周一.
  const isDate = months && onlyValue(months) !== undefined && days?.listing !== undefined;
  const before = months
    ? `${ofMonth}${isDate ? '' : '的'}`
    : `${year ?? ''}每${days || !weekdays?.listing ? '月' : ''}`;
  if (!days) return weekdays && `${before}${dayPartText(weekdays, weekdayList)}`;
  const day = dayPartText(days, dayList);
  if (!weekdays) return `${before}${day}`;
  return rule === 'both'
    ? `${before}${day}且为${weekdays.listing ? '' : '当月'}${dayPartText(weekdays, weekdayList)}`
    : `${before}${day}或${dayPartText(weekdays, weekdayList)}`;
}

function monthList(months: Listing): string {
  const parts = months.spans.map(({ from, to }) => {
    if (from === to) return String(from);
    return to < from ? `${from}月至次年${to}` : `${from}–${to}`;
  });
  return `${join(parts)}月`;
}

function dayPartText({ listing, specials }: DayPart, listed: (listing: Listing) => string): string {
  return [...(listing ? [listed(listing)] : []), ...specials.map(specialText)].join('、');
}

function dayList(listing: Listing): string {
  return `${list(listing)}日`;
}

function weekdayList(listing: Listing): string {
  return listText(listing, { name: weekday, range: ({ from, to }) => `${weekday(from)}至${weekday(to)}`, join });
}

function specialText(item: Item): string {
  switch (item.kind) {
    case 'last': {
      if (item.before === 0) return item.nearest ? '最后一个工作日' : '最后一天';
      const day = `倒数第${item.before + 1}天`;
      return item.nearest ? `离${day}最近的工作日` : day;
    }
    case 'nearest':
      return `离${item.day}日最近的工作日`;
    case 'nth':
      return `第${item.nth}个${weekday(item.weekday)}`;
    case 'last-weekday':
      return `最后一个${weekday(item.weekday)}`;
    default:
      // The others have values, which are said as a list.
      return '';
  }
}
