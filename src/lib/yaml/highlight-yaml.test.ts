import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highlightYamlLine } from './highlight-yaml';

const kinds = (line: string) => highlightYamlLine(line).map(({ text, kind }) => `${kind ?? '-'}|${text}`);

it.each([
  ['a: 1', ['key|a', 'quiet|:', '-| ', 'number|1']],
  ['  - b c: x y # z', ['quiet|  - ', 'key|b c', 'quiet|:', '-| ', 'string|x y', 'quiet| # z']],
  ['"a: b": null', ['key|"a: b"', 'quiet|:', '-| ', 'word|null']],
  ['a: nullable', ['key|a', 'quiet|:', '-| ', 'string|nullable']],
  ['- http://x.y/', ['quiet|- ', 'string|http://x.y/']],
  ['- - "x # y" # c', ['quiet|- - ', 'string|"x # y"', 'quiet| # c']],
  ['a: |- # c', ['key|a', 'quiet|:', '-| ', 'quiet||-', 'quiet| # c']],
  ['a: []', ['key|a', 'quiet|:', '-| ', 'quiet|[]']],
  ['a: -.inf', ['key|a', 'quiet|:', '-| ', 'number|-.inf']],
  ['a: 1 2', ['key|a', 'quiet|:', '-| ', 'string|1 2']],
  ['-', ['quiet|-']],
  ['# x: y', ['quiet|# x: y']],
  ['---', ['quiet|---']],
  ['a:', ['key|a', 'quiet|:']],
  ['', []],
])('%s', (line, expected) => expect(kinds(line)).toEqual(expected));

it('changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab1-:# "\'\\.[]{}|>?~%\t') }), (line) => {
      expect(
        highlightYamlLine(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line);
    }),
  );
});
