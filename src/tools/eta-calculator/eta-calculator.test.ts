import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill/implementation';
import { describe, expect, it } from 'vitest';
import { formatDecimal, parseDecimal, rational } from '../../lib/rational';
import { durationText, isoDuration, weeksText } from '../../lib/duration';
import { type Estimate, estimate } from './estimate';
import type { EstimateFault, Job } from './job';
import { words as en } from './locales/en';
import { words as fr } from './locales/fr';
import { words as zhCn } from './locales/zh-cn';
import { doubtOf, readNumber } from './read-number';

const START = '2026-01-15T10:20:30Z';
const NOTHING: Job = {
  mode: 'rate',
  amount: '186',
  done: '0',
  units: '3',
  span: '5',
  unit: 'min',
  size: '4.7',
  sizeUnit: 'GB',
  speed: '100',
  speedUnit: 'Mbit/s',
  share: '100',
  start: '',
  measured: '',
  zone: 'UTC',
};

const contextAt = (now: string) =>
  ({ T: Temporal, language: 'en', now: Temporal.Instant.from(now).epochMilliseconds }) as const;

function estimated(job: Partial<Job>, now = START): Estimate {
  const result = estimate({ ...NOTHING, ...job }, contextAt(now));
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

function faultOf(job: Partial<Job>, now = START): EstimateFault {
  const result = estimate({ ...NOTHING, ...job }, contextAt(now));
  if (result.ok) throw new Error('there is an estimate');
  return result.fault;
}

const endOf = ({ end }: Estimate) => (end.ok ? end.value.iso : end.fault.code);

describe('the total duration', () => {
  it.each<[Partial<Job>, string]>([
    [{}, '5 h 10 min'],
    [{ amount: '500', units: '5', span: '3' }, '5 h'],
    [{ amount: '1000000', units: '7', span: '1', unit: 's' }, '1 d 15 h 40 min 57.143 s'],
    [{ amount: '2400', units: '1', span: '1', unit: 'h' }, '100 d'],
    [{ amount: '0.5', units: '1', span: '1', unit: 's' }, '0.5 s'],
    [{ amount: '0' }, '0 s'],
    [{ mode: 'transfer' }, '6 min 16 s'],
    [{ mode: 'transfer', share: '50' }, '12 min 32 s'],
    [{ mode: 'transfer', size: '1', sizeUnit: 'GiB', speed: '1', speedUnit: 'MiB/s' }, '17 min 4 s'],
    [{ mode: 'transfer', size: '1', sizeUnit: 'TB', speed: '1', speedUnit: 'GB/s' }, '16 min 40 s'],
    // A pace below one unit, and spans of all units.
    [{ amount: '3', units: '0.25', span: '1', unit: 'd' }, '12 d'],
    [{ amount: '10', units: '1', span: '250', unit: 'ms' }, '2.5 s'],
    // Neither lost in a double nor rounded up to 60 seconds.
    [{ amount: '12345678901234567890', units: '1', span: '1', unit: 's' }, '142889802097622 d 7 h 31 min 30 s'],
    [{ amount: '59.9999', units: '1', span: '1', unit: 's' }, '1 min'],
    [{ amount: '0.0000004', units: '1', span: '1', unit: 's' }, '0.0000004 s'],
  ])('of %j is %s', (job, total) => expect(estimated(job).total).toBe(total));
});

describe('the end', () => {
  it.each<[Partial<Job>, string, string?]>([
    [{ start: START }, '2026-01-15T15:30:30Z'],
    [{}, '2026-01-15T15:30:30Z'],
    [
      { amount: '24', units: '1', span: '1', unit: 'h', start: '2026-03-28T12:00', zone: 'Europe/Paris' },
      '2026-03-29T13:00:00+02:00',
    ],
    [
      { amount: '24', units: '1', span: '1', unit: 'h', start: '2026-10-24T12:00', zone: 'Europe/Paris' },
      '2026-10-25T11:00:00+01:00',
    ],
    [{ done: '93' }, '2026-01-15T12:55:30Z'],
    [{ amount: '1000000000', units: '1', span: '1', unit: 'd' }, 'too-far'],
    [{ start: '9999-12-31T23:59', amount: '1', units: '1', span: '30', unit: 's' }, '9999-12-31T23:59:30Z'],
    [{ start: '9999-12-31T23:59', amount: '1', units: '1', span: '1', unit: 'min' }, 'too-far'],
  ])('of %j is %s', (job, end) => expect(endOf(estimated(job))).toBe(end));
  it('counts the days by the calendar of the zone', () => {
    const { end } = estimated({ zone: 'Asia/Shanghai', amount: '12', units: '1', span: '1', unit: 'h' });
    expect(end).toMatchObject({ value: { wall: '2026-01-16T06:20:30', offset: '+08:00', days: 1 } });
  });
});

describe('progress', () => {
  const job = { mode: 'progress', amount: '1000', done: '250', start: '2026-01-15T10:00' } as const;
  it('gives what is left and the end', () => {
    const result = estimated({ ...job, measured: '2026-01-15T10:30' }, '2026-01-15T10:30Z');
    expect([result.total, result.left, endOf(result), result.percent]).toEqual([
      '2 h',
      '1 h 30 min',
      '2026-01-15T12:00:00Z',
      '25',
    ]);
  });
  it('goes by the present where nothing else is given', () =>
    expect(estimated(job, '2026-01-15T10:30Z').left).toBe('1 h 30 min'));
  it('goes on from the measurement', () => {
    const result = estimated({ ...job, measured: '2026-01-15T10:30' }, '2026-01-15T11:00Z');
    expect([result.left, result.percent]).toEqual(['1 h', '50']);
  });
});

describe('what is done', () => {
  const job = { start: START, amount: '10', units: '1', span: '1', unit: 'h' } as const;
  it.each<[string, string, string, Estimate['note']]>([
    ['2026-01-15T09:20:30Z', '0', '10 h', 'not-begun'],
    [START, '0', '10 h', undefined],
    ['2026-01-15T11:20:30Z', '10', '9 h', undefined],
    ['2026-01-15T20:20:29Z', '99.9', '1 s', undefined],
    ['2026-01-15T20:20:30Z', '100', '0 s', 'finished'],
    ['2027-01-01T00:00:00Z', '100', '0 s', 'finished'],
  ])('moves on: at %s', (now, percent, left, note) =>
    expect(estimated(job, now)).toMatchObject({ percent, left, ...(note && { note }) }),
  );
  it('is all where there is nothing to do', () =>
    expect(estimated({ amount: '0' })).toMatchObject({ percent: '100', note: 'nothing-to-do', leftIso: 'PT0S' }));
  it('may be all', () => expect(estimated({ done: '186' })).toMatchObject({ percent: '100', note: 'finished' }));
});

it('tells the pace in every unit', () => {
  const values = (job: Partial<Job>) => estimated(job).rates.map(({ value }) => value);
  expect(values({})).toEqual(['0.01', '0.6', '36', '864']);
  expect(values({ units: '1', span: '3', unit: 'd' })).toEqual([
    '0.00000385802',
    '0.000231481',
    '0.0138889',
    '0.333333',
  ]);
  expect(values({ units: '7000000', span: '3', unit: 's' })[0]).toBe('2333333');
  expect(values({ mode: 'transfer' })[0]).toBe('12500000');
});

describe('wrong input', () => {
  it.each<[Partial<Job>, string, string]>([
    [{ span: '0' }, 'span', 'The pace must be above zero.'],
    [{ units: '0' }, 'units', 'The pace must be above zero.'],
    [{ units: '-1' }, 'units', 'The pace must be above zero.'],
    [{ mode: 'transfer', speed: '0' }, 'speed', 'The pace must be above zero.'],
    [{ mode: 'transfer', share: '0' }, 'share', 'The pace must be above zero.'],
    [{ mode: 'transfer', share: '101' }, 'share', 'This cannot be above 100 %.'],
    [{ done: '187' }, 'done', 'Already finished: more is done than there is to do.'],
    [{ amount: '-5' }, 'amount', 'This cannot be below zero.'],
    [{ amount: '' }, 'amount', 'Enter a number.'],
    [{ units: 'many' }, 'units', 'Enter a number.'],
    [{ mode: 'progress', start: '' }, 'start', 'Enter when it started.'],
    [{ mode: 'progress', start: '2026-01-15T11:00' }, 'start', 'The start must be before the measurement.'],
    [{ mode: 'progress', start: '2026-01-15T10:00' }, 'done', 'The pace must be above zero.'],
    [{ start: '2026-02-30T10:00' }, 'start', 'Enter a whole date and time.'],
    [{ zone: 'Mars/Base' }, 'zone', 'Unknown time zone: Mars/Base.'],
  ])('%j', (job, field, message) => {
    const fault = faultOf(job);
    expect([fault.field, en.fault(fault)]).toEqual([field, message]);
    expect([zhCn, fr].every((words) => words.fault(fault).length > 3)).toBe(true);
  });
});

describe('numbers', () => {
  it.each([
    ['186', 'en', '186'],
    ['１８６', 'zh-cn', '186'],
    ['0.5', 'en', '0.5'],
    ['.5', 'en', '0.5'],
    ['1 000 000', 'fr', '1000000'],
    ['1,000', 'en', '1000'],
    ['1,000', 'fr', '1'],
    ['1,5', 'en', '1.5'],
    ['4,7', 'fr', '4.7'],
    ['1.000,12', 'en', '1000.12'],
    ['1,000.9', 'fr', '1000.9'],
    ['1.000.000', 'en', '1000000'],
    ["1'000", 'en', '1000'],
    ['1_000', 'en', '1000'],
    ['1e6', 'en', '1000000'],
    ['−3', 'en', '-3'],
    ['12,34,567', 'en', '1234567'],
    ['１，０００', 'zh-cn', '1000'],
    ['1 000,5', 'zh-cn', '1000.5'],
    ['١٬٠٠٠', 'fr', '1000'],
  ] as const)('%s (%s) is %s', (text, language, wanted) =>
    expect(formatDecimal(readNumber(text, language) ?? rational(-999n), 'auto')).toBe(wanted),
  );
  it.each(['', ' ', 'x', '1,00,0', '1.2.3', '0x10', 'Infinity', 'NaN', '1e99999', '--1', '1,000,00'])(
    '%j is none',
    (text) => expect(readNumber(text, 'en')).toBeUndefined(),
  );
  it('tells of another reading', () => {
    expect(doubtOf('1,000', 'fr')).toEqual({ read: '1', other: '1000' });
    expect(doubtOf('1 000', 'fr')).toBeUndefined();
  });
});

describe('durations', () => {
  const seconds = (text: string) => parseDecimal(text) ?? rational(0n);
  it.each([
    ['fr', '1 j 15 h 40 min 57,143 s'],
    ['zh-cn', '1 天 15 小时 40 分钟 57.143 秒'],
  ] as const)('in %s', (language, wanted) => expect(durationText(seconds('142857.143'), language)).toBe(wanted));
  it.each([
    ['0', 'PT0S'],
    ['18600', 'PT5H10M'],
    ['86400', 'PT24H'],
    ['142857.143', 'PT39H40M57.143S'],
    ['0.5', 'PT0.5S'],
  ])('%s s as ISO 8601 is %s', (text, wanted) => expect(isoDuration(seconds(text))).toBe(wanted));
  it('in weeks', () => {
    expect(weeksText(seconds('8640000'), 'en')).toBe('14 wk 2 d');
    expect(weeksText(seconds('604799'), 'en')).toBe('1 wk');
    expect(weeksText(seconds('86400'), 'en')).toBeUndefined();
  });
  it('as ISO 8601 are read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 45 }), (ms) => {
        const text = isoDuration(rational(BigInt(ms), 1000n));
        expect(Temporal.Duration.from(text).total('milliseconds')).toBe(ms);
      }),
    );
  });
});
