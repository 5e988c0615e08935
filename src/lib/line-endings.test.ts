import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINE_ENDINGS, offsetAsGiven, withLineEnding } from './line-endings';

describe('line endings', () => {
  it.each([
    ['a\nb', 'given', 'a\nb'],
    ['a\r\nb\nc\rd', 'given', 'a\r\nb\nc\rd'],
    ['a\r\nb\nc\rd', 'lf', 'a\nb\nc\nd'],
    ['a\r\nb\nc\rd', 'crlf', 'a\r\nb\r\nc\r\nd'],
    ['\r\r\n\n', 'crlf', '\r\n\r\n\r\n'],
    ['a\u2028b', 'crlf', 'a\u2028b'],
    ['', 'crlf', ''],
  ] as const)('of %j as %s give %j', (text, choice, written) => expect(withLineEnding(text, choice)).toBe(written));

  it('never move what stands between them', () => {
    const text = fc.string({ unit: fc.constantFrom('\r', '\n', 'a', 'é', '😀') });
    fc.assert(
      fc.property(text, fc.constantFrom(...LINE_ENDINGS), (given, choice) => {
        const written = withLineEnding(given, choice);
        for (const { index } of written.matchAll(/[^\r\n]/g)) {
          expect(given[offsetAsGiven(given, choice, index)]).toBe(written[index]);
        }
      }),
    );
  });
});
