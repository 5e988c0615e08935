import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spansOf } from './spans';

const PARTS = [
  { isSame: true, left: 'port: ', right: 'port: ' },
  { isSame: false, left: '80', right: '8080' },
];
const TOKENS = [{ text: 'port', kind: 'key' as const }, { text: ': ', kind: 'quiet' as const }, { text: '8080' }];

it('cuts where colours and marks change', () => {
  expect(spansOf('port: 8080', [0, 10], TOKENS, PARTS, 'right')).toEqual([
    { text: 'port', kind: 'key', isMarked: false },
    { text: ': ', kind: 'quiet', isMarked: false },
    { text: '8080', isMarked: true },
  ]);
  expect(spansOf('port: 80', [2, 7], undefined, PARTS, 'left')).toEqual([
    { text: 'rt: ', isMarked: false },
    { text: '8', isMarked: true },
  ]);
  expect(spansOf('plain', [0, 5], undefined, undefined, 'left')).toEqual([{ text: 'plain', isMarked: false }]);
  expect(spansOf('', [0, 0], undefined, undefined, 'left')).toEqual([]);
});

it('gives the text between the offsets, whatever the parts', () =>
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 6 }),
      fc.array(fc.nat(3), { maxLength: 6 }),
      fc.nat(20),
      fc.nat(20),
      (words, cuts, one, other) => {
        const line = words.join('');
        const range = [Math.min(one, other, line.length), Math.min(Math.max(one, other), line.length)] as const;
        const tokens = words.map((text) => ({ text, kind: 'string' as const }));
        let rest = line;
        const parts = cuts.map((length) => {
          const text = rest.slice(0, length);
          rest = rest.slice(length);
          return { isSame: length % 2 === 0, left: text, right: '' };
        });
        parts.push({ isSame: true, left: rest, right: '' });
        const spans = spansOf(line, range, tokens, parts, 'left');
        expect(spans.map(({ text }) => text).join('')).toBe(line.slice(...range));
      },
    ),
  ));
