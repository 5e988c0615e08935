import { expect, it } from 'vitest';
import { formatDuration, formatShare, rateOf } from './pace';

it('tells speed and time left once there is enough to tell', () => {
  expect(rateOf(0, 100, 5000)).toBeUndefined();
  expect(rateOf(50, 100, 900)).toBeUndefined();
  expect(rateOf(50, 100, 5000)).toEqual({ perSecond: 10, secondsLeft: 5 });
  expect(rateOf(50, undefined, 5000)).toEqual({ perSecond: 10, secondsLeft: undefined });
});

it.each([
  ['en', 0, '1 second'],
  ['en', 8.2, '9 seconds'],
  ['en', 61, '2 minutes'],
  ['en', 7300, '3 hours'],
  ['zh-cn', 9, '9 秒'],
  ['fr', 9, '9\u00a0secondes'],
] as const)('%s, %d s: %s', (locale, seconds, text) => expect(formatDuration(locale, seconds)).toBe(text));

it.each([
  [2.84e9, 4.5e9, 'bytes', '2.8'],
  [1500, 48_200_000, 'bytes', '0'],
  [12, 345, 'bytes', '12'],
  [812, 1000, 'items', '812'],
] as const)('%d of %d %s: %s', (done, total, unit, text) => expect(formatShare('en', done, total, unit)).toBe(text));
