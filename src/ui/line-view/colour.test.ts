import { expect, it } from 'vitest';
import { colourLine, sliceTokens } from './colour';

const tokens = [{ text: 'ab' }, { text: 'cd', kind: 'key' as const }, { text: 'e' }];

it('cuts tokens at the ends of a row', () => {
  expect(sliceTokens(tokens, 0, 5)).toEqual(tokens);
  expect(sliceTokens(tokens, 1, 3)).toEqual([{ text: 'b' }, { text: 'c', kind: 'key' }]);
  expect(sliceTokens(tokens, 3, 5)).toEqual([{ text: 'd', kind: 'key' }, { text: 'e' }]);
});

it('tells where the line begins', () => {
  expect(colourLine('abc', (text, start) => [{ text, title: String(start) }], 7)).toEqual([
    { text: 'abc', title: '7' },
  ]);
});

it('shows a line plainly when a highlighter changes it, or when it is long', () => {
  expect(colourLine('abc', () => [{ text: 'abd' }])).toEqual([{ text: 'abc' }]);
  expect(colourLine('abcde', () => tokens)).toBe(tokens);
  const long = 'a'.repeat(2001);
  expect(colourLine(long, (text) => [{ text, kind: 'key' }])).toEqual([{ text: long }]);
});
