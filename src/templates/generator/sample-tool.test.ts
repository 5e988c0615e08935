import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import { fixedRandom } from '../../operations/testing';
import { drawNumbers } from './sample-tool';

it.each([
  [{ quantity: 3, lowest: 7, highest: 7, distinct: false }, ok([7, 7, 7])],
  [{ quantity: 1, lowest: 0, highest: 0, distinct: true }, ok([0])],
  [{ quantity: 1, lowest: 2, highest: 1, distinct: false }, err({ code: 'reversed' })],
  [{ quantity: 4, lowest: 1, highest: 3, distinct: true }, err({ code: 'too-few', available: 3 })],
])('%j gives %j', (options, expected) => expect(drawNumbers(options, fixedRandom())).toEqual(expected));

it('draws as many as asked, all in range', () => {
  const ranges = fc.record({ quantity: fc.integer({ min: 1, max: 50 }), lowest: fc.nat(100), size: fc.nat(100) });
  fc.assert(
    fc.property(ranges, fc.integer({ min: 1 }), ({ quantity, lowest, size }, seed) => {
      const highest = lowest + size;
      const drawn = drawNumbers({ quantity, lowest, highest, distinct: false }, fixedRandom(seed));
      const numbers = drawn.ok ? drawn.value : [];
      expect(numbers).toHaveLength(quantity);
      expect(numbers.every((number) => number >= lowest && number <= highest)).toBe(true);
    }),
  );
});

it('draws each number of a range once where they are distinct', () => {
  const drawn = drawNumbers({ quantity: 100, lowest: 1, highest: 100, distinct: true }, fixedRandom(3));
  const numbers = drawn.ok ? drawn.value : [];
  const inOrder = numbers.toSorted((one, other) => one - other);
  expect(inOrder).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(numbers).not.toEqual(inOrder);
});
