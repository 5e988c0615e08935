import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSegments } from './reading-segments';

function read(text: string, granularity: 'word' | 'sentence' | 'grapheme'): string[] {
  const found: string[] = [];
  readSegments(new Intl.Segmenter('en', { granularity }), text, ({ segment }) => found.push(segment));
  return found;
}

const whole = (text: string, granularity: 'word' | 'sentence' | 'grapheme') =>
  [...new Intl.Segmenter('en', { granularity }).segment(text)].map(({ segment }) => segment);

const PIECES = [
  '9! ',
  '9. ',
  '. ',
  '?!',
  'a',
  'B. ',
  '”) ',
  '9 ',
  '…',
  '。',
  '你',
  '😀 ',
  'é',
  '\u2029',
  ': ',
  '- ',
  '1.5',
];

describe('a long text gives the segments of the whole', () => {
  it.each(['word', 'sentence'] as const)('%s', (granularity) => {
    const part = fc
      .tuple(fc.constantFrom(...PIECES), fc.constantFrom(1, 1, 2, 700, 2500))
      .map(([one, n]) => one.repeat(n));
    fc.assert(
      fc.property(fc.array(part, { minLength: 3, maxLength: 6 }), (parts) => {
        const text = parts.join('').slice(0, 12_000);
        // As one text: ten thousand parts are compared one by one for half a second.
        expect(read(text, granularity).join('|')).toBe(whole(text, granularity).join('|'));
      }),
      { numRuns: 60 },
    );
  });
});

it.each(['9! ', '9. ', '9!', '. 9', '9 '])(
  'a million units of %j without a letter are read in a time that grows with them',
  (unit) => {
    const text = unit.repeat(1_000_000 / unit.length);
    // Read anew from each place to the end they would take hours.
    expect(read(text, 'sentence').join('').length).toBe(text.length);
  },
);
