import { expect, it } from 'vitest';
import { parseNumber, stepNumber } from './parse-number';

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
])('%j is %i', (text, number) => expect(parseNumber(text, whole)).toBe(number));

it.each(['', ' ', '1.5', '1e2', '0x10', '1,000', '1001', '-11', 'abc', '١٢', '--1', '1-', 'Infinity', 'NaN'])(
  '%j is no whole number in range',
  (text) => expect(parseNumber(text, whole)).toBeUndefined(),
);

it.each([
  ['1.5', 1.5],
  ['.5', 0.5],
  ['3.', 3],
  ['２．５', 2.5],
])('%j is the decimal %d', (text, number) => expect(parseNumber(text, decimal)).toBe(number));

it.each([
  [5, whole, 1, 6],
  [1000, whole, 1, 1000],
  [-10, whole, -1, -10],
  [0.2, decimal, 1, 0.3],
  [0.3, decimal, -1, 0.2],
  [0.25, decimal, 1, 0.35],
] as const)('%d steps', (value, range, direction, next) => expect(stepNumber(value, range, direction)).toBe(next));
