import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sqlHighlighter } from './highlight-sql';

function coloured(text: string) {
  const highlight = sqlHighlighter(text);
  let start = 0;
  return text.split('\n').map((line) => {
    const tokens = highlight(line, start);
    start += line.length + 1;
    expect(tokens.map((token) => token.text).join('')).toBe(line);
    return tokens.filter(({ kind }) => kind).map(({ text: piece, kind }) => `${kind}:${piece}`);
  });
}

it.each<[string, string[][]]>([
  [
    "select a1, 'it''s -- x' from T where n >= 1.5e3",
    [['word:select', "string:'it''s -- x'", 'word:from', 'word:where', 'number:1.5e3']],
  ],
  [
    '/* a\nselect\n*/ Select "b""c" -- d',
    [['quiet:/* a'], ['quiet:select'], ['quiet:*/', 'word:Select', 'key:"b""c"', 'quiet:-- d']],
  ],
  ["x = 'a\nand' and `or`", [["string:'a"], ["string:and'", 'word:and', 'key:`or`']]],
  ['as $f$ begin\nend $f$', [['word:as', 'string:$f$ begin'], ['string:end $f$']]],
  ['from_date, 选择 FROM é', [['word:FROM']]],
  ['', [[]]],
])('%j', (text, kinds) => expect(coloured(text)).toEqual(kinds));

it('any text stays what it is', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("'", '"', '`', '--', '/*', '*/', '\n', 'select', ' ', '$', '1', '\\', '#')),
      (parts) => {
        coloured(parts.join(''));
      },
    ),
  ));
