import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { err, ok } from './result';
import {
  MAX_DIGITS,
  type NumberSettings,
  readNumberIn,
  readTypedNumber,
  spellNumber,
  takeNumber,
  type TypedNumber,
} from './typed-number';

// Many locales on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Language = NumberSettings['language'];
const LANGUAGES: readonly Language[] = ['zh-cn', 'en', 'fr'];

function read(text: string, language: Language = 'en'): TypedNumber {
  const found = readTypedNumber(text, { language, percent: true });
  if (!found.ok) throw new Error(`${JSON.stringify(text)}: ${JSON.stringify(found.fault)}`);
  return found.value;
}

describe('in every language', () => {
  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['007', '7'],
    ['12.50', '12.5'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['5.', '5'],
    ['1,5', '1.5'],
    ['1,23', '1.23'],
    ['1 000', '1000'],
    ['1\u00a0000', '1000'],
    ['1\u202f000', '1000'],
    ['1\u2009000', '1000'],
    ['1\u2007000', '1000'],
    ['1\u3000000', '1000'],
    ['1 000,5', '1000.5'],
    ['1 000,125', '1000.125'],
    ['1 234 567.25', '1234567.25'],
    ['1.234,5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1.234,567', '1234.567'],
    ['1,234.567', '1234.567'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['12,34,567', '1234567'],
    ['1,00,000.50', '100000.5'],
    ['1,0000,0000', '100000000'],
    ["1'234.5", '1234.5'],
    ['1’234,5', '1234.5'],
    ["1'234'567", '1234567'],
    ['1_000_000', '1000000'],
    ['１２３．５', '123.5'],
    ['１，２３４．５', '1234.5'],
    ['３。５', '3.5'],
    ['－５', '-5'],
    ['−5', '-5'],
    ['–5', '-5'],
    ['- 5', '-5'],
    ['\u200e-5', '-5'],
    ['\u061c-٥', '-5'],
    ['+7', '7'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['۱۲۳', '123'],
    ['१२,३४,५६७.८', '1234567.8'],
    ['𝟙𝟚𝟛', '123'],
    ['𝟿𝟶', '90'],
    ['一二三', '123'],
    ['3·14', '3.14'],
    ['1e3', '1000'],
    ['1.5E-3', '0.0015'],
    ['-1,5e+2', '-150'],
    ['1,5 × 10³', '1500'],
    ['1.5x10^-3', '0.0015'],
    ['2*10**6', '2000000'],
    ['6,02·10²³', '602000000000000000000000'],
    ['１ｅ３', '1000'],
    ['3.141 592 65', '3.14159265'],
    ['12345678901234567890.123456789', '12345678901234567890.123456789'],
    ['15 %', '15'],
    ['%15', '15'],
    ['٪١٥', '15'],
    ['１５％', '15'],
  ])('%j is %s', (text, decimal) => {
    for (const language of LANGUAGES) expect(read(text, language)).toMatchObject({ decimal });
    expect(read(text, 'fr').other).toBeUndefined();
  });
});

describe('what could be meant either way', () => {
  it.each([
    ['1,000', 'en', '1000', '1'],
    ['1,000', 'zh-cn', '1000', '1'],
    ['1,000', 'fr', '1', '1000'],
    ['12,345', 'fr', '12.345', '12345'],
    ['-１，２３４', 'zh-cn', '-1234', '-1.234'],
    ['1.000', 'en', '1', '1000'],
    ['1.234', 'fr', '1.234', '1234'],
    ['0,125', 'en', '0.125', '125'],
    ['1234,567', 'zh-cn', '1234.567', '1234567'],
    ['1,0000', 'zh-cn', '1', '10000'],
    ['1,000e3', 'en', '1000000', '1000'],
    ['1,000 %', 'en', '1000', '1'],
  ] as const)('%j in %s is %s, or %s', (text, language, decimal, other) =>
    expect(read(text, language)).toMatchObject({ decimal, other }),
  );

  it.each([
    ['0,125', 'fr'],
    ['1234,567', 'fr'],
    ['1234.567', 'en'],
    ['0.125', 'zh-cn'],
    ['1,0000', 'en'],
    ['1 000,125', 'en'],
    ['12.5', 'en'],
  ] as const)('%j in %s has one reading', (text, language) => expect(read(text, language).other).toBeUndefined());
});

describe('what is no number', () => {
  it.each(['', ' ', '\u3000', '\u200e', '\t\n'])('%j is empty', (text) =>
    expect(readTypedNumber(text, { language: 'en' })).toEqual(err({ code: 'empty' })),
  );

  it.each([
    ['abc', 0, 'a'],
    ['12a', 2, 'a'],
    ['１２ａ', 2, 'ａ'],
    [' 0x10', 2, 'x'],
    ['--1', 1, '-'],
    ['1-', 1, '-'],
    ['1-2', 1, '-'],
    ['.', 0, '.'],
    ['-', 0, '-'],
    ['1e', 1, 'e'],
    ['1e2.5', 1, 'e'],
    ['e3', 0, 'e'],
    ['NaN', 0, 'N'],
    ['∞', 0, '∞'],
    ['1²', 1, '²'],
    ['½', 0, '½'],
    ['12😀', 2, '😀'],
    ['𝟙x', 2, 'x'],
    ['15 %', 3, '%'],
    ['5\ud800', 1, '\ud800'],
    ['十', 0, '十'],
  ])('%j is wrong at %i', (text, at, found) =>
    expect(readTypedNumber(text, { language: 'en' })).toEqual(err({ code: 'not-a-number', at, found })),
  );

  it.each([
    ['1.2.3', 1, '.'],
    ['1,00,0', 1, ','],
    ['1,000,00', 5, ','],
    ['12 34', 2, ' '],
    ['1  000', 1, ' '],
    ['1,23.4', 1, ','],
    ['1,234 567', 5, ' '],
    ["1'000 000", 5, ' '],
    ['1,000,5', 5, ','],
    ['1.000,5.5', 5, ','],
    ['5 .5', 1, ' '],
    ['1__0', 1, '_'],
    ['，，1', 0, '，'],
  ])('%j is parted wrongly at %i', (text, at, found) =>
    expect(readTypedNumber(text, { language: 'en' })).toEqual(err({ code: 'bad-grouping', at, found })),
  );

  it.each(['1e1001', '1e-1001', '1e99999999999', '9'.repeat(MAX_DIGITS + 1), '0'.repeat(3 * MAX_DIGITS)])(
    'has an end',
    (text) => expect(readTypedNumber(text, { language: 'en' })).toEqual(err({ code: 'too-long', limit: MAX_DIGITS })),
  );

  it('never throws, whatever it is given', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom(..."0123456789.,'’_ -+eE×10^%٫٬١一，．\u00a0\u202f") }),
        ),
        fc.constantFrom(...LANGUAGES),
        (text, language) => {
          const found = readTypedNumber(text, { language });
          const isPlain = found.ok && /^(?:0|-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?)$/.test(found.value.decimal);
          const isPlaced = !found.ok && (!('at' in found.fault) || text.startsWith(found.fault.found, found.fault.at));
          expect(isPlain || isPlaced).toBe(true);
        },
      ),
    ));

  it.each(['1 '.repeat(100_000), '1e'.repeat(100_000), '-'.repeat(100_000), '%'.repeat(100_000), '1,'.repeat(100_000)])(
    'is soon done with a hostile text',
    (text) => {
      expect(spellNumber(text, { language: 'en' }).ok).toBe(false);
      expect(takeNumber(text) === undefined || text.startsWith(takeNumber(text)?.number ?? '')).toBe(true);
    },
  );
});

describe('what Intl writes', () => {
  const locales = [
    'af am ar ar-EG ar-SA as az be bg bn bn-IN br bs ca ckb cs cy da de de-AT de-CH dsb dz ee el en en-CH en-IN en-ZA eo es es-CR es-ES',
    'es-MX et eu fa ff-Adlm fi fil fo fr fr-CA fr-CH gl gsw gu ha he hi hr hsb hu hy id is it it-CH ja ka kk km kn ko ky lb lo lt lv mk ml',
    'mn mr ms mt my nb ne nl nn nqo or pa pl ps pt pt-PT rm ro ru sah sd si sk sl sq sr sv sw ta te th tk to tr uk ur uz vi yo zh zh-TW zu',
    'zh-u-nu-hanidec zh-u-nu-fullwide hi-u-nu-deva bn-u-nu-beng th-u-nu-thai en-u-nu-mathsanb ff-Adlm-u-nu-adlm',
  ].flatMap((line) => line.split(' '));
  const numbers = fc.oneof(
    fc.integer(),
    fc.integer({ min: -99_999, max: 99_999 }),
    fc.integer().map((value) => value / 1000),
    fc.integer({ min: -9999, max: 9999 }).map((value) => value / 100),
  );
  const options: fc.Arbitrary<Intl.NumberFormatOptions> = fc.constantFrom(
    { maximumFractionDigits: 6 },
    { maximumFractionDigits: 6, useGrouping: false },
    { minimumFractionDigits: 3, maximumFractionDigits: 3 },
    { notation: 'scientific', maximumFractionDigits: 20 },
    { signDisplay: 'always' as const, maximumFractionDigits: 6 },
  );

  it('is read back, or the note has it', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        numbers,
        options,
        fc.constantFrom(...LANGUAGES),
        (locale, value, format, language) => {
          const { decimal, other } = read(new Intl.NumberFormat(locale, format).format(value), language);
          const meant = value === 0 ? 0 : value;
          expect([Number(decimal), Number(other)]).toContain(meant);
        },
      ),
    ));

  it('is read back by the language itself, without exception', () =>
    fc.assert(
      fc.property(numbers, options, fc.constantFrom(...LANGUAGES), (value, format, language) => {
        const text = new Intl.NumberFormat(language, format).format(value);
        expect(Number(read(text, language).decimal)).toBe(value === 0 ? 0 : value);
      }),
    ));

  it('is read back with a percent sign', () =>
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.integer({ min: -999, max: 999 }), (locale, value) => {
        const text = new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100);
        expect(read(text)).toEqual({ decimal: String(value), isPercent: true });
      }),
    ));
});

it('keeps every digit', () =>
  fc.assert(
    fc.property(fc.bigInt(), fc.nat(40), (digits, places) => {
      const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0');
      const point = text.length - places;
      const written = `${digits < 0n ? '-' : ''}${text.slice(0, point)}${places > 0 ? `.${text.slice(point)}` : ''}`;
      const canonical = places > 0 ? written.replace(/\.?0+$/, '') : written;
      expect(read(written).decimal).toBe(canonical === '-0' ? '0' : canonical);
      expect(read(`${digits}e-${places}`).decimal).toBe(canonical === '-0' ? '0' : canonical);
    }),
  ));

describe('numbers of fields', () => {
  const field = { min: -10, max: 1_000_000, isWhole: true };
  it.each([
    ['1,000', 'en', 1000],
    ['1 000', 'fr', 1000],
    ['1\u202f000', 'en', 1000],
    ['１，０００', 'zh-cn', 1000],
    ['١٢', 'en', 12],
    ['-0', 'en', 0],
    // A point or a comma before decimals in a field without them is rather a slip than a whole number.
    ['1,000', 'fr', undefined],
    ['1.000', 'en', undefined],
    ['1.0', 'en', undefined],
    ['1e2', 'en', undefined],
    ['-11', 'en', undefined],
    ['5 %', 'en', undefined],
    ['9'.repeat(400), 'en', undefined],
  ] as const)('%j in %s is %s', (text, language, number) =>
    expect(readNumberIn(text, { ...field, language })).toBe(number),
  );

  it('may have decimals', () => {
    expect(readNumberIn('1,5', { ...field, language: 'fr', isWhole: false })).toBe(1.5);
    expect(readNumberIn('1 000,5', { ...field, language: 'en', isWhole: false })).toBe(1000.5);
  });
});

it('spells numbers of any size for those who only compare them', () => {
  expect(spellNumber('-1,5e99999999999', { language: 'fr' })).toEqual(
    ok({ spelling: '-1.5e99999999999', isPercent: false }),
  );
  expect(spellNumber('.5', { language: 'fr' })).toEqual(ok({ spelling: '0.5', isPercent: false }));
});

describe('a number before something else', () => {
  it.each([
    ['98,6 °F', '98,6', ' °F'],
    ['12.3ms', '12.3', 'ms'],
    ['1 234,5 ms', '1 234,5', ' ms'],
    ['5 kg', '5', ' kg'],
    ['3e', '3', 'e'],
    ['1e3 K', '1e3', ' K'],
    ['1,5 × 10³ Pa', '1,5 × 10³', ' Pa'],
    ['- 40 °C', '- 40', ' °C'],
    ['37.', '37.', ''],
    ['37 .', '37', ' .'],
    ['３７．５℃', '３７．５', '℃'],
    ['15 %', '15', ' %'],
    ['12, 13', '12', ', 13'],
    ['𝟙𝟚 m', '𝟙𝟚', ' m'],
  ])('%j', (text, number, rest) => expect(takeNumber(text)).toEqual({ number, rest }));

  it.each(['', 'ms', '.', '-', '°C 5'])('%j begins otherwise', (text) => expect(takeNumber(text)).toBeUndefined());
});
