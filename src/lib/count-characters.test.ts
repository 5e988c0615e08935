import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countCharacters } from './count-characters';

it.each([
  ['', 0],
  ['hello', 5],
  ['你好', 2],
  ['👨‍👩‍👧', 1],
  ['e\u0301', 1],
  ['a\r\nb', 3],
  ['a\nb\n', 4],
  ['\n\u0301', 2],
  ['🇨🇳🇫🇷', 2],
  ['が', 1],
  ['か\u3099', 1],
  ['\r\r\n', 2],
])('%j has %i', (text, count) => expect(countCharacters(text)).toBe(count));

it('is what the segmenter counts in the whole text', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.oneof(fc.constantFrom('\r', '\n', 'é', 'i̇', '中'), fc.string({ unit: 'binary', maxLength: 1 })),
      }),
      (text) => {
        expect(countCharacters(text)).toBe([...segmenter.segment(text)].length);
      },
    ),
  );
});
