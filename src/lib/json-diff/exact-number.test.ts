import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNumbers, isMultiple, isWhole } from './exact-number';

/** A decimal as a whole number of billionths, which is another way to reckon with it. */
const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.integer({ min: 0, max: 9 }))
  .map(([digits, places]) => {
    const text = (digits < 0n ? -digits : digits).toString().padStart(places + 1, '0');
    const whole = text.slice(0, text.length - places);
    const fraction = places === 0 ? '' : `.${text.slice(text.length - places)}`;
    return { source: `${digits < 0n ? '-' : ''}${whole}${fraction}`, billionths: digits * 10n ** BigInt(9 - places) };
  });

describe('decimals of any size', () => {
  it('are ordered by value', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const order = a.billionths < b.billionths ? -1 : a.billionths > b.billionths ? 1 : 0;
        expect(Math.sign(compareNumbers(a.source, b.source))).toBe(order);
        // Written with an exponent they go the other way through.
        expect(Math.sign(compareNumbers(`${a.source}e0`, b.source))).toBe(order);
      }),
    );
  });

  it('are multiples by value', () => {
    fc.assert(
      fc.property(decimal, decimal, fc.integer({ min: -9999, max: 9999 }), (a, b, times) => {
        if (b.billionths <= 0n) return;
        const isOne = a.billionths % b.billionths === 0n;
        expect(isMultiple(a.source, b.source)).toBe(isOne);
        expect(isMultiple(`${a.source}e0`, b.source)).toBe(isOne);
        expect(isMultiple(String(times), '1')).toBe(true);
      }),
    );
  });

  it('are whole or not', () => {
    fc.assert(
      fc.property(decimal, ({ source, billionths }) => {
        expect(isWhole(source)).toBe(billionths % 10n ** 9n === 0n);
      }),
    );
  });
});
