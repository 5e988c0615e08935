import { describe, expect, it } from 'vitest';
import { compareNow } from '../testing';
import {
  fullExpansion,
  initialExpansion,
  layOutDiff,
  rowOfEntry,
  stepToChange,
  withExpanded,
} from '../../../lib/json-diff/diff-rows';

const NOTHING_OPEN = { onlyDifferences: false, openRuns: new Set<number>() };

function rowsOf(left: unknown, right: unknown, settings: Partial<typeof NOTHING_OPEN> = {}) {
  const tree = compareNow(JSON.stringify(left), JSON.stringify(right));
  const { entries, levels, folded } = layOutDiff(tree, initialExpansion(tree), { ...NOTHING_OPEN, ...settings });
  return Array.from(entries, (entry, row) => [entry, levels[row], folded[row]]);
}

const items = Array.from({ length: 20 }, (_, i) => i);

describe('rows', () => {
  it('fold what is equal, but for what is next to a difference', () => {
    const right = items.with(10, -1);
    expect(rowsOf(items, right)).toEqual([
      [0, 1, 0],
      [1, 2, 8],
      [9, 2, 0],
      [10, 2, 0],
      [11, 2, 0],
      [12, 2, 0],
      [13, 2, 0],
      [14, 2, 7],
    ]);
    expect(rowsOf(items, right, { openRuns: new Set([1, 14]) })).toHaveLength(21);
    expect(rowsOf(items, right, { onlyDifferences: true })).toEqual([
      [0, 1, 0],
      [11, 2, 0],
    ]);
  });

  it('do not fold a few', () => expect(rowsOf([1, 2, 3, 4, 5], [1, 2, 0, 4, 5])).toHaveLength(6));

  it('keep equal containers closed and changed ones open', () =>
    expect(rowsOf({ a: { b: 1 }, c: { d: 1 } }, { a: { b: 1 }, c: { d: 2 }, e: [1] })).toEqual([
      [0, 1, 0],
      [1, 2, 0],
      [3, 2, 0],
      [4, 3, 0],
      [5, 2, 0],
      [6, 3, 0],
    ]));

  it('show the first level of equal documents', () => expect(rowsOf(items, items)).toHaveLength(21));

  it('open everything on request', () => {
    const tree = compareNow('{"a":{"b":[1,2]},"c":1}', '{"a":{"b":[1,2]},"c":2}');
    const all = layOutDiff(tree, fullExpansion(tree), NOTHING_OPEN);
    expect(all.entries).toHaveLength(tree.statuses.length);
    expect(layOutDiff(tree, withExpanded(fullExpansion(tree), [1], false), NOTHING_OPEN).entries).toHaveLength(3);
    expect(rowOfEntry(all, 3)).toBe(3);
  });
});

it.each([
  [0, 1, 0],
  [5, 1, 1],
  [6, 1, 1],
  [10, 1, 0],
  [0, -1, 2],
  [5, -1, 2],
  [6, -1, 0],
  [10, -1, 1],
] as const)('from entry %i in direction %i to difference %i', (from, direction, expected) =>
  expect(stepToChange(Uint32Array.of(5, 7, 10), from, direction)).toBe(expected),
);

it('stays where nothing differs', () => expect(stepToChange(new Uint32Array(), 0, 1)).toBeUndefined());
