import { expect, it } from 'vitest';
import { namedWord } from './named-word';

it.each([
  ['abuot', 'abuot'],
  ['a'.repeat(40), 'a'.repeat(40)],
  ['a'.repeat(41), `${'a'.repeat(40)}…`],
  [`${'a'.repeat(39)}😀`, `${'a'.repeat(39)}\uFFFD…`],
])('names %j', (word, named) => expect(namedWord(word)).toBe(named));
