import { expect, it } from 'vitest';
import { shorten, shortSentence } from './shorten';

it.each([
  ['', 5, ''],
  ['abcde', 5, 'abcde'],
  ['abcdef', 5, 'ab…ef'],
  ['abcdefgh', 6, 'abc…gh'],
  // No half of a character is left over.
  ['a😀bcd😀e', 6, 'a😀…😀e'],
])('%j in %i units is %j', (text, most, short) => expect(shorten(text, most)).toBe(short));

it('leaves what a message can hold', () => expect(shorten('x'.repeat(60))).toBe('x'.repeat(60)));

it('cuts a sentence that quotes a long text in the middle, and nothing but texts', () => {
  expect(shortSentence('There is no zone “Mars”.')).toBe('There is no zone “Mars”.');
  const cut = shortSentence(`There is no zone “${'x'.repeat(1_000_000)}”.`);
  expect(cut).toMatch(/^There is no zone “x+…x+”\.$/);
  expect(cut.length).toBeLessThanOrEqual(500);
  expect([shortSentence(undefined), shortSentence(7)]).toEqual([undefined, 7]);
});
