import fc from 'fast-check';
import { expect, it } from 'vitest';
import { positionAt } from './large-text';
import { positionsOf } from './text-positions';

it('gives each offset the place it has alone', () => {
  const unit = fc.constantFrom('a', '\n', '\r\n', '\r', '😀', '你');
  fc.assert(
    fc.property(fc.array(unit), (pieces) => {
      const text = pieces.join('');
      // Only offsets between characters: a break or a pair has no inside.
      const offsets = pieces.map((_, i) => pieces.slice(0, i).join('').length);
      const whole = offsets.filter((at) => !(text[at - 1] === '\r' && text[at] === '\n'));
      expect(positionsOf(text, whole)).toEqual(whole.map((at) => positionAt(text, at)));
    }),
  );
});
