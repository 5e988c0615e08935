import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatHexColor, parseHexColor } from './hex-color';

it.each([
  ['#fff', '#ffffff'],
  ['#FFF8', '#ffffff88'],
  ['#2F80ED', '#2f80ed'],
  ['2f80edff', '#2f80ed'],
  ['#2f80ed80', '#2f80ed80'],
  [' ＃ＦＦＦ ', '#ffffff'],
])('%j is %s', (text, color) => {
  const read = parseHexColor(text);
  expect(read && formatHexColor(read)).toBe(color);
});

it.each(['', '#', '#ff', '#fffff', '#fffffff', '#fffffffff', '#ggg', 'red', '##fff', '#ff ff ff'])(
  '%j is no colour',
  (text) => expect(parseHexColor(text)).toBeUndefined(),
);

it('reads what it writes', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.record({ red: channel, green: channel, blue: channel, alpha: channel }), (color) => {
      expect(parseHexColor(formatHexColor(color))).toEqual(color);
    }),
  );
});
