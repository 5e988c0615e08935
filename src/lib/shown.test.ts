import { expect, it } from 'vitest';
import { shown } from './shown';

it.each([
  ['a', 'a'],
  ['你', '你'],
  ['👍🏽', '👍🏽'],
  ['e\u0301', 'e\u0301'],
  [' ', ' '],
  ['❤\ufe0f', '❤\ufe0f'],
])('shows %j as it is', (found, said) => expect(shown(found)).toBe(said));

it.each([
  ['a control character', '\u001b', 'U+001B'],
  ['a zero-width space', '\u200b', 'U+200B'],
  ['an override of the order', '\u202e', 'U+202E'],
  ['half a character', '\ud800', 'U+D800'],
  ['a code point that is none', '\uffff', 'U+FFFF'],
  ['the end of a paragraph', '\u2029', 'U+2029'],
  ['a space that is another', '\u1680', 'U+1680'],
  ['a no-break space', '\u00a0', 'U+00A0'],
  ['a letter that fills a gap', '\u3164', 'U+3164'],
  ['an accent without a letter', '\u0301', 'U+0301'],
])('gives the number of %s', (_what, found, said) => expect(shown(found)).toBe(said));
