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

it.each(['é[[${7*7}]] ', '👩‍👩‍👧‍👦', '🇫🇷', '\udc00', 'क्षि', 'e\u0301', '\r'])(
  'counts a long line of %j in its parts',
  (part) => {
    // Asked for all of it at once, a segmenter would take minutes.
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    const [few, many] = [100, 5000].map((times) => part.repeat(times));
    expect(countCharacters(few ?? '')).toBe([...segmenter.segment(few ?? '')].length);
    expect(countCharacters(many ?? '')).toBe(countCharacters(few ?? '') * 50);
  },
);

it.each(['👍🏽', '👨‍👩‍👧', '🇨🇳', 'e\u{1D165}'])('is the same wherever a long line is cut: %s', (whole) => {
  for (let before = 1000; before <= 1030; before++) {
    expect(countCharacters('ß\u0301' + 'a'.repeat(before) + whole)).toBe(before + 2);
  }
});

it('counts a character as long as the text as one', () =>
  expect(countCharacters(`e${'\u0301'.repeat(300_000)}`)).toBe(1));
