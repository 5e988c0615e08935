import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexLines } from '../../lib/large-text';
import { foldRangeAt, hiddenLines, layOutRows, type FoldRange } from './rows';

function rowsOf(text: string, columns?: number, hidden: [number, number][] = []) {
  const rows = layOutRows(text, indexLines(text), { columns, hidden });
  return Array.from({ length: rows.count }, (_, i) => {
    const { start, end } = rows.at(i);
    return text.slice(start, end);
  });
}

describe('rows', () => {
  it.each([
    ['', undefined, ['']],
    ['a\nb', undefined, ['a', 'b']],
    ['abcdefgh\nij', 4, ['abcd', 'efgh', 'ij']],
    ['abcd\n', 4, ['abcd', '']],
    ['你好世界', 4, ['你好', '世界']],
    ['a你好', 4, ['a你', '好']],
    ['abc😀', 4, ['abc', '😀']],
    ['abce\u0301d', 4, ['abce\u0301', 'd']],
    ['a\r\nb', undefined, ['a', 'b']],
    // Between words where there are words; the space stays with the row before.
    ['one two three', 8, ['one two ', 'three']],
    ['Hotel Echo Four', 10, ['Hotel Echo ', 'Four']],
    ['a  bc', 4, ['a  ', 'bc']],
    ['ab     c', 4, ['ab   ', '  c']],
    ['ab cdefghij', 6, ['ab cde', 'fghij']],
    ['abc 你好世', 6, ['abc 你', '好世']],
    ['你好世abc', 8, ['你好世', 'abc']],
  ])('of %j in %s columns', (text, columns, rows) => expect(rowsOf(text, columns)).toEqual(rows));

  it('cut a line of megabytes into slices of about a thousand', () => {
    const text = 'a' + '😀'.repeat(2_500_000);
    const rows = layOutRows(text, indexLines(text), { hidden: [] });
    expect(rows.count).toBe(5001);
    for (let i = 0; i < rows.count; i += 1) {
      const { start, end, line } = rows.at(i);
      expect(line).toBe(0);
      expect(end - start).toBeLessThanOrEqual(1001);
      expect(text.charCodeAt(start)).not.toBeGreaterThan(0xdbff);
    }
  });

  it('hold all of the text but its line breaks, whatever the text and width', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '\n', '\r\n', '中', '😀', '\u0301', '\t', '\u200d'), maxLength: 60 }),
        fc.option(fc.integer({ min: 4, max: 12 }), { nil: undefined }),
        (text, columns) => {
          expect(rowsOf(text, columns).join('')).toBe(text.replace(/\r\n|\n/g, ''));
        },
      ),
    );
  });

  it('leave out hidden lines and know where those went', () => {
    const text = 'a\nb\nc\nd\ne';
    expect(rowsOf(text, undefined, [[1, 2]])).toEqual(['a', 'd', 'e']);
    const rows = layOutRows(text, indexLines(text), { hidden: [[1, 2]] });
    expect([0, 1, 2, 3, 4].map((line) => rows.rowOf(line))).toEqual([0, 0, 0, 1, 2]);
    expect(rows.at(1)).toMatchObject({ line: 3, isFirst: true, isLast: true });
    expect([0, 1, 2, 3].map((line) => rows.isHidden(line))).toEqual([false, true, true, false]);
  });

  it('tell which begin and which end their line', () => {
    const rows = layOutRows('abcdefghij', indexLines('abcdefghij'), { columns: 4, hidden: [] });
    expect([0, 1, 2].map((i) => rows.at(i))).toMatchObject([
      { isFirst: true, isLast: false },
      { isFirst: false, isLast: false },
      { isFirst: false, isLast: true },
    ]);
  });

  it('of 2 million lines are laid out', () => {
    const text = 'abcdefghi\n'.repeat(2_000_000);
    const lines = indexLines(text);
    // The line break at the end opens one more.
    expect(layOutRows(text, lines, { hidden: [[10, 1_000_000]] }).count).toBe(2_000_001 - 999_991);
  });
});

describe('folds', () => {
  const ranges: FoldRange[] = [
    { start: 1, end: 9 },
    { start: 2, end: 3 },
    { start: 4, end: 6 },
    { start: 4, end: 8 },
  ];
  const packed = Uint32Array.from(ranges.flatMap(({ start, end }) => [start, end]));

  it.each([ranges, packed])('are found by the line they start on', (given) => {
    expect(foldRangeAt(given, 1)).toEqual({ start: 1, end: 9 });
    expect(foldRangeAt(given, 4)).toEqual({ start: 4, end: 8 });
    // Nothing lies between two lines that follow each other.
    expect(foldRangeAt(given, 2)).toBeUndefined();
    expect(foldRangeAt(given, 5)).toBeUndefined();
  });

  it('hide what lies between, the outer one the inner', () => {
    expect(hiddenLines(ranges, new Set([4]))).toEqual([[4, 6]]);
    expect(hiddenLines(ranges, new Set([1, 4]))).toEqual([[1, 7]]);
    expect(hiddenLines(ranges, new Set([7]))).toEqual([]);
  });
});
