import { expect, it } from 'vitest';
import { compareTexts, SLICE_LENGTH } from './comparison';
import { IGNORE_NOTHING } from './line-diff';

it.each([
  ['', '', 0],
  ['ab\nabcd\n', 'abc', 4],
  ['\tx\r\n', '', 3],
  ['中文', 'abc', 4],
  ['e\u0301👍🏽', '', 3],
  ['x'.repeat(5000), '', 5000],
  ['x'.repeat(1_000_000), '', SLICE_LENGTH],
])('the longest line of %.20j and %j has %i columns', (left, right, columns) =>
  expect(compareTexts(left, right, IGNORE_NOTHING).columns).toBe(columns),
);

it('tells all that a view needs', () =>
  expect(compareTexts('a\nb', 'a\nB', { ...IGNORE_NOTHING, case: true })).toMatchObject({
    left: { count: 2 },
    right: { count: 2 },
    counts: { added: 0, removed: 0, changed: 0, alike: 1 },
    likeness: 'ignored',
    ignore: { case: true },
  }));
