import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../i18n/locale';
import { job } from '../../operations/testing';
import { evaluateSheet } from './evaluate-sheet';
import type { LineResult, SheetSettings } from './sheet-result';

const SETTINGS: SheetSettings = {
  angle: 'rad',
  digits: 16,
  grouping: false,
  decimalSign: 'dot',
  stopped: [],
  timeLimit: 3000,
};

function run(sheet: string, settings: Partial<SheetSettings> = {}): LineResult[] {
  return evaluateSheet(sheet, { ...SETTINGS, ...settings }, job());
}

function last(sheet: string, settings: Partial<SheetSettings> = {}): string {
  const result = run(sheet, settings).at(-1);
  if (result?.kind === 'value') return result.text;
  return result?.kind === 'fault' ? `fault: ${result.fault.code}` : (result?.kind ?? 'none');
}

describe('numbers of up to 64 digits are exact', () => {
  it.each([
    ['2^64 == 2^64+1', 'false'],
    ['2^64 + 1 > 2^64', 'true'],
    ['10^63 != 10^63+1', 'true'],
    ['compare(2^64, 2^64+1)', '-1'],
    ['3 == 3.0000000000000001', 'false'],
    ['1e-70 == 0', 'false'],
    ['1/3*3 == 1', 'true'],
    ['sqrt(2)^2 == 2', 'true'],
    ['log(8, 2) == 3', 'true'],
    ['floor(2^64 + 0.5)', '18446744073709551616'],
    ['floor(1/3*3)', '1'],
    ['floor(123456789012345678.999999)', '123456789012345678'],
    ['round(99999999999999999999.4999999999999)', '99999999999999999999'],
    ['ceil(10^50 + 0.0001)', `1${'0'.repeat(49)}1`],
    ['fix(-10^30 - 0.9)', `-1${'0'.repeat(30)}`],
    ['max(2^64, 2^64+1) - 2^64', '1'],
    ['min(2^64+1, 2^64)', '18446744073709551616'],
    ['sort([2^64+1, 2^64])', '[18446744073709551616, 18446744073709551617]'],
    ['10^63 mod 7', '6'],
    ['10^100 mod 7', '4'],
    ['-7 mod 3', '2'],
    ['7 mod -3', '-2'],
    ['0.3 mod 0.1', '0'],
    ['sin(pi) == 0', 'true'],
    ['floor(sin(pi))', '0'],
    ['sin(1e-70)', '0'],
  ])('%s is %s', (line, result) => expect(last(line)).toBe(result));

  it('a remainder of what is not known to its last digit is none', () =>
    expect(last('(2^300 + 1) mod 7')).toBe('fault: not-exact'));

  it('a remainder of a power is, however many digits that has', () => expect(last('2^300 mod 7')).toBe('1'));

  const integer = fc.bigInt({ min: -(10n ** 63n), max: 10n ** 63n });
  const floorOf = (a: bigint, b: bigint) => a / b - (a % b !== 0n && a < 0n !== b < 0n ? 1n : 0n);

  it('as integers of any size are', () => {
    fc.assert(
      fc.property(integer, fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (a, b) => {
        fc.pre(b !== 0n);
        expect(last(`(${a}) mod (${b})`)).toBe(String(a - b * floorOf(a, b)));
        expect(last(`floor((${a}) / (${b}))`)).toBe(String(floorOf(a, b)));
        expect(last(`(${a}) == (${a + 1n})`)).toBe('false');
        expect(last(`max(${a}, ${a + 1n}, ${a - 1n})`)).toBe(String(a + 1n));
      }),
    );
  });
});

describe('functions that the engine has in binary only', () => {
  // By mpmath 1.3, to 40 digits.
  it.each([
    ['gamma(0.5)', '1.772453850905516027298167483341145182798'],
    ['gamma(-1.5)', '2.363271801207354703064223311121526910397'],
    ['gamma(0.1)', '9.513507698668731836292487177265402192551'],
    ['2.5!', '3.323350970447842551184064031264647217745'],
    ['erf(1)', '0.8427007929497148693412206350826092592961'],
    ['erf(-0.3)', '-0.3286267594591274276389140478667565511699'],
    ['lgamma(3.5)', '1.20097360234707422481602188145071299577'],
  ])('%s is %s', (line, result) => expect(last(line, { digits: 40 })).toBe(result));

  it.each([
    ['gamma(0.5)^2 == pi', 'true'],
    ['erf(1) + 1/3', '1.176034126283048'],
    ['erf([0.5, 1])', '[0.5204998778130465, 0.8427007929497149]'],
    ['abs(1 + i) + 1', '2.414213562373095'],
    ['arg(i) == pi / 2', 'true'],
    ['1 / fraction(1, 3)', '3'],
    ['size([1, 2, 3])[1] + 1/3', '3.333333333333333'],
    ['3001!', '1.2452228169917e+9134'],
  ])('%s is %s', (line, result) => expect(last(line)).toBe(result));

  it.each(['random() + 1/3', 'random(1, 10) * 0.1', 'mean(random([3])) - 1/7', 'pickRandom([0.1, 0.2]) / 3'])(
    '%s has a value',
    (line) => expect(last(line)).toMatch(/^-?\d/),
  );
});

describe('units', () => {
  it('have no memory of other lines and sheets', () => {
    const before = last('1 m * 1 m');
    run('1 acre\n2 kip\n3 BTU');
    expect(last('1 m * 1 m')).toBe(before);
    expect(last('1 acre\n1 m * 1 m')).toBe('1 m^2');
    expect(last('1 BTU\n2 N * 3 m')).toBe('6 J');
  });

  // NIST SP 811 (2008), appendix B, with the international foot; CODATA 2018.
  it.each([
    ['acre to m^2', '4046.8564224'],
    ['640 acre to sqmi', '1'],
    ['rd to m', '5.0292'],
    ['sqrd to m^2', '25.29285264'],
    ['sqch to m^2', '404.68564224'],
    ['torr to Pa', '133.3223684210526'],
    ['760 torr to atm', '1'],
    ['mmHg to Pa', '133.322387415'],
    ['psi to Pa', '6894.757293168361'],
    ['kip to N', '4448.2216152605'],
    ['hp to W', '745.6998715822702'],
    ['eV to J', '1.602176634e-19'],
    ['bbl to L', '158.987294928'],
    ['teaspoon to mL', '4.92892159375'],
    ['tablespoon to mL', '14.78676478125'],
    ['1 YiB to B', '1208925819614629174706176'],
    ['1 exbibyte to byte', '1152921504606846976'],
    ['lbf to N', '4.4482216152605'],
    ['BTU to J', '1055.05585262'],
    ['gallon to L', '3.785411784'],
    ['stone to kg', '6.35029318'],
    ['nmi to m', '1852'],
    ['neutronMass', '1.67492749804e-27'],
    ['deuteronMass', '3.3435837724e-27'],
    ['planckTime', '5.391247e-44'],
    ['vacuumImpedance', '376.730313668'],
    ['josephson', '483597848416983.6'],
    ['reducedPlanckConstant * 2 * pi / planckConstant', '1'],
  ])('%s is %s', (line, value) => expect(last(line).split(' ')[0]).toBe(value));

  it.each([
    ['60 mph to km/h', '96.56064 km / h'],
    ['10 knot to m/s', '5.144444444444444 m / s'],
    ['100 Mbit/s to MB/s', '12.5 MB / s'],
    ['100 Mbps to MB/s', '12.5 MB / s'],
    ['100 megabit to MB', '12.5 MB'],
    ['100 cal to J', '418.4 J'],
    ['2000 kcal to kJ', '8368 kJ'],
    ['3000 rpm to Hz', '50 Hz'],
    ['3000 rpm to rad/s', '314.1592653589793 rad / s'],
    ['100 rad/s to rpm', '954.929658551372 rpm'],
    ['100 km / (2 h)', '50 km / h'],
  ])('%s is %s', (line, result) => expect(last(line)).toBe(result));
});

describe('measures as people write them', () => {
  it.each([
    ['5 ft 3 in', '5.25 ft'],
    ['5 ft 3 in to cm', '160.02 cm'],
    ['5 ft 3 in in cm', '160.02 cm'],
    ['5ft3in in cm', '160.02 cm'],
    ['-5 ft 3 in', '-5.25 ft'],
    ['6 ft - 5 ft 3 in', '0.75 ft'],
    ['1 h 30 min', '1.5 h'],
    ['1h30min to s', '5400 s'],
    ['1h30 to min', '90 minute'],
    ['1 h 30m to min', '90 minute'],
    ['1 d 2 h to h', '26 h'],
    ['60 km / 1 h 30 min', '40 km / h'],
    ['2 lb 3 oz to g', '992.233309375 g'],
    ['5 min', '5 minute'],
    ['90 s to min', '1.5 minute'],
    ['90 s in min', '1.5 minute'],
    ['5 in in cm', '12.7 cm'],
    ['5 m2 to cm^2', '50000 cm^2'],
    // What the sheet defines is what it says.
    ['min = 3\n2 min', '6'],
    ['d = 4\n2 d', '8'],
    ['f(d) = 2 d\nf(3)', '6'],
    ['min(3, 4)', '3'],
    ['max(1 h, 30 min)', '1 h'],
  ])('%j is %s', (sheet, result) => expect(last(sheet)).toBe(result));

  it.each([
    ['5% of 200', '10'],
    ['200 + 5% of 100', '205'],
    ['5% of 200 + 10', '20'],
    ['5 % de 200', '10'],
    ['of = 3\nof * 2', '6'],
  ])('%j is %s', (sheet, result) => expect(last(sheet)).toBe(result));
});

describe('commas and spaces in numbers', () => {
  it.each<[Locale, string, string]>([
    ['en', '1,000', '1000'],
    ['zh-cn', '1,000 + 1', '1001'],
    ['zh-cn', '1，000，000', '1000000'],
    ['en', '1,234,567.5', '1234567.5'],
    ['en', '(1,000)', '1000'],
    ['en', 'max(1,000, 2)', '2'],
    ['en', '[100,200,300]', '[100, 200, 300]'],
    ['fr', '1,000', 'fault: decimal-comma'],
    ['fr', '1 000 + 1', '1001'],
    ['en', '1\u202f000\u202f000', '1000000'],
    ['en', '1 000', 'fault: unexpected'],
    ['en', '1,5', 'fault: decimal-comma'],
    ['en', '1,0000', 'fault: decimal-comma'],
    ['en', '0,123', 'fault: decimal-comma'],
  ])('in %s, %s is %s', (language, line, result) => expect(last(line, { language })).toBe(result));

  it('says that a comma was read so', () => expect(run('1,000')).toMatchObject([{ note: 'thousands' }]));
});

describe('a name alone says what it is', () => {
  it.each([
    ['sqrt', { of: 'function', name: 'sqrt' }],
    ['acre', { of: 'unit', name: 'acre', text: '4046.8564224 m^2' }],
    ['m', { of: 'unit', name: 'm' }],
    ['degC', { of: 'unit', name: 'degC' }],
  ])('%s', (name, about) => expect(run(name)).toMatchObject([{ text: name, about }]));

  it('and is no result to go on with', () => expect(last('7\nacre\nans')).toBe('7'));
  it('is its value when it has one', () => expect(run('x = 3\nx').at(-1)).not.toHaveProperty('about'));
});

describe('faults in words of the sheet', () => {
  it.each([
    ['5 max', { code: 'function-as-value', name: 'max', column: 3 }],
    ['5 * sqrt', { code: 'function-as-value', name: 'sqrt' }],
    ['[1,2] * {a: 1}', { code: 'operands', sign: '*' }],
    ['{a: 1} + 1', { code: 'operands', sign: '+' }],
    ['"abc" * 2', { code: 'no-number', text: 'abc' }],
    ['unit("5 foo")', { code: 'not-defined', name: 'foo' }],
    ['factorial(-1)', { code: 'cannot-compute', name: 'factorial' }],
  ])('%s', (line, fault) => expect(run(line)).toMatchObject([{ fault }]));

  it('have nothing from inside the engine', () => {
    const names = fc.constantFrom(
      ...'sqrt min max det add combinations to unit fraction index map sort range'.split(' '),
    );
    const value = fc.constantFrom('1', '-2.5', '"a b"', '[1,2]', '{a: 1}', '2 cm', 'true', 'i', 'sin', 'null');
    const internal = /scalar|expected|argument|BigNumber|typed|undefined|object/i;
    fc.assert(
      fc.property(names, fc.array(value, { maxLength: 3 }), value, (name, values, other) => {
        for (const line of [`${name}(${values.join(', ')})`, `${values.join(' * ')} + ${other}`, `${other} ${name}`]) {
          const [result] = run(line);
          if (result?.kind !== 'fault') continue;
          const facts = Object.entries(result.fault).filter(([key]) => key !== 'code');
          expect(facts.map(([, fact]) => String(fact)).join(' ')).not.toMatch(internal);
        }
      }),
    );
  });
});
