import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NONE } from '../json/json-index';
import { alignItems } from './align-items';

/** The length of a longest common subsequence, by the table that everybody knows. */
function commonLength(a: readonly number[], b: readonly number[]): number {
  let row = Array.from({ length: b.length + 1 }, () => 0);
  for (const item of a) {
    const next = [0];
    for (const [j, other] of b.entries()) {
      next.push(item === other ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const items = fc.array(fc.nat(4), { maxLength: 40 });

it('finds a longest common subsequence', () => {
  fc.assert(
    fc.property(items, items, (a, b) => {
      const partners = alignItems(Uint32Array.from(a), Uint32Array.from(b)) ?? new Uint32Array();
      const pairs = [...partners].flatMap((partner, i) => (partner === NONE ? [] : [[i, partner] as const]));
      expect(pairs).toHaveLength(commonLength(a, b));
      for (const [i, partner] of pairs) expect(a[i]).toBe(b[partner]);
      const places = pairs.map(([, partner]) => partner);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(new Set(places).size).toBe(places.length);
    }),
    { numRuns: 300 },
  );
});

it('gives up exactly above its limit', () => {
  fc.assert(
    fc.property(items, items, fc.nat(60), (a, b, limit) => {
      const distance = a.length + b.length - 2 * commonLength(a, b);
      const partners = alignItems(Uint32Array.from(a), Uint32Array.from(b), limit);
      // One side being a part of the other costs nothing to find out.
      const isTrivial = distance === Math.abs(a.length - b.length);
      expect(partners !== undefined).toBe(distance <= limit || (isTrivial && partners !== undefined));
    }),
    { numRuns: 300 },
  );
});
