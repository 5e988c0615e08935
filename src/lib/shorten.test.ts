import { expect, it } from 'vitest';
import { shorten } from './shorten';

it.each([
  ['', 5, ''],
  ['abcde', 5, 'abcde'],
  ['abcdef', 5, 'ab…ef'],
  ['abcdefgh', 6, 'abc…gh'],
  // No half of a character is left over.
  ['a😀bcd😀e', 6, 'a😀…😀e'],
])('%j in %i units is %j', (text, most, short) => expect(shorten(text, most)).toBe(short));

it('leaves what a message can hold', () => expect(shorten('x'.repeat(60))).toBe('x'.repeat(60)));
