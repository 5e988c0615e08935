import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sameValue } from './same-value';

it.each([
  [1, 1],
  [NaN, NaN],
  ['a', 'a'],
  [[], []],
  [{}, {}],
  [
    { a: [1, { b: null }], c: 'x' },
    { c: 'x', a: [1, { b: null }] },
  ],
])('%j is the same as %j', (one, other) => expect(sameValue(one, other)).toBe(true));

it.each([
  [1, '1'],
  [null, undefined],
  [null, {}],
  [[], {}],
  [[1], [1, 2]],
  [{ a: undefined }, {}],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1 }, { a: 2 }],
  [new Date(0), new Date(0)],
])('%j is not the same as %j', (one, other) => {
  expect(sameValue(one, other)).toBe(false);
  expect(sameValue(other, one)).toBe(false);
});

it('knows a copy', () =>
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => sameValue(value, structuredClone(value))),
  ));
