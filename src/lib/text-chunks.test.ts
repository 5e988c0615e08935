import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TextChunks } from './text-chunks';

const unitsOf = (text: string) => Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

it('reads as the one string would', () => {
  const chunks = fc.array(fc.string({ unit: 'binary', maxLength: 6 }), { maxLength: 12 });
  fc.assert(
    fc.property(chunks, fc.array(fc.tuple(fc.nat(80), fc.nat(80)), { maxLength: 20 }), (parts, ranges) => {
      const whole = parts.join('');
      const text = new TextChunks(parts.map(unitsOf));
      expect(text.length).toBe(whole.length);
      expect(text.toString()).toBe(whole);
      for (const [start, length] of ranges) {
        expect(text.slice(start, start + length)).toBe(whole.slice(start, start + length));
        expect(text.slice(start)).toBe(whole.slice(start));
        expect(text.charCodeAt(start)).toBe(whole.charCodeAt(start));
        expect(text.codePointAt(start)).toBe(whole.codePointAt(start));
      }
    }),
  );
});
