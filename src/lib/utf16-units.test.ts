import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textOfUnits } from './utf16-units';

const unitsOf = (text: string) => Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

it('gives back any text, of whatever length', () => {
  const piece = fc.constantFrom('a', 'é', '你', '😀', '\ud83d', '\ude00', '\ufeff', '\ufffd', '\0');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom(1, 300, 9000), (pieces, times) => {
      const text = pieces.join('').repeat(times);
      expect(textOfUnits(unitsOf(text))).toBe(text);
    }),
  );
});

it('gives back ASCII that is known to be such', () => {
  const text = 'from \0 to \x7f, '.repeat(1000);
  expect(textOfUnits(unitsOf(text), true)).toBe(text);
  expect(textOfUnits(unitsOf('short'), true)).toBe('short');
});
