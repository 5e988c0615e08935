import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import { escapeText, unescapeText, type EscapeOptions } from './escape';

const usual: EscapeOptions = { which: 'non-ascii', uppercase: false };

it.each<[string, Partial<EscapeOptions>, string]>([
  ['', {}, ''],
  ['a b', {}, 'a b'],
  ['é\\', {}, '\\u00e9\\u005c'],
  ['你好', { uppercase: true }, '\\u4F60\\u597D'],
  ['👋', {}, '\\ud83d\\udc4b'],
  ['a\n', { which: 'all' }, '\\u0061\\u000a'],
])('%j with %j is %j', (text, options, expected) => expect(escapeText(text, { ...usual, ...options })).toBe(expected));

it.each([
  ['\\u00E9', ok('é')],
  ['C:\\new', ok('C:\\new')],
  ['a\\u12', err({ code: 'broken-escape', at: 1 })],
  ['\\u00zz', err({ code: 'broken-escape', at: 0 })],
])('%j reads as %j', (text, expected) => expect(unescapeText(text, { broken: 'refuse' })).toEqual(expected));

it('keeps broken escapes where it is told to', () =>
  expect(unescapeText('\\u00e9\\u12', { broken: 'keep' })).toEqual(ok('é\\u12')));

it('comes back from either form', () => {
  const options = fc.record({ which: fc.constantFrom('non-ascii', 'all'), uppercase: fc.boolean() });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), options, (text, chosen) => {
      expect(unescapeText(escapeText(text, chosen), { broken: 'refuse' })).toEqual(ok(text));
    }),
  );
});
