import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill/implementation';
import { describe, expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import type { ZoneClock } from './clocks';
import { writeClocks } from './copies';
import { planOf, weeklyOf } from './plan';
import { readMoment } from './read-moment';
import { type Asked, reportOf } from './report';
import { words as french } from './locales/fr';
import { MOST_ROWS, readRow, writeRow } from './rows';
import { searchZones } from './search';

const NOW = Date.UTC(2026, 2, 16, 9);
const MEANS = { T: Temporal, readMoment };

function ask(text: string, reference: string, zones: readonly string[] = [], more: Partial<Asked> = {}) {
  return reportOf(MEANS, text, { zones: [reference, ...zones], reference, language: 'en', ...more }, NOW);
}

function read(text: string, reference: string, zones: readonly string[] = [], more: Partial<Asked> = {}) {
  const report = ask(text, reference, zones, more);
  if (!report.ok) throw new Error(`${text}: ${report.fault.code}`);
  return report.value;
}

const clocksOf = (...given: Parameters<typeof read>) => {
  const { clocks } = read(...given);
  return clocks.filter((clock): clock is ZoneClock => clock.isKnown);
};

const shown = ({ date, time, offset, days, abbreviation }: ZoneClock) =>
  [date, time, offset, ...(days === 0 ? [] : [days]), ...(abbreviation === undefined ? [] : [abbreviation])].join(' ');

describe('a moment in other zones', () => {
  it.each([
    ['America/New_York', '2026-03-16 05:00 -04:00 EDT'],
    ['America/Los_Angeles', '2026-03-16 02:00 -07:00 PDT'],
    ['Asia/Shanghai', '2026-03-16 17:00 +08:00 CST'],
    ['Asia/Kolkata', '2026-03-16 14:30 +05:30 IST'],
    ['Asia/Kathmandu', '2026-03-16 14:45 +05:45'],
    ['Pacific/Chatham', '2026-03-16 22:45 +13:45'],
    ['Australia/Lord_Howe', '2026-03-16 20:00 +11:00'],
    ['Pacific/Kiritimati', '2026-03-16 23:00 +14:00'],
    ['America/St_Johns', '2026-03-16 06:30 -02:30 NDT'],
    ['Pacific/Marquesas', '2026-03-15 23:30 -09:30 -1'],
    ['UTC', '2026-03-16 09:00 +00:00 UTC'],
  ])('10:00 in Paris on 2026-03-16 in %s is %s', (zone, expected) =>
    expect(clocksOf('2026-03-16T10:00', 'Europe/Paris', [zone]).slice(1).map(shown)).toEqual([expected]),
  );

  it('is a Unix time', () => expect(read('2026-03-16T10:00', 'Europe/Paris').unix).toBe('1773651600'));

  it.each([
    ['2026-01-15T15:00', 'Europe/Paris', 'America/New_York', '2026-01-15 09:00 -05:00 EST'],
    ['2026-01-15T15:00', 'Europe/Paris', 'Australia/Sydney', '2026-01-16 01:00 +11:00 1 AEDT'],
    ['2026-12-31T23:30', 'Asia/Shanghai', 'Pacific/Kiritimati', '2027-01-01 05:30 +14:00 1'],
    ['2026-12-31T23:30', 'Asia/Shanghai', 'America/Los_Angeles', '2026-12-31 07:30 -08:00 PST'],
    ['2026-12-31T23:30', 'Asia/Shanghai', 'Pacific/Pago_Pago', '2026-12-31 04:30 -11:00 SST'],
    ['1988-07-01T12:00', 'Asia/Shanghai', 'UTC', '1988-07-01 03:00 +00:00 UTC'],
    ['1971-06-01T00:00', 'Africa/Monrovia', 'UTC', '1971-06-01 00:44:30 +00:00 UTC'],
  ])('%s in %s is in %s %s', (text, reference, zone, expected) =>
    expect(clocksOf(text, reference, [zone]).slice(1).map(shown)).toEqual([expected]),
  );

  it('has the offsets of its date', () => {
    expect(clocksOf('1988-07-01T12:00', 'Asia/Shanghai').map(shown)).toEqual(['1988-07-01 12:00 +09:00 CDT']);
    expect(clocksOf('1971-06-01T00:00', 'Africa/Monrovia').map(shown)).toEqual(['1971-06-01 00:00 -00:44:30 MMT']);
  });

  it('tells summer time, the long name, the difference and the next change', () => {
    const [paris, dublin, phoenix] = clocksOf('2026-07-01T12:00', 'Europe/Paris', ['Europe/Dublin', 'America/Phoenix']);
    expect(paris).toMatchObject({
      isSummer: true,
      name: 'Central European Summer Time',
      difference: 0,
      change: { before: '2026-10-25T03:00', after: '2026-10-25T02:00', at: Date.UTC(2026, 9, 25, 1) / 1000 },
    });
    expect(dublin).toMatchObject({ isSummer: true, abbreviation: 'IST', difference: -3600 });
    expect(phoenix).toMatchObject({ isSummer: false, difference: -9 * 3600 });
    expect(phoenix).not.toHaveProperty('change');
  });

  it.each([
    ['2026-03-29T02:30', 'Europe/Paris', '2026-03-29T03:30:00+02:00', 'skipped', '02:00', '03:00', '03:30'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-04T02:45:00+11:00', 'skipped', '02:00', '02:30', '02:45'],
    ['2018-11-04T00:00', 'America/Sao_Paulo', '2018-11-04T01:00:00-02:00', 'skipped', '00:00', '01:00', '01:00'],
  ])('%s in %s is skipped: %s', (text, zone, iso, code, before, after, used) => {
    const { clocks, notes } = read(text, zone);
    expect(clocks[0]).toMatchObject({ iso });
    expect(notes).toMatchObject([{ code, before, after, used, time: text.slice(11) }]);
  });

  it('skips a day', () => {
    const { clocks, notes } = read('2011-12-30T12:00', 'Pacific/Apia');
    expect(clocks[0]).toMatchObject({ iso: '2011-12-31T12:00:00+14:00' });
    expect(notes).toMatchObject([{ code: 'skipped-day', date: '2011-12-30' }]);
    expect(read('2011-12-30', 'Pacific/Apia').notes).toMatchObject([{ code: 'skipped-day', date: '2011-12-30' }]);
  });

  it.each([
    ['2026-10-25T02:30', 'Europe/Paris', '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-05T01:45:00+11:00', '2026-04-05T01:45:00+10:30'],
  ])('%s in %s is there twice: %s and %s', (text, zone, earlier, later) => {
    const { clocks, notes } = read(text, zone);
    expect(clocks[0]).toMatchObject({ iso: earlier });
    expect(notes).toMatchObject([{ code: 'repeated', earlier, later }]);
    expect(read(later, zone).clocks[0]).toMatchObject({ iso: later });
  });
});

describe('a zone in the text', () => {
  it.each([
    ['15:00 CET', '2026-03-16T14:00:00Z'],
    ['3pm America/New_York', '2026-03-16T19:00:00Z'],
    ['3 p.m. EST', '2026-03-16T20:00:00Z'],
    ['15h30 Europe/Paris', '2026-03-16T14:30:00Z'],
    ['tomorrow 15:00 UTC', '2026-03-17T15:00:00Z'],
    ['15:00 JST tomorrow', '2026-03-17T06:00:00Z'],
    // 2026-03-16 is a Monday.
    ['3pm ET tomorrow', '2026-03-17T19:00:00Z'],
    ['15:00 Tokyo, tomorrow', '2026-03-17T06:00:00Z'],
    ['15 h Paris après-demain', '2026-03-18T14:00:00Z'],
    ['3pm Friday', '2026-03-20T07:00:00Z'],
    ['Fri. 9:30 am ET', '2026-03-20T13:30:00Z'],
    ['on Tuesday at 3pm Paris', '2026-03-17T14:00:00Z'],
    ['9am on Monday', '2026-03-16T01:00:00Z'],
    ['next Monday 9am', '2026-03-23T01:00:00Z'],
    ['noon next Sunday', '2026-03-22T04:00:00Z'],
    ['周五下午3点', '2026-03-20T07:00:00Z'],
    ['下周一上午9点', '2026-03-23T01:00:00Z'],
    ['这周日 9:00', '2026-03-22T01:00:00Z'],
    ['上星期五 9:00', '2026-03-13T01:00:00Z'],
    ['纽约时间周五下午3点', '2026-03-20T19:00:00Z'],
    ['vendredi à 15 h', '2026-03-20T07:00:00Z'],
    ['mardi prochain 9h30 Paris', '2026-03-17T08:30:00Z'],
    ['<t:1773651600:F>', '2026-03-16T09:00:00Z'],
    ['<t:1773651600>', '2026-03-16T09:00:00Z'],
    ['15:00', '2026-03-16T07:00:00Z'],
    ['下午3点半', '2026-03-16T07:30:00Z'],
    ['明天上午9点', '2026-03-17T01:00:00Z'],
    ['北京时间 15:00', '2026-03-16T07:00:00Z'],
    ['纽约时间下午3点', '2026-03-16T19:00:00Z'],
    ['demain à 15 h 30', '2026-03-17T07:30:00Z'],
    ['noon Tokyo', '2026-03-16T03:00:00Z'],
    ['3pm New York', '2026-03-16T19:00:00Z'],
    ['3pm (New York)', '2026-03-16T19:00:00Z'],
    ['15:00 in (Paris)', '2026-03-16T14:00:00Z'],
    ['15:00（北京时间）', '2026-03-16T07:00:00Z'],
    ['15:00 (ET)', '2026-03-16T19:00:00Z'],
    ['2026-03-16 15:00 (Europe/Paris)', '2026-03-16T14:00:00Z'],
    ['9am in San Francisco', '2026-03-16T16:00:00Z'],
    ['2026-03-16 10:00 Paris', '2026-03-16T09:00:00Z'],
    ['2026-07-15 15:00 Amsterdam', '2026-07-15T13:00:00Z'],
    ['15:00 Athens', '2026-03-16T13:00:00Z'],
    ['15:00 Atlanta', '2026-03-16T19:00:00Z'],
    ['15:00 Auckland', '2026-03-16T02:00:00Z'],
    ['15:00 Algiers', '2026-03-16T14:00:00Z'],
    ['15:00, Ankara', '2026-03-16T12:00:00Z'],
    ['15:00 in Arizona', '2026-03-16T22:00:00Z'],
    ['3pm India', '2026-03-16T09:30:00Z'],
    ['3pm in India', '2026-03-16T09:30:00Z'],
    ['15:00 at Paris', '2026-03-16T14:00:00Z'],
    ['15:00 à Paris', '2026-03-16T14:00:00Z'],
    ['15:00 a\u0300 Athènes', '2026-03-16T13:00:00Z'],
    ['15:00 en Inde', '2026-03-16T09:30:00Z'],
    ['15:00 au Japon', '2026-03-16T06:00:00Z'],
    ['15:00 heure d’Athènes', '2026-03-16T13:00:00Z'],
    ['15:00 在雅典', '2026-03-16T13:00:00Z'],
    ['15:00 Hébron', '2026-03-16T13:00:00Z'],
    ['15:00 Hô-Chi-Minh-Ville', '2026-03-16T08:00:00Z'],
    ['10:00 heure de Paris', '2026-03-16T09:00:00Z'],
    ['10:00 London time', '2026-03-16T10:00:00Z'],
    ['15:00 +05:30', '2026-03-16T09:30:00Z'],
    ['15:00 UTC+8', '2026-03-16T07:00:00Z'],
    ['15:00 ET', '2026-03-16T19:00:00Z'],
    ['2026-01-15 15:00 ET', '2026-01-15T20:00:00Z'],
    ['3 pm PT', '2026-03-16T22:00:00Z'],
    ['15:00 ct', '2026-03-16T20:00:00Z'],
    ['15:00 MT', '2026-03-16T21:00:00Z'],
    ['15:00 Pacific', '2026-03-16T22:00:00Z'],
    ['15:00 Z', '2026-03-16T15:00:00Z'],
    ['10:00 德国', '2026-03-16T09:00:00Z'],
    ['2026-03-16 3pm America/New_York', '2026-03-16T19:00:00Z'],
    ['2026-03-16 3:30 PM America/New_York', '2026-03-16T19:30:00Z'],
    ['2026-03-16 3:30\u202fPM', '2026-03-16T07:30:00Z'],
    ['2026-03-16 15h30 Europe/Paris', '2026-03-16T14:30:00Z'],
    ['2026-03-16 下午3:30 Europe/Paris', '2026-03-16T14:30:00Z'],
    ['2026-03-16 下午3点 New York', '2026-03-16T19:00:00Z'],
    ['2026-03-16 3pm', '2026-03-16T07:00:00Z'],
    ['1773651600', '2026-03-16T09:00:00Z'],
    ['2026-03-16T10:00:00+01:00', '2026-03-16T09:00:00Z'],
    ['', '2026-03-16T09:00:00Z'],
  ])('%s wins over the reference', (text, utc) => expect(read(text, 'Asia/Shanghai').utc).toBe(utc));

  it('is that of its own day', () => {
    // 09:00 UTC on the 16th is still the 15th at 11 hours west, and 3 pm there is of that day.
    const now = Date.UTC(2026, 2, 16, 9);
    expect(read('3pm Pacific/Pago_Pago', 'Europe/Paris', [], { now }).utc).toBe('2026-03-16T02:00:00Z');
  });

  it.each([
    ['2026-01-15 15:00 CST', ['America/Chicago 21', 'Asia/Shanghai 07', 'America/Havana 20']],
    ['2026-01-15 15:00 IST', ['Asia/Kolkata 09:30', 'Asia/Jerusalem 13', 'Europe/Dublin 14']],
  ])('%s is asked about', (text, expected) => {
    const report = ask(text, 'Europe/Paris');
    if (report.ok || report.fault.code !== 'which-zone') throw new Error(report.ok ? 'is guessed' : report.fault.code);
    const { choices } = report.fault;
    expect(choices.map(({ zone, instant }) => `${zone} ${instant.slice(11, 16).replace(/:00$/, '')}`)).toEqual(
      expected,
    );
    for (const { text: chosen, instant } of choices) expect(read(chosen, 'Europe/Paris').utc).toBe(instant);
  });

  it.each([
    '3pm PST',
    '15:00 CDT',
    '15:00 BST',
    'Thu Jan 15 15:00:00 CST 2026',
    '15:00 USA',
    '9:00 Brazil',
    '15:00 Indonesia',
    '15:00 in Indonesia',
    '15:00 Amérique',
  ])('%s is asked about, and each answer is read', (text) => {
    const report = ask(text, 'Europe/Paris');
    if (report.ok || report.fault.code !== 'which-zone') throw new Error(report.ok ? 'is guessed' : report.fault.code);
    for (const { text: chosen, instant } of report.fault.choices) {
      expect(read(chosen, 'Europe/Paris').utc).toBe(instant);
    }
  });

  it('is asked about where day and month may be either', () => {
    const report = ask('04/05/2026 10:00', 'Europe/Paris');
    expect(report).toMatchObject({
      fault: { code: 'which-order', choices: [{ zone: 'day-first' }, { zone: 'month-first' }] },
    });
  });

  it('that is none names the nearest', () => {
    expect(ask('15:00 Pariss', 'UTC')).toMatchObject({
      fault: { code: 'unknown-place', name: 'Pariss', near: [{ name: 'Paris', zone: 'Europe/Paris' }, {}, {}] },
    });
    expect(ask('soon', 'UTC')).toEqual(err({ code: 'unknown' }));
    expect(ask('25:00', 'UTC')).toMatchObject({ fault: { code: 'no-such-time' } });
    expect(ask('2026-02-30 10:00', 'UTC')).toMatchObject({ fault: { code: 'day-out-of-month' } });
  });
});

describe('zones', () => {
  it('go by an older or newer name', () => {
    const [, old, place] = clocksOf('2026-03-16T10:00', 'Europe/Paris', ['US/Pacific', 'Kiev']);
    expect([old?.time, place?.time]).toEqual(['02:00', '11:00']);
    expect(old?.abbreviation).toBe('PDT');
  });

  it('that are unknown say so', () =>
    expect(read('2026-03-16T10:00', 'Europe/Paris', ['Mars/Base']).clocks[1]).toEqual({
      zone: 'Mars/Base',
      city: 'Mars/Base',
      isKnown: false,
    }));

  it.each([
    ['Europe/Paris', { zone: 'Europe/Paris', start: 540, end: 1080, days: [1, 2, 3, 4, 5] }],
    ['Europe/Paris 9-17', { zone: 'Europe/Paris', start: 540, end: 1020, days: [1, 2, 3, 4, 5] }],
    ['UTC 22:30-06:00 7123', { zone: 'UTC', start: 1350, end: 360, days: [1, 2, 3, 7] }],
    ['UTC 0-24 0', { zone: 'UTC', start: 0, end: 1440, days: [] }],
  ])('%s', (text, row) => {
    expect(readRow(text)).toEqual(ok(row));
    expect(readRow(writeRow(row))).toEqual(ok(row));
  });

  it.each(['', 'a b', 'UTC 9', 'UTC 9-25', 'UTC 24-3', 'UTC 9:60-10', 'UTC 9-17 8'])('refuses %j', (text) =>
    expect(readRow(text)).toMatchObject({ ok: false, fault: { code: 'bad-row' } }),
  );

  it('are written as they are read', () => {
    const row = fc.record({
      zone: fc.constantFrom('UTC', 'Europe/Paris', '+05:30'),
      start: fc.integer({ min: 0, max: 1439 }),
      end: fc.integer({ min: 0, max: 1440 }),
      days: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
    });
    fc.assert(
      fc.property(row, (one) => {
        expect(readRow(writeRow(one))).toEqual(ok(one));
      }),
    );
  });
});

const found = (query: string) => {
  const result = searchZones(Temporal, query, NOW);
  return result.ok ? result.value.map(({ zone }) => zone) : result.fault.code;
};

it.each([
  ['Europe/Paris', 'd’Europe/Paris'],
  ['UTC', 'd’UTC'],
  ['Asia/Shanghai', 'd’Asia/Shanghai'],
  ['Pacific/Apia', 'de Pacific/Apia'],
])('French says the time of %s as %s', (zone, expected) => {
  expect(french.readIn(zone)).toContain(`l’heure ${expected}`);
  expect(french.weeklyIntro('15:00', zone)).toContain(`heure ${expected}, change`);
});

describe('the search', () => {
  it.each([
    ['北京', 'Asia/Shanghai'],
    ['pekin', 'Asia/Shanghai'],
    ['Pékin', 'Asia/Shanghai'],
    ['bj', 'Asia/Shanghai'],
    ['beijing', 'Asia/Shanghai'],
    ['San Francisco', 'America/Los_Angeles'],
    ['旧金山', 'America/Los_Angeles'],
    ['jiujinshan', 'America/Los_Angeles'],
    ['孟买', 'Asia/Kolkata'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Kiev', 'Europe/Kyiv'],
    ['Genève', 'Europe/Zurich'],
    ['geneve', 'Europe/Zurich'],
    ['lyon', 'Europe/Paris'],
    ['Romance Standard Time', 'Europe/Paris'],
    ['China Standard Time', 'Asia/Shanghai'],
    ['深圳', 'Asia/Shanghai'],
    ['Mumbai', 'Asia/Kolkata'],
    ['st johns', 'America/St_Johns'],
    ['JST', 'Asia/Tokyo'],
    ['PT', 'America/Los_Angeles'],
    ['utc', 'UTC'],
  ])('%s finds %s first', (query, zone) => expect(found(query)[0]).toBe(zone));

  it.each(['德国', 'Allemagne', 'Germany', 'deguo'])('%s finds both zones of the country', (query) =>
    expect([...found(query)].toSorted()).toEqual(['Europe/Berlin', 'Europe/Busingen']),
  );

  it('finds offsets and nothing', () => {
    expect(found('+5:30')).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Asia/Colombo']));
    expect(found('+5:45')).toEqual(['Asia/Kathmandu']);
    expect(found('xyz')).toBe('unknown-place');
    expect(found('paris '.repeat(300_000))).toBe('unknown-place');
  });
});

function planOn(date: string, zones: readonly string[], length = 60, span: 'day' | 'week' = 'day') {
  const plan = planOf(MEANS, date, { zones, reference: '', language: 'en', span, length }, NOW);
  if (!plan.ok) throw new Error(plan.fault.code);
  return plan.value;
}

const dayOf = (...given: Parameters<typeof planOn>) => {
  const [day] = planOn(...given).days;
  if (!day) throw new Error('no day');
  return day;
};

const windowsOf = (...given: Parameters<typeof planOn>) =>
  dayOf(...given).windows.map(({ local: [first] }) => `${first?.from}–${first?.to}`);

describe('the planner', () => {
  it.each([
    ['2026-03-29', 'Europe/Paris', 23, 23],
    ['2026-10-25', 'Europe/Paris', 25, 25],
    ['2026-04-05', 'Australia/Lord_Howe', 25, 24.5],
    ['2026-10-04', 'Australia/Lord_Howe', 24, 23.5],
    ['2018-11-04', 'America/Sao_Paulo', 23, 23],
    ['2026-07-01', 'Asia/Kathmandu', 24, 24],
  ])('%s in %s has %i columns in %f hours', (date, zone, columns, hours) => {
    const day = dayOf(date, [zone]);
    expect(day.columns).toHaveLength(columns);
    expect((day.span.to - day.span.from) / 3600).toBe(hours);
  });

  it('tells the hour that is there twice by its offset', () => {
    const { columns } = dayOf('2026-10-25', ['Europe/Paris']);
    expect(columns.flatMap(({ minutes, told }) => (told === undefined ? [] : [[minutes / 60, told]]))).toEqual([
      [2, '+02:00'],
      [2, '+01:00'],
    ]);
    expect(dayOf('2026-03-29', ['Europe/Paris']).columns.map(({ minutes }) => minutes / 60)).not.toContain(2);
  });

  it.each([
    ['2026-01-15', ['Europe/Paris 9-18', 'America/New_York 9-17'], ['15:00–18:00']],
    ['2026-03-16', ['Europe/Paris 9-18', 'America/New_York 9-17'], ['14:00–18:00']],
    ['2026-07-15', ['Europe/Paris 9-18', 'America/New_York 9-17'], ['15:00–18:00']],
    ['2026-10-28', ['Europe/Paris 9-18', 'America/New_York 9-17'], ['14:00–18:00']],
    ['2026-07-18', ['Europe/Paris 9-18', 'America/New_York 9-17'], []],
    ['2026-07-15', ['Europe/Paris 9-18', 'Asia/Shanghai 9-18'], ['09:00–12:00']],
    ['2026-07-15', ['Europe/Paris 9-18', 'Asia/Shanghai 9-18', 'America/Los_Angeles 9-17'], []],
    ['2026-07-15', ['Asia/Kolkata 9-18', 'Australia/Sydney 9-17', 'Europe/Paris 8-17'], ['11:30–12:30']],
    ['2026-07-15', ['America/Los_Angeles 9-17', 'Asia/Tokyo 9-18'], []],
    ['2026-07-15', ['UTC 22-6'], ['00:00–06:00', '22:00–00:00']],
    ['2026-07-18', ['UTC 22-6'], ['00:00–06:00']],
    ['2026-07-15', ['UTC 0-24 1234567'], ['00:00–00:00']],
    ['2026-07-15', ['Europe/Paris', 'Mars/Base'], ['09:00–18:00']],
  ])('%s, %j: %j', (date, zones, expected) => expect(windowsOf(date, zones)).toEqual(expected));

  it('gives the best slots, deepest within', () => {
    const { slots, outside } = dayOf('2026-01-15', ['Europe/Paris 9-18', 'America/New_York 9-17']);
    expect(slots.map(({ local: [first] }) => first?.from)).toEqual(['16:00', '15:00', '17:00']);
    expect(outside).toEqual([]);
  });

  it('gives the slots least outside, for whom and by how much', () => {
    const { slots, outside } = dayOf('2026-07-15', ['Europe/Paris 9-18', 'America/Los_Angeles 9-17']);
    expect(slots).toEqual([]);
    expect(
      outside.map(({ local: [first], outside: whom }) => [
        first?.from,
        ...whom.map(({ index, seconds, side }) => `${index} ${side} ${seconds / 60}`),
      ]),
    ).toEqual([
      ['17:30', '0 after 30', '1 before 30'],
      ['17:00', '1 before 60'],
      ['18:00', '0 after 60'],
    ]);
  });

  it('says who has a day off', () => {
    const { outside } = dayOf('2026-07-18', ['Europe/Paris', 'Asia/Dubai 9-18 123467']);
    expect(outside[0]?.outside).toMatchObject([{ index: 0, isDayOff: true, seconds: 0 }]);
  });

  it('draws zones of 45 minutes shifted', () => {
    const [, kathmandu] = dayOf('2026-07-15', ['UTC', 'Asia/Kathmandu']).rows;
    expect(kathmandu?.[0]).toMatchObject({ minutes: 5 * 60 + 45, state: 'night' });
    expect((kathmandu?.[0]?.to ?? 0) - (kathmandu?.[0]?.from ?? 0)).toBe(900);
    expect(kathmandu).toHaveLength(25);
  });

  it('has the days of a week for twenty zones', () => {
    const zones = ['Europe/Paris', 'America/New_York', 'Asia/Shanghai', 'Australia/Lord_Howe', 'Pacific/Chatham'];
    const twenty = Array.from(
      { length: MOST_ROWS },
      (_, index) => `${zones[index % zones.length]} ${index % 9}-${12 + (index % 12)}`,
    );
    const { days } = planOn('2026-03-28', twenty, 60, 'week');
    expect(days.map(({ columns }) => columns.length)).toEqual([24, 23, 24, 24, 24, 24, 24]);
  });

  it('knows when a weekly meeting moves', () => {
    const asked = {
      zones: ['Europe/Paris', 'America/New_York', 'Asia/Shanghai'],
      reference: '',
      language: 'en',
    } as const;
    const weekly = weeklyOf(MEANS, '2026-01-15T15:00', asked, NOW);
    if (!weekly.ok) throw new Error('no');
    expect(
      weekly.value.moves.map(
        ({ date, changes }) => `${date} ${changes.map(({ index, from, to }) => `${index} ${from} ${to}`).join()}`,
      ),
    ).toEqual([
      '2026-03-12 1 09:00 10:00',
      '2026-04-02 1 10:00 09:00,2 22:00 21:00',
      '2026-10-29 1 09:00 10:00,2 21:00 22:00',
      '2026-11-05 1 10:00 09:00',
    ]);
  });
});

it.each(['zh-cn', 'en', 'fr'] as const)('reads the lines that it copies in %s', (language) => {
  const zones = ['Europe/Paris', 'America/St_Johns', 'Asia/Kathmandu', 'UTC', 'Asia/Shanghai'];
  const report = read('2026-10-25T02:30:00+01:00', 'Europe/Paris', zones);
  for (const clock of ['24', '12'] as const) {
    const lines = writeClocks(report, 'text', { labels: ['Anna (Paris)'], clock, language }).split('\n');
    expect(lines).toHaveLength(zones.length + 1);
    for (const line of lines) expect.soft(`${line} → ${read(line, 'Asia/Tokyo').utc}`).toBe(`${line} → ${report.utc}`);
  }
});
