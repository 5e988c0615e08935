import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highlightJsonLine } from './highlight-json';

const kinds = (line: string) => highlightJsonLine(line).map(({ text, kind }) => `${kind}:${text}`);

it.each([
  ['  "a": 1,', ['quiet:  ', 'key:"a"', 'quiet::', 'quiet: ', 'number:1', 'quiet:,']],
  [
    '"x:\\"y": [-1.5e+3, true, null]',
    [
      'key:"x:\\"y"',
      'quiet::',
      'quiet: [',
      'number:-1.5e+3',
      'quiet:, ',
      'word:true',
      'quiet:, ',
      'word:null',
      'quiet:]',
    ],
  ],
  ['  "http://x" // c "a": 1', ['quiet:  ', 'string:"http://x"', 'quiet: ', 'quiet:// c "a": 1']],
  ['/* a */ 1', ['quiet:/* a */', 'quiet: ', 'number:1']],
  [
    ' "in" a comment */ 2',
    [
      'quiet: ',
      'string:"in"',
      'quiet: ',
      'quiet:a',
      'quiet: ',
      'quiet:comment',
      'quiet: ',
      'quiet:*',
      'quiet:/',
      'quiet: ',
      'number:2',
    ],
  ],
  [' * "a": 1', ['quiet: * "a": 1']],
  ['   end */ 2', ['quiet:   end */', 'quiet: ', 'number:2']],
])('%s', (line, tokens) => expect(kinds(line)).toEqual(tokens));

it('loses nothing', () => {
  const unit = fc.constantFrom('"', '\\', 'a', '1', ' ', '/', '*', ':', '{', 'é', '-', '.', 'true', '😀');
  fc.assert(
    fc.property(fc.string({ unit }), (line) => {
      expect(
        highlightJsonLine(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line);
    }),
  );
});
