import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { err, ok } from '../../lib/result';
import { formatDecimal, isSame, parseDecimal, type Rational, rational } from '../../lib/rational';
import { readTemperature } from './read-temperature';
import { convert, formula, isBelowAbsoluteZero, MARKS, SCALE_IDS, type ScaleId } from './scales';

// Many runs of properties on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

function read(text: string): Rational {
  const found = readTemperature(text, 'en');
  if (!found.ok) throw new Error(found.fault.code);
  return found.value.value;
}
const shown = (text: string, from: ScaleId, to: ScaleId) => formatDecimal(convert(read(text), from, to), 'auto');

describe('conversion', () => {
  it.each([
    ['25', 'celsius', ['298.15', '25', '77', '536.67', '112.5', '8.25', '20', '20.625']],
    ['0', 'kelvin', ['0', '-273.15', '-459.67', '0', '559.725', '-90.1395', '-218.52', '-135.90375']],
    ['100', 'celsius', ['373.15', '100', '212', '671.67', '0', '33', '80', '60']],
    ['150', 'delisle', ['273.15', '0', '32', '491.67', '150', '0', '0', '7.5']],
  ] as const)('%s %s on all scales', (text, from, all) =>
    expect(SCALE_IDS.map((to) => shown(text, from, to))).toEqual(all),
  );

  it.each([
    ['1', 'celsius', 'fahrenheit', '33.8'],
    ['37', 'celsius', 'fahrenheit', '98.6'],
    ['98.6', 'fahrenheit', 'celsius', '37'],
    ['0.1', 'celsius', 'fahrenheit', '32.18'],
    ['-40', 'fahrenheit', 'celsius', '-40'],
    ['0', 'fahrenheit', 'celsius', '-17.7777777778'],
    ['0', 'fahrenheit', 'kelvin', '255.3722222222'],
    ['1e20', 'kelvin', 'celsius', '99999999999999999726.85'],
    ['-300', 'celsius', 'kelvin', '-26.85'],
    ['-0', 'celsius', 'celsius', '0'],
    ['1e-20', 'celsius', 'celsius', '0'],
    ['-1e-20', 'celsius', 'celsius', '0'],
  ] as const)('%s %s in %s is %s', (text, from, to, expected) => expect(shown(text, from, to)).toBe(expected));

  it('is exact for every whole degree', () => {
    for (let celsius = -500; celsius <= 500; celsius += 1) {
      const tenths = celsius * 18 + 320;
      const expected = `${tenths < 0 ? '-' : ''}${Math.trunc(Math.abs(tenths) / 10)}.${Math.abs(tenths) % 10}`;
      expect(shown(String(celsius), 'celsius', 'fahrenheit')).toBe(expected.replace(/\.0$/, ''));
    }
  });

  it('comes back the same through all eight scales', () =>
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 30n), 10n ** 30n),
        fc.integer({ min: 0, max: 30 }),
        fc.shuffledSubarray([...SCALE_IDS], { minLength: 8 }),
        (digits, places, order) => {
          const start = rational(digits, 10n ** BigInt(places));
          let value = start;
          order.forEach((from, index) => {
            value = convert(value, from, order[(index + 1) % order.length] ?? from);
          });
          expect(isSame(value, start)).toBe(true);
        },
      ),
    ));

  it('is the formula that is shown', () => {
    expect(formula('celsius', 'fahrenheit')).toBe('°C × 9/5 + 32');
    expect(formula('fahrenheit', 'celsius')).toBe('(°F − 32) × 5/9');
    expect(formula('fahrenheit', 'kelvin')).toBe('(°F + 459.67) × 5/9');
    expect(formula('kelvin', 'celsius')).toBe('K − 273.15');
    expect(formula('kelvin', 'rankine')).toBe('K × 9/5');
    expect(formula('celsius', 'delisle')).toBe('150 − °C × 3/2');
    expect(formula('delisle', 'celsius')).toBe('100 − °De × 2/3');
    expect(formula('fahrenheit', 'delisle')).toBe('(212 − °F) × 5/6');
    expect(formula('newton', 'celsius')).toBe('°N × 100/33');
    expect(formula('romer', 'celsius')).toBe('(°Rø − 7.5) × 40/21');
    expect(formula('celsius', 'celsius')).toBe('°C');
  });
});

describe('absolute zero', () => {
  it.each(SCALE_IDS)('is the limit of %s', (scale) => {
    const zero = convert(MARKS.absoluteZero, 'celsius', scale);
    expect(isBelowAbsoluteZero(zero, scale)).toBe(false);
    const colder = convert(rational(-27_316n, 100n), 'celsius', scale);
    expect(isBelowAbsoluteZero(colder, scale)).toBe(true);
  });

  it('is a maximum on Delisle’s scale', () => {
    expect(isBelowAbsoluteZero(read('559.726'), 'delisle')).toBe(true);
    expect(isBelowAbsoluteZero(read('-1000'), 'delisle')).toBe(false);
  });
});

describe('reading', () => {
  it.each([
    ['98.6F', '98.6', 'fahrenheit'],
    ['98,6 °F', '98.6', 'fahrenheit'],
    ['37 °C', '37', 'celsius'],
    ['37℃', '37', 'celsius'],
    ['98.6℉', '98.6', 'fahrenheit'],
    ['300K', '300', 'kelvin'],
    ['300 K', '300', 'kelvin'],
    ['37 º c', '37', 'celsius'],
    ['37 degrees Celsius', '37', 'celsius'],
    ['37°', '37', undefined],
    ['37 degrees', '37', undefined],
    ['100 °R', '100', 'rankine'],
    ['100 °Re', '100', 'reaumur'],
    ['80 °Ré', '80', 'reaumur'],
    ['80 Re\u0301aumur', '80', 'reaumur'],
    ['60 °Rø', '60', 'romer'],
    ['33 °N', '33', 'newton'],
    ['0 °De', '0', 'delisle'],
    ['37 摄氏度', '37', 'celsius'],
    ['３７．５℃', '37.5', 'celsius'],
    ['−40', '-40', undefined],
    ['- 40', '-40', undefined],
    ['+5', '5', undefined],
    ['.5', '0.5', undefined],
    ['5.', '5', undefined],
    ['1e3', '1000', undefined],
    ['1E-2 K', '0.01', 'kelvin'],
    ['1 000,5', '1000.5', undefined],
    ['1\u202f000', '1000', undefined],
    [' 7 ', '7', undefined],
    ['1,234.5', '1234.5', undefined],
    ['1.234,5 °C', '1234.5', 'celsius'],
    ['١٢٫٥ °C', '12.5', 'celsius'],
  ] as const)('%j is %s, %s', (text, value, scale) =>
    expect(readTemperature(text, 'en')).toEqual(ok({ value: parseDecimal(value), ...(scale && { scale }) })),
  );

  it.each([
    ['1,000', 'en', '1000', '1'],
    ['1,000 °F', 'zh-cn', '1000', '1'],
    ['1,000', 'fr', '1', '1000'],
    ['98.600F', 'en', '98.6', '98600'],
  ] as const)('%j in %s is %s, and could be %s', (text, language, read, other) =>
    expect(readTemperature(text, language)).toMatchObject(ok({ value: parseDecimal(read), doubt: { read, other } })),
  );

  it.each([
    'abc',
    '',
    '.',
    '-',
    'e5',
    '1.2.3',
    '1 2',
    '37 X',
    '37 .',
    '37 ° °C °F',
    '1e99999',
    '1e',
    '😀',
    '12😀',
    '0x10',
    'NaN',
    'Infinity',
  ])('refuses %j', (text) => expect(readTemperature(text, 'en')).toEqual(err({ code: 'not-number' })));

  it('never throws', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof readTemperature(text, 'en').ok).toBe('boolean');
      }),
    ));
});

describe('decimals', () => {
  it.each([
    ['20.625', 2, '20.63'],
    ['-20.625', 2, '-20.63'],
    ['20.625', 0, '21'],
    ['20', 3, '20.000'],
    ['-0.04', 1, '0.0'],
    ['0.05', 1, '0.1'],
    ['99.999', 2, '100.00'],
    ['1.00000000005', 'auto', '1.0000000001'],
  ] as const)('%s with %s is %s', (text, decimals, expected) =>
    expect(formatDecimal(read(text), decimals)).toBe(expected),
  );

  it('writes back what it read', () =>
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 0, max: 10 }), (digits, places) => {
        const value = rational(digits, 10n ** BigInt(places));
        expect(parseDecimal(formatDecimal(value, 'auto'))).toEqual(value);
        expect(parseDecimal(formatDecimal(value, 10))).toEqual(value);
      }),
    ));
});
