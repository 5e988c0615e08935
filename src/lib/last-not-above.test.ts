import { expect, it } from 'vitest';
import { lastNotAbove } from './last-not-above';

it.each([
  [[2, 4, 7], 1, 0],
  [[2, 4, 7], 2, 0],
  [[2, 4, 7], 3, 0],
  [[2, 4, 7], 4, 1],
  [[2, 4, 7], 100, 2],
  [[], 5, 0],
])('of %j the last not above %i is at %i', (numbers, number, place) =>
  expect(lastNotAbove(Uint32Array.from(numbers), number)).toBe(place),
);
