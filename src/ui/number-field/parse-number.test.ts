import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOCALES } from '../../i18n/locale';
import { parsePlainNumber, stepNumber } from './number-range';
import { parseNumber } from './parse-number';

const whole = { min: -10, max: 1000, step: 1 };
const decimal = { min: 0, max: 10, step: 0.1 };

it.each([
  ['8', 8],
  ['０８', 8],
  ['１２３', 123],
  ['－５', -5],
  ['−5', -5],
  ['+7', 7],
  [' 1 000 ', 1000],
  ['-0', 0],
  ['1,000', 1000],
  ['１，０００', 1000],
  ['1\u202f000', 1000],
  ["1'000", 1000],
  ['١٢', 12],
])('%j is %i', (text, number) => expect(parseNumber(text, whole, 'en')).toBe(number));

it.each(['', ' ', '1.5', '1e2', '0x10', '1,0', '1.000', '1,001', '1001', '-11', 'abc', '--1', '1-', 'Infinity', 'NaN'])(
  '%j is no whole number in range',
  (text) => expect(parseNumber(text, whole, 'en')).toBeUndefined(),
);

it.each([
  ['1.5', 1.5],
  ['.5', 0.5],
  ['3.', 3],
  ['２．５', 2.5],
  ['2,5', 2.5],
])('%j is the decimal %d', (text, number) => expect(parseNumber(text, decimal, 'en')).toBe(number));

it('reads a comma as the language of the page has it', () => {
  expect(parseNumber('1,000', { ...decimal, max: 5000 }, 'en')).toBe(1000);
  expect(parseNumber('1,000', { ...decimal, max: 5000 }, 'fr')).toBe(1);
  expect(parseNumber('1,000', whole, 'fr')).toBeUndefined();
});

it.each([
  [5, whole, 1, 6],
  [1000, whole, 1, 1000],
  [-10, whole, -1, -10],
  [0.2, decimal, 1, 0.3],
  [0.3, decimal, -1, 0.2],
  [0.25, decimal, 1, 0.35],
] as const)('%d steps', (value, range, direction, next) => expect(stepNumber(value, range, direction)).toBe(next));

it('plain numbers are the same in every language, and need no reader', () =>
  fc.assert(
    fc.property(
      fc.oneof(fc.integer().map(String), fc.stringMatching(/^-?[0-9]{1,6}\.(?:[0-9]{1,2}|[0-9]{4,9})$/)),
      fc.constantFrom(whole, decimal, { min: -1e9, max: 1e9, step: 0.001 }),
      fc.constantFrom(...LOCALES),
      (text, range, language) => {
        expect(parsePlainNumber(text, range)).toBe(parseNumber(text, range, language));
      },
    ),
  ));
