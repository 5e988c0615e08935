import { expect, it } from 'vitest';
import { resultTokens } from './result-tokens';

const none = new Uint32Array();

it('marks what lies in the ranges, line by line', () => {
  const text = 'a &x; b\n&y;&z;\nc';
  const ranges = Uint32Array.of(2, 5, 8, 11, 11, 14);
  expect(resultTokens('a &x; b', 0, ranges, false)).toEqual([
    { text: 'a ' },
    { text: '&x;', kind: 'mark' },
    { text: ' b' },
  ]);
  expect(resultTokens('&y;&z;', 8, ranges, false)).toEqual([
    { text: '&y;', kind: 'mark' },
    { text: '&z;', kind: 'mark' },
  ]);
  expect(resultTokens('c', 15, ranges, false)).toEqual([{ text: 'c' }]);
  expect(text.slice(8, 14)).toBe('&y;&z;');
});

it.each([
  ['\u00A0', '·', 'U+00A0'],
  ['\u2003', '·', 'U+2003'],
  ['\u3000', '·', 'U+3000'],
  ['\t', '→', 'U+0009'],
  ['\u200B', '¤', 'U+200B'],
  ['\u200D', '¤', 'U+200D'],
  ['\u00AD', '¤', 'U+00AD'],
  ['\uFEFF', '¤', 'U+FEFF'],
  ['\u202E', '¤', 'U+202E'],
  ['\u2028', '¤', 'U+2028'],
  ['\u0001', '¤', 'U+0001'],
  ['\u3164', '¤', 'U+3164'],
  ['\u{E0041}', '¤', 'U+E0041'],
])('makes %j visible', (character, shown, title) => {
  expect(resultTokens(`a${character}b`, 0, none, true)).toEqual([
    { text: 'a' },
    { text: character, shown, title },
    { text: 'b' },
  ]);
  expect(resultTokens(`a${character}b`, 0, none, false)).toEqual([{ text: `a${character}b` }]);
});

it('shows blanks, letters and emoji as they are', () => {
  expect(resultTokens('a b 你好 é😀', 0, none, true)).toEqual([{ text: 'a b 你好 é😀' }]);
});
