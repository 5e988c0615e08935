import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { err, ok } from '../../lib/result';
import { inspectLines, MAX_VALUES, numbersToRoman, overlineHelps, romanToNumbers } from './conversion';
import { fromRoman, LIMITS, type RomanStyle, termsOf, toRoman } from './roman';

// Many runs of properties on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const PLAIN: RomanStyle = { overline: false, lowerCase: false, unicode: false };
const LINE = '\u0305';

describe('writing', () => {
  it.each([
    [1, 'I'],
    [4, 'IV'],
    [42, 'XLII'],
    [999, 'CMXCIX'],
    [1994, 'MCMXCIV'],
    [2026, 'MMXXVI'],
    [3888, 'MMMDCCCLXXXVIII'],
    [3999, 'MMMCMXCIX'],
  ])('%i is %s', (value, roman) => expect(toRoman(value, PLAIN)).toEqual(ok(roman)));

  it.each([
    [3999, 'MMMCMXCIX'],
    [4000, `I${LINE}V${LINE}`],
    [5001, `V${LINE}I`],
    [1_000_000, `M${LINE}`],
    [3_999_999, `${[...'MMMCMXCIX'].join(LINE)}${LINE}CMXCIX`],
  ])('%i with overlines is %s', (value, roman) =>
    expect(toRoman(value, { ...PLAIN, overline: true })).toEqual(ok(roman)),
  );

  it.each([
    [12, 'Ⅻ'],
    [42, 'ⅩⅬⅡ'],
    [2026, 'ⅯⅯⅩⅩⅥ'],
    [1111, 'ⅯⅭⅪ'],
    [100, 'Ⅽ'],
  ])('%i in number forms is %s', (value, roman) =>
    expect(toRoman(value, { ...PLAIN, unicode: true })).toEqual(ok(roman)),
  );

  it('writes small letters', () => {
    expect(toRoman(42, { ...PLAIN, lowerCase: true })).toEqual(ok('xlii'));
    expect(toRoman(12, { ...PLAIN, lowerCase: true, unicode: true })).toEqual(ok('ⅻ'));
  });

  it.each([0, -1, 4000, Infinity, Number.NaN])('has none for %d', (value) =>
    expect(toRoman(value, PLAIN)).toEqual(err({ code: 'out-of-range', limit: 3999 })),
  );

  it('has none above 3,999,999', () =>
    expect(toRoman(4_000_000, { ...PLAIN, overline: true })).toEqual(err({ code: 'out-of-range', limit: 3_999_999 })));

  it.each([
    [42, [40, 2]],
    [1994, [1000, 900, 90, 4]],
    [1000, [1000]],
    [3_999_999, [3_000_000, 900_000, 90_000, 9000, 900, 90, 9]],
  ])('%i is the sum of %j', (value, terms) => expect(termsOf(value)).toEqual(terms));
});

describe('reading', () => {
  it.each([
    ['xlii', 42],
    ['Ⅻ', 12],
    ['ⅿⅿⅹⅹⅵ', 2026],
    [' MCMXCIV ', 1994],
    [`I${LINE}V${LINE}`, 4000],
    ['I\u0304V\u0304', 4000],
    ['Īv̅', 4000],
  ])('%s is %i', (roman, value) => expect(fromRoman(roman)).toEqual(ok({ value })));

  it.each([
    ['IIII', 4, 'IV'],
    ['IC', 99, 'XCIX'],
    ['VIIII', 9, 'IX'],
    ['MDCCCCX', 1910, 'MCMX'],
    ['XXXXX', 50, 'L'],
    ['IM', 999, 'CMXCIX'],
    ['VX', 5, 'V'],
    ['XIIIIIIIIIII', 21, 'XXI'],
    ['MMMM', 4000, `I${LINE}V${LINE}`],
    [`I${LINE}`, 1000, 'M'],
    [`MV${LINE}`, 4000, `I${LINE}V${LINE}`],
  ])('%s is %i, regularly %s', (roman, value, regular) => expect(fromRoman(roman)).toEqual(ok({ value, regular })));

  it.each([
    ['IIX', 'II', 'X'],
    ['VV', 'V', 'V'],
    ['IVI', 'IV', 'I'],
    ['VIV', 'V', 'IV'],
    ['LXL', 'L', 'XL'],
    ['IXI', 'IX', 'I'],
    ['IXX', 'IX', 'X'],
    ['XCX', 'XC', 'X'],
    ['MCMC', 'CM', 'C'],
    ['IVX', 'IV', 'X'],
    ['XXC', 'XX', 'C'],
    ['XIC', 'X', 'IC'],
  ])('refuses %s: %s before %s', (roman, first, second) =>
    expect(fromRoman(roman)).toMatchObject({ ok: false, fault: { code: 'not-numeral', first, second } }),
  );

  it.each([
    ['XA', 'A', 1],
    ['  ?', '?', 2],
    ['X L', ' ', 1],
    ['😀', '😀', 0],
    ['X\ud800', '\ud800', 1],
    ['四', '四', 0],
    ['12', '1', 0],
  ])('refuses %j for %j', (roman, found, at) =>
    expect(fromRoman(roman)).toEqual(err({ code: 'foreign-letter', found, at })),
  );

  it('gives every number from 1 to 3999 back, in every style', () => {
    const wrong: string[] = [];
    for (let value = 1; value <= LIMITS.plain; value += 1) {
      for (const lowerCase of [false, true]) {
        for (const unicode of [false, true]) {
          const roman = toRoman(value, { overline: false, lowerCase, unicode });
          const back = fromRoman(roman.ok ? roman.value : '');
          if (!back.ok || back.value.value !== value || back.value.regular !== undefined) wrong.push(String(value));
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('gives every number back with overlines', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: LIMITS.overline }),
        fc.boolean(),
        fc.boolean(),
        (value, lowerCase, unicode) => {
          const roman = toRoman(value, { overline: true, lowerCase, unicode });
          expect(fromRoman(roman.ok ? roman.value : '')).toEqual(ok({ value }));
        },
      ),
      { numRuns: 2000 },
    ));

  it('reads a numeral in one way only: the regular form has the same value', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'IVXLCDM'), minLength: 1, maxLength: 9 }), (roman) => {
        const read = fromRoman(roman);
        const regular = read.ok ? (read.value.regular ?? roman) : '';
        expect(read.ok ? fromRoman(regular) : ok({ value: 0 })).toEqual(ok({ value: read.ok ? read.value.value : 0 }));
      }),
      { numRuns: 5000 },
    ));

  it('never throws', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof romanToNumbers(text, { irregular: true }).ok).toBe('boolean');
        expect(typeof numbersToRoman(text, PLAIN).ok).toBe('boolean');
      }),
    ));
});

describe('numbers in lines', () => {
  const textOf = (numbers: string, style: Partial<RomanStyle> = {}) => {
    const result = numbersToRoman(numbers, { ...PLAIN, ...style });
    return result.ok ? result.value.text : result.fault;
  };

  it.each([
    ['', ''],
    ['  ', ''],
    ['42', 'XLII'],
    [' 007 ', 'VII'],
    ['+5', 'V'],
    ['４２', 'XLII'],
    ['1,994', 'MCMXCIV'],
    ['1 994', 'MCMXCIV'],
    ['1\u202f994', 'MCMXCIV'],
    ['1\n\n2', 'I\n\nII'],
    ['1\r\n2\r\n', 'I\nII\n'],
    ['1-3', 'I\nII\nIII'],
    ['3–1', 'III\nII\nI'],
    ['9..11', 'IX\nX\nXI'],
    ['2026-07-14', 'XIV·VII·MMXXVI'],
    ['2024-2-29', 'XXIX·II·MMXXIV'],
  ])('%j gives %j', (numbers, roman) => expect(textOf(numbers)).toBe(roman));

  it.each([
    ['0', { code: 'out-of-range', limit: 3999, line: 1, at: 0 }],
    ['-5', { code: 'out-of-range', limit: 3999, line: 1, at: 0 }],
    ['−5', { code: 'out-of-range', limit: 3999, line: 1, at: 0 }],
    ['4000', { code: 'out-of-range', limit: 3999, line: 1, at: 0 }],
    ['9'.repeat(400), { code: 'out-of-range', limit: 3999, line: 1, at: 0 }],
    ['1.9', { code: 'not-whole', line: 1, at: 0 }],
    ['1,9', { code: 'not-whole', line: 1, at: 0 }],
    ['.5', { code: 'not-whole', line: 1, at: 0 }],
    ['1\n  x', { code: 'not-number', line: 2, at: 4 }],
    ['1e3', { code: 'not-number', line: 1, at: 0 }],
    ['1-4000', { code: 'out-of-range', limit: 3999, line: 1, at: 0 }],
    ['2023-02-29', { code: 'no-such-date', line: 1, at: 0 }],
    ['2023-13-01', { code: 'no-such-date', line: 1, at: 0 }],
  ])('%j is wrong', (numbers, fault) => expect(textOf(numbers)).toEqual(fault));

  it('does not count without end', () =>
    expect(textOf('1-3999999', { overline: true })).toEqual({ code: 'too-many', limit: MAX_VALUES, line: 1, at: 0 }));

  it('takes ten thousand lines', () => {
    const numbers = Array.from({ length: 10_000 }, (_, index) => String((index % 3999) + 1)).join('\n');
    const roman = numbersToRoman(numbers, PLAIN);
    const back = romanToNumbers(roman.ok ? roman.value.text : '', { irregular: false });
    expect(back.ok && back.value.text === numbers).toBe(true);
  });
});

describe('numerals in lines', () => {
  it.each([
    ['', ''],
    ['XLII\n\nix', '42\n\n9'],
    ['XIV·VII·MMXXVI', '2026-07-14'],
    ['XIV.VII.MMXXVI', '2026-07-14'],
    ['i / i / i', '0001-01-01'],
  ])('%j gives %j', (roman, numbers) =>
    expect(romanToNumbers(roman, { irregular: true })).toMatchObject({ ok: true, value: { text: numbers } }),
  );

  it.each([
    ['X\nIIX', { code: 'not-numeral', first: 'II', second: 'X', line: 2, at: 4 }],
    ['X\r\n A', { code: 'foreign-letter', found: 'A', line: 2, at: 4 }],
    ['XXX·II·MMXXVI', { code: 'no-such-date', line: 1, at: 0 }],
    ['I·II', { code: 'no-such-date', line: 1, at: 0 }],
    ['I··II', { code: 'no-such-date', line: 1, at: 0 }],
  ])('%j is wrong', (roman, fault) => expect(romanToNumbers(roman, { irregular: true })).toEqual(err(fault)));

  it('refuses old forms when told to', () =>
    expect(romanToNumbers('X\nIIII', { irregular: false })).toEqual(
      err({ code: 'irregular', regular: 'IV', line: 2, at: 2 }),
    ));

  it('names the regular form of a date', () =>
    expect(romanToNumbers('XIIII·VII·MMXXVI', { irregular: true })).toMatchObject({
      value: { pairs: [{ number: '2026-07-14', regular: 'XIV·VII·MMXXVI' }] },
    }));
});

describe('one wrong line of many', () => {
  it('keeps the others', () => {
    expect(inspectLines((collect) => numbersToRoman('1\nx\n\n0\n4', PLAIN, collect))).toMatchObject({
      value: {
        text: 'I\n\n\n\nIV',
        faults: [
          { code: 'not-number', line: 2 },
          { code: 'out-of-range', line: 4 },
        ],
      },
    });
    expect(inspectLines((collect) => romanToNumbers('X\r\n?\r\nV', { irregular: true }, collect))).toMatchObject({
      value: { text: '10\n\n5', faults: [{ code: 'foreign-letter', line: 2 }] },
    });
  });

  it('is a fault where all are wrong', () =>
    expect(inspectLines((collect) => numbersToRoman('x\ny', PLAIN, collect))).toMatchObject({
      ok: false,
      fault: { code: 'not-number', line: 1 },
    }));

  it.each([
    ['4000', true],
    ['1-5000', true],
    ['0', false],
    ['4000000', false],
  ])('overlines for %s: %j', (line, helps) => expect(overlineHelps(line)).toBe(helps));
});
