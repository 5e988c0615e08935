import { expect, it } from 'vitest';
import { readBits } from './read-bits';

it.each([
  ['2048', 2048],
  [' ４０９６ ', 4096],
  ['', Number.NaN],
  ['-1', Number.NaN],
  ['1e3', Number.NaN],
  ['1234567', Number.NaN],
])('reads %j', (text, bits) => expect(readBits(text)).toBe(bits));
