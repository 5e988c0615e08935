import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededDraw } from './seeded';

const draws = (seed: string, n: number, count: number) => {
  const draw = seededDraw(seed);
  return Array.from({ length: count }, () => draw(n));
};

it('gives the same numbers for the same seed on every machine', () => {
  expect(draws('abc', 1000, 6)).toEqual([461, 549, 527, 364, 884, 481]);
  expect(draws('种子\ud800', 2 ** 32, 2)).toEqual([1775580489, 815000620]);
});

it('gives others for another seed', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      fc.pre(one !== other);
      expect(draws(one, 2 ** 32, 4)).not.toEqual(draws(other, 2 ** 32, 4));
    }),
  ));

it('stays below, and reaches all', () => {
  expect(new Set(draws('x', 7, 500))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  expect(draws('x', 1, 5)).toEqual([0, 0, 0, 0, 0]);
  const counts = new Map<number, number>();
  for (const value of draws('even', 10, 100_000)) counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});
