import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill/implementation';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { job } from '../../operations/testing';
import type { ReadFault } from '../../lib/dates/understand';
import { convertEach, convertText, type Conversion } from './convert';
import type { ExcelSystem } from '../../lib/dates/moment';
import { OUTPUTS, type OutputName } from './outputs';
import { relate } from './operations';
import { convertLinesOptions, convertOptions, relateOptions } from './options';
import { READINGS, type Reading } from '../../lib/dates/readings';
import type { Fraction } from '../../lib/iso-text';

interface Settings {
  readonly zone?: string;
  readonly readAs?: Reading | 'auto';
  readonly excel?: ExcelSystem;
  readonly fraction?: Fraction;
  readonly now?: string;
  readonly language?: string;
  readonly zones?: readonly string[];
}

const PARIS = { zone: 'Europe/Paris' } as const;
const NEW_YORK = { zone: 'America/New_York' } as const;

function contextOf({ zone = 'UTC', excel = '1900', now = '2026-11-20T12:00:00Z' }: Settings) {
  return { T: Temporal, zone, excel, now: Temporal.Instant.from(now).epochNanoseconds };
}

function run(text: string, settings: Settings = {}) {
  const { readAs = 'auto', fraction = 'auto', language = 'en', zones = [] } = settings;
  return convertText(text, readAs, contextOf(settings), { fraction, language }, zones);
}

/** The only conversion; fails for none and for two. */
function only(text: string, settings?: Settings): Conversion {
  const report = run(text, settings);
  if (!report.ok) throw new Error(`${text}: ${JSON.stringify(report.fault)}`);
  const [conversion, ...more] = report.value.conversions;
  if (!conversion || more.length > 0) throw new Error(`${text}: ${report.value.conversions.length} conversions`);
  return conversion;
}

function outputOf({ outputs }: Conversion, name: OutputName): string {
  const output = outputs[name];
  return output.ok ? output.value : `${output.fault.first}–${output.fault.last}`;
}

const iso = (text: string, settings?: Settings) => outputOf(only(text, settings), 'iso8601');
const isoUtc = (text: string, settings?: Settings) => outputOf(only(text, settings), 'iso8601Utc');
const noticesOf = (text: string, settings?: Settings) => only(text, settings).notices;
const faultOf = (text: string, settings?: Settings): ReadFault | undefined => {
  const report = run(text, settings);
  return report.ok ? undefined : report.fault;
};

describe('the notations written', () => {
  it.each<[OutputName, string]>([
    ['js', 'Wed Apr 12 2023 23:10:24 GMT+0200 (Central European Summer Time)'],
    ['iso8601', '2023-04-12T23:10:24+02:00'],
    ['iso8601Utc', '2023-04-12T21:10:24Z'],
    ['iso9075', '2023-04-12 23:10:24'],
    ['rfc3339', '2023-04-12T23:10:24+02:00'],
    ['rfc7231', 'Wed, 12 Apr 2023 21:10:24 GMT'],
    ['unix', '1681333824'],
    ['milliseconds', '1681333824000'],
    ['microseconds', '1681333824000000'],
    ['nanoseconds', '1681333824000000000'],
    ['utc', 'Wed, 12 Apr 2023 21:10:24 GMT'],
    ['objectId', '64371e400000000000000000'],
    ['excel', '45028.9655555556'],
    ['filetime', '133258074240000000'],
    ['ticks', '638169306240000000'],
    ['week', '2023-W15-3'],
    ['ordinal', '2023-102'],
    ['weekday', 'Wednesday'],
    ['relative', '3 years ago'],
  ])('%s', (name, text) => expect(outputOf(only('2023-04-12T23:10:24+02:00', PARIS), name)).toBe(text));

  it('takes the clocks of the zone for Excel', () =>
    expect(outputOf(only('2023-04-12T23:10:24+02:00'), 'excel')).toBe('45028.8822222222'));

  it.each<[string, Settings, OutputName, string]>([
    ['1970-01-01T00:00:01Z', {}, 'objectId', '000000010000000000000000'],
    ['2106-02-07T06:28:15Z', {}, 'objectId', 'ffffffff0000000000000000'],
    ['2106-02-07T06:28:16Z', {}, 'objectId', '1970–2106'],
    ['1969-12-31T23:59:59.999Z', {}, 'objectId', '1970–2106'],
    ['1899-12-31T23:59:59Z', {}, 'excel', '1900–9999'],
    ['1900-01-01T00:00:00Z', {}, 'excel', '1'],
    ['1900-02-28T00:00:00Z', {}, 'excel', '59'],
    ['1900-02-28T23:59:59.999999999Z', {}, 'excel', '59.9999999999999'],
    ['1900-03-01T00:00:00Z', {}, 'excel', '61'],
    ['9999-12-31T00:00:00Z', {}, 'excel', '2958465'],
    ['9999-12-31T23:59:59.999999999Z', {}, 'excel', '2958465.99999999'],
    ['+010000-01-01T00:00:00Z', {}, 'excel', '1900–9999'],
    ['1904-01-01T12:00:00Z', { excel: '1904' }, 'excel', '0.5'],
    ['1903-12-31T23:59:59Z', { excel: '1904' }, 'excel', '1904–9999'],
    ['2023-04-12T00:00:00Z', { excel: '1904' }, 'excel', '43566'],
    ['1601-01-01T00:00:00Z', {}, 'filetime', '0'],
    ['1600-12-31T23:59:59Z', {}, 'filetime', '1601–30828'],
    ['0001-01-01T00:00:00Z', {}, 'ticks', '0'],
    ['0000-12-31T23:59:59Z', {}, 'ticks', '1–9999'],
    ['9999-12-31T23:59:59.9999999Z', {}, 'ticks', '3155378975999999999'],
    ['2021-01-03T12:00:00Z', {}, 'week', '2020-W53-7'],
    ['2024-12-30T12:00:00Z', {}, 'week', '2025-W01-1'],
    ['2024-12-31T12:00:00Z', {}, 'ordinal', '2024-366'],
    ['2023-04-12T21:10:24Z', { zone: '+05:30' }, 'js', 'Thu Apr 13 2023 02:40:24 GMT+0530 (GMT+05:30)'],
    ['2023-04-12T21:10:24Z', {}, 'js', 'Wed Apr 12 2023 21:10:24 GMT+0000 (Coordinated Universal Time)'],
    // What Chromium prints of times that its data only has offsets for.
    ['1969-12-31T23:59:59Z', PARIS, 'js', 'Thu Jan 01 1970 00:59:59 GMT+0100 (Central European Standard Time)'],
    ['1938-04-24T22:13:20Z', PARIS, 'js', 'Sun Apr 24 1938 23:13:20 GMT+0100 (Central European Summer Time)'],
    ['1942-07-27T00:00:00Z', PARIS, 'js', 'Mon Jul 27 1942 02:00:00 GMT+0200 (Central European Summer Time)'],
    ['1938-04-24T22:13:20Z', NEW_YORK, 'js', 'Sun Apr 24 1938 18:13:20 GMT-0400 (Eastern Daylight Time)'],
    ['1969-12-31T23:59:59Z', NEW_YORK, 'js', 'Wed Dec 31 1969 18:59:59 GMT-0500 (Eastern Standard Time)'],
    ['1969-12-31T23:59:59Z', { zone: 'Asia/Kolkata' }, 'js', 'Thu Jan 01 1970 05:29:59 GMT+0530 (India Standard Time)'],
    [
      '1969-12-31T23:59:59Z',
      { zone: 'Europe/London' },
      'js',
      'Thu Jan 01 1970 00:59:59 GMT+0100 (Greenwich Mean Time)',
    ],
    ['1969-12-31T23:59:59Z', {}, 'js', 'Wed Dec 31 1969 23:59:59 GMT+0000 (Coordinated Universal Time)'],
    ['2023-04-12T21:10:24Z', { language: 'zh-CN' }, 'weekday', '星期三'],
    ['2023-04-12T21:10:24Z', { language: 'fr' }, 'relative', 'il y a 3 ans'],
    ['2026-11-20T12:00:00Z', {}, 'relative', 'now'],
    ['2026-11-20T12:00:59Z', {}, 'relative', 'in 59 seconds'],
    ['2026-10-20T12:00:00Z', {}, 'relative', '1 month ago'],
    ['-000001-06-15T00:00:00Z', {}, 'rfc3339', '0–9999'],
    ['-000001-06-15T00:00:00Z', {}, 'utc', 'Tue, 15 Jun -0001 00:00:00 GMT'],
    ['-000001-06-15T00:00:00Z', {}, 'iso8601', '-000001-06-15T00:00:00Z'],
    ['0099-06-15T00:00:00Z', {}, 'rfc7231', 'Mon, 15 Jun 0099 00:00:00 GMT'],
    // Paris kept its own noon until 1911: nine minutes and 21 seconds before Greenwich's.
    ['1900-01-01T00:00:00Z', PARIS, 'iso8601', '1900-01-01T00:09:21+00:09:21'],
    ['1900-01-01T00:00:00Z', PARIS, 'rfc3339', '1900-01-01T00:00:00Z'],
    ['1941-06-01T00:00:00Z', { zone: 'Asia/Shanghai' }, 'iso8601', '1941-06-01T09:00:00+09:00'],
    ['1988-06-01T00:00:00Z', { zone: 'Asia/Shanghai' }, 'iso8601', '1988-06-01T09:00:00+09:00'],
    ['2023-06-01T00:00:00Z', { zone: 'Asia/Kathmandu' }, 'iso8601', '2023-06-01T05:45:00+05:45'],
    ['2023-01-01T00:00:00Z', { zone: 'Europe/London' }, 'iso8601', '2023-01-01T00:00:00+00:00'],
  ])('%s with %j: %s is %s', (text, settings, name, expected) =>
    expect(outputOf(only(text, settings), name)).toBe(expected),
  );

  it.each<[Fraction, string]>([
    ['auto', '2023-04-12T21:10:24.1234567Z'],
    ['0', '2023-04-12T21:10:24Z'],
    ['3', '2023-04-12T21:10:24.123Z'],
    ['6', '2023-04-12T21:10:24.123456Z'],
    ['9', '2023-04-12T21:10:24.123456700Z'],
  ])('shows %s digits of a second', (fraction, text) =>
    expect(iso('2023-04-12T21:10:24.1234567Z', { fraction })).toBe(text),
  );

  it('cuts digits off and never rounds into the next second', () => {
    expect(iso('2023-12-31T23:59:59.999999999Z', { fraction: '0' })).toBe('2023-12-31T23:59:59Z');
    expect(iso('1969-12-31T23:59:59.9Z', { fraction: '0' })).toBe('1969-12-31T23:59:59Z');
    expect(outputOf(only('2023-12-31T23:59:59.999Z'), 'rfc7231')).toBe('Sun, 31 Dec 2023 23:59:59 GMT');
  });

  it('shows further zones', () =>
    expect(only('1681333824', { zones: ['Asia/Tokyo', 'UTC', '-03:30'] }).zones).toEqual([
      { zone: 'Asia/Tokyo', iso: '2023-04-13T06:10:24+09:00' },
      { zone: 'UTC', iso: '2023-04-12T21:10:24Z' },
      { zone: '-03:30', iso: '2023-04-12T17:40:24-03:30' },
    ]));

  it('gives the date and time picker what the clocks show', () =>
    expect(only('1681333824.9', { ...PARIS, readAs: 'seconds' }).picker).toBe('2023-04-12T23:10:24'));
});

describe('numbers', () => {
  it.each<[string, Reading, string]>([
    ['1701227351995845', 'microseconds', '2023-11-29T03:09:11.995845Z'],
    ['1784694237438743460', 'nanoseconds', '2026-07-22T04:23:57.43874346Z'],
    ['1664845200000', 'milliseconds', '2022-10-04T01:00:00Z'],
    ['999999999999', 'milliseconds', '2001-09-09T01:46:39.999Z'],
    ['100000000000', 'milliseconds', '1973-03-03T09:46:40Z'],
    ['99999999999', 'seconds', '5138-11-16T09:46:39Z'],
    ['-99999999999', 'seconds', '-001199-02-15T14:13:21Z'],
    ['-100000000000', 'milliseconds', '1966-10-31T14:13:20Z'],
    ['99999999999999', 'milliseconds', '5138-11-16T09:46:39.999Z'],
    ['100000000000000', 'microseconds', '1973-03-03T09:46:40Z'],
    ['99999999999999999', 'microseconds', '5138-11-16T09:46:39.999999Z'],
    ['100000000000000000', 'filetime', '1917-11-21T17:46:40Z'],
    ['199999999999999999', 'filetime', '2234-10-11T11:33:19.9999999Z'],
    ['200000000000000000', 'nanoseconds', '1976-05-03T19:33:20Z'],
    ['500000000000000000', 'ticks', '1585-06-09T16:53:20Z'],
    ['638169306240000000', 'ticks', '2023-04-12T21:10:24Z'],
    ['133258074240000000', 'filetime', '2023-04-12T21:10:24Z'],
    ['1000000000000000000', 'nanoseconds', '2001-09-09T01:46:40Z'],
    ['0', 'seconds', '1970-01-01T00:00:00Z'],
    ['-1', 'seconds', '1969-12-31T23:59:59Z'],
    ['2023', 'year', '2023-01-01T00:00:00Z'],
    ['45028', 'excel', '2023-04-12T00:00:00Z'],
    ['20230412', 'compact', '2023-04-12T00:00:00Z'],
    ['20230412211024', 'compact', '2023-04-12T21:10:24Z'],
    ['20230230', 'seconds', '1970-08-23T03:30:30Z'],
    ['18991231', 'seconds', '1970-08-08T19:20:31Z'],
    ['21010101', 'seconds', '1970-09-01T04:08:21Z'],
    ['43078.416666666664', 'excel', '2017-12-09T10:00:00Z'],
    ['2958466.0', 'seconds', '1970-02-04T05:47:46Z'],
    ['1681333824.123456789', 'seconds', '2023-04-12T21:10:24.123456789Z'],
    ['-0.5', 'seconds', '1969-12-31T23:59:59.5Z'],
    ['１６８１３３３８２４', 'seconds', '2023-04-12T21:10:24Z'],
    ['  "1681333824" ', 'seconds', '2023-04-12T21:10:24Z'],
    ['\u22121', 'seconds', '1969-12-31T23:59:59Z'],
  ])('%s is read as %s: %s', (text, reading, expected) => {
    const conversion = only(text);
    expect([conversion.reading, outputOf(conversion, 'iso8601')]).toEqual([reading, expected]);
  });

  it('rounds the Unix timestamp down, also below zero', () => {
    const conversion = only('-0.5', { readAs: 'seconds' });
    expect(outputOf(conversion, 'iso8601')).toBe('1969-12-31T23:59:59.5Z');
    expect(outputOf(conversion, 'unix')).toBe('-1');
    expect(outputOf(only('1', { readAs: 'seconds' }), 'objectId')).toBe('000000010000000000000000');
  });

  it.each<[string, Settings, string]>([
    ['1', { readAs: 'excel' }, '1900-01-01T00:00:00Z'],
    ['59', { readAs: 'excel' }, '1900-02-28T00:00:00Z'],
    ['59.99999999999', { readAs: 'excel' }, '1900-03-01T00:00:00Z'],
    ['61', { readAs: 'excel' }, '1900-03-01T00:00:00Z'],
    ['0', { readAs: 'excel', excel: '1904' }, '1904-01-01T00:00:00Z'],
    ['60', { readAs: 'excel', excel: '1904' }, '1904-03-01T00:00:00Z'],
    ['43566.5', { readAs: 'excel', excel: '1904' }, '2023-04-12T12:00:00Z'],
    ['45028.9655555556', { readAs: 'excel', ...PARIS }, '2023-04-12T23:10:24+02:00'],
    ['1.5', { readAs: 'milliseconds' }, '1970-01-01T00:00:00.0015Z'],
    ['202304122110', { readAs: 'compact' }, '2023-04-12T21:10:00Z'],
    ['20230412211024123', { readAs: 'compact' }, '2023-04-12T21:10:24.123Z'],
    ['-5', { readAs: 'year' }, '-000005-01-01T00:00:00Z'],
    ['2023102', { readAs: 'iso8601' }, '2023-04-12T00:00:00Z'],
  ])('%s with %j is %s', (text, settings, expected) => expect(iso(text, settings)).toBe(expected));

  it('says when digits below a nanosecond are dropped, and drops them downwards', () => {
    expect(noticesOf('1.0000000001', { readAs: 'seconds' })).toEqual([{ code: 'digits-dropped' }]);
    expect(iso('-0.0000000001', { readAs: 'seconds' })).toBe('1969-12-31T23:59:59.999999999Z');
    expect(noticesOf('1.000000001', { readAs: 'seconds' })).toEqual([]);
    expect(noticesOf(`1.${'0'.repeat(70)}1`, { readAs: 'seconds' })).toEqual([{ code: 'digits-dropped' }]);
  });

  it.each(['20,230,412', '2.0230412e7', '1e3', '1,970', '45,028'])('can read %s as whatever it offers', (text) => {
    const report = run(text);
    const others = report.ok ? report.value.others : [];
    expect(others.length).toBeGreaterThan(0);
    for (const readAs of others) expect(run(text, { readAs }).ok).toBe(true);
  });

  it('offers what a number could also be', () => {
    const others = (text: string) => {
      const report = run(text);
      return report.ok ? report.value.others : [];
    };
    expect(others('20230412')).toContain('seconds');
    expect(others('45028')).toContain('seconds');
    expect(others('45028.5')).toContain('seconds');
    expect(others('1681333824')).not.toContain('compact');
    expect(others('2023-04-12')).toEqual([]);
    const asked = run('45028', { readAs: 'seconds' });
    expect(asked.ok && asked.value.others).toContain('excel');
  });

  it.each<[string, Settings, ReadFault]>([
    ['60', { readAs: 'excel' }, { code: 'excel-sixty' }],
    ['60.5', {}, { code: 'excel-sixty' }],
    ['2958466', { readAs: 'excel' }, { code: 'number-range', first: '0', last: '2958465' }],
    ['-1', { readAs: 'excel' }, { code: 'number-range', first: '0', last: '2958465' }],
    ['2957004', { readAs: 'excel', excel: '1904' }, { code: 'number-range', first: '0', last: '2957003' }],
    ['-1', { readAs: 'filetime' }, { code: 'number-range', first: '0', last: '9223372036854775807' }],
    ['3155378976000000000', { readAs: 'ticks' }, { code: 'number-range', first: '0', last: '3155378975999999999' }],
    ['8640000000001', { readAs: 'seconds' }, { code: 'out-of-range' }],
    ['9'.repeat(5000), {}, { code: 'out-of-range' }],
    ['1e', {}, { code: 'unknown' }],
    ['1e99', {}, { code: 'out-of-range' }],
    ['1,66,484', {}, { code: 'unknown' }],
    ['.', {}, { code: 'unknown' }],
    ['0x10', {}, { code: 'unknown' }],
    ['20231301', { readAs: 'compact' }, { code: 'no-such-month', month: 13 }],
    ['1.5', { readAs: 'filetime' }, { code: 'not-this-format', reading: 'filetime' }],
  ])('refuses %s with %j', (text, settings, fault) => expect(faultOf(text, settings)).toEqual(fault));

  it('reaches the first and the last instant there are', () => {
    expect(iso('8640000000000', { readAs: 'seconds' })).toBe('+275760-09-13T00:00:00Z');
    expect(iso('-8640000000000', { readAs: 'seconds', ...NEW_YORK })).toBe('-271821-04-19T19:03:58-04:56:02');
  });
});

describe('identifiers', () => {
  it.each<[string, Reading, string]>([
    ['507f1f77bcf86cd799439011', 'object-id', '2012-10-17T21:13:27Z'],
    ['ObjectId("507F1F77BCF86CD799439011")', 'object-id', '2012-10-17T21:13:27Z'],
    ['ffffffff0000000000000000', 'object-id', '2106-02-07T06:28:15Z'],
    ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', 'uuid', '2022-02-22T19:22:22Z'],
    ['C232AB00-9414-11EC-B3C8-9F6BDECED846', 'uuid', '2022-02-22T19:22:22Z'],
    ['1EC9414C-232A-6B00-B3C8-9F6BDECED846', 'uuid', '2022-02-22T19:22:22Z'],
    ['urn:uuid:1ec9414c-232a-6b00-b3c8-9f6bdeced846', 'uuid', '2022-02-22T19:22:22Z'],
    ['{017f22e279b07cc398c4dc0c0c07398f}', 'uuid', '2022-02-22T19:22:22Z'],
    ['01FWHE4YDGFK1SHH6W1G60EECF', 'ulid', '2022-02-22T19:22:22Z'],
    ['01fwhe4ydgfk1shh6w1g60eecf', 'ulid', '2022-02-22T19:22:22Z'],
    ['7ZZZZZZZZZZZZZZZZZZZZZZZZZ', 'ulid', '+010889-08-02T05:31:50.655Z'],
    ['00000000-0000-1000-8000-000000000000', 'uuid', '1582-10-15T00:00:00Z'],
  ])('%s is read as %s: %s', (text, reading, expected) => {
    const conversion = only(text);
    expect([conversion.reading, outputOf(conversion, 'iso8601')]).toEqual([reading, expected]);
  });

  it.each([
    ['919108f7-52d1-4320-9bac-f847db4148a8', 4],
    ['5df41881-3aed-3515-88a7-2f4a814cf09e', 3],
    ['00000000-0000-0000-0000-000000000000', 0],
    ['017F22E2-79B0-7CC3-18C4-DC0C0C07398F', 7],
  ])('says that %s holds no time', (text, version) =>
    expect(faultOf(text)).toEqual({ code: 'uuid-without-time', version }),
  );

  it.each(['8ZZZZZZZZZZZZZZZZZZZZZZZZZ', '01FWHE4YDGFK1SHH6W1G60EECU', '507f1f77bcf86cd79943901'])(
    'does not know %s',
    (text) => expect(faultOf(text)).toEqual({ code: 'unknown' }),
  );
});

describe('ISO 8601 and its family', () => {
  it.each<[string, Reading, string]>([
    ['2023-04-12T21:10:24Z', 'rfc3339', '2023-04-12T21:10:24Z'],
    ['2023-04-12t21:10:24z', 'rfc3339', '2023-04-12T21:10:24Z'],
    ['2023-04-12 21:10:24+00:00', 'rfc3339', '2023-04-12T21:10:24Z'],
    ['1985-04-12T23:20:50.52Z', 'rfc3339', '1985-04-12T23:20:50.52Z'],
    ['1996-12-19T16:39:57-08:00', 'rfc3339', '1996-12-20T00:39:57Z'],
    ['1937-01-01T12:00:27.87+00:20', 'rfc3339', '1937-01-01T11:40:27.87Z'],
    ['2023-04-12T21:10:24-00:00', 'rfc3339', '2023-04-12T21:10:24Z'],
    ['2023-04-12', 'iso8601', '2023-04-12T00:00:00Z'],
    ['2023-04', 'iso8601', '2023-04-01T00:00:00Z'],
    ['2023-W15-3', 'iso8601', '2023-04-12T00:00:00Z'],
    ['2023W153', 'iso8601', '2023-04-12T00:00:00Z'],
    ['2023-W15', 'iso8601', '2023-04-10T00:00:00Z'],
    ['2020-W53-7', 'iso8601', '2021-01-03T00:00:00Z'],
    ['2009-W01-1', 'iso8601', '2008-12-29T00:00:00Z'],
    ['2023-102', 'iso8601', '2023-04-12T00:00:00Z'],
    ['2024-366', 'iso8601', '2024-12-31T00:00:00Z'],
    ['2023102T211024Z', 'iso8601', '2023-04-12T21:10:24Z'],
    ['20230412T211024Z', 'iso8601', '2023-04-12T21:10:24Z'],
    ['20230412T2110+0200', 'iso8601', '2023-04-12T19:10:00Z'],
    ['2023-04-12T21:10:24,5Z', 'iso8601', '2023-04-12T21:10:24.5Z'],
    ['2023-04-12T21:10.5Z', 'iso8601', '2023-04-12T21:10:30Z'],
    ['2023-04-12T21,25Z', 'iso8601', '2023-04-12T21:15:00Z'],
    ['2023-04-12T21:10+02', 'iso8601', '2023-04-12T19:10:00Z'],
    ['2023-04-12T21:10\u221202:00', 'iso8601', '2023-04-12T23:10:00Z'],
    ['2023-04-12T24:00:00Z', 'rfc3339', '2023-04-13T00:00:00Z'],
    ['2023-12-31T24:00', 'iso8601', '2024-01-01T00:00:00Z'],
    ['2023-04-12T21:10:24.123456789+00:09:21', 'iso8601', '2023-04-12T21:01:03.123456789Z'],
    ['2023-04-12 21:10:24', 'iso9075', '2023-04-12T21:10:24Z'],
    ['2023-04-12 21:10:24.5', 'iso9075', '2023-04-12T21:10:24.5Z'],
    ['2023-04-12 23:10:24.123 +0200 CEST', 'iso9075', '2023-04-12T21:10:24.123Z'],
    ['2023-04-12 21:10:24 UTC', 'iso9075', '2023-04-12T21:10:24Z'],
    ['2023-04-12 23:10:24 CEST', 'iso9075', '2023-04-12T21:10:24Z'],
    ['2023-04-12 23:10:24 cest', 'iso9075', '2023-04-12T21:10:24Z'],
    ['2023-04-12 23:10:24.5 EST', 'iso9075', '2023-04-13T04:10:24.5Z'],
    ['2023-04-12 23:10:24 BST', 'iso9075', '2023-04-12T22:10:24Z'],
    ['2023-04-12 23:10:24 NST', 'iso9075', '2023-04-13T02:40:24Z'],
    ['2023-04-12 23:10:24 UTC+8', 'iso9075', '2023-04-12T15:10:24Z'],
    ['2023-04-12 23:10:24 UTC+08:00', 'iso9075', '2023-04-12T15:10:24Z'],
    ['2023-04-12 23:10:24 UTC +0800', 'iso9075', '2023-04-12T15:10:24Z'],
    ['2023-04-12 23:10:24 (UTC+8)', 'iso9075', '2023-04-12T15:10:24Z'],
    ['2023-04-12 23:10:24 GMT+8', 'iso9075', '2023-04-12T15:10:24Z'],
    ['2023-04-12 23:10:24 GMT-3:30', 'iso9075', '2023-04-13T02:40:24Z'],
    ['2023-04-12 23:10:24 +8', 'iso9075', '2023-04-12T15:10:24Z'],
    ['2023-04-12 23:10:24 +0200 (CEST)', 'iso9075', '2023-04-12T21:10:24Z'],
    ['2023-04-12T23:10:24 CEST', 'iso8601', '2023-04-12T21:10:24Z'],
    ['2023-04-12T23:10CEST', 'iso8601', '2023-04-12T21:10:00Z'],
    ['20230412T231024 CEST', 'iso8601', '2023-04-12T21:10:24Z'],
    ['2023-04-12 23:10:24 America/New_York', 'iso9075', '2023-04-13T03:10:24Z'],
    ['2023-01-12 23:10:24 america/new_york', 'iso9075', '2023-01-13T04:10:24Z'],
    ['2023-04-12 23:10:24 America/Argentina/Buenos_Aires', 'iso9075', '2023-04-13T02:10:24Z'],
    ['2023-04-12 23:10:24 Etc/GMT+8', 'iso9075', '2023-04-13T07:10:24Z'],
    ['2023-04-12 23:10:24 Japan', 'iso9075', '2023-04-12T14:10:24Z'],
    ['2023-04-12 23:10:24 +02:00 Europe/Paris', 'iso9075', '2023-04-12T21:10:24Z'],
    ['2023-04-12 23:10:24 CEST[Europe/Paris]', 'rfc9557', '2023-04-12T21:10:24Z'],
    ['2023-04-12 11:10 PM', 'year-first', '2023-04-12T23:10:00Z'],
    ['2023-04-12 11:10:24 p.m. EST', 'year-first', '2023-04-13T04:10:24Z'],
    ['+275760-09-13T00:00:00Z', 'iso8601', '+275760-09-13T00:00:00Z'],
    ['-271821-04-20T00:00:00Z', 'iso8601', '-271821-04-20T00:00:00Z'],
    ['0000-01-01', 'iso8601', '0000-01-01T00:00:00Z'],
    ['2023-04-12T23:10:24+02:00[Europe/Paris]', 'rfc9557', '2023-04-12T21:10:24Z'],
    ['2023-04-12T23:10:24[Europe/Paris]', 'rfc9557', '2023-04-12T21:10:24Z'],
    ['2023-04-12[Europe/Paris]', 'rfc9557', '2023-04-11T22:00:00Z'],
    ['2022-07-08T00:14:07Z[Europe/London]', 'rfc9557', '2022-07-08T00:14:07Z'],
    ['2022-07-08T00:14:07-00:00[!Europe/London]', 'rfc9557', '2022-07-08T00:14:07Z'],
    ['2022-07-08T00:14:07+01:00[!Europe/London][u-ca=iso8601]', 'rfc9557', '2022-07-07T23:14:07Z'],
    ['1996-12-19T16:39:57-08:00[America/Los_Angeles][u-ca=hebrew]', 'rfc9557', '1996-12-20T00:39:57Z'],
    ['2022-07-08T00:14:07+08:45[+08:45]', 'rfc9557', '2022-07-07T15:29:07Z'],
    ['1900-01-01T00:09:21+00:09[Europe/Paris]', 'rfc9557', '1900-01-01T00:00:00Z'],
    ['1900-01-01T00:09:21+00:09:21[Europe/Paris]', 'rfc9557', '1900-01-01T00:00:00Z'],
    ['ISODate("2023-04-12T21:10:24Z")', 'rfc3339', '2023-04-12T21:10:24Z'],
  ])('%s is read as %s: %s', (text, reading, expected) => {
    const conversion = only(text);
    expect([conversion.reading, outputOf(conversion, 'iso8601')]).toEqual([reading, expected]);
  });

  it('takes a day for its beginning in the zone', () => {
    expect(isoUtc('2016-02-01', PARIS)).toBe('2016-01-31T23:00:00Z');
    // There the clocks went forward at midnight.
    expect(iso('2018-11-04', { zone: 'America/Sao_Paulo' })).toBe('2018-11-04T01:00:00-02:00');
    expect(noticesOf('2018-11-04', { zone: 'America/Sao_Paulo' })).toEqual([]);
  });

  it('moves a skipped time forward and says so', () => {
    const conversion = only('2024-03-10T02:30', NEW_YORK);
    expect(outputOf(conversion, 'iso8601')).toBe('2024-03-10T03:30:00-04:00');
    expect(conversion.notices).toEqual([
      {
        code: 'skipped',
        wall: '2024-03-10T02:30:00',
        zone: 'America/New_York',
        earlier: '2024-03-10T01:30:00-05:00',
        later: '2024-03-10T03:30:00-04:00',
      },
    ]);
  });

  it('takes the first of a repeated time and says so', () => {
    const conversion = only('2024-11-03T01:30', NEW_YORK);
    expect(outputOf(conversion, 'iso8601')).toBe('2024-11-03T01:30:00-04:00');
    expect(conversion.notices).toEqual([
      {
        code: 'repeated',
        wall: '2024-11-03T01:30:00',
        zone: 'America/New_York',
        earlier: '2024-11-03T01:30:00-04:00',
        later: '2024-11-03T01:30:00-05:00',
      },
    ]);
    expect(noticesOf('2024-11-03T01:30-05:00', NEW_YORK)).toEqual([]);
  });

  it('knows a day that a zone left out', () => {
    const conversion = only('2011-12-30T12:00', { zone: 'Pacific/Apia' });
    expect(outputOf(conversion, 'iso8601')).toBe('2011-12-31T12:00:00+14:00');
    expect(conversion.notices[0]?.code).toBe('skipped');
  });

  it('reads second 60 as 59 and says so', () => {
    expect(iso('2016-12-31T23:59:60Z')).toBe('2016-12-31T23:59:59Z');
    expect(noticesOf('2016-12-31T23:59:60Z')).toEqual([{ code: 'leap-second' }]);
    expect(noticesOf('Sat, 31 Dec 2016 23:59:60 GMT')).toEqual([{ code: 'leap-second' }]);
  });

  it.each<[string, ReadFault]>([
    ['2023-02-30', { code: 'day-out-of-month', year: 2023, month: 2, days: 28 }],
    ['2024-02-30', { code: 'day-out-of-month', year: 2024, month: 2, days: 29 }],
    ['1900-02-29', { code: 'day-out-of-month', year: 1900, month: 2, days: 28 }],
    ['2023-04-31T12:00:00Z', { code: 'day-out-of-month', year: 2023, month: 4, days: 30 }],
    ['2023-04-00', { code: 'day-out-of-month', year: 2023, month: 4, days: 30 }],
    ['2023-13-01', { code: 'no-such-month', month: 13 }],
    ['2023-00-01', { code: 'no-such-month', month: 0 }],
    ['2023-366', { code: 'day-out-of-year', year: 2023, days: 365 }],
    ['2023-000', { code: 'day-out-of-year', year: 2023, days: 365 }],
    ['2023-W53-1', { code: 'week-out-of-year', year: 2023, weeks: 52 }],
    ['2020-W54-1', { code: 'week-out-of-year', year: 2020, weeks: 53 }],
    ['2023-W00-1', { code: 'week-out-of-year', year: 2023, weeks: 52 }],
    ['2023-W15-8', { code: 'no-such-weekday', weekday: 8 }],
    ['2023-04-12T25:00', { code: 'no-such-time', time: '25:00' }],
    ['2023-04-12T24:00:01Z', { code: 'no-such-time', time: '24:00:01' }],
    ['2023-04-12T21:60', { code: 'no-such-time', time: '21:60' }],
    ['2023-04-12T21:10:61Z', { code: 'no-such-time', time: '21:10:61' }],
    ['2023-04-12T21:10:24+24:00', { code: 'no-such-offset', offset: '+24:00' }],
    ['2023-04-12T21:10:24+01:60', { code: 'no-such-offset', offset: '+01:60' }],
    ['2023-04-12T21:10:24[Europe/Nowhere]', { code: 'unknown-zone', zone: 'Europe/Nowhere' }],
    [
      '2023-04-12T21:10:24+01:00[Europe/Paris]',
      { code: 'offset-mismatch', offset: '+01:00', zone: 'Europe/Paris', expected: '+02:00' },
    ],
    ['2023-04-12T21:10:24Z[!u-ca=hebrew]', { code: 'unknown-annotation', annotation: '[!u-ca=hebrew]' }],
    ['2023-04-12T21:10:24Z[u-ca=gregory][Europe/Paris]', { code: 'unknown-annotation', annotation: '[Europe/Paris]' }],
    ['2023-04-12 23:10:24 QQST', { code: 'unknown-zone', zone: 'QQST' }],
    ['2023-04-12 23:10:24 Europe/Nowhere', { code: 'unknown-zone', zone: 'Europe/Nowhere' }],
    ['2023-04-12 23:10:24 QQ+8', { code: 'unknown-zone', zone: 'QQ+8' }],
    ['2023-04-12 23:10:24 UTC+25', { code: 'no-such-offset', offset: '+25' }],
    [
      '2023-04-12 23:10:24 +01:00 Europe/Paris',
      { code: 'offset-mismatch', offset: '+01:00', zone: 'Europe/Paris', expected: '+02:00' },
    ],
    [
      '2023-04-12 23:10:24 CET[Europe/Paris]',
      { code: 'offset-mismatch', offset: '+01', zone: 'Europe/Paris', expected: '+02:00' },
    ],
    ['+275760-09-13T00:00:00.000000001Z', { code: 'out-of-range' }],
    ['+999999-01-01', { code: 'out-of-range' }],
    ['-000000-01-01', { code: 'unknown' }],
    ['2023-04-12T', { code: 'unknown' }],
    ['21:10:24', { code: 'unknown' }],
    ['soon', { code: 'unknown' }],
    ['constructor', { code: 'unknown' }],
    ['\ud800', { code: 'unknown' }],
    ['🕐', { code: 'unknown' }],
  ])('refuses %s', (text, fault) => expect(faultOf(text)).toEqual(fault));
});

describe('dates in words', () => {
  it.each<[string, Reading, string]>([
    ['Sun, 06 Nov 1994 08:49:37 GMT', 'rfc7231', '1994-11-06T08:49:37Z'],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 'rfc850', '1994-11-06T08:49:37Z'],
    ['Sun Nov  6 08:49:37 1994', 'asctime', '1994-11-06T08:49:37Z'],
    ['Wed, 09-Jun-2021 10:18:14 GMT', 'rfc850', '2021-06-09T10:18:14Z'],
    ['Fri, 21 Nov 1997 09:55:06 -0600', 'rfc5322', '1997-11-21T15:55:06Z'],
    ['21 Nov 97 09:55:06 GMT', 'rfc5322', '1997-11-21T09:55:06Z'],
    ['Tue, 1 Jul 2003 10:52:37 +0200 (CEST)', 'rfc5322', '2003-07-01T08:52:37Z'],
    ['Thu, 13 Feb 1969 23:32 -0330', 'rfc5322', '1969-02-14T03:02:00Z'],
    ['Mon, 24 Nov 1997 14:22:01 EST', 'rfc5322', '1997-11-24T19:22:01Z'],
    ['Thu,  13\r\n  Feb 1969\r\n 23:32:00 -0330', 'rfc5322', '1969-02-14T03:02:00Z'],
    ['Wed Apr 12 21:10:24 UTC 2023', 'asctime', '2023-04-12T21:10:24Z'],
    ['Wed Apr 12 23:10:24 2023 +0200', 'asctime', '2023-04-12T21:10:24Z'],
    ['Wed Apr 12 2023 23:10:24 GMT+0200 (Central European Summer Time)', 'js-date', '2023-04-12T21:10:24Z'],
    ['Wed Apr 12 2023', 'js-date', '2023-04-12T00:00:00Z'],
    ['April 12, 2023 11:10 PM', 'english', '2023-04-12T23:10:00Z'],
    ['Wednesday, April 12, 2023 at 12:10:24 a.m. UTC', 'english', '2023-04-12T00:10:24Z'],
    ['Apr 12th, 2023', 'english', '2023-04-12T00:00:00Z'],
    ['12 April 2023', 'english', '2023-04-12T00:00:00Z'],
    ['Wed, 12 Apr 2023 23:10:24 UTC+8', 'rfc5322', '2023-04-12T15:10:24Z'],
    ['Wed, 12 Apr 2023 23:10:24 America/New_York', 'rfc5322', '2023-04-13T03:10:24Z'],
    ['April 12, 2023 11:10 PM GMT+8', 'english', '2023-04-12T15:10:00Z'],
    ['April 12, 2023 11:10 PM America/New_York', 'english', '2023-04-13T03:10:00Z'],
    ['12 avril 2023 à 23h10 CEST', 'french', '2023-04-12T21:10:00Z'],
    ['12 avril 2023 à 23h10 Europe/Paris', 'french', '2023-04-12T21:10:00Z'],
    ['2023年4月12日 23:10:24 CEST', 'year-first', '2023-04-12T21:10:24Z'],
    ['2023年4月12日 23:10:24 America/New_York', 'year-first', '2023-04-13T03:10:24Z'],
    ['2023年4月12日 23:10:24 (UTC+8)', 'year-first', '2023-04-12T15:10:24Z'],
    ['Sept 1, 2023', 'english', '2023-09-01T00:00:00Z'],
    ['20230412211024Z', 'ldap', '2023-04-12T21:10:24Z'],
    ['20230412211024.5Z', 'ldap', '2023-04-12T21:10:24.5Z'],
    ['202304122310+0200', 'ldap', '2023-04-12T21:10:00Z'],
    ['2023041221Z', 'ldap', '2023-04-12T21:00:00Z'],
    ['/Date(1681333824000)/', 'json-date', '2023-04-12T21:10:24Z'],
    ['\\/Date(1681333824000+0200)\\/', 'json-date', '2023-04-12T21:10:24Z'],
    ['/Date(-1)/', 'json-date', '1969-12-31T23:59:59.999Z'],
    ['2023年4月12日 21时10分24秒', 'year-first', '2023-04-12T21:10:24Z'],
    ['2023年4月12日', 'year-first', '2023-04-12T00:00:00Z'],
    ['2023年4月12日 星期三', 'year-first', '2023-04-12T00:00:00Z'],
    ['2023年4月12日周三 21:10', 'year-first', '2023-04-12T21:10:00Z'],
    ['2023年4月12日（三）', 'year-first', '2023-04-12T00:00:00Z'],
    ['2023年4月16日 星期日', 'year-first', '2023-04-16T00:00:00Z'],
    ['2023年4月16日 礼拜天', 'year-first', '2023-04-16T00:00:00Z'],
    ['2023年4月15日 週六 21:10', 'year-first', '2023-04-15T21:10:00Z'],
    ['2023年4月10日星期一', 'year-first', '2023-04-10T00:00:00Z'],
    ['now', 'keyword', '2026-11-20T12:00:00Z'],
    ['Today', 'keyword', '2026-11-20T00:00:00Z'],
    ['昨天', 'keyword', '2026-11-19T00:00:00Z'],
    ['tomorrow', 'keyword', '2026-11-21T00:00:00Z'],
    ['aujourd’hui', 'keyword', '2026-11-20T00:00:00Z'],
  ])('%s is read as %s: %s', (text, reading, expected) => {
    const conversion = only(text);
    expect([conversion.reading, outputOf(conversion, 'iso8601')]).toEqual([reading, expected]);
  });

  it('takes asctime for UTC whatever the zone, and says so', () => {
    expect(isoUtc('Sun Nov  6 08:49:37 1994', PARIS)).toBe('1994-11-06T08:49:37Z');
    expect(noticesOf('Sun Nov  6 08:49:37 1994', PARIS)).toEqual([{ code: 'asctime-utc' }]);
  });

  it('says which century two digits are taken for', () => {
    expect(noticesOf('Sunday, 06-Nov-94 08:49:37 GMT')).toEqual([{ code: 'two-digit-year', year: 1994 }]);
    // RFC 7231: 50 years ahead of 2026 still counts as ahead.
    expect(iso('Friday, 06-Nov-76 08:49:37 GMT')).toBe('2076-11-06T08:49:37Z');
    expect(iso('Sunday, 06-Nov-77 08:49:37 GMT')).toBe('1977-11-06T08:49:37Z');
    expect(iso('6 Nov 49 00:00 Z')).toBe('2049-11-06T00:00:00Z');
    expect(iso('6 Nov 50 00:00 Z')).toBe('1950-11-06T00:00:00Z');
    expect(iso('6 Nov 103 00:00 Z')).toBe('2003-11-06T00:00:00Z');
  });

  it('takes today from the zone', () => {
    expect(iso('today', { zone: 'Asia/Tokyo', now: '2026-11-20T16:00:00Z' })).toBe('2026-11-21T00:00:00+09:00');
    expect(iso('', { now: '2026-11-20T12:00:00.25Z' })).toBe('2026-11-20T12:00:00.25Z');
  });

  it.each<[string, ReadFault]>([
    ['Tue, 12 Apr 2023 21:10:24 GMT', { code: 'wrong-weekday', year: 2023, month: 4, day: 12, weekday: 3 }],
    ['Thu Apr 12 2023', { code: 'wrong-weekday', year: 2023, month: 4, day: 12, weekday: 3 }],
    ['jeudi 12 avril 2023', { code: 'wrong-weekday', year: 2023, month: 4, day: 12, weekday: 3 }],
    ['2023年4月12日 星期四', { code: 'wrong-weekday', year: 2023, month: 4, day: 12, weekday: 3 }],
    ['2023年4月12日 周四', { code: 'wrong-weekday', year: 2023, month: 4, day: 12, weekday: 3 }],
    ['2023年4月12日（週四） 21:10', { code: 'wrong-weekday', year: 2023, month: 4, day: 12, weekday: 3 }],
    ['2023年4月12日星期天 下午3点', { code: 'wrong-weekday', year: 2023, month: 4, day: 12, weekday: 3 }],
    ['2023年 04月 12日 礼拜日 21:10:24 CST', { code: 'wrong-weekday', year: 2023, month: 4, day: 12, weekday: 3 }],
    ['2023年2月30日 星期四', { code: 'day-out-of-month', year: 2023, month: 2, days: 28 }],
    ['Wed, 30 Feb 2023 21:10:24 GMT', { code: 'day-out-of-month', year: 2023, month: 2, days: 28 }],
    ['Wed, 12 Apr 2023 21:10:24 QQST', { code: 'unknown-zone', zone: 'QQST' }],
    ['Wed, 12 Apr 2023 13:10:24 PM', { code: 'no-such-time', time: '13:10:24 PM' }],
    ['Wed, 12 Foo 2023 21:10:24 GMT', { code: 'unknown' }],
    ['20230412251024Z', { code: 'no-such-time', time: '25:10:24' }],
  ])('refuses %s', (text, fault) => expect(faultOf(text)).toEqual(fault));
});

describe('slashed dates', () => {
  it('shows both orders and prefers none', () => {
    const report = run('04/05/2023 10:00 PM');
    const conversions = report.ok ? report.value.conversions : [];
    expect(conversions.map((conversion) => [conversion.reading, outputOf(conversion, 'iso8601')])).toEqual([
      ['day-first', '2023-05-04T22:00:00Z'],
      ['month-first', '2023-04-05T22:00:00Z'],
    ]);
  });

  it.each<[string, Reading, string]>([
    ['12/31/2023', 'month-first', '2023-12-31T00:00:00Z'],
    ['31/12/2023', 'day-first', '2023-12-31T00:00:00Z'],
    ['04/04/2023', 'day-first', '2023-04-04T00:00:00Z'],
    ['12.04.2023 21:10', 'day-first', '2023-04-12T21:10:00Z'],
    ['4/13/2023, 11:10:24\u202fPM', 'month-first', '2023-04-13T23:10:24Z'],
    ['2023/4/12', 'year-first', '2023-04-12T00:00:00Z'],
    ['2023-4-2 9:05', 'year-first', '2023-04-02T09:05:00Z'],
    ['31-12-99', 'day-first', '1999-12-31T00:00:00Z'],
    ['13/04/2023 23:10:24 CEST', 'day-first', '2023-04-13T21:10:24Z'],
    ['13/04/2023 23:10:24 UTC', 'day-first', '2023-04-13T23:10:24Z'],
    ['4/13/2023, 11:10:24 PM EDT', 'month-first', '2023-04-14T03:10:24Z'],
    ['4/13/2023, 11:10:24 PM GMT+8', 'month-first', '2023-04-13T15:10:24Z'],
    ['2023/4/12 23:10 America/New_York', 'year-first', '2023-04-13T03:10:00Z'],
    ['2023/4/12 23:10 UTC+8', 'year-first', '2023-04-12T15:10:00Z'],
    ['23-04-12', 'day-first', '2012-04-23T00:00:00Z'],
    ['00/01/02', 'year-first', '2000-01-02T00:00:00Z'],
    ['00-01-02', 'year-first', '2000-01-02T00:00:00Z'],
    ['00.01.02 10:30', 'year-first', '2000-01-02T10:30:00Z'],
    ['32-01-15', 'year-first', '2032-01-15T00:00:00Z'],
    ['23-04-12T10:30', 'year-first', '2023-04-12T10:30:00Z'],
  ])('%s is read as %s: %s', (text, reading, expected) => {
    const conversion = only(text);
    expect([conversion.reading, outputOf(conversion, 'iso8601')]).toEqual([reading, expected]);
  });

  it.each<[string, Reading[], string?]>([
    ['23-04-12', ['year-first'], '2023-04-12'],
    ['23/04/12', ['year-first'], '2023-04-12'],
    ['23.04.12', ['year-first'], '2023-04-12'],
    ['24-01-15', ['year-first'], '2024-01-15'],
    ['24-01-15 09:05', ['year-first'], '2024-01-15'],
    ['30/12/31', ['year-first'], '2030-12-31'],
    ['01/02/03', ['year-first'], '2001-02-03'],
    ['12.04.11', ['month-first', 'year-first'], '2012-04-11'],
    // No other date, or none at all
    ['04/04/04', []],
    ['10/11/31', []],
    ['12/31/23', []],
    ['04/05/2023', []],
    ['12/4/2023', []],
    ['99/12/31', []],
  ])('%s could also be %j', (text, wanted, yearFirst) => {
    const report = run(text);
    expect(report.ok && report.value.others).toEqual(wanted);
    const asked = run(text, { readAs: 'year-first', fraction: '0' });
    const [found] = asked.ok ? asked.value.conversions : [];
    expect(wanted.includes('year-first') ? found && outputOf(found, 'iso8601').slice(0, 10) : undefined).toBe(
      yearFirst,
    );
  });

  it('refuses a short year first by its own month and day', () => {
    expect(faultOf('00/13/02')).toEqual({ code: 'no-such-month', month: 13 });
    expect(faultOf('99/02/30')).toEqual({ code: 'day-out-of-month', year: 1999, month: 2, days: 28 });
    expect(faultOf('31/04/23')).toEqual({ code: 'day-out-of-month', year: 2023, month: 4, days: 30 });
  });

  it('can be told the order', () => {
    expect(iso('04/05/2023', { readAs: 'day-first' })).toBe('2023-05-04T00:00:00Z');
    expect(iso('04/05/2023', { readAs: 'month-first' })).toBe('2023-04-05T00:00:00Z');
    expect(faultOf('31/12/2023', { readAs: 'month-first' })).toEqual({ code: 'no-such-month', month: 31 });
  });

  it.each<[string, ReadFault]>([
    ['30/02/2023', { code: 'day-out-of-month', year: 2023, month: 2, days: 28 }],
    ['02/30/2023', { code: 'day-out-of-month', year: 2023, month: 2, days: 28 }],
    ['13/13/2023', { code: 'no-such-month', month: 13 }],
    ['1/2-2023', { code: 'unknown' }],
  ])('refuses %s', (text, fault) => expect(faultOf(text)).toEqual(fault));
});

describe('what was asked for', () => {
  it.each(READINGS.filter((reading) => reading !== 'keyword'))('%s refuses other texts', (readAs) =>
    expect(faultOf('no date', { readAs })).toEqual({ code: 'not-this-format', reading: readAs }),
  );
  it('refuses zones that do not exist', () => {
    expect(faultOf('1', { zone: 'Mars/Base' })).toEqual({ code: 'unknown-zone', zone: 'Mars/Base' });
    expect(faultOf('1', { zone: '2020-01-01T00:00Z' })).toEqual({ code: 'unknown-zone', zone: '2020-01-01T00:00Z' });
    expect(faultOf('1', { zones: ['UTC', ''] })).toEqual({ code: 'unknown-zone', zone: '' });
  });
});

const ZONES = [
  'UTC',
  'Europe/Paris',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Africa/Monrovia',
  'Europe/Dublin',
  '+05:45',
  '-12:00',
];
const FARTHEST = 86_400n * 10n ** 17n;
const instant = fc.bigInt({ min: -FARTHEST, max: FARTHEST });
/** From 1850, before most zones had standard time, to 2150. */
const usual = fc.bigInt({ min: -3_786_912_000n * 10n ** 9n, max: 5_680_281_600n * 10n ** 9n });
const zone = fc.constantFrom(...ZONES);

const nsOf = (text: string, settings?: Settings) => BigInt(outputOf(only(text, settings), 'nanoseconds'));
const written = (ns: bigint, name: OutputName, settings?: Settings) =>
  outputOf(only(String(ns), { ...settings, readAs: 'nanoseconds' }), name);
const floorTo = (ns: bigint, unit: bigint) => ns - (((ns % unit) + unit) % unit);

describe('for any instant', () => {
  it('ISO 8601 in any zone reads back to the nanosecond', () =>
    fc.assert(
      fc.property(fc.oneof(instant, usual), zone, (ns, inZone) => {
        const text = written(ns, 'iso8601', { zone: inZone });
        expect(nsOf(text, { zone: 'Asia/Tokyo' })).toBe(ns);
      }),
      { numRuns: 200 },
    ));

  it('RFC 3339 and RFC 9557 read back to the nanosecond', () =>
    fc.assert(
      fc.property(usual, zone, (ns, inZone) => {
        expect(nsOf(written(ns, 'rfc3339', { zone: inZone }))).toBe(ns);
        expect(nsOf(`${written(ns, 'iso8601', { zone: inZone })}[${inZone}]`)).toBe(ns);
      }),
      { numRuns: 200 },
    ));

  it.each<[OutputName, Reading, bigint]>([
    ['unix', 'seconds', 1_000_000_000n],
    ['milliseconds', 'milliseconds', 1_000_000n],
    ['microseconds', 'microseconds', 1000n],
    ['nanoseconds', 'nanoseconds', 1n],
  ])('%s reads back, rounded down', (name, readAs, unit) =>
    fc.assert(
      fc.property(instant, (ns) => {
        // The first instant of all has no whole unit before it within the range.
        fc.pre(floorTo(ns, unit) >= -FARTHEST);
        expect(nsOf(written(ns, name), { readAs })).toBe(floorTo(ns, unit));
      }),
    ),
  );

  it.each<[OutputName, Reading, bigint]>([
    ['filetime', 'filetime', 100n],
    ['ticks', 'ticks', 100n],
    ['js', 'js-date', 1_000_000_000n],
    ['utc', 'rfc5322', 1_000_000_000n],
    ['rfc7231', 'rfc7231', 1_000_000_000n],
  ])('%s reads back', (name, readAs, unit) =>
    fc.assert(
      fc.property(usual, (ns) => {
        expect(nsOf(written(ns, name), { readAs })).toBe(floorTo(ns, unit));
      }),
      { numRuns: 200 },
    ),
  );

  it('an ObjectID reads back to the second', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 32n - 1n }), (seconds) => {
        const id = written(seconds * 10n ** 9n, 'objectId');
        expect(id).toMatch(/^[0-9a-f]{8}0{16}$/);
        expect(nsOf(id)).toBe(seconds * 10n ** 9n);
      }),
    ));

  it.each<ExcelSystem>(['1900', '1904'])('an Excel serial of %s reads back to the millisecond', (excel) =>
    fc.assert(
      fc.property(fc.bigInt({ min: -2_082_844_800_000n, max: 253_402_300_799_999n }), (ms) => {
        const serial = written(ms * 1_000_000n, 'excel', { excel });
        expect(serial.replace(/^0\.|\D/g, '').length).toBeLessThanOrEqual(15);
        expect(nsOf(serial, { readAs: 'excel', excel })).toBe(ms * 1_000_000n);
      }),
      { numRuns: 300 },
    ),
  );

  it('days of Excel from 1900-01-01 on follow each other, but for number 60', () => {
    for (let serial = 1; serial < 130; serial++) {
      if (serial === 60) continue;
      const ns = nsOf(String(serial), { readAs: 'excel' });
      expect(written(ns, 'excel')).toBe(String(serial));
    }
  });

  it('week and ordinal dates read back as the day', () =>
    fc.assert(
      fc.property(usual, (ns) => {
        const day = floorTo(ns, 86_400n * 10n ** 9n);
        expect(nsOf(written(ns, 'week'))).toBe(day);
        expect(nsOf(written(ns, 'ordinal'))).toBe(day);
      }),
      { numRuns: 200 },
    ));

  it('agrees with Date where Date is exact', () =>
    fc.assert(
      fc.property(fc.integer({ min: -8.64e15, max: 8.64e15 }), (ms) => {
        const ns = BigInt(ms) * 1_000_000n;
        const date = new Date(ms);
        expect(written(ns, 'utc')).toBe(date.toUTCString());
        expect(written(ns, 'iso8601', { fraction: '3' })).toBe(date.toISOString());
      }),
    ));

  it('a time on the clocks is what the clocks of its instant show, unless they skip it', () =>
    fc.assert(
      fc.property(usual, zone, (ns, inZone) => {
        const wall = written(ns, 'iso9075');
        const conversion = only(wall, { zone: inZone });
        const isSkipped = conversion.notices.some(({ code }) => code === 'skipped');
        expect(isSkipped || outputOf(conversion, 'iso9075') === wall).toBe(true);
      }),
      { numRuns: 300 },
    ));
});

describe('any text', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[-+0-9TZ:./ ,W[\]a-zA-Z]{0,40}$/),
    fc.stringMatching(/^\d{1,30}$/),
    fc.stringMatching(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d([.,]\d{1,12})?(Z|[+-]\d\d:\d\d)?$/),
    fc.stringMatching(/^(Mon|Tue|Wed), \d\d (Jan|Feb|Dec) \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/),
    fc.stringMatching(/^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/),
  );
  it('gives a report or a fault, never an exception', () =>
    fc.assert(
      fc.property(odd, fc.constantFrom('auto' as const, ...READINGS), zone, (text, readAs, inZone) => {
        const report = run(text, { readAs, zone: inZone });
        expect(report.ok ? report.value.conversions.length > 0 : /^[a-z-]+$/.test(report.fault.code)).toBe(true);
      }),
      { numRuns: 1500 },
    ));
});

describe('long texts', () => {
  const LONG = 150_000;
  it.each([
    '1'.repeat(LONG),
    `1.${'1'.repeat(LONG)}`,
    'a'.repeat(LONG),
    `2023-04-12${' '.repeat(LONG)}x`,
    `2023-04-12T10:00${' '.repeat(LONG)}x`,
    `Wed Apr 12 ${' '.repeat(LONG)}x`,
    `1/2/2023${' '.repeat(LONG)}x`,
    `2023-04-12T10:00Z${'[a]'.repeat(LONG / 3)}`,
    `"${"'".repeat(LONG)}`,
  ])('are answered at once, %#', (text) => {
    run(text);
  });
});

describe('a batch', () => {
  const batch = (text: string, output: OutputName = 'iso8601', settings: Settings = {}) => {
    const { readAs = 'auto', fraction = 'auto', language = 'en' } = settings;
    return convertEach(text, readAs, output, contextOf(settings), { fraction, language }, job());
  };

  it('reads each line on its own and counts the blank ones', () => {
    const lines = batch('1681333824\r\n\r\n04/05/2023\n2023-02-30\n  now  ');
    expect(lines.ok && lines.value).toMatchObject([
      { line: 1, input: '1681333824', readings: ['seconds'], results: [{ ok: true, value: '2023-04-12T21:10:24Z' }] },
      {
        line: 3,
        readings: ['day-first', 'month-first'],
        results: [{ value: '2023-05-04T00:00:00Z' }, { value: '2023-04-05T00:00:00Z' }],
      },
      { line: 4, results: [], fault: { code: 'day-out-of-month' } },
      { line: 5, input: 'now', results: [{ value: '2026-11-20T12:00:00Z' }] },
    ]);
  });

  it.each(OUTPUTS)('can write %s', (output) => {
    const lines = batch('2023-04-12T23:10:24+02:00', output, PARIS);
    expect(lines.ok && lines.value[0]?.results).toEqual([only('2023-04-12T23:10:24+02:00', PARIS).outputs[output]]);
  });

  it('does ten thousand lines and tells how far it is', () => {
    const done: number[] = [];
    const text = Array.from({ length: 10_000 }, (_, index) => String(1_600_000_000 + index * 997)).join('\n');
    const lines = convertEach(
      text,
      'auto',
      'iso8601',
      contextOf(PARIS),
      { fraction: 'auto', language: 'en' },
      job({ progress: (n) => done.push(n) }),
    );
    expect(lines.ok && lines.value.length).toBe(10_000);
    expect(done.length).toBeGreaterThan(5);
  });

  it('stops when told to', () => {
    const controller = new AbortController();
    controller.abort();
    expect(() =>
      convertEach(
        '1',
        'auto',
        'unix',
        contextOf({}),
        { fraction: 'auto', language: 'en' },
        job({ signal: controller.signal }),
      ),
    ).toThrow('This operation was aborted');
  });
});

describe('what programs and people write', () => {
  const now = '2026-11-20T12:00:00Z';
  it.each<[text: string, reading: Reading, utc: string, settings?: Settings]>([
    // `date` of Unix, in several languages and zones
    ['Fri Nov 20 12:00:00 CET 2026', 'asctime', '2026-11-20T11:00:00Z'],
    ['Fri Nov 20 12:00:00 UTC 2026', 'asctime', '2026-11-20T12:00:00Z'],
    ['Fri Nov 20 12:00:00 PM CET 2026', 'asctime', '2026-11-20T11:00:00Z'],
    ['Fri Nov 20 12:00:00 +08 2026', 'asctime', '2026-11-20T04:00:00Z'],
    ['Fri Nov 20 12:00:00 -0330 2026', 'asctime', '2026-11-20T15:30:00Z'],
    ['Wed Apr 12 21:10:24 EDT 2023', 'asctime', '2023-04-13T01:10:24Z'],
    ['Fri 20 Nov 2026 12:00:00 PM CET', 'rfc5322', '2026-11-20T11:00:00Z'],
    ['Fri 20 Nov 12:00:00 JST 2026', 'asctime', '2026-11-20T03:00:00Z'],
    ['ven. 20 nov. 2026 12:00:00 CET', 'french', '2026-11-20T11:00:00Z'],
    ['2026年 11月 20日 星期五 12:00:00 CST', 'year-first', '2026-11-20T04:00:00Z'],
    ['Fri Nov 20 12:00:00 CST 2026', 'asctime', '2026-11-20T18:00:00Z'],
    // Logs and pictures
    ['[10/Oct/2000:13:55:36 -0700]', 'web-log', '2000-10-10T20:55:36Z'],
    ['10/Oct/2000:13:55:36 -0700', 'web-log', '2000-10-10T20:55:36Z'],
    ['10/Oct/2000:13:55:36.123 +0530', 'web-log', '2000-10-10T08:25:36.123Z'],
    ['10/Oct/2000:13:55:36', 'web-log', '2000-10-10T11:55:36Z', PARIS],
    ['[Wed Oct 11 14:32:52.123456 2000]', 'asctime', '2000-10-11T14:32:52.123456Z'],
    ['2023:05:01 12:00:00', 'exif', '2023-05-01T10:00:00Z', PARIS],
    ['2023:05:01 12:00:00.25+02:00', 'exif', '2023-05-01T10:00:00.25Z'],
    // Chinese
    ['2024年1月5日 下午3:04', 'year-first', '2024-01-05T15:04:00Z'],
    ['2024年1月5日下午3点04分', 'year-first', '2024-01-05T15:04:00Z'],
    ['2024年1月5日 下午3点', 'year-first', '2024-01-05T15:00:00Z'],
    ['2024年1月5日 上午9时30分15秒', 'year-first', '2024-01-05T09:30:15Z'],
    ['2024年1月5日 下午3点半', 'year-first', '2024-01-05T15:30:00Z'],
    ['2024年1月5日 凌晨12:30', 'year-first', '2024-01-05T00:30:00Z'],
    ['2024年1月5日 中午12:00', 'year-first', '2024-01-05T12:00:00Z'],
    ['2024年1月5日 中午1点', 'year-first', '2024-01-05T13:00:00Z'],
    ['2024年1月5日 晚上8点', 'year-first', '2024-01-05T20:00:00Z'],
    ['2024年1月5日 晚上12点', 'year-first', '2024-01-06T00:00:00Z'],
    ['2024年1月5日 下午15:04', 'year-first', '2024-01-05T15:04:00Z'],
    ['2024年1月5日星期五 下午３：０４', 'year-first', '2024-01-05T15:04:00Z'],
    ['2024年1月5日 GMT+8 15:04:05', 'year-first', '2024-01-05T07:04:05Z'],
    ['2024年1月5日 15:04', 'year-first', '2024-01-05T15:04:00Z'],
    ['2024/1/5 下午3:04:05', 'year-first', '2024-01-05T15:04:05Z'],
    ['2024-1-5 上午12:04', 'year-first', '2024-01-05T00:04:00Z'],
    // French
    ['5 janvier 2024 à 15h04', 'french', '2024-01-05T15:04:00Z'],
    ['vendredi 5 janvier 2024 à 15:04:05', 'french', '2024-01-05T15:04:05Z'],
    ['vendredi 5 janvier 2024 à 15:04:05 UTC+1', 'french', '2024-01-05T14:04:05Z'],
    ['1er mars 2024', 'french', '2024-03-01T00:00:00Z'],
    ['1er mars', 'french', '2026-03-01T00:00:00Z'],
    ['le 14 juillet 2024, 8 h', 'french', '2024-07-14T08:00:00Z'],
    ['14 juil. 2024 08h05m30s', 'french', '2024-07-14T08:05:30Z'],
    ['3 août 2024 à 15 h 04', 'french', '2024-08-03T15:04:00Z'],
    ['3 AOUT 2024', 'french', '2024-08-03T00:00:00Z'],
    ['25 déc. 2024', 'french', '2024-12-25T00:00:00Z'],
    ['05/13/2024 à 15h04', 'month-first', '2024-05-13T15:04:00Z'],
    ['13/05/2024 à 15:04', 'day-first', '2024-05-13T15:04:00Z'],
    // Go
    ['2009-11-10 23:00:00 +0000 UTC m=+0.000000001', 'iso9075', '2009-11-10T23:00:00Z'],
    ['2009-11-10 23:00:00.5 +0530 +0530', 'iso9075', '2009-11-10T17:30:00.5Z'],
    ['2009-11-10 23:00:00 +0800 CST m=+1.5', 'iso9075', '2009-11-10T15:00:00Z'],
    // Numbers
    ['1,664,845,200', 'seconds', '2022-10-04T01:00:00Z'],
    ['1 664 845 200', 'seconds', '2022-10-04T01:00:00Z'],
    ['1\u202f664\u202f845\u202f200', 'seconds', '2022-10-04T01:00:00Z'],
    ['1.664.845.200', 'seconds', '2022-10-04T01:00:00Z'],
    ['1_664_845_200', 'seconds', '2022-10-04T01:00:00Z'],
    ['1,664,845,200,000', 'milliseconds', '2022-10-04T01:00:00Z'],
    ['1,664,845,200.5', 'seconds', '2022-10-04T01:00:00.5Z'],
    ['1.6648452e9', 'seconds', '2022-10-04T01:00:00Z'],
    ['1.6648452E+09', 'seconds', '2022-10-04T01:00:00Z'],
    ['1.6648452e12', 'milliseconds', '2022-10-04T01:00:00Z'],
    ['1e9', 'seconds', '2001-09-09T01:46:40Z'],
    ['-1.5e9', 'seconds', '1922-06-20T21:20:00Z'],
    ['45028,5', 'excel', '2023-04-12T12:00:00Z'],
    ['1e3', 'seconds', '1970-01-01T00:16:40Z'],
    ['2E+3', 'seconds', '1970-01-01T00:33:20Z'],
    ['1.97e3', 'seconds', '1970-01-01T00:32:50Z'],
    ['0e3', 'seconds', '1970-01-01T00:00:00Z'],
    ['1,6648452e9', 'seconds', '2022-10-04T01:00:00Z'],
    ['2.0230412e7', 'seconds', '1970-08-23T03:33:32Z'],
    ['20,230,412', 'seconds', '1970-08-23T03:33:32Z'],
    ['20 230 412 211 024', 'milliseconds', '2611-01-29T06:56:51.024Z'],
    ['1 000', 'seconds', '1970-01-01T00:16:40Z'],
    ['1\u202f000', 'seconds', '1970-01-01T00:16:40Z'],
    ['1,970', 'seconds', '1970-01-01T00:32:50Z'],
    ['1，970', 'seconds', '1970-01-01T00:32:50Z'],
    ["1'970", 'seconds', '1970-01-01T00:32:50Z'],
    ['1_970', 'seconds', '1970-01-01T00:32:50Z'],
    ['-1,000', 'seconds', '1969-12-31T23:43:20Z'],
    ['+1,000', 'seconds', '1970-01-01T00:16:40Z'],
    ['45,028', 'excel', '2023-04-12T00:00:00Z'],
    ['45,028.5', 'excel', '2023-04-12T12:00:00Z'],
    ['45 028,5', 'excel', '2023-04-12T12:00:00Z'],
    ['45.028,5', 'excel', '2023-04-12T12:00:00Z'],
    ['45028,500', 'excel', '2023-04-12T12:00:00Z'],
    ['0,500', 'excel', '1899-12-31T12:00:00Z'],
    ['1,664,845,200.500', 'seconds', '2022-10-04T01:00:00.5Z'],
    ['1681333824,123', 'seconds', '2023-04-12T21:10:24.123Z'],
    ['-1681333824,123', 'seconds', '1916-09-21T02:49:35.877Z'],
    ['@1681333824,123', 'seconds', '2023-04-12T21:10:24.123Z'],
    ['@1664845200', 'seconds', '2022-10-04T01:00:00Z'],
    ['<t:1664845200:R>', 'seconds', '2022-10-04T01:00:00Z'],
    ['@1664845200.5', 'seconds', '2022-10-04T01:00:00.5Z'],
    ['@2023', 'seconds', '1970-01-01T00:33:43Z'],
    ['@-1', 'seconds', '1969-12-31T23:59:59Z'],
    // FILETIME, as bytes and as one number
    ['00 20 87 32 83 6d d9 01', 'filetime-bytes', '2023-04-12T21:10:24Z'],
    ['00,20,87,32,83,6d,d9,01', 'filetime-bytes', '2023-04-12T21:10:24Z'],
    ['hex(b):00,20,87,32,83,6d,d9,01', 'filetime-bytes', '2023-04-12T21:10:24Z'],
    ['00208732836dd901', 'filetime-bytes', '2023-04-12T21:10:24Z'],
    ['0x01D96D8332872000', 'filetime-bytes', '2023-04-12T21:10:24Z'],
    // A year that can be no day
    ['99/12/31', 'year-first', '1999-12-31T00:00:00Z'],
    ['99-12-31 23:59', 'year-first', '1999-12-31T23:59:00Z'],
    ['31/12/99', 'day-first', '1999-12-31T00:00:00Z'],
  ])('%s is read as %s: %s', (text, reading, utc, settings = {}) => {
    const conversion = only(text, { ...settings, now });
    expect([conversion.reading, outputOf(conversion, 'iso8601Utc')]).toEqual([reading, utc]);
  });

  it.each<[string, string[], Settings?]>([
    ['Fri Nov 20 12:00:00 CST 2026', ['abbreviation']],
    ['Fri Nov 20 12:00:00 CET 2026', []],
    ['2026年 11月 20日 星期五 12:00:00 CST', ['abbreviation']],
    ['1er mars', ['this-year']],
    ['99/12/31', ['two-digit-year']],
    ['2023-04-12 23:10:24 CEST', []],
    ['2023-04-12 23:10:24 BST', ['abbreviation']],
    ['2023/4/12 23:10:24 CST', ['abbreviation']],
    ['2024-03-10 02:30 America/New_York', ['skipped']],
    ['2024-11-03 01:30 America/New_York', ['repeated']],
    ['2011-12-30', ['skipped-day'], { zone: 'Pacific/Apia' }],
    ['30 décembre 2011', ['skipped-day'], { zone: 'Pacific/Apia' }],
    ['2011-12-31', [], { zone: 'Pacific/Apia' }],
  ])('%s comes with %j', (text, codes, settings) =>
    expect(noticesOf(text, settings).map(({ code }) => code)).toEqual(codes),
  );

  it.each<[string, string[]]>([
    ['-1000000000000', ['seconds', 'microseconds', 'nanoseconds']],
    ['-1', ['milliseconds', 'microseconds', 'nanoseconds']],
    ['253402300799', ['seconds']],
    ['10000000000', ['milliseconds']],
    ['253402300799000', ['milliseconds']],
  ])('%s could also be one of %j', (text, wanted) => {
    const report = run(text);
    const others = report.ok ? report.value.others : [];
    // -1e12 seconds are of another age of the world, and no other reading.
    const expected = text === '-1000000000000' ? wanted.slice(1) : wanted;
    expect(others).toEqual(expect.arrayContaining(expected));
  });

  it('writes FILETIME bytes that it reads', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 62n }), (count) => {
        const ns = (count - 116_444_736_000_000_000n) * 100n;
        const report = run(String(ns), { readAs: 'nanoseconds' });
        const [conversion] = report.ok ? report.value.conversions : [];
        if (!conversion) return;
        const again = only(outputOf(conversion, 'filetimeBytes'));
        expect([again.reading, outputOf(again, 'nanoseconds')]).toEqual(['filetime-bytes', String(ns)]);
      }),
    );
  });
});

describe('options that mean nothing', () => {
  it.each([
    [convertOptions, { language: 'not a language' }],
    [convertLinesOptions, { language: '' }],
    [relateOptions, { language: 'x_' }],
    [relateOptions, { now: Infinity }],
    [convertOptions, { now: 1e300 }],
  ])('are refused by their schema: %#', (schema, given) => expect(v.safeParse(schema, given).success).toBe(false));
  it.each(['Mars/Base', '', '+99:99'])('zone %j is a fault and no exception', async (zone) =>
    expect(await relate.run({ text: '0' }, { zone, language: 'en', now: 0 }, job())).toEqual({
      ok: false,
      fault: { code: 'unknown-zone', zone },
    }),
  );
});
