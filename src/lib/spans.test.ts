import { expect, it } from 'vitest';
import { firstSpanBehind } from './spans';

const spans = Uint32Array.of(2, 5, 0, 5, 9, 1, 12, 13, 0);

it.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [8, 1],
  [9, 2],
  [12, 2],
  [13, 3],
])('behind %i the first is number %i', (offset, number) => expect(firstSpanBehind(spans, 3, offset)).toBe(number));

it('finds none among none', () => expect(firstSpanBehind(new Uint32Array(), 2, 0)).toBe(0));
