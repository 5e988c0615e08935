import fc from 'fast-check';
import { countGraphemes, collectGraphemes } from 'unicode-segmenter/grapheme';
import { expect, it } from 'vitest';
import { borderFrom, graphemeLength, readGraphemes } from './graphemes';

const PIECES = [
  'a',
  'é',
  'e\u0301',
  '1',
  '1\ufe0f\u20e3',
  '中',
  'か',
  'か\u3099',
  '\r',
  '\n',
  '\r\n',
  ' ',
  '\t',
  '😀',
  '👨‍👩‍👧‍👦',
  '🇫🇷',
  '\u200d',
  '\u0600',
  'क्ष',
  '\ufe0f',
  '한',
  '\ud800',
  '＃',
  '…',
];
const texts = fc.string({ unit: fc.constantFrom(...PIECES), maxLength: 40 });

function collect(text: string): string[] {
  const found: string[] = [];
  readGraphemes(text, 0, text.length, {
    unit: (unit) => found.push(String.fromCharCode(unit)),
    cluster: (cluster) => found.push(cluster),
  });
  return found;
}

it('finds what the segmenter finds', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(collect(text)).toEqual(collectGraphemes(text));
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(graphemeLength(text)).toBe(countGraphemes(text));
    }),
    {
      numRuns: 1000,
    },
  );
});

it('every plain unit is a cluster of its own beside every other', () => {
  for (let unit = 0; unit < 0x10000; unit++) {
    const character = String.fromCharCode(unit);
    expect(collect(`a${character}a`)).toEqual(collectGraphemes(`a${character}a`));
  }
});

it('cuts only at borders', () => {
  fc.assert(
    fc.property(texts, fc.nat(60), (text, offset) => {
      const at = borderFrom(text, offset);
      expect(countGraphemes(text.slice(0, at)) + countGraphemes(text.slice(at))).toBe(countGraphemes(text));
    }),
  );
});
