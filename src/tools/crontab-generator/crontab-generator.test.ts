import { Cron } from 'croner';
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill/implementation';
import { describe, expect, it } from 'vitest';
import { ok } from '../../lib/result';
import { job } from '../../operations/testing';
import { choiceOfKind, rowsOf, textOf, withField } from './builder';
import { isCrontab, readLines } from './crontab';
import { describe as describeSchedule } from './describe';
import { type Dialect, FIELDS } from './dialects';
import { type CronFault, parseExpression, type Schedule } from './expression';
import { words as en } from './locales/en';
import { words as fr } from './locales/fr';
import { words as zhCn } from './locales/zh-cn';
import { listOf } from './names';
import { type Explanation, explain, nextRuns, readCrontab } from './operations';
import { EXAMPLES, MACRO_PRESETS, PRESETS } from './presets';
import { findRuns } from './runs';

const FROM = '2026-01-15T10:20:30Z';
type Asked = Dialect | 'auto';

function schedule(text: string, asked: Asked = 'auto'): Schedule {
  const read = parseExpression(text, asked);
  if (!read.ok) throw new Error(`${text}: ${read.fault.code}`);
  return read.value;
}

interface Given {
  asked?: Asked;
  zone?: string;
  from?: string;
  count?: number;
}

function runsOf(text: string, { asked = 'auto', zone = 'UTC', from = FROM, count = 3 }: Given = {}) {
  const read = schedule(text, asked);
  return findRuns({
    T: Temporal,
    Cron,
    schedule: read,
    zone: read.zone ?? zone,
    from: Temporal.Instant.from(from).epochMilliseconds,
    count,
  });
}

const isos = (...given: Parameters<typeof runsOf>) => runsOf(...given).runs.map(({ iso }) => iso);

function faultOf(text: string, asked: Asked = 'auto'): CronFault {
  const read = parseExpression(text, asked);
  if (read.ok) throw new Error(`${text} is valid`);
  return read.fault;
}

const describeIn = (language: 'en' | 'fr' | 'zh-cn', text: string, asked: Asked = 'auto') =>
  describeSchedule(schedule(text, asked), { language, hour24: true, verbose: false });

describe('the next runs', () => {
  it.each<[string, string[], Given?]>([
    ['0 9 * * 1-5', ['2026-01-16T09:00:00Z', '2026-01-19T09:00:00Z', '2026-01-20T09:00:00Z']],
    ['0 0 13 * 5', ['2026-01-16T00:00:00Z', '2026-01-23T00:00:00Z', '2026-01-30T00:00:00Z']],
    ['0 0 */2 * 1', ['2026-01-19T00:00:00Z', '2026-02-09T00:00:00Z', '2026-02-23T00:00:00Z']],
    ['@daily', ['2026-01-16T00:00:00Z', '2026-01-17T00:00:00Z', '2026-01-18T00:00:00Z']],
    ['0 0 29 2 *', ['2028-02-29T00:00:00Z', '2032-02-29T00:00:00Z', '2036-02-29T00:00:00Z']],
    ['30 2 * * *', ['2026-03-29T03:00:00+02:00'], { zone: 'Europe/Paris', from: '2026-03-28T12:00Z', count: 1 }],
    [
      '30 2 * * *',
      ['2026-10-25T02:30:00+02:00', '2026-10-26T02:30:00+01:00'],
      { zone: 'Europe/Paris', from: '2026-10-24T12:00Z', count: 2 },
    ],
    ['30 8 * * 1-5', ['2026-01-16T08:30:00+08:00'], { zone: 'Asia/Shanghai', count: 1 }],
    ['0 12 ? * MON-FRI *', ['2026-01-15T12:00:00Z', '2026-01-16T12:00:00Z', '2026-01-19T12:00:00Z']],
    ['0 0 L * *', ['2026-01-31T00:00:00Z', '2026-02-28T00:00:00Z'], { count: 2 }],
    ['0 0 * * 1#2', ['2026-02-09T00:00:00Z'], { count: 1 }],
    ['0 0 15W * *', ['2026-02-16T00:00:00Z'], { count: 1 }],
    // Weekdays only, and never the weekend after them.
    [
      '30 15 * * 1-5',
      ['2026-01-16T15:30:00Z', '2026-01-19T15:30:00Z', '2026-01-20T15:30:00Z'],
      { from: '2026-01-15T15:30:00Z' },
    ],
    ['@yearly', ['2027-01-01T00:00:00Z'], { count: 1 }],
    ['@annually', ['2027-01-01T00:00:00Z'], { count: 1 }],
    ['@monthly', ['2026-02-01T00:00:00Z'], { count: 1 }],
    ['@weekly', ['2026-01-18T00:00:00Z'], { count: 1 }],
    ['@midnight', ['2026-01-16T00:00:00Z'], { count: 1 }],
    ['@hourly', ['2026-01-15T11:00:00Z'], { count: 1 }],
    ['0 0 * * 7', ['2026-01-18T00:00:00Z'], { count: 1 }],
    ['0 0 * * SUN', ['2026-01-18T00:00:00Z'], { count: 1 }],
    ['0 0 * * 5-7', ['2026-01-16T00:00:00Z', '2026-01-17T00:00:00Z', '2026-01-18T00:00:00Z']],
    ['0 0 1 jan,JUL *', ['2026-07-01T00:00:00Z', '2027-01-01T00:00:00Z'], { count: 2 }],
    ['5/15 * * * *', ['2026-01-15T10:35:00Z', '2026-01-15T10:50:00Z', '2026-01-15T11:05:00Z']],
    ['*/90 * * * *', ['2026-01-15T11:00:00Z', '2026-01-15T12:00:00Z'], { count: 2 }],
    ['0 0 1W * *', ['2026-02-02T00:00:00Z'], { count: 1 }],
    ['0 0 LW * *', ['2026-01-30T00:00:00Z', '2026-02-27T00:00:00Z'], { count: 2 }],
    ['0 0 * * 5L', ['2026-01-30T00:00:00Z'], { count: 1 }],
    ['*/20 * * * * *', ['2026-01-15T10:20:40Z', '2026-01-15T10:21:00Z'], { count: 2 }],
    // Quartz: 1 is Sunday, 6 is Friday; ranges go over the end.
    ['0 15 10 ? * 6L', ['2026-01-30T10:15:00Z'], { asked: 'quartz', count: 1 }],
    ['0 15 10 ? * 6#3', ['2026-01-16T10:15:00Z'], { asked: 'quartz', count: 1 }],
    ['0 0 0 ? * 1', ['2026-01-18T00:00:00Z'], { asked: 'quartz', count: 1 }],
    ['0 0 0 ? * L', ['2026-01-17T00:00:00Z'], { asked: 'quartz', count: 1 }],
    ['0 0 22-2/2 * * ?', ['2026-01-15T22:00:00Z', '2026-01-16T00:00:00Z', '2026-01-16T02:00:00Z'], { asked: 'quartz' }],
    [
      '0 0 0 ? * FRI-MON',
      ['2026-01-16T00:00:00Z', '2026-01-17T00:00:00Z', '2026-01-18T00:00:00Z'],
      { asked: 'quartz' },
    ],
    [
      '0 0 0 ? NOV-FEB 2',
      ['2026-01-19T00:00:00Z', '2026-01-26T00:00:00Z', '2026-02-02T00:00:00Z'],
      { asked: 'quartz' },
    ],
    ['0 15 10 L-3 * ?', ['2026-01-28T10:15:00Z', '2026-02-25T10:15:00Z', '2026-03-28T10:15:00Z'], { asked: 'quartz' }],
    ['0 0 0 L-1 2 ? 2027-2028', ['2027-02-27T00:00:00Z', '2028-02-28T00:00:00Z'], { count: 2 }],
    ['0 0 0 L-3W 3 ?', ['2026-03-27T00:00:00Z'], { asked: 'quartz', count: 1 }],
    ['0 0 12 1/10 * ?', ['2026-01-21T12:00:00Z', '2026-01-31T12:00:00Z'], { asked: 'quartz', count: 2 }],
    ['0 0 0 1 1 ? 2028', ['2028-01-01T00:00:00Z'], { count: 1 }],
    ['cron(0 8 1 * ? *)', ['2026-02-01T08:00:00Z'], { count: 1 }],
    ['cron(0 9 ? * 2#1 *)', ['2026-02-02T09:00:00Z'], { count: 1 }],
    ['0/15 8-17 ? * MON-FRI 2026', ['2026-01-15T10:30:00Z', '2026-01-15T10:45:00Z'], { count: 2 }],
    ['CRON_TZ=Asia/Tokyo 30 4 * * *', ['2026-01-16T04:30:00+09:00'], { count: 1 }],
  ])('%s', (text, wanted, given = {}) => {
    expect(isos(text, given).slice(0, wanted.length)).toEqual(wanted);
  });

  it.each<[string, string, Asked?]>([
    ['0 0 31 2 *', 'never'],
    ['0 0 30 2 *', 'never'],
    ['0 0 31 4,6,9,11 *', 'never'],
    ['0 0 0 29 2 ? 2027', 'never'],
    ['0 0 12 * * ? 2020', 'past'],
    ['0 0 12 1 1 ? 2090', 'horizon'],
    ['@reboot', 'startup'],
    ['0 9 * * 1-5', 'count'],
    ['0 0 0 1 1 ? 2028', 'over'],
  ])('%s ends with %s', (text, end) => expect(runsOf(text).end).toBe(end));

  it('stops 50 years ahead', () => {
    const { runs, end, until } = runsOf('0 0 29 2 *', { count: 50 });
    expect([runs.length, runs.at(-1)?.iso, end, until]).toEqual([12, '2072-02-29T00:00:00Z', 'horizon', 2076]);
  });
});

describe('a change of the clocks', () => {
  it('marks a run whose time is skipped', () =>
    expect(
      runsOf('30 2 * * *', { zone: 'Europe/Paris', from: '2026-03-28T12:00Z' }).runs.map(({ mark }) => mark),
    ).toEqual([{ code: 'moved', wanted: ['02:30'] }, undefined, undefined]));
  it('leaves alone a run whose own time comes right after the gap', () =>
    expect(runsOf('0 2,3 * * *', { zone: 'Europe/Paris', from: '2026-03-28T12:00Z' }).runs[0]).not.toHaveProperty(
      'mark',
    ));
  it('marks a run whose time comes twice', () =>
    expect(runsOf('30 2 * * *', { zone: 'Europe/Paris', from: '2026-10-24T12:00Z' }).runs[0]?.mark).toEqual({
      code: 'once',
    }));
  it('runs a star at both of two equal times', () =>
    expect(
      runsOf('*/30 2 * * *', { zone: 'Europe/Paris', from: '2026-10-24T12:00Z', count: 4 }).runs.map(
        ({ iso, mark }) => [iso, mark?.code],
      ),
    ).toEqual([
      ['2026-10-25T02:00:00+02:00', 'first-of-two'],
      ['2026-10-25T02:30:00+02:00', 'first-of-two'],
      ['2026-10-25T02:00:00+01:00', 'second-of-two'],
      ['2026-10-25T02:30:00+01:00', 'second-of-two'],
    ]));
  it('names the times of a star that no clock shows', () =>
    expect(runsOf('*/30 2 * * *', { zone: 'Europe/Paris', from: '2026-03-28T12:00Z' }).skipped).toEqual([
      { date: '2026-03-29', times: ['02:00', '02:30'] },
    ]));
});

// What Vixie cron does (cron(8)), said again without the library: go through the minutes of the zone one by one.
interface Clock {
  readonly ms: number;
  readonly minute: number;
  readonly hour: number;
  readonly day: number;
  readonly month: number;
  readonly weekday: number;
  /** Minutes by which the clocks have just been put forward. */
  readonly gap: number;
  /** The same date and time has been there before. */
  readonly isAgain: boolean;
}

function clocksOf(zone: string, from: string, days: number): readonly Clock[] {
  const begin = Temporal.Instant.from(from).epochMilliseconds;
  const seen = new Set<string>();
  const clocks: Clock[] = [];
  let former: { ms: number; wall: number } | undefined;
  for (let index = 0; index <= days * 1440; index += 1) {
    const ms = begin + index * 60_000;
    const zoned = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
    const { minute, hour, day, month, dayOfWeek, offsetNanoseconds } = zoned;
    const wall = ms + offsetNanoseconds / 1e6;
    const name = zoned.toPlainDateTime().toString();
    const gap = former ? (wall - former.wall) / 60_000 - 1 : 0;
    clocks.push({
      ms,
      minute,
      hour,
      day,
      month,
      weekday: dayOfWeek % 7,
      gap: Math.max(0, gap),
      isAgain: seen.has(name),
    });
    seen.add(name);
    former = { ms, wall };
  }
  return clocks;
}

interface Plain {
  readonly text: string;
  readonly minutes: (value: number) => boolean;
  readonly hours: (value: number) => boolean;
  readonly days: (value: number) => boolean;
  readonly months: (value: number) => boolean;
  readonly weekdays: (value: number) => boolean;
  readonly isWild: boolean;
  readonly areDaysAnd: boolean;
}

function bruteForce(plain: Plain, clocks: readonly Clock[]): number[] {
  const isDay = ({ day, month, weekday }: Pick<Clock, 'day' | 'month' | 'weekday'>) =>
    plain.months(month) &&
    (plain.areDaysAnd ? plain.days(day) && plain.weekdays(weekday) : plain.days(day) || plain.weekdays(weekday));
  return clocks.slice(1).flatMap((clock) => {
    const isTime = plain.minutes(clock.minute) && plain.hours(clock.hour);
    if (isTime && isDay(clock) && (plain.isWild || !clock.isAgain)) return [clock.ms];
    if (plain.isWild || clock.gap === 0) return [];
    // A fixed time in the gap runs once, right after it. No zone here skips midnight.
    const now = clock.hour * 60 + clock.minute;
    const skipped = Array.from({ length: clock.gap }, (_, index) => now - clock.gap + index);
    const isMissed = skipped.some((at) => plain.minutes(at % 60) && plain.hours(Math.floor(at / 60)));
    return isMissed && isDay(clock) ? [clock.ms] : [];
  });
}

/** A random field with what it means, made side by side so that neither is read from the other. */
function field(min: number, max: number, starWeight: number) {
  const value = fc.integer({ min, max });
  const range = fc.tuple(value, value, fc.integer({ min: 1, max: 9 })).map(([one, other, step]) => {
    const [from, to] = one < other ? [one, other] : [other, one];
    const text = step === 1 ? `${from}-${to}` : `${from}-${to}/${step}`;
    return { text, has: (n: number) => n >= from && n <= to && (n - from) % step === 0 };
  });
  const single = value.map((at) => ({ text: String(at), has: (n: number) => n === at }));
  const list = fc.array(fc.oneof(single, range), { minLength: 1, maxLength: 3 }).map((parts) => ({
    text: parts.map(({ text }) => text).join(','),
    has: (n: number) => parts.some((part) => part.has(n)),
    isStar: false,
  }));
  const star = fc.constant({ text: '*', has: () => true, isStar: true });
  const steps = fc.integer({ min: 2, max: 20 }).map((step) => ({
    text: `*/${step}`,
    has: (n: number) => (n - min) % step === 0,
    isStar: true,
  }));
  return fc.oneof(
    { weight: 3, arbitrary: list },
    { weight: starWeight, arbitrary: star },
    { weight: 1, arbitrary: steps },
  );
}

const unix = fc
  .tuple(field(0, 59, 1), field(0, 23, 3), field(1, 31, 5), field(1, 12, 8), field(0, 6, 5))
  .map(([minute, hour, day, month, weekday]): Plain => ({
    text: [minute, hour, day, month, weekday].map(({ text }) => text).join(' '),
    minutes: minute.has,
    hours: hour.has,
    days: day.has,
    months: month.has,
    weekdays: weekday.has,
    isWild: minute.isStar || hour.isStar,
    areDaysAnd: day.isStar || weekday.isStar,
  }));

describe('the runs are those of a check minute by minute', () => {
  it.each([
    ['UTC', '2026-02-26T00:00Z', 4],
    ['Europe/Paris', '2026-03-28T00:00Z', 3],
    ['Europe/Paris', '2026-10-24T00:00Z', 3],
    ['America/New_York', '2026-03-07T12:00Z', 3],
    ['America/New_York', '2026-10-31T12:00Z', 3],
    ['Australia/Lord_Howe', '2026-10-03T00:00Z', 3],
    ['Australia/Lord_Howe', '2026-04-04T00:00Z', 3],
  ])('%s from %s', (zone, from, days) => {
    const clocks = clocksOf(zone, from, days);
    const last = clocks.at(-1)?.ms ?? 0;
    fc.assert(
      fc.property(unix, (plain) => {
        const wanted = bruteForce(plain, clocks);
        const found = runsOf(plain.text, {
          asked: 'unix',
          zone,
          from,
          count: Math.max(1, Math.min(wanted.length, 40)),
        });
        const within = found.runs.map(({ ms }) => ms).filter((ms) => ms <= last);
        expect([plain.text, within]).toEqual([plain.text, wanted.slice(0, 40)]);
      }),
      { numRuns: 25 },
    );
  });
});

describe('faults name the field', () => {
  it.each<[string, string, Asked?]>([
    ['60 * * * *', 'Minute: 60 is outside 0–59.'],
    ['* 24 * * *', 'Hour: 24 is outside 0–23.'],
    ['* * 0 * *', 'Day: 0 is outside 1–31.'],
    ['* * * 13 *', 'Month: 13 is outside 1–12.'],
    ['* * * * 8', 'Weekday: 8 is outside 0–7.'],
    ['5-1 * * * *', 'Minute: range 5-1 runs backwards.'],
    ['* 5-1 * * *', 'Hour: range 5-1 runs backwards.'],
    ['* * * * FRI-SUN', 'Weekday: range FRI-SUN runs backwards.'],
    ['* /10 * * *', 'Hour: /10 needs */10.'],
    ['* * * *', '4 fields found; a Unix expression has 5.'],
    ['*/10 * * *', '4 fields found; a Unix expression has 5.'],
    ['*', '1 field found; a Unix expression has 5.'],
    ['* * * * * * * *', '8 fields found; a Unix expression has 5.'],
    ['0 0 12 * * ?', '6 fields found; a Unix expression has 5.', 'unix'],
    ['0 0 1 1 *', '5 fields found; an expression with seconds has 6.', 'seconds'],
    ['0 0 1 1 *', '5 fields found; a Quartz expression has 6 or 7.', 'quartz'],
    ['cron(0 12 * * ?)', '5 fields found; an AWS expression has 6.'],
    ['cron(0 12 * * ? *', 'The parenthesis of cron( is not closed.'],
    ['rate(5 minutes)', 'rate(…) is not a cron expression; use cron(…).'],
    ['@every 5m', '@every is a Go extension, not crontab.'],
    ['@often', 'There is no macro @often.'],
    ['@daily', '@daily is for crontabs: a Quartz expression has no macros.', 'quartz'],
    ['*/0 * * * *', 'Minute: the step of */0 is 0; it must be at least 1.'],
    ['1,,2 * * * *', 'Minute: a value is missing beside a comma.'],
    ['1.5 * * * *', 'Minute: 1.5 cannot be read.'],
    ['1-2-3 * * * *', 'Minute: 1-2-3 cannot be read.'],
    ['-5 * * * *', 'Minute: -5 cannot be read.'],
    ['*/2/3 * * * *', 'Minute: */2/3 cannot be read.'],
    ['* * * * MONDAY', 'Weekday: MONDAY cannot be read.'],
    ['* JAN * * *', 'Hour: JAN cannot be read.'],
    ['* * ? * *', 'Day: a Unix expression has no ? here.'],
    ['L * * * *', 'Minute: a Unix expression has no L here.'],
    ['* * 1#2 * *', 'Day: a Unix expression has no # here.'],
    ['* * * * 5W', 'Weekday: a Unix expression has no W here.'],
    ['* * * * 1#6', 'Weekday: after # comes a number from 1 to 5, not 6.'],
    ['* * 32W * *', 'Day: 32 is outside 1–31.'],
    ['* * L-31 * *', 'Day: L- goes back 30 days at most.'],
    ['0 0 0 ? * 0', 'Weekday: 0 is outside 1–7.', 'quartz'],
    ['0 0 ? * 8 *', 'Weekday: 8 is outside 1–7.'],
    ['0 0 0 1 1 ? 1969', 'Year: 1969 is outside 1970–2099.'],
    ['0 0 1 1 ? 2200', 'Year: 2200 is outside 1970–2199.'],
    ['0 0 0 1,L * ?', 'Day: a value with L must stand alone, not in a list.', 'quartz'],
    ['0 0 ? * 3#1,6#3 *', 'Weekday: a value with # must stand alone, not in a list.'],
    ['0 0 12 * * MON 2027', 'Quartz wants ? in exactly one of day and weekday.'],
    ['cron(0 12 * * MON *)', 'AWS wants ? in exactly one of day and weekday.'],
    ['0 0 ? * ? *', 'Day and weekday cannot both be ?; write * in one of them.'],
    ['foo * * * *', 'Minute: foo cannot be read.'],
  ])('%s', (text, message, asked = 'auto') => {
    const fault = faultOf(text, asked);
    expect(en.fault(fault)).toBe(message);
    expect([zhCn, fr].map((words) => words.fault(fault)).every((words) => words.length > 5)).toBe(true);
  });

  it.each([
    ['0 9 * * 1,2,9', 12],
    ['CRON_TZ=UTC 0 25 * * *', 14],
    ['cron(0 25 * * ? *)', 7],
    ['  ＊ 99 * * *', 4],
  ])('%s at %i', (text, at) => expect(faultOf(text)).toMatchObject({ at }));

  it.each<[string, string, number, Asked?]>([
    ['0 9 * * 1 - 5', '1-5', 8],
    ['0 9 * * 1 – 5', '1-5', 8],
    ['0 9 * * 1 - 5 /bin/x 1 - 2', '1-5', 8],
    ['0 9 * * 1- 5', '1-5', 8],
    ['0 9 * * 1 -5', '1-5', 8],
    ['0 9 * * MON - FRI', 'MON-FRI', 8],
    ['0 9 * * mon , wed', 'mon,wed', 8],
    ['0 9 * * 1 , 3', '1,3', 8],
    ['0 9 * * 1, 3', '1,3', 8],
    ['0 9 * * 1 ,3', '1,3', 8],
    ['0 9 * * 1，　3', '1,3', 8],
    ['0 9 * * 1, 3, 5', '1,3,5', 8],
    ['*/ 5 * * * *', '*/5', 0],
    ['* / 5 * * * *', '*/5', 0],
    ['0 9 1 - 5 * *', '1-5', 4],
    ['0 9 1 - 5 * * /bin/x', '1-5', 4],
    ['0 8-18/ 2 * * *', '8-18/2', 2],
    ['CRON_TZ=UTC 0 9 * * 1 - 5', '1-5', 20],
    ['0 0 9 ? * 2 - 6', '2-6', 10, 'quartz'],
    ['cron(0 9 ? * MON - FRI *)', 'MON-FRI', 13],
  ])('asks whether %s means %s', (text, meant, at, asked = 'auto') => {
    const fault = faultOf(text, asked);
    expect(fault).toEqual({ code: 'blank-in-field', at, text: meant });
    expect([en, zhCn, fr].every((words) => words.fault(fault).includes(meant))).toBe(true);
  });
  it.each(['0 9 * * 1 - x', '0 9 * * * expr 5 - 3', '0 9 * * 1 /bin/x - 5', '0 9 * * * -', '* * * * * /usr/bin/x'])(
    'leaves the command of %s alone',
    (text) => expect(parseExpression(text, 'auto').ok).toBe(true),
  );

  it('finds nothing in nothing', () => expect(faultOf('  ').code).toBe('empty'));
  it('knows the zones of the engine only', async () => {
    expect(await explain.run({ text: 'TZ=Mars/Base 0 0 * * *' }, options, job())).toMatchObject({
      fault: { code: 'unknown-zone', zone: 'Mars/Base', at: 3 },
    });
  });

  const texts = fc.string({ unit: fc.constantFrom(...'0123456789*/,-?LW# @\tJANMONcr()='), maxLength: 24 });
  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom<Asked>('auto', 'unix', 'seconds', 'quartz', 'aws'), (text, asked) => {
        const read = parseExpression(text, asked);
        const use = () => [read.ok && runsOf(text, { asked, count: 1 }), rowsOf(text, asked)];
        expect(use).not.toThrow();
      }),
      { numRuns: 400 },
    );
  });
});

const options = { dialect: 'auto', zone: 'UTC', language: 'en', hour24: true, verbose: false } as const;

describe('the words', () => {
  it.each([
    ['en', 'At 09:00, Monday through Friday'],
    ['fr', 'À 09:00, de lundi à vendredi'],
    ['zh-cn', '每周一至周五 9:00'],
  ] as const)('in %s', async (language, words) => expect(await describeIn(language, '0 9 * * 1-5')).toBe(words));
  it.each<[string, string, Asked?]>([
    ['@daily', 'At 00:00'],
    ['@reboot', 'Run once, at startup'],
    ['0 0 13 * 5', 'At 00:00, on day 13 of the month or on Friday'],
    ['0 0 */2 * 1', 'At 00:00, on days 1, 3, 5, …, 31 of the month, and only on Monday'],
    ['0 12 ? * MON-FRI *', 'At 12:00, Monday through Friday'],
    ['0 12 ? * 2-6 *', 'At 12:00, Monday through Friday'],
    ['0 15 10 ? * 6L', 'At 10:15, on the last Friday of the month', 'quartz'],
    ['0 0 * * 0,7', 'At 00:00, only on Sunday'],
    ['*/90 * * * *', 'Every hour'],
    ['0 15 10 L-3W * ?', 'At 10:15, on the weekday nearest to 3 days before the last day of the month', 'quartz'],
  ])('of %s', async (text, words, asked = 'auto') => expect(await describeIn('en', text, asked)).toBe(words));
  it('say which day rule holds', () => {
    expect(schedule('0 0 13 * 5').dayRule).toBe('either');
    expect(schedule('0 0 */2 * 1').dayRule).toBe('both');
    expect(schedule('0 0 1 * */2').dayRule).toBe('both');
    expect(schedule('0 0 13 * *').dayRule).toBeUndefined();
    expect(schedule('0 0 */1 * 1').dayRule).toBeUndefined();
  });
  it.each([
    ['5/15 * * * *', 'Minute: 5/15 works as 5-59/15, but is not accepted by every cron.'],
    ['0 0 L * *', 'Day: L is an extension that is not accepted by every cron.'],
    ['*/90 * * * *', 'Minute: the step of */90 is larger than the field; only the first value is left.'],
  ])('warn of %s', (text, warning) => expect(schedule(text).warnings.map((one) => en.warning(one))).toEqual([warning]));
  it.each([
    ['0 0 12 ? * 2', ['maybe-seconds']],
    ['0 0 12 ? * MON', []],
    ['0 0 12 ? * 0', ['maybe-quartz']],
    ['0 0 12 ? * 2 2027', []],
  ])('say how %s was taken', (text, codes) => expect(schedule(text).warnings.map(({ code }) => code)).toEqual(codes));
  it('shorten lists', () => expect(listOf([0, 1, 2, 5, 7, 8], String)).toBe('0–2, 5, 7, 8'));
});

describe('the dialect', () => {
  it.each<[string, Dialect]>([
    ['0 9 * * 1-5', 'unix'],
    ['0 9 * * 1-5 /usr/bin/env', 'unix'],
    // A `?` is Quartz's; a weekday 0 or two open day fields are not.
    ['0 0 12 * * ?', 'quartz'],
    ['0 0 12 ? * MON-FRI', 'quartz'],
    ['0 15 10 ? * 6L', 'quartz'],
    ['0 0 12 ? * 0', 'seconds'],
    ['0 0 12 ? * 0-5', 'seconds'],
    ['0 0 12 ? * ?', 'seconds'],
    ['0 0 12 * * *', 'seconds'],
    ['0 12 ? * MON *', 'aws'],
    ['0 12 * * ? *', 'aws'],
    ['cron(0 12 * * ? *)', 'aws'],
    ['0 0 12 * * ? 2027', 'quartz'],
    ['＊／５　９ ＊ ＊ １－５', 'unix'],
    ['\t0\t9\t*\t*\t1-5', 'unix'],
  ])('of %s is %s', (text, dialect) => expect(schedule(text).dialect).toBe(dialect));
  it('shows the command', () => expect(schedule('0 9 * * 1-5  /bin/sh -c "a  b"').command).toBe('/bin/sh -c "a  b"'));
  it.each([...Object.values(PRESETS), ...MACRO_PRESETS])('the preset %s is valid', (text) =>
    expect(parseExpression(text, 'auto').ok).toBe(true),
  );
  it.each(Object.values(EXAMPLES))('the example %s is valid', (text) => {
    const faults = readLines(text, 'auto').filter((line) => line.kind === 'schedule' && !line.schedule.ok);
    expect(faults).toEqual([]);
  });
});

describe('a crontab', () => {
  const text = [
    '# m h dom mon dow command',
    '',
    'SHELL=/bin/bash',
    '0 9 * * 1-5 /usr/bin/backup --all',
    'CRON_TZ="Asia/Shanghai"',
    '30 8 * * 1-5 work',
    'TZ=Europe/Paris 0 0 * * * paris',
    '@reboot start',
    '61 * * * * no',
    '0 0 31 2 * never',
    'CRON_TZ=Nowhere/Else',
    '0 0 * * * lost',
  ].join('\r\n');
  it('is read line by line', async () => {
    const from = Temporal.Instant.from(FROM).epochMilliseconds;
    const read = await readCrontab.run({ text }, { ...options, from }, job());
    if (!read.ok) throw new Error(read.fault.code);
    const shown = read.value.map((row) => {
      if (row.kind === 'setting') return [row.line, row.name, row.value];
      return row.kind === 'fault'
        ? [row.line, en.fault(row.fault)]
        : [row.line, row.schedule.command, row.next?.iso ?? row.end];
    });
    expect(shown).toEqual([
      [3, 'SHELL', '/bin/bash'],
      [4, '/usr/bin/backup --all', '2026-01-16T09:00:00Z'],
      [5, 'CRON_TZ', 'Asia/Shanghai'],
      [6, 'work', '2026-01-16T08:30:00+08:00'],
      [7, 'paris', '2026-01-16T00:00:00+01:00'],
      [8, 'start', 'startup'],
      [9, 'Minute: 61 is outside 0–59.'],
      [10, 'never', 'never'],
      [11, 'CRON_TZ', 'Nowhere/Else'],
      [12, 'Unknown time zone: Nowhere/Else.'],
    ]);
  });
  it.each([
    ['0 9 * * 1-5', false],
    ['0 9 * * 1-5 cmd A=b', false],
    ['TZ=UTC 0 9 * * *', false],
    ['# only words', true],
    ['MAILTO=x@y.z', true],
    ['0 9 * * *\n0 8 * * *', true],
  ])('%j: %s', (given, is) => expect(isCrontab(given)).toBe(is));
});

describe('AWS', () => {
  const from = Date.UTC(2026, 0, 15, 10, 20, 30);
  it.each([
    ['cron(0 12 * * ? *)', '2026-01-15T12:00:00Z'],
    ['0 12 ? * MON-FRI *', '2026-01-15T12:00:00Z'],
    ['CRON_TZ=Asia/Tokyo cron(0 12 * * ? *)', '2026-01-16T12:00:00+09:00'],
    ['0 12 * * *', '2026-01-15T12:00:00+01:00'],
  ])('runs in UTC: %s', async (text, iso) => {
    const zone = 'Europe/Paris';
    const found = await nextRuns.run({ text }, { dialect: 'auto', zone, count: 1, from }, job());
    expect(found).toMatchObject({ value: { runs: [{ iso }] } });
    const rows = await readCrontab.run({ text }, { ...options, zone, from }, job());
    expect(rows).toMatchObject({ value: [{ next: { iso } }] });
  });
});

describe('other programs', () => {
  const snippets = async (text: string, dialect: Asked = 'auto', zone = 'Europe/Paris') => {
    const explained = await explain.run({ text }, { ...options, dialect, zone }, job());
    if (!explained.ok) throw new Error(explained.fault.code);
    const value: Explanation = explained.value;
    return value.snippets;
  };
  it.each<[string, string, string[]]>([
    ['0 9 * * 1-5', '0 9 * * 1-5', ['cron(0 9 ? * MON-FRI *)']],
    ['0 0 13 * 5', '0 0 13 * 5', ['cron(0 0 13 * ? *)', 'cron(0 0 ? * FRI *)']],
    ['0 0 * * 7', '0 0 * * 0', ['cron(0 0 ? * SUN *)']],
    ['0 0 * * 5-7', '0 0 * * 0,5,6', ['cron(0 0 ? * SUN,FRI,SAT *)']],
    ['*/15 * * JAN-MAR *', '*/15 * * 1-3 *', ['cron(0/15 * * 1-3 ? *)']],
    ['5/15 * * * *', '5-59/15 * * * *', ['cron(5/15 * * * ? *)']],
    ['@weekly', '0 0 * * 0', ['cron(0 0 ? * SUN *)']],
    ['0 12 ? * MON-FRI *', '0 12 * * 1-5', ['cron(0 12 ? * MON-FRI *)']],
    ['0 0 12 * * ?', '0 12 * * *', ['cron(0 12 * * ? *)']],
  ])('%s', async (text, kubernetes, aws) => {
    const found = await snippets(text);
    // What was written for AWS runs in UTC.
    const zone = schedule(text).dialect === 'aws' ? 'Etc/UTC' : 'Europe/Paris';
    expect(found.kubernetes).toEqual(ok(`schedule: "${kubernetes}"\ntimeZone: "${zone}"`));
    expect(found.aws).toEqual(ok(aws));
    for (const one of aws) expect(parseExpression(one, 'aws').ok).toBe(true);
    expect(parseExpression(kubernetes, 'unix').ok).toBe(true);
  });
  it.each([
    ['@reboot', '', 'startup', 'startup'],
    ['*/30 * * * * *', 'seconds', 'seconds', 'seconds'],
    ['0 0 12 * * ? 2030', 'years', 'years', ''],
    ['0 0 L * *', '', 'special-days', ''],
    ['0 0 */2 * 1', '', 'both-days', 'both-days'],
  ])('%s cannot be said everywhere', async (text, crontab, kubernetes, aws) => {
    const found = await snippets(text);
    const codes = [found.crontab, found.kubernetes, found.aws].map((one) => (one.ok ? '' : one.fault.code));
    expect(codes).toEqual([crontab, kubernetes, aws]);
  });
  it('keeps macro and command in the crontab', async () => {
    expect((await snippets('@daily /bin/x')).crontab).toEqual(ok('@daily /bin/x'));
    expect((await snippets('0 9 * * MON')).crontab).toEqual(ok('0 9 * * MON /path/to/command'));
    expect((await snippets('0 9 * * *', 'auto', 'UTC')).kubernetes).toEqual(
      ok('schedule: "0 9 * * *"\ntimeZone: "Etc/UTC"'),
    );
  });
  it.each([
    ['CRON_TZ=Asia/Tokyo 0 9 * * *', 'CRON_TZ=Asia/Tokyo\n0 9 * * * /path/to/command'],
    ['CRON_TZ=Asia/Tokyo 0 9 * * * /bin/x -y', 'CRON_TZ=Asia/Tokyo\n0 9 * * * /bin/x -y'],
    ['TZ="America/New_York" @daily /bin/x', 'CRON_TZ=America/New_York\n@daily /bin/x'],
    // AWS runs it in UTC, a crontab by the clock of its machine.
    ['0 12 ? * MON-FRI *', 'CRON_TZ=UTC\n0 12 * * 1-5 /path/to/command'],
    ['CRON_TZ=Asia/Tokyo cron(0 12 * * ? *)', 'CRON_TZ=Asia/Tokyo\n0 12 * * * /path/to/command'],
    ['CRON_TZ=Asia/Tokyo @reboot /bin/x', '@reboot /bin/x'],
  ])('keeps the zone that the expression names: %s', async (text, wanted) => {
    const { crontab } = await snippets(text);
    expect(crontab).toEqual(ok(wanted));
    expect(readLines(wanted, 'auto').at(-1)).toMatchObject({
      kind: 'schedule',
      schedule: { ok: true },
      zone: /^CRON_TZ=(.*)/.exec(wanted)?.[1],
    });
  });
  it('keeps the zone of the expression for Kubernetes', async () =>
    expect((await snippets('CRON_TZ=Asia/Tokyo 0 9 * * *')).kubernetes).toEqual(
      ok('schedule: "0 9 * * *"\ntimeZone: "Asia/Tokyo"'),
    ));
  it('says an AWS expression for either dialect with the same runs', () => {
    fc.assert(
      fc.property(unix, (plain) => {
        const made = schedule(plain.text, 'unix');
        if (made.dayRule !== undefined) return;
        const explained = explain.run({ text: plain.text }, { ...options, dialect: 'unix' }, job());
        if (explained instanceof Promise || !explained.ok || !explained.value.snippets.aws.ok) return;
        const [aws = ''] = explained.value.snippets.aws.value;
        expect([aws, isos(aws, { asked: 'aws' })]).toEqual([aws, isos(plain.text, { asked: 'unix' })]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the builder', () => {
  it('shows each field', () =>
    expect(rowsOf('*/5 8-18 1,15 * MON-FRI', 'auto')?.rows.map(({ choice }) => choice)).toEqual([
      { kind: 'step', step: 5 },
      { kind: 'range', from: 8, to: 18 },
      { kind: 'values', values: [1, 15] },
      { kind: 'every' },
      { kind: 'range', from: 1, to: 5 },
    ]));
  it('shows what it cannot build as typed', () =>
    expect(rowsOf('1-5,9 99 L * ?', 'unix')?.rows.map(({ choice }) => choice.kind)).toEqual([
      'typed',
      'typed',
      'typed',
      'every',
      'typed',
    ]));
  it('needs the right number of fields', () => expect(rowsOf('* * * *', 'auto')).toBeUndefined());
  it.each<[string, Asked, Parameters<typeof withField>[2], string, string]>([
    ['0 9 * * 1-5', 'auto', 'hour', '10', '0 10 * * 1-5'],
    ['0  9 * * 1-5 cmd  x', 'auto', 'minute', '*/5', '*/5 9 * * 1-5 cmd  x'],
    ['@daily /bin/x', 'auto', 'hour', '3', '0 3 * * * /bin/x'],
    ['CRON_TZ=UTC 0 9 * * *', 'auto', 'day', '1', 'CRON_TZ=UTC 0 9 1 * *'],
    ['cron(0 12 ? * MON *)', 'auto', 'day', '1', 'cron(0 12 1 * ? *)'],
    ['cron(0 12 1 * ? *)', 'auto', 'day', '?', 'cron(0 12 ? * * *)'],
    ['0 0 12 ? * 2', 'quartz', 'weekday', '3', '0 0 12 ? * 3'],
  ])('writes %s (%s), %s %s', (text, asked, name, value, wanted) =>
    expect(withField(text, asked, name, value)).toBe(wanted),
  );
  const valid = fc.constantFrom<[string, Asked]>(
    ['0 9 * * 1-5', 'unix'],
    ['*/10 1 2 3 ? *', 'aws'],
    ['0 0 12 ? * 2 2030', 'quartz'],
    ['0 */2 12 1 * SUN', 'seconds'],
  );
  it('reads back what it writes', () => {
    fc.assert(
      fc.property(
        valid,
        fc.nat(),
        fc.constantFrom('every' as const, 'step' as const, 'range' as const, 'values' as const),
        ([text, asked], index, kind) => {
          const rows = rowsOf(text, asked)?.rows ?? [];
          const row = rows[index % rows.length];
          if (!row) throw new Error('no rows');
          const dialect = schedule(text, asked).dialect;
          const choice = choiceOfKind(kind, row, dialect);
          const written = withField(text, asked, row.field, textOf(choice, row.field, dialect) ?? '');
          expect(parseExpression(written, asked).ok).toBe(true);
          expect(rowsOf(written, asked)?.rows[FIELDS[dialect].indexOf(row.field)]?.choice).toEqual(choice);
        },
      ),
    );
  });
});

it('counts from now where no instant is given', async () => {
  const found = await nextRuns.run({ text: '0 0 * * *' }, { dialect: 'auto', zone: 'UTC', count: 1 }, job());
  expect(found).toMatchObject({ value: { runs: [{ iso: '2026-11-21T00:00:00Z' }] } });
});
