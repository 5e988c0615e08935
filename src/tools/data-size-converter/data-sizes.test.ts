import * as fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { divide, isSame, multiply, parseDecimal, rational, type Rational } from '../../lib/rational';
import { job } from '../../operations/testing';
import { convert, convertRate, eventVolume, neededFor, sum, time, volume } from './operations';
import { partLine } from './list-line';
import { readEvents, readRate, readSize } from './read-amount';
import { readDuration } from './read-duration';
import { inUnit, unitRow, type Settings, type UnitGroup } from './rows';
import { gnu, shownBy } from './shown-by';
import { DATA_UNITS, KILOS, type Language } from './units';
import { rounded, writeNumber } from './write-number';

const PLAIN: Settings = { language: 'en', kilo: '1000', block: 4096, digits: 'exact', numbers: 'plain' };

async function reportOf<V>(
  operation: { run: (...given: never[]) => unknown; options: object },
  inputs: object,
  options: object = {},
): Promise<V> {
  // Each operation has its own types; the tests below ask for what theirs give.
  const run = operation.run as (...given: unknown[]) => Promise<{ ok: boolean; value: V; fault: unknown }>;
  const result = await run(inputs, parse(operation.options as never, options), job());
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

const faultOf = (operation: typeof convert, size: string) => {
  const result = operation.run({ size }, parse(operation.options, {}), job());
  return 'ok' in result && !result.ok ? result.fault : undefined;
};

function numbersIn({ groups }: { readonly groups: readonly UnitGroup[] }): Record<string, string> {
  const rows = groups.flatMap(({ decimal, binary }) => [...decimal, ...binary]);
  return Object.fromEntries(rows.map(({ symbol, number }) => [symbol, number]));
}

type Groups = { readonly groups: readonly UnitGroup[] };

describe('the vectors of the catalogue', () => {
  it.each([
    ['1 TB', { GiB: '931.322574615478515625', TiB: '0.9094947017729282379150390625', bit: '8000000000000' }],
    ['1 TiB', { B: '1099511627776', TB: '1.099511627776', bit: '8796093022208' }],
    ['4.7 GB', { GiB: '4.3772161006927490234375' }],
    ['0.1 KiB', { B: '102.4' }],
    ['1 bit', { B: '0.125', GiB: '0.000000000116415321826934814453125' }],
    ['12345678901234567890 B', { GB: '12345678901.23456789', GiB: '11497809459.67376966960728168487548828125' }],
    ['18446744073709551615 B', { EiB: '15.999999999999999999132638262011596452794037759304046630859375' }],
    ['1 QiB', { B: '1267650600228229401496703205376' }],
    ['1.44 MB', { B: '1440000' }],
    ['1440 KiB', { B: '1474560', MB: '1.47456', MiB: '1.40625' }],
    ['1,5 Go', { GB: '1.5' }],
    ['1.5 Gb', { MB: '187.5' }],
  ])('%s', async (size, expected) => {
    expect(numbersIn(await reportOf<Groups>(convert, { size }))).toMatchObject(expected);
  });

  it('shows a terabyte as Windows and ls do', async () => {
    const { shown } = await reportOf<{ shown: object }>(convert, { size: '1 TB' });
    expect(shown).toEqual({ drive: '1 TB', windows: '931 GB', macos: '1 TB', ls: '932G', df: '932G', si: '1.0T' });
  });

  it.each([
    ['100 Mbit/s', { 'MB/s': '12.5', 'MiB/s': '11.920928955078125' }],
    ['10 Gbit/s', { 'GiB/s': '1.16415321826934814453125' }],
    ['8 Mbps', { 'MB/s': '1' }],
  ])('%s', async (rate, expected) => {
    expect(numbersIn(await reportOf<Groups>(convertRate, { rate }))).toMatchObject(expected);
  });

  it.each([
    ['4.7 GB', '100 Mbit/s', 0, '6 min 16 s', '376 s', 'PT6M16S'],
    ['1 TiB', '1 Gbit/s', 0, '2 h 26 min 36.093022208 s', '8796.093022208 s', 'PT2H26M36.093022208S'],
    ['1 PB', '10 Gbit/s', 20, '11 d 13 h 46 min 40 s', '1000000 s', 'PT277H46M40S'],
    ['700 MB', '56 kbit/s', 0, '1 d 3 h 46 min 40 s', '100000 s', 'PT27H46M40S'],
  ])('%s at %s', async (size, rate, overhead, text, seconds, iso) => {
    expect(await reportOf(time, { size, rate }, { overhead })).toMatchObject({ text, seconds, iso });
  });

  it('needs 1388.888… Mbit/s for 5 TB in 8 h', async () => {
    const report = await reportOf<Groups & { fraction: string }>(neededFor, { size: '5 TB', time: '8 h' });
    expect(report.fraction).toBe('12500/9 Mbit/s');
    expect(numbersIn(report)['Mbit/s']).toBe('1388.888…');
  });

  it('makes volumes of rates and of events', async () => {
    expect(numbersIn(await reportOf<Groups>(volume, { rate: '100 Mbit/s', period: '30 d' }))).toMatchObject({
      TB: '32.4',
      TiB: '29.467628337442874908447265625',
    });
    const events = await reportOf<Groups>(eventVolume, { events: '500/s', size: '800 B', period: '30 d' });
    expect(numbersIn(events)['TB']).toBe('1.0368');
  });

  it('asks whether a small b is meant, and refuses what is no size', async () => {
    const { notes } = await reportOf<{ notes: object }>(convert, { size: '1.5 Gb' });
    expect(notes).toMatchObject([{ notes: [{ code: 'bit-or-byte', unit: 'Gbit' }] }]);
    expect(faultOf(convert, '12 XB')).toMatchObject({ code: 'not-read', found: '12 XB', at: 3 });
    expect(faultOf(convert, '-1 B')).toMatchObject({ code: 'number', why: { code: 'negative' } });
    expect(faultOf(convert, '')).toMatchObject({ code: 'empty' });
    expect(faultOf(convert, `${'9'.repeat(1001)} B`)).toMatchObject({ why: { code: 'too-long', limit: 1000 } });
  });
});

const bitsOf = (text: string, language: Language = 'en', kilo: Settings['kilo'] = '1000') => {
  const read = readSize(text, { language, kilo, block: 4096 });
  return read.ok ? read.value.bits : undefined;
};
const whole = (bits: bigint) => rational(bits);

describe('sizes as people write them', () => {
  it.each([
    ['1.5GiB', 'en', 1536n * 2n ** 20n * 8n],
    ['1,5 Go', 'fr', 12_000_000_000n],
    ['1_000_000', 'en', 8_000_000n],
    ['0x400 B', 'en', 8192n],
    ['0b100 KiB', 'en', 32_768n],
    ['0xFFFF_FFFF', 'en', 0xffff_ffffn * 8n],
    ['700MB', 'en', 5_600_000_000n],
    ['1e9 bytes', 'en', 8_000_000_000n],
    ['1 234 567 octets', 'fr', 1_234_567n * 8n],
    ['1\u202f234,5 Ko', 'fr', 9_876_000n],
    ['5 Mio', 'fr', 5n * 2n ** 23n],
    ['5 mébioctets', 'fr', 5n * 2n ** 23n],
    ['2 millions d’octets', 'fr', 16_000_000n],
    ['3 milliards d’octets', 'fr', 24_000_000_000n],
    ["2 millions d'octets", 'fr', 16_000_000n],
    ['1 billion bytes', 'en', 8_000_000_000n],
    ['1 billion d’octets', 'fr', 8_000_000_000_000n],
    ['3 字节', 'zh-cn', 24n],
    ['3 千字节', 'zh-cn', 24_000n],
    ['3兆字节', 'zh-cn', 24_000_000n],
    ['1.5 吉字节', 'zh-cn', 12_000_000_000n],
    ['2 太比特', 'zh-cn', 2_000_000_000_000n],
    ['3 万字节', 'zh-cn', 240_000n],
    ['1.5 亿字节', 'zh-cn', 1_200_000_000n],
    ['2 二进制兆字节', 'zh-cn', 2n ** 24n],
    ['１２ ＧＢ', 'zh-cn', 96_000_000_000n],
    ['1.5 个 GB', 'zh-cn', 12_000_000_000n],
    ['500 位元組', 'zh-cn', 4000n],
    ['1.5G', 'en', 1536n * 2n ** 20n * 8n],
    ['4.0K', 'en', 32_768n],
    ['100 megs', 'en', 100n * 2n ** 23n],
    ['3 Gi', 'en', 3n * 2n ** 33n],
    ['12 kilobits', 'en', 12_000n],
    ['12 Kibit', 'en', 12_288n],
    ['3 sectors', 'en', 3n * 4096n],
    ['2 pages', 'en', 65_536n],
    ['2 blocks', 'en', 65_536n],
    ['1/3 GB', 'en', undefined],
    ['5 TB.', 'en', 40_000_000_000_000n],
    ['4.37 GB (4,700,000,000 bytes)', 'en', 37_600_000_000n],
    ['4,37 Go (4 700 000 000 octets)', 'fr', 37_600_000_000n],
    ['4.37 GB (4,700,000,000 字节)', 'zh-cn', 37_600_000_000n],
    ['4,700,000,000 bytes (4.7 GB on disk)', 'en', 37_600_000_000n],
    ['10.48576 × 10⁶ B', 'en', 83_886_080n],
    ['2^40 B', 'en', 2n ** 43n],
    ['2⁴⁰ o', 'fr', 2n ** 43n],
    ['10⁹ B', 'en', 8_000_000_000n],
    ['≈ 4.5 GiB', 'en', 9n * 2n ** 32n],
    ['5 gigas', 'fr', 5n * 2n ** 33n],
    ['100 méga', 'fr', 100n * 2n ** 23n],
    ['1.5 吉', 'zh-cn', 3n * 2n ** 32n],
  ] as const)('%s (%s)', (text, language, bits) => {
    const expected = bits === undefined ? rational(8_000_000_000n, 3n) : whole(bits);
    expect(bitsOf(text, language)).toEqual(expected);
  });

  it.each([
    '12 XB',
    'GB',
    '5 GBB',
    '5 iB',
    '5 GB 3',
    '1.2.3 GB',
    '5 furlongs',
    '5 %',
    '5 👍',
    '__proto__',
    '5 Gib/',
    '1e99999 B',
    '9999^9999 B',
    '2^4000 B',
    '2^2^2 B',
    '9999^9999 B',
    '2^4000 B',
  ])('refuses %s', (text) => expect(bitsOf(text)).toBeUndefined());

  it('reads KB, MB and GB by 1024 where that is chosen, but bits by 1000', () => {
    expect(bitsOf('1 GB', 'en', '1024')).toEqual(whole(2n ** 33n));
    expect(bitsOf('1 Go', 'fr', '1024')).toEqual(whole(2n ** 33n));
    expect(bitsOf('1 gigabyte', 'en', '1024')).toEqual(whole(2n ** 33n));
    expect(bitsOf('1 Gbit', 'en', '1024')).toEqual(whole(10n ** 9n));
  });

  it.each(['mb', 'Gb', 'kb', 'gib'])('asks at %s', (unit) => {
    expect(readSize(`5 ${unit}`, PLAIN)).toMatchObject({ value: { notes: [{ code: 'bit-or-byte' }] } });
  });
});

describe('rates', () => {
  it.each([
    ['8 Mbps', 8_000_000n],
    ['1 MBps', 8_000_000n],
    ['1 MB/s', 8_000_000n],
    ['100M', 100_000_000n],
    ['100兆', 100_000_000n],
    ['100 Mb/s', 100_000_000n],
    ['60 MB/min', 8_000_000n],
    ['3.6 GB/h', 8_000_000n],
    ['3600 kilobytes per hour', 8000n],
    ['1 Mo par seconde', 8_000_000n],
    ['1 兆字节每秒', 8_000_000n],
    ['1 兆字节/秒', 8_000_000n],
    ['56 kbit/s', 56_000n],
    ['86.4 GB/day', 8_000_000n],
    ['5 B', 40n],
    ['1M/s', 2n ** 23n],
    ['2.592 MB/month', 8n],
    ['31.536 Mo/an', 8n],
  ])('%s', (text, bits) => {
    const read = readRate(text, PLAIN);
    expect(read.ok && read.value.bits).toEqual(whole(bits));
  });

  it('asks only where a small b is not what is usual', () => {
    expect(readRate('100 Mb/s', PLAIN)).toMatchObject({ value: { notes: [] } });
    expect(readRate('100 mb/s', PLAIN)).toMatchObject({ value: { notes: [{ code: 'bit-or-byte' }] } });
    expect(readSize('100 Mbit/s', PLAIN)).toMatchObject({ fault: { code: 'is-rate' } });
  });
});

describe('spans of time and frequencies', () => {
  it.each([
    ['8 h', 'en', '28800'],
    ['1 d 12 h', 'en', '129600'],
    ['1 j 3 h', 'fr', '97200'],
    ['1 h 30', 'fr', '5400'],
    ['2h30', 'fr', '9000'],
    ['57,143 s', 'fr', '57.143'],
    ['3 天 4 小时', 'zh-cn', '273600'],
    ['3天4小时', 'zh-cn', '273600'],
    ['8:00:30', 'en', '28830'],
    ['PT8H', 'en', '28800'],
    ['P1DT2H3M4.5S', 'en', '93784.5'],
    ['P2W', 'en', '1209600'],
    ['P1M', 'en', '2592000'],
    ['1 month', 'en', '2592000'],
    ['1 an', 'fr', '31536000'],
    ['2 weeks and 3 days', 'en', '1468800'],
    ['250 ms', 'en', '0.25'],
    ['1/3 h', 'en', '1200'],
  ] as const)('%s', (text, language, seconds) => {
    const read = readDuration(text, 'time', language);
    expect(read).toMatchObject({ ok: true, value: { seconds: parseDecimal(seconds) } });
  });

  it.each([
    ['8', 'no-unit'],
    ['tomorrow', 'not-read'],
    ['P', 'not-read'],
    ['PT', 'not-read'],
    ['P1H', 'not-read'],
    ['8 parsecs', 'not-read'],
    ['-8 h', 'number'],
    ['', 'empty'],
  ])('refuses %j: %s', (text, code) => expect(readDuration(text, 'time', 'en')).toMatchObject({ fault: { code } }));

  it.each([
    ['500/s', '500'],
    ['1 000 requests/min', '1000/60'],
    ['2 million per day', '2000000/86400'],
    ['200 万/天', '2000000/86400'],
    ['200 万次/天', '2000000/86400'],
    ['500', '500'],
    ['1k/s', '1000'],
    ['5 M/d', '5000000/86400'],
    ['3 kHz', '3000'],
    ['2 Mreq/s', '2000000'],
    ['500 qps', '500'],
    ['30 events/month', '30/2592000'],
  ])('%s', (text, expected) => {
    const [top = '0', bottom = '1'] = expected.split('/');
    const read = readEvents(text, PLAIN);
    expect(read.ok && read.value.perSecond).toEqual(rational(BigInt(top), BigInt(bottom)));
  });
});

it.each(['5 m/s', '5 x/s', '5 + 5', 'ten/s'])('counts no events in %s', (text) =>
  expect(readEvents(text, PLAIN)).toMatchObject({ fault: { code: 'not-read' } }),
);

describe('what the same size is everywhere', () => {
  const amounts = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: 0, max: 30 }))
    .map(([digits, places]) => rational(digits, 10n ** BigInt(places)));
  const settings = fc.record({
    language: fc.constantFrom<Language>('zh-cn', 'en', 'fr'),
    kilo: fc.constantFrom(...KILOS),
    numbers: fc.constantFrom<Settings['numbers']>('language', 'plain'),
  });

  it('is read back from any unit it is shown in', () =>
    fc.assert(
      fc.property(amounts, settings, fc.constantFrom(...DATA_UNITS), (bits, chosen, unit) => {
        const shown = unitRow(bits, unit, { ...PLAIN, ...chosen });
        const read = readSize(shown.text, { ...PLAIN, ...chosen });
        expect(read).toMatchObject({ ok: true });
        expect(read.ok && isSame(read.value.bits, bits)).toBe(true);
      }),
    ));

  it('is read back as a rate, too', () =>
    fc.assert(
      fc.property(amounts, settings, fc.constantFrom(...DATA_UNITS), (bits, chosen, unit) => {
        const shown = unitRow(bits, unit, { ...PLAIN, ...chosen }, '/s');
        const read = readRate(shown.text, { ...PLAIN, ...chosen });
        expect(read.ok && isSame(read.value.bits, bits)).toBe(true);
      }),
    ));

  it('gives the size again as size ÷ rate × rate', () =>
    fc.assert(
      fc.property(amounts, amounts, (size, rate) => {
        fc.pre(rate.numerator > 0n);
        expect(multiply(divide(size, rate), rate)).toEqual(size);
      }),
    ));

  it('needs just the rate by which it takes that time', async () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 1, max: 10 ** 6 }),
        fc.integer({ min: 0, max: 90 }),
        async (bytes, seconds, overhead) => {
          const size = `${bytes} B`;
          const needed = await reportOf<Groups & { fraction?: string }>(
            neededFor,
            { size, time: `${seconds} s` },
            { overhead },
          );
          const rate = needed.fraction ?? `${numbersIn(needed)['bit/s']} bit/s`;
          expect(await reportOf(time, { size, rate }, { overhead })).toMatchObject({ seconds: `${seconds} s` });
        },
      ),
      { numRuns: 50 },
    ));

  it('is rounded to so many digits, and never farther off than half of the last one', () =>
    fc.assert(
      fc.property(amounts, fc.integer({ min: 3, max: 12 }), (value, digits) => {
        fc.pre(value.numerator > 0n);
        const text = rounded(value, digits);
        const read = parseDecimal(text) ?? rational(0n);
        expect(text.replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length).toBeLessThanOrEqual(digits);
        const off = difference(read, value);
        // Half a step of the last of the digits is at most half of the value over 10^(digits - 1).
        const bound = divide(value, rational(2n * 10n ** BigInt(digits - 1)));
        expect(off.numerator * bound.denominator <= bound.numerator * off.denominator).toBe(true);
      }),
    ));
});

function difference(one: Rational, other: Rational): Rational {
  const top = one.numerator * other.denominator - other.numerator * one.denominator;
  return rational(top < 0n ? -top : top, one.denominator * other.denominator);
}

describe('numbers', () => {
  it.each([
    ['1234567.891', 'exact', 'language', 'en', '1,234,567.891'],
    ['1234567.891', 'exact', 'language', 'fr', '1\u202f234\u202f567,891'],
    ['1234567.891', 'exact', 'plain', 'fr', '1234567.891'],
    ['1234567.891', 3, 'plain', 'en', '1230000'],
    ['999.96', 4, 'plain', 'en', '1000'],
    ['0.00012345', 3, 'plain', 'en', '0.000123'],
    ['0', 3, 'plain', 'en', '0'],
    ['0', 'exact', 'plain', 'en', '0'],
    ['100', 3, 'plain', 'en', '100'],
  ] as const)('%s with %s', (value, digits, numbers, language, text) => {
    expect(writeNumber(parseDecimal(value) ?? rational(0n), { digits, numbers, language }).text).toBe(text);
  });

  it('cuts what has no end, and marks it', () => {
    const settings = { digits: 'exact', numbers: 'plain', language: 'en' } as const;
    expect(writeNumber(rational(2n, 3n), settings)).toEqual({ text: '0.6666666…', kind: 'endless' });
    expect(writeNumber(rational(1n, 3000n), settings).text).toBe('0.0003333333…');
    expect(writeNumber(rational(10n ** 12n, 3n), settings).text).toBe('333333333333.333…');
    expect(writeNumber(rational(2n, 3n), { ...settings, digits: 3 })).toEqual({ text: '0.667', kind: 'rounded' });
  });
});

describe('as programs show it', () => {
  it.each([
    [532n, '532 bytes'],
    [1340n, '1.30 KB'],
    [23_506n, '22.9 KB'],
    [2_400_016n, '2.28 MB'],
    [2_400_000_000n, '2.23 GB'],
    [1_024_000n, '0.97 MB'],
    [1023n, '0.99 KB'],
    [999n, '999 bytes'],
    [1n, '1 byte'],
    [0n, '0 bytes'],
    [4_700_000_000n, '4.37 GB'],
    [2n ** 40n, '1.00 TB'],
  ])('Windows shows %s as %s', (bytes, text) => expect(shownBy(bytes, 'en').windows).toBe(text));

  it.each([
    [999n, '999 bytes'],
    [1500n, '2 KB'],
    [999_499n, '999 KB'],
    [999_500n, '1 MB'],
    [4_700_000_000n, '4.7 GB'],
    [1_234_567_890n, '1.23 GB'],
    [12_300_000n, '12.3 MB'],
    [2n ** 40n, '1.1 TB'],
  ])('macOS shows %s as %s', (bytes, text) => expect(shownBy(bytes, 'en').macos).toBe(text));

  it('speaks French and Chinese', () => {
    expect(shownBy(4_700_000_000n, 'fr')).toMatchObject({ windows: '4,37 Go', macos: '4,7 Go', drive: '4,7 Go' });
    expect(shownBy(532n, 'zh-cn')).toMatchObject({ windows: '532 字节' });
  });

  // As `ls -h` of coreutils 9.1 shows files of these sizes.
  it.each([
    [1023n, '1023'],
    [1024n, '1.0K'],
    [1025n, '1.1K'],
    [10_137n, '9.9K'],
    [10_138n, '10K'],
    [10_240n, '10K'],
    [10_241n, '11K'],
    [1_047_552n, '1023K'],
    [1_047_553n, '1.0M'],
    [10n ** 12n, '932G'],
  ])('GNU shows %s as %s', (bytes, text) => expect(gnu(bytes, 1024n)).toBe(text));

  it.each([
    [999n, '999'],
    [1000n, '1.0k'],
    [999_001n, '1.0M'],
    [9_900_001n, '10M'],
  ])('GNU --si shows %s as %s', (bytes, text) => expect(gnu(bytes, 1000n)).toBe(text));
});

describe('words and powers', () => {
  it('says bytes as one would', async () => {
    const said = async (size: string, language: Language) =>
      (await reportOf<{ words?: string }>(convert, { size }, { language })).words;
    expect(await said('1 TiB', 'en')).toBe('1 trillion 99 billion 511 million 627,776 bytes');
    expect(await said('1 TiB', 'fr')).toBe('1 billion 99 milliards 511 millions 627\u202f776 octets');
    expect(await said('1 TiB', 'zh-cn')).toBe('1 万亿 995 亿 1162 万 7776 字节');
    expect(await said('4.7 Go', 'fr')).toBe('4 milliards 700 millions d’octets');
    expect(await said('12 B', 'en')).toBeUndefined();
  });

  it('knows powers of two, the difference, and parts of bits', async () => {
    expect(await reportOf(convert, { size: '1 TiB' })).toMatchObject({ power: '2⁴⁰', isWholeBits: true });
    expect(await reportOf(convert, { size: '4.7 GB' })).toMatchObject({
      power: undefined,
      difference: { decimal: 'GB', binary: 'GiB', percent: '7.374' },
    });
    expect(await reportOf(convert, { size: '0.1 B' })).toMatchObject({ isWholeBits: false });
    expect(await reportOf<object>(convert, { size: '0.1 B' })).not.toHaveProperty('shown');
    expect(await reportOf<object>(convert, { size: '1 bit' })).toMatchObject({ isWholeBits: true });
  });

  it('tells nothing at all as well', async () => {
    expect(await reportOf(convert, { size: '0' })).toMatchObject({
      heads: ['0 B'],
      shown: { ls: '0', windows: '0 bytes' },
    });
    expect(await reportOf(time, { size: '0 B', rate: '1 bit/s' })).toMatchObject({ text: '0 s', iso: 'PT0S' });
    expect(await reportOf(convert, { size: '1.5 Gb' })).toMatchObject({
      heads: ['1.5 Gbit', '187.5 MB', '≈ 178.8 MiB'],
    });
  });

  it('writes what is huge or tiny as powers of ten where there is no room for it', async () => {
    const heads = async (size: string, kilo: Settings['kilo'] = '1000') =>
      (await reportOf<{ heads: readonly string[] }>(convert, { size }, { kilo })).heads;
    expect(await heads('1e999 QB')).toEqual(['1 × 10⁹⁹⁹ QB', '≈ 7.889 × 10⁹⁹⁸ QiB']);
    expect(await heads('1e999 QiB', '1024')).toEqual(['1 × 10⁹⁹⁹ QiB', '≈ 1.268 × 10¹⁰²⁹ B']);
    expect(await heads('1e-30 B')).toEqual(['1 × 10⁻³⁰ B']);
    expect(await heads('123456789012345 QB')).toEqual(['≈ 123500000000000 QB', '≈ 97390000000000 QiB']);
  });

  it('puts the fitting units first', async () => {
    const { groups } = await reportOf<Groups>(convert, { size: '4.7 GB' });
    expect(groups[0]?.decimal.map(({ symbol }) => symbol)).toEqual([
      'GB',
      'MB',
      'kB',
      'B',
      'TB',
      'PB',
      'EB',
      'ZB',
      'YB',
      'RB',
      'QB',
    ]);
    expect(groups[0]?.binary[0]?.symbol).toBe('GiB');
  });

  it('names no unit MB that is not what MB was taken for', async () => {
    const report = await reportOf<Groups>(convert, { size: '1 GB' }, { kilo: '1024' });
    expect(numbersIn(report)).toMatchObject({ GiB: '1', '10⁹ B': '1.073741824' });
    expect(await reportOf(convert, { size: '3 MB' }, { kilo: '1024', to: 'kB' })).toMatchObject({ text: '3072 KiB' });
    const french = await reportOf<Groups>(convert, { size: '1 Go' }, { language: 'fr' });
    expect(numbersIn(french)).toMatchObject({ Go: '1', Ko: '1000000', Kio: '976562.5' });
  });
});

describe('lists', () => {
  interface Sum {
    readonly text: string;
    readonly rows: readonly { readonly name: string; readonly bytes: string; readonly skipped?: string }[];
    readonly counted: number;
    readonly wrong: number;
    readonly least?: string;
    readonly doubtful: readonly { readonly line: number }[];
  }

  it('adds what du -h prints, without what lies in a listed folder', async () => {
    const list = '4.0K\t./a/b\n8.0K\t./a\n12K\t.\n12K\ttotal\n';
    const report = await reportOf<Sum>(sum, { text: list });
    expect(report).toMatchObject({ text: '12288 B', counted: 1, least: '11265 B' });
    expect(report.rows.map(({ skipped }) => skipped)).toEqual(['nested', 'nested', undefined, 'total']);
    expect(await reportOf<Sum>(sum, { text: list }, { nested: true })).toMatchObject({ text: '24576 B' });
  });

  it('leaves out the folder itself, which ls -la lists', async () => {
    const ls = (size: string, name: string) => `drwxr-xr-x 2 ann ann ${size} Jan  1 12:00 ${name}`;
    const text = [ls('4096', '.'), ls('4096', '..'), ls('100', '.config'), ls('20', 'a')].join('\n');
    const report = await reportOf<Sum>(sum, { text });
    expect(report.text).toBe('120 B');
    expect(report.rows.map(({ skipped }) => skipped)).toEqual(['self', 'self', undefined, undefined]);
  });

  it('says where a small b was taken for bits', async () => {
    const linesOf = async (text: string) => (await reportOf<Sum>(sum, { text })).doubtful.map(({ line }) => line);
    expect(await linesOf('8 Mb\n1 MB\n4 mb')).toEqual([1, 3]);
    expect(await linesOf('8 Mbit\n1 MB')).toEqual([]);
  });

  it('adds what ls -lh prints, in other languages too', async () => {
    const list = `总用量 16K
drwxr-xr-x  2 ann staff 4.0K Jan  1 12:00 folder
-rw-r--r--. 1 ann staff 1,5K 2026-01-01 12:00 a file.txt
-rw-r--r--@ 1 ann staff  512 Jan  1  2025 b
lrwxrwxrwx  1 ann staff    1 Jan  1 12:00 c -> b
`;
    const report = await reportOf<Sum>(sum, { text: list });
    expect(report.rows.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['总用量', '16384'],
      ['folder', '4096'],
      ['a file.txt', '1536'],
      ['b', '512'],
      ['c -> b', '1'],
    ]);
    expect(report.text).toBe(`${4096 + 1536 + 512 + 1} B`);
  });

  it.each([
    ['-rw-r--r-- 1 1.5K Nov 26 19:00 a b', '1.5K', 'a b'],
    ['-rw-r--r-- 1 0 0 26 Nov 26 19:00 a', '26', 'a'],
    ['-rw-r--r-- 1 ann 1.5K Nov 26  2025 a', '1.5K', 'a'],
    ['-rw-r--r-- 1 ann staff 1,5K 26 nov. 19:00 été', '1,5K', 'été'],
    ['-rw-r--r-- 1 ann staff 1.5K 11月 26 19:00 文件', '1.5K', '文件'],
    ['-rw-r--r-- 1 ann staff 755 2026-11-26 19:00:00.000000000 +0000 a', '755', 'a'],
    ['131 4.0K -rw-r--r-- 1 ann staff 755 2026-11-26 19:00 a', '755', 'a'],
    ['4.0K ./with blanks', '4.0K', './with blanks'],
    ['1.5M    src/images', '1.5M', 'src/images'],
    ['12K README.md', '12K', 'README.md'],
    ['4.0K a', '4.0K', 'a'],
    ['10M bit', '10M bit', ''],
    ['5M byte', '5M byte', ''],
    ['12 MB', '12 MB', ''],
    ['4.7 GB', '4.7 GB', ''],
  ])('parts %s', (line, size, name) => expect(partLine(line)).toMatchObject({ size, name }));

  it('takes no number of a device for a size, and passes over the headings of ls -R', async () => {
    const list =
      './a:\ntotal 4.0K\n-rw-r--r-- 1 ann ann 12 Nov 26 19:00 x\n\n./b:\ncrw-r--r-- 1 root root 10, 235 Nov 22 00:03 y\n';
    expect(await reportOf<Sum>(sum, { text: list })).toMatchObject({ text: '12 B', counted: 1, wrong: 1 });
  });

  it('reads amounts of any kind, CRLF and blank lines, and names what is none', async () => {
    const report = await reportOf<Sum>(sum, { text: '\ufeff1 GB\r\n\r\n500 MB\r\n12 XB\r\n1,5 Go' });
    expect(report).toMatchObject({ text: '3000000000 B', counted: 3, wrong: 1, least: undefined });
    expect(report.rows[2]).toMatchObject({ line: 4, at: 17, fault: { code: 'not-read' } });
  });

  it('takes letters and bare numbers as one chooses', async () => {
    expect(await reportOf<Sum>(sum, { text: '1.0K\n2' }, { letters: '1000', bare: '1024' })).toMatchObject({
      text: `${1000 + 2048} B`,
    });
  });

  it('names a line of a million characters by its ends', async () => {
    const report = await reportOf<Sum>(sum, { text: `1 GB\n${'x'.repeat(1_000_000)}\n5 B\t${'y/'.repeat(10_000)}` });
    expect(report).toMatchObject({ counted: 2, wrong: 1 });
    expect(JSON.stringify(report.rows).length).toBeLessThan(2000);
  });

  it('refuses more than 100,000 lines', async () => {
    await expect(reportOf(sum, { text: '1\n'.repeat(100_001) })).rejects.toThrow('too-many-lines');
  });
});

describe('odd input', () => {
  it.each([
    '',
    ' ',
    '\0',
    '\ud800',
    '5 \udc00',
    '5 GB\0',
    '\ufeff',
    '__proto__',
    'constructor',
    '5 __proto__',
    '9'.repeat(5000),
  ])('is refused or read, never thrown at, case %#', async (text) => {
    const given = text.slice(0, 5000);
    expect(readSize(given, PLAIN)).toHaveProperty('ok');
    expect(readRate(given, PLAIN)).toHaveProperty('ok');
    expect(readEvents(given, PLAIN)).toHaveProperty('ok');
    expect(readDuration(given, 'time', 'en')).toHaveProperty('ok');
    expect(readSize(text, PLAIN)).toHaveProperty('ok');
  });

  it('never throws', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readSize(text, PLAIN)).toHaveProperty('ok');
        expect(readRate(`5 ${text}`, PLAIN)).toHaveProperty('ok');
        expect(readDuration(`5 ${text}`, 'time', 'fr')).toHaveProperty('ok');
      }),
    ));

  it('keeps what a unit is apart from what MB is taken for', () => {
    expect(inUnit(rational(8_000_000n), 'MB')).toEqual(rational(1n));
  });
});
