import { expect, it } from 'vitest';
import { hasSeveralLines, takesLine, takesString } from './takes';

const file = new File(['x'], 'x.txt');

it('gives a field that holds no file only what it can hold', () => {
  expect(takesString({ text: 'one\ntwo\n' })).toBe('one\ntwo\n');
  expect(takesString({ text: file, file })).toBeUndefined();
  expect(takesLine({ text: file, file })).toBeUndefined();
  expect(takesLine({ direction: 'decode' })).toBeUndefined();
});

it.each([
  ['hunter2\n', 'hunter2'],
  ['hunter2\r\n', 'hunter2'],
  [' a \r\nb\nc\rd', ' a  b c d'],
  ['', ''],
])('puts %j into a field of one line as browsers paste it', (text, line) => expect(takesLine({ text })).toBe(line));

it('tells several lines from one', () => {
  expect(['', 'a', ' a\n', 'a\r\n'].map(hasSeveralLines)).toEqual([false, false, false, false]);
  expect(['a\nb', 'a\rb', file].map(hasSeveralLines)).toEqual([true, true, true]);
});

it('reads a long run of line breaks within a text once', () => {
  const text = `${'\n'.repeat(300_000)}x`;
  expect(takesLine({ text })).toBe(`${' '.repeat(300_000)}x`);
});
