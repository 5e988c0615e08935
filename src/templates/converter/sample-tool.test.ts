import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import { numberLines, type NumberingOptions } from './sample-tool';

const usual: NumberingOptions = { start: 1, separator: 'dot', skipEmpty: false };

it.each<[string, Partial<NumberingOptions>, string]>([
  ['', {}, ''],
  ['a', {}, '1. a'],
  ['a\nb\n', {}, '1. a\n2. b\n'],
  ['a\r\n\r\nb', {}, '1. a\r\n2. \r\n3. b'],
  ['a\r\n\r\nb', { skipEmpty: true }, '1. a\r\n\r\n2. b'],
  ['你好\n👋', { start: 9, separator: 'colon' }, '9: 你好\n10: 👋'],
  ['a', { start: 0, separator: 'tab' }, '0\ta'],
])('%j with %j is %j', (text, options, expected) =>
  expect(numberLines(text, { ...usual, ...options })).toEqual(ok(expected)),
);

it('refuses what is no text', () => expect(numberLines('ab\0', usual)).toEqual(err({ code: 'not-text', at: 2 })));

it('is the text again without its numbers', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', ' ', '1', '.', '\r', '\n', '👋') });
  fc.assert(
    fc.property(texts, fc.nat(), fc.boolean(), (text, start, skipEmpty) => {
      const numbered = numberLines(text, { start, skipEmpty, separator: 'tab' });
      expect(numbered.ok && numbered.value.replaceAll(/^\d+\t/gm, '')).toBe(text);
    }),
  );
});
