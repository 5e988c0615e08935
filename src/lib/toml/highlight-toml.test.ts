import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highlightTomlLine } from './highlight-toml';

const kinds = (line: string) => highlightTomlLine(line).map(({ text, kind }) => `${kind ?? '-'}:${text}`);

it.each([
  ['[a."b c"] # c', ['key:[a."b c"]', 'quiet: ', 'quiet:# c']],
  ['[[a]]', ['key:[[a]]']],
  ['a.b = "x # y" # c', ['key:a.b', 'quiet: = ', 'string:"x # y"', 'quiet: ', 'quiet:# c']],
  ["'k' = 1979-05-27T07:32:00Z", ["key:'k'", 'quiet: = ', 'number:1979-05-27T07:32:00Z']],
  [
    'x = [-1.5, inf, true]',
    ['key:x', 'quiet: = ', 'quiet:[', 'number:-1.5', 'quiet:, ', 'number:inf', 'quiet:, ', 'word:true', 'quiet:]'],
  ],
  ['t = { y = 1 }', ['key:t', 'quiet: = ', 'quiet:{ ', 'key:y ', 'quiet:= ', 'number:1', 'quiet: }']],
  ['s = """', ['key:s', 'quiet: = ', 'string:"""']],
  ['# only', ['quiet:# only']],
  ['', []],
])('%s', (line, expected) => expect(kinds(line)).toEqual(expected));

it('loses nothing', () => {
  const piece = fc.constantFrom(
    'a',
    '=',
    ' ',
    '"',
    "'",
    '#',
    '[',
    ']',
    '.',
    '1',
    '-',
    '\\',
    '{',
    '+',
    'é',
    '\t',
    '"""',
  );
  const line = fc.oneof(
    fc.string({ unit: 'binary' }).map((text) => text.replace(/[\n\r\u2028\u2029]/g, '')),
    fc.array(piece, { maxLength: 20 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(line, (text) => {
      const parts = highlightTomlLine(text).map((token) => token.text);
      expect(parts.join('')).toBe(text);
    }),
    { numRuns: 500 },
  );
});
