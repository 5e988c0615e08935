import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexLines, lineAt, lineOfOffset, offsetOf, positionAt } from './large-text';

const linesOf = (text: string) => {
  const starts = indexLines(text);
  return Array.from(starts, (_, n) => lineAt(text, starts, n));
};

describe('lines', () => {
  it.each([
    ['', ['']],
    ['a', ['a']],
    ['a\n', ['a', '']],
    ['a\nb', ['a', 'b']],
    ['a\r\nb', ['a', 'b']],
    ['a\rb', ['a', 'b']],
    ['a\n\rb', ['a', '', 'b']],
    ['a\r\r\nb', ['a', '', 'b']],
    ['\r\n\r\n', ['', '', '']],
    ['\n\r', ['', '', '']],
    ['\r', ['', '']],
    ['a\r\n\nb\rc', ['a', '', 'b', 'c']],
    ['a\u2028b', ['a\u2028b']],
  ])('%j', (text, lines) => expect(linesOf(text)).toEqual(lines));

  it('are what splitting at every line break gives', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\r', '\n', '中'), maxLength: 40 }), (text) => {
        expect(linesOf(text)).toEqual(text.split(/\r\n|\r|\n/));
      }),
    );
  });

  it('are found in 2 million lines', () => {
    const text = 'abcdefghi\n'.repeat(2_000_000);
    expect(indexLines(text).length).toBe(2_000_001);
  });

  it('know the line of every offset', () => {
    const text = 'ab\r\n\ncd';
    const starts = indexLines(text);
    expect(Array.from({ length: text.length + 1 }, (_, i) => lineOfOffset(starts, i))).toEqual([
      0, 0, 0, 0, 1, 2, 2, 2,
    ]);
  });
});

describe('positions', () => {
  it.each([
    ['', 0, 1, 1],
    ['abc', 2, 1, 3],
    ['abc', 3, 1, 4],
    ['abc', 99, 1, 4],
    ['a\nb', 2, 2, 1],
    ['a\r\nb', 3, 2, 1],
    ['😀b', 2, 1, 2],
    ['中文', 1, 1, 2],
  ])('in %j offset %i is line %i, column %i', (text, offset, line, column) =>
    expect(positionAt(text, offset)).toEqual({ line, column }),
  );

  it('lead back to their offset', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '\r\n', '😀', '中'), maxLength: 30 }), (text) => {
        // Between CR and LF, and inside a pair, is no place of its own.
        const places = [...text.matchAll(/\r\n|./gsu)].map((match) => match.index);
        expect(places.map((offset) => offsetOf(text, positionAt(text, offset)))).toEqual(places);
      }),
    );
  });

  it('stay within the text', () => {
    expect(offsetOf('ab\ncd', { line: 1, column: 9 })).toBe(2);
    expect(offsetOf('ab\ncd', { line: 9, column: 2 })).toBe(4);
  });
});
