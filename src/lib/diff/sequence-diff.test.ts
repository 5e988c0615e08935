import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffSequences } from './sequence-diff';

const diff = (left: readonly number[], right: readonly number[], maxCells?: number) => [
  ...diffSequences(Uint32Array.from(left), Uint32Array.from(right), maxCells === undefined ? {} : { maxCells }),
];

/** Both sides rebuilt from the blocks: what is kept must be the same on both. */
function check(left: readonly number[], right: readonly number[], changes: readonly number[]): number {
  let [i, j, kept] = [0, 0, 0];
  for (let at = 0; at < changes.length; at += 4) {
    const [from = 0, to = 0, rightFrom = 0, rightTo = 0] = changes.slice(at, at + 4);
    expectSame(left, [i, from], right, [j, rightFrom]);
    expect(to > from || rightTo > rightFrom).toBe(true);
    expect(at === 0 || from > i).toBe(true);
    kept += from - i;
    [i, j] = [to, rightTo];
  }
  expectSame(left, [i, left.length], right, [j, right.length]);
  return kept + left.length - i;
}

function expectSame(
  left: readonly number[],
  [from, to]: readonly [number, number],
  right: readonly number[],
  [rightFrom, rightTo]: readonly [number, number],
): void {
  let isSame = to - from === rightTo - rightFrom;
  for (let n = 0; n < to - from; n += 1) isSame &&= left[from + n] === right[rightFrom + n];
  expect(isSame).toBe(true);
}

/** Length of a longest common subsequence, the plain way. */
function longestCommon(left: readonly number[], right: readonly number[]): number {
  let row = Array.from({ length: right.length + 1 }, () => 0);
  for (const item of left) {
    const next = [0];
    for (const [j, other] of right.entries()) {
      next.push(item === other ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const sequence = (values: number, maxLength: number) => fc.array(fc.nat(values), { maxLength });

describe('two sequences', () => {
  it.each<[number[], number[], number[]]>([
    [[], [], []],
    [[], [1], [0, 0, 0, 1]],
    [[1], [], [0, 1, 0, 0]],
    [[1, 2, 3], [1, 2, 3], []],
    [
      [1, 2, 3],
      [1, 9, 3],
      [1, 2, 1, 2],
    ],
    [
      [1, 2],
      [1, 2, 2],
      [2, 2, 2, 3],
    ],
    [
      [1, 2, 3, 4],
      [2, 3, 4, 5],
      [0, 1, 0, 0, 4, 4, 3, 4],
    ],
    [
      [1, 1, 1],
      [2, 2],
      [0, 3, 0, 2],
    ],
  ])('%j and %j', (left, right, changes) => expect(diff(left, right)).toEqual(changes));

  it('differ as little as possible', () =>
    fc.assert(
      fc.property(sequence(6, 30), sequence(6, 30), (left, right) => {
        expect(check(left, right, diff(left, right))).toBe(longestCommon(left, right));
      }),
      { numRuns: 400 },
    ));

  it('are cut into gaps where they are large, and nothing is lost', () =>
    fc.assert(
      fc.property(sequence(12, 60), sequence(12, 60), fc.constantFrom(0, 4, 50), (left, right, maxCells) => {
        const kept = check(left, right, diff(left, right, maxCells));
        expect(kept).toBeLessThanOrEqual(longestCommon(left, right));
      }),
      { numRuns: 400 },
    ));

  it('keep a shortest difference without anchors when the changes are few', () =>
    fc.assert(
      fc.property(sequence(3, 80), fc.array(fc.tuple(fc.nat(79), fc.nat(3)), { maxLength: 6 }), (left, edits) => {
        const right = [...left];
        for (const [at, value] of edits) right.splice(Math.min(at, right.length), value % 2, value);
        // No anchors: everything stands at least twice.
        const [twiceLeft, twiceRight] = [left.flatMap((item) => [item, item]), right.flatMap((item) => [item, item])];
        const kept = check(twiceLeft, twiceRight, diff(twiceLeft, twiceRight, 0));
        expect(kept).toBe(longestCommon(twiceLeft, twiceRight));
      }),
      { numRuns: 200 },
    ));
});

describe('large sequences', () => {
  const numbers = (count: number, of: (index: number) => number) => Array.from({ length: count }, (_, i) => of(i));
  /** Chance that is the same in every run. */
  function dice(seed: number) {
    let state = seed;
    return (sides: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * sides);
    };
  }

  it('of different items with one in ten changed have just these changes', () => {
    const left = numbers(132_000, (i) => i);
    const right = left.map((item) => (item % 10 === 3 ? item + 200_000 : item));
    const changes = diff(left, right);
    expect(changes.length / 4).toBe(13_200);
    expect(check(left, right, changes)).toBe(132_000 - 13_200);
  });

  it('of few different items', () => {
    const roll = dice(7);
    const left = numbers(60_000, () => roll(20));
    const right = left.flatMap((item) => (roll(50) === 0 ? [] : roll(50) === 0 ? [item, roll(20)] : [item]));
    expect(check(left, right, diff(left, right))).toBeGreaterThan(57_000);
  });

  it('that have nothing in common, or everything in another order', () => {
    const left = numbers(100_000, (i) => i);
    expect(
      diff(
        left,
        numbers(100_000, (i) => i + 100_000),
      ),
    ).toEqual([0, 100_000, 0, 100_000]);
    const turned = left.toReversed();
    check(left, turned, diff(left, turned));
    const roll = dice(3);
    const [one, other] = [numbers(50_000, () => roll(3)), numbers(50_000, () => roll(3))];
    expect(check(one, other, diff(one, other))).toBeGreaterThan(25_000);
  });

  it('of one sort of item', () => {
    expect(
      diff(
        numbers(50_000, () => 1),
        numbers(50_010, () => 1),
      ),
    ).toEqual([50_000, 50_000, 50_000, 50_010]);
  });
});
