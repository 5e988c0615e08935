import fc from 'fast-check';
import { expect, it } from 'vitest';
import { utf8Length, wholeCharacterCut } from './utf8-length';

it('is what an encoder writes, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
    }),
  );
});

it.each([
  ['', 0],
  ['a', 1],
  ['é', 2],
  ['中', 3],
  ['😀', 4],
  ['\ud800', 3],
  ['\udc00', 3],
  ['\ud800a', 4],
  ['\ud83d\ud83d\ude00', 7],
])('%j has %i bytes', (text, bytes) => expect(utf8Length(text)).toBe(bytes));

it.each([
  ['a😀b', 1, 1],
  ['a😀b', 2, 1],
  ['a😀b', 3, 3],
  ['\ud800', 1, 1],
])('in %j a cut at %i is made at %i', (text, at, cut) => expect(wholeCharacterCut(text, at)).toBe(cut));
