import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ChildOrdinals } from './child-ordinals';
import type { JsonIndex } from './json-index';
import { countOrdinal } from './json-path';
import { readJson } from './read-json';

function indexOf(text: string): JsonIndex {
  const read = readJson(text);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}

it('knows ordinals as counting does', () => {
  const big = indexOf(JSON.stringify(Array.from({ length: 2000 }, (_, i) => (i % 3 === 0 ? [i] : i))));
  const ordinals = new ChildOrdinals(big);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: big.count - 1 }), (node) => {
      expect(ordinals.of(node)).toBe(countOrdinal(big, node));
    }),
  );
  const lines = indexOf('1\n[2]\n3');
  expect([0, 1, 2, 3].map((node) => new ChildOrdinals(lines).of(node))).toEqual([0, 1, 0, 2]);
});
