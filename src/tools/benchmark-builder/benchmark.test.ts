import { execFileSync, spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe as group, expect, it } from 'vitest';
import { rankSuites } from './ranking';
import { describe } from './statistics';
import { readHyperfine } from './suites';
import { findUnit, readValues } from './values';
import { formatValue, writeResults } from './write-results';

const of = (source: string, spread: 'sample' | 'population' = 'sample') =>
  describe(readValues(source, '', 'en').values, spread);
const suite = (name: string, source: string) => ({ name, statistics: of(source) });
const BY_MEAN = { rankBy: 'mean', lowerIsBetter: true } as const;

group('reading values', () => {
  it.each([
    ['5, 10', [5, 10]],
    ['5,10,15', [5, 10, 15]],
    ['12.1 11.9 12.4 30.2 12.0', [12.1, 11.9, 12.4, 30.2, 12]],
    ['12.3 ms\n12 ms\r\n11.5ms', [12.3, 12, 11.5]],
    ['12.3 ms 14 ms', [12.3, 14]],
    ['12,3; 11,9', [12.3, 11.9]],
    ['12,3\n11,9\n', [12.3, 11.9]],
    ['12,3 11,9', [12.3, 11.9]],
    ['12,3', [12, 3]],
    ['1,2,3\n4,5,6', [1, 2, 3, 4, 5, 6]],
    ['1.5,2.5\n3.5,4.5', [1.5, 2.5, 3.5, 4.5]],
    ['1\t2\t3', [1, 2, 3]],
    ['-1.5e-3;.5;5.;+2', [-0.0015, 0.5, 5, 2]],
    ['１２．５，３', [12.5, 3]],
    ['−4', [-4]],
    ['1.000,12; 2.000,12', [1000.12, 2000.12]],
    ['1,234.5\n2,345.6', [1234.5, 2345.6]],
    ['1,234.5, 2,345.6', [1234.5, 2345.6]],
    ['1,000; 2,5', [1, 2.5]],
    ['1,000; 2,000.5', [1000, 2000.5]],
    ['1\u202f000,5\n2\u202f000,5', [1000.5, 2000.5]],
    ["1'000.5 2'000", [1000.5, 2000]],
    ['١٢٫٥؛ ١٣'.replace('؛', ';'), [12.5, 13]],
    ['12、13', [12, 13]],
    ['1.5 × 10³'.replaceAll(' ', ''), [1500]],
    ['100,200,300', [100, 200, 300]],
    ['', []],
    [' \n ', []],
  ])('%j', (source, values) => {
    expect(readValues(source, '', 'en')).toMatchObject({ values, ignored: [], ignoredCount: 0 });
  });

  it.each([
    ['1.2 s; 300 ms', 'ms', [1200, 300]],
    ['1500 µs\n2 ms', 'ms', [1.5, 2]],
    ['2 KiB; 100 B', 'B', [2048, 100]],
    ['5 op/s\n6', 'op/s', [5, 6]],
  ])('%j in %s', (source, unit, values) => expect(readValues(source, unit, 'en').values).toEqual(values));

  it.each([
    ['5\nabc\n6', '', ['abc'], 1],
    ['NaN, Infinity, 0x10, 1e999', '', ['NaN', 'Infinity', '0x10', '1e999'], 4],
    ['5 kg', 'ms', ['kg'], 1],
    ['5kg', 'ms', ['5kg'], 1],
    ['1 2 3 abc 900', '', ['abc'], 1],
    ['x\nx\nx', '', ['x'], 3],
    ['1 2ms3', '', ['2ms3'], 1],
    ['ms', '', ['ms'], 1],
  ])('leaves out of %j in %j', (source, unit, ignored, ignoredCount) => {
    expect(readValues(source, unit, 'en')).toMatchObject({ ignored, ignoredCount });
  });

  it.each([
    ['9007199254740993 9007199254740993', true],
    ['-9007199254740993', true],
    ['1; 0.12345678901234567891', true],
    ['123456789012345678 ms', true],
    ['9007199254740993e-3', true],
    ['9007199254740992 9007199254740994', false],
    ['1e22 1e300 123000000000000000000000', false],
    ['0.1 0.30 1e-7 5.000000000000000000000 0 -0 000012', false],
    ['0.1234567890123456', false],
    // As C prints a double.
    ['0.10000000000000001 0.33333333333333331', false],
    ['abc 9007199254740993x9', false],
    ['', false],
  ])('tells whether digits of %j are lost', (source, isRounded) =>
    expect(readValues(source, '', 'en').isRounded).toBe(isRounded),
  );

  it('hints at a comma that may be a decimal point', () => {
    for (const source of ['12,3', '1,234', '1,234\n2,345'])
      expect(readValues(source, '', 'en').isCommaUnsure).toBe(true);
    for (const source of ['5, 10', '1,2,3', '12,3; 11,9', '12.3', '1,234.5\n2,345.6']) {
      expect(readValues(source, '', 'en').isCommaUnsure).toBe(false);
    }
  });

  it.each([
    ['1,000\n2,000', 'en', [1000, 2000], 'thousands'],
    ['1,000\n2,000', 'zh-cn', [1000, 2000], 'thousands'],
    ['1,000\n2,000', 'fr', [1, 2], 'decimal'],
    ['1 000,5\n2 000', 'fr', [1000.5, 2000], undefined],
    ['1 000 ms; 2 000 ms', 'fr', [1000, 2000], undefined],
    ['100 200 300', 'fr', [100, 200, 300], undefined],
    ['100 200\n110 210', 'en', [100, 200, 110, 210], undefined],
  ] as const)('%j in %s', (source, language, values, commaRole) => {
    const read = readValues(source, '', language);
    expect([read.values, read.commaRole]).toEqual([values, commaRole]);
  });

  it('finds the unit', () => {
    expect(['12.3 ms\n5 s', '5', '5 op/s', '1e5', '7µs, 8µs'].map(findUnit)).toEqual(['ms', '', 'op/s', '', 'µs']);
  });
});

group('statistics', () => {
  it.each([
    ['5, 10', { mean: 7.5, median: 7.5, variance: 12.5, min: 5, max: 10, count: 2, outliers: [] }],
    ['12.1 11.9 12.4 30.2 12.0', { median: 12.1, outliers: [30.2], outlierCount: 1 }],
    ['5', { mean: 5, median: 5, variance: undefined, deviation: undefined }],
    ['3 3 3', { variance: 0, outliers: [] }],
  ])('of %s', (source, expected) => expect(of(source)).toMatchObject(expected));

  it('of the examples, as they are shown', () => {
    expect(formatValue(of('5, 10')?.deviation)).toBe('3.536');
    expect(of('5, 10', 'population')).toMatchObject({ variance: 6.25, deviation: 2.5 });
    expect(formatValue(of('8, 12')?.deviation)).toBe('2.828');
    const runs = of('12.1 11.9 12.4 30.2 12.0');
    expect([formatValue(runs?.mean), formatValue(runs?.deviation)]).toEqual(['15.72', '8.097']);
    expect(formatValue(of('0.00012 0.00014')?.mean)).toBe('0.00013');
    expect(of('')).toBeUndefined();
  });

  // Means, variances and deviations of Python's statistics; the last four lists are NIST's NumAcc1 to NumAcc4.
  const alternating = (first: number, one: number, other: number) => [
    first,
    ...Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? one : other)),
  ];
  it.each<[string, number[], number, number, number]>([
    ['0.1 three times', [0.1, 0.1, 0.1], 0.1, 0, 0],
    ['0.1 ten times', Array.from({ length: 10 }, () => 0.1), 0.1, 0, 0],
    ['0.1 0.2 0.3', [0.1, 0.2, 0.3], 0.2, 0.009999999999999998, 0.09999999999999999],
    ['1.1 2.2 3.3', [1.1, 2.2, 3.3], 2.2, 1.2099999999999997, 1.0999999999999999],
    ['far apart', [1e16, 1, -1e16], 0.3333333333333333, 1e32, 1e16],
    ['very large', [1e300, 2e300, 4e300], 2.3333333333333335e300, Infinity, 1.5275252316519467e300],
    ['very small', [1e-160, 3e-160], 2e-160, 2e-320, 1.414213562373095e-160],
    [
      'of all sizes',
      [2.6645352591003757e-15, -5e-324, 0],
      8.881784197001252e-16,
      2.3665827156630354e-30,
      1.5383701491068513e-15,
    ],
    ['least of all', [5e-324, 1e-323], 1e-323, 0, 5e-324],
    ['NumAcc1', [10_000_001, 10_000_003, 10_000_002], 10_000_002, 1, 1],
    ['NumAcc2', alternating(1.2, 1.1, 1.3), 1.2, 0.009999999999999995, 0.09999999999999998],
    [
      'NumAcc3',
      alternating(1_000_000.2, 1_000_000.1, 1_000_000.3),
      1_000_000.2,
      0.01000000000698492,
      0.1000000000349246,
    ],
    [
      'NumAcc4',
      alternating(10_000_000.2, 10_000_000.1, 10_000_000.3),
      10_000_000.2,
      0.01000000011175871,
      0.10000000055879354,
    ],
  ])('of %s are rounded once', (_name, values, mean, variance, deviation) => {
    const found = describe(values, 'sample');
    expect([found?.mean, found?.variance]).toEqual([mean, variance]);
    expect(Math.abs((found?.deviation ?? NaN) / (deviation || 1) - (deviation && 1))).toBeLessThan(1e-15);
  });

  const double = fc.double({ noNaN: true, noDefaultInfinity: true });
  it('of equal values are that value, without a spread', () =>
    fc.assert(
      fc.property(
        double,
        fc.integer({ min: 2, max: 40 }),
        fc.constantFrom('sample', 'population'),
        (value, count, kind) => {
          const found = describe(
            Array.from({ length: count }, () => value),
            kind,
          );
          // Zero has two signs, and a sum of zeros the first.
          const plain = value + 0;
          expect(found).toMatchObject({ mean: plain, variance: 0, deviation: 0, outlierCount: 0 });
          expect([found?.median, found?.min, found?.max].map((one) => (one ?? NaN) + 0)).toEqual([plain, plain, plain]);
        },
      ),
    ));

  it('do not depend on the order, nor on the scale', () =>
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 2 }), (values) => {
        const found = describe(values, 'sample');
        expect(describe(values.toReversed(), 'sample')).toEqual(found);
        const mean = found?.mean ?? NaN;
        expect(mean >= Math.min(...values) && mean <= Math.max(...values)).toBe(true);
        const doubled = describe(
          values.map((value) => value * 1024),
          'sample',
        );
        fc.pre(values.every((value) => value === 0 || Math.abs(value) > 1e-100));
        expect(doubled?.mean).toBe(mean * 1024);
      }),
    ));

  it('keeps its digits far from zero', () => {
    const far = describe([1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16], 'sample');
    expect(far).toMatchObject({ variance: 30, mean: 1e9 + 10 });
  });

  it('stays in the range of numbers', () => {
    const large = describe([1e308, 1.2e308, 1.4e308], 'sample');
    expect(large?.mean).toBeCloseTo(1.2e308, -294);
    expect([(large?.median ?? 0) / 1.2e308, (large?.deviation ?? 0) / 2e307].map((ratio) => ratio.toFixed(9))).toEqual([
      '1.000000000',
      '1.000000000',
    ]);
    expect(describe([1e308, -1e308], 'sample')).toMatchObject({ mean: 0, median: 0 });
    expect(describe([1e-200, 3e-200], 'population')?.deviation).toBeCloseTo(1e-200, 210);
    expect(describe([5e-324, 5e-324], 'sample')).toMatchObject({ mean: 5e-324, deviation: 0 });
    expect(describe([1e308, 1e308], 'sample')).toMatchObject({ mean: 1e308, variance: 0, deviation: 0 });
  });

  it('takes a hundred thousand values', () => {
    const values = Array.from({ length: 100_000 }, (_, index) => index % 1000);
    expect(describe(values, 'population')).toMatchObject({ mean: 499.5, median: 499.5, variance: 83_333.25 });
  });

  const hasPython = spawnSync('python3', ['-c', 'import statistics']).status === 0;
  it.runIf(hasPython)('are those of Python', () => {
    const lists = fc.sample(
      fc.array(
        fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 1000),
        { minLength: 2, maxLength: 60 },
      ),
      {
        numRuns: 60,
        seed: 20_261_120,
      },
    );
    const script =
      'import json,sys,statistics as s\n' +
      'print(json.dumps([[s.mean(x),s.median(x),s.variance(x),s.stdev(x),s.pvariance(x),s.pstdev(x)]+s.quantiles(x,n=4,method="inclusive") for x in json.load(sys.stdin)]))';
    const expected: number[][] = JSON.parse(
      execFileSync('python3', ['-c', script], { input: JSON.stringify(lists), encoding: 'utf8' }),
    );
    for (const [index, list] of lists.entries()) {
      const [sample, population] = [describe(list, 'sample'), describe(list, 'population')];
      const row = expected[index] ?? [];
      const made = [
        sample?.mean,
        sample?.median,
        sample?.variance,
        sample?.deviation,
        population?.variance,
        population?.deviation,
      ];
      const scale = Math.max(...list.map(Math.abs));
      for (const [at, value] of made.entries()) {
        const tolerance = at === 2 || at === 4 ? scale ** 2 : scale;
        expect(Math.abs((value ?? NaN) - (row[at] ?? NaN))).toBeLessThanOrEqual(1e-15 * tolerance);
      }
      const [first = 0, , third = 0] = row.slice(6);
      const reach = 1.5 * (third - first);
      const outliers = list.filter((value) => value < first - reach || value > third + reach);
      expect(sample?.outlierCount).toBe(outliers.length);
    }
  });
});

group('ranking', () => {
  const two = [suite('Suite 1', '5, 10'), suite('Suite 2', '8, 12')];

  it('writes the row of the second suite', () => {
    const [header, rule, , row] = writeResults(rankSuites(two, BY_MEAN), 'markdown', 'ms').split('\n');
    expect(header).toBe('| # | Suite | Samples | Mean | Median | Std dev | Min | Max | vs best |');
    expect(rule).toMatch(/^(\| --- ){9}\|$/);
    expect(row).toBe('| 2 | Suite 2 | 2 | 10 ms | 10 ms | 2.828 ms | 8 ms | 12 ms | ×1.333 (+2.5 ms) |');
  });

  it('puts suites without data last, whatever is better', () => {
    const suites = [suite('none', ''), ...two];
    for (const lowerIsBetter of [true, false]) {
      expect(rankSuites(suites, { rankBy: 'mean', lowerIsBetter }).at(-1)).toMatchObject({
        name: 'none',
        rank: 3,
        ratio: undefined,
        difference: undefined,
      });
    }
    expect(writeResults(rankSuites([suite('none', '')], BY_MEAN), 'markdown', '')).toContain(
      '| 1 | none | 0 | — | — | — | — | — | — |',
    );
  });

  it('ranks by what is asked for', () => {
    const suites = [suite('stray', '1 1 100'), suite('steady', '2 2 2')];
    const names = (rankBy: 'mean' | 'median' | 'min', lowerIsBetter = true) =>
      rankSuites(suites, { rankBy, lowerIsBetter }).map(({ name }) => name);
    expect([names('mean'), names('median'), names('min')]).toEqual([
      ['steady', 'stray'],
      ['stray', 'steady'],
      ['stray', 'steady'],
    ]);
    expect(names('median', false)).toEqual(['steady', 'stray']);
    expect(rankSuites(two, { rankBy: 'mean', lowerIsBetter: false })[1]).toMatchObject({
      ratio: 0.75,
      difference: -2.5,
    });
  });

  it('compares with nothing where the best is 0', () => {
    const made = writeResults(rankSuites([suite('zero', '0 0'), suite('one', '1')], BY_MEAN), 'bullets', 's');
    expect(made).toBe('- zero: 0 s ± 0 s, median 0 s, n = 2, — (+0 s)\n- one: 1 s, median 1 s, n = 1, — (+1 s)');
  });

  it('exports the numbers that the table shows, and no infinity', () => {
    const ranked = rankSuites([suite('a', '12.1 11.9 12.4 30.2 12.0'), suite('b', '1e-300')], BY_MEAN);
    expect(JSON.parse(writeResults(ranked, 'json', 'ms'))).toMatchObject([
      { suite: 'b', mean: 1e-300 },
      { suite: 'a', mean: 15.72, stdDev: 8.097, difference: 15.72 },
    ]);
    expect(writeResults(ranked, 'csv', 'ms')).toContain('2,a,5,15.72,12.1,8.097,');
    const far = rankSuites([suite('small', '1e-300'), suite('large', '1e300')], BY_MEAN);
    expect(writeResults(far, 'markdown', '')).not.toContain('Infinity');
  });

  it('escapes what would break a table', () => {
    const ranked = rankSuites([suite('a|b\\c\nd, "e"', '1')], BY_MEAN);
    expect(writeResults(ranked, 'markdown', '')).toContain('| 1 | a\\|b\\\\c d, "e" | 1 |');
    expect(writeResults(ranked, 'csv', '')).toContain('1,"a|b\\c\nd, ""e""",1,1,1,,,1,1,1,0,\r\n');
    expect(JSON.parse(writeResults(ranked, 'json', 's'))).toMatchObject([{ suite: 'a|b\\c\nd, "e"', stdDev: null }]);
  });
});

it.each([
  [0, '0'],
  [-0.00001, '-0.00001'],
  [1234.56789, '1234.568'],
  [1000, '1000'],
  [0.000123456, '0.0001235'],
  [1e-30, '1e-30'],
  [1.5e25, '1.5e+25'],
  [2 / 3, '0.6667'],
  [undefined, '—'],
])('%s is written %s', (value, written) => expect(formatValue(value)).toBe(written));

group('hyperfine', () => {
  it('gives a suite for each command', () => {
    const text = '{"results":[{"command":"sleep 0.1","mean":0.1,"times":[0.1,0.102]},{"command":"x","times":[]}]}';
    expect(readHyperfine(text)).toEqual({
      ok: true,
      value: [
        { name: 'sleep 0.1', values: '0.1 s\n0.102 s' },
        { name: 'x', values: '' },
      ],
    });
  });

  it.each([
    '',
    '{',
    '[]',
    'null',
    '{"results":[]}',
    '{"results":[{"command":1,"times":[1]}]}',
    '{"results":[{"command":"a","times":["1"]}]}',
  ])('refuses %s', (text) => expect(readHyperfine(text)).toEqual({ ok: false, fault: { code: 'not-hyperfine' } }));
});
