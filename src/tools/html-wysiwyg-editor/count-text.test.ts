import { expect, it } from 'vitest';
import { countText } from './count-text';

it.each([
  ['', 0, 0],
  ['\n\n', 0, 0],
  ['Hey!\nWelcome to the editor', 5, 25],
  ["don't stop 3.14", 3, 15],
  ['👨‍👩‍👧 é e\u0301', 2, 5],
  ['a\u00a0b', 2, 3],
])('%j has %i words and %i characters', (text, words, characters) =>
  expect(countText(text)).toEqual({ words, characters }),
);

it('finds words where no spaces are', () => {
  expect(countText('你好，世界').words).toBe(2);
  expect(countText('你好，世界').characters).toBe(5);
});

it('counts a long text without line breaks in parts', () =>
  expect(countText('[[${7*7}]] é '.repeat(30_000))).toEqual({ words: 90_000, characters: 390_000 }));
