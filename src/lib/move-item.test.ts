import { expect, it } from 'vitest';
import { moveItem } from './move-item';

it.each([
  ['a', 'c', ['b', 'c', 'a', 'd']],
  ['d', 'b', ['a', 'd', 'b', 'c']],
  ['b', 'b', ['a', 'b', 'c', 'd']],
  ['x', 'b', ['a', 'b', 'c', 'd']],
])('moves %s to the place of %s', (item, target, expected) => {
  expect(moveItem(['a', 'b', 'c', 'd'], item, target)).toEqual(expected);
});
