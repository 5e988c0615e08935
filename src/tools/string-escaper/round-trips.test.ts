import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIALECTS } from './dialects';
import { DIALECT_TABLE } from './dialect-table';
import { escapeText } from './escape';
import { oddText, oddUnits } from './testing-texts';
import { unescapeText } from './unescape';

const STYLE = fc.record({
  ascii: fc.boolean(),
  amount: fc.constantFrom('needed' as const, 'every' as const),
  html: fc.boolean(),
  width: fc.constantFrom(0, 20, 40),
});

describe.each(DIALECTS)('%s', (language) => {
  it('reads what it wrote as the same text, whatever the style', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(oddText, oddUnits, fc.string({ unit: 'binary' })), STYLE, async (text, style) => {
        const made = escapeText(text, { ...style, language, quotes: true, perLine: false });
        if (!made.ok) return;
        expect(made.value.isSame).toBe(true);
        const read = await unescapeText(made.value.text, { language, peel: false, strict: true, perLine: false });
        expect(read.ok ? read.value.text : read.fault).toBe(text);
      }),
      { numRuns: 400 },
    );
  });

  it('reads any text, and nothing is thrown', () => {
    fc.assert(
      fc.property(oddUnits, (text) => {
        expect(typeof DIALECT_TABLE[language].read(text).text).toBe('string');
      }),
      { numRuns: 300 },
    );
  });

  it('has no sign beyond ASCII where none is wanted', () => {
    if (!DIALECT_TABLE[language].styles.includes('ascii')) return;
    fc.assert(
      fc.property(oddUnits, (text) => {
        const made = escapeText(text, {
          ...{ language, ascii: true, amount: 'needed', html: false, quotes: true, perLine: false, width: 0 },
        });
        const written = made.ok ? made.value.text : '';
        expect(written).toMatch(/^[\0-\x7f]*$/);
      }),
    );
  });
});
