import { expect, it } from 'vitest';
import { highlightXmlLine } from './highlight-xml';
import { xmlLineBeginnings } from './line-beginnings';

/** Each line with the kinds of its pieces. */
function coloured(text: string) {
  const beginningOf = xmlLineBeginnings(text);
  let start = 0;
  return text.split('\n').map((line) => {
    const tokens = highlightXmlLine(line, beginningOf(start));
    start += line.length + 1;
    expect(tokens.map((token) => token.text).join('')).toBe(line);
    return tokens
      .filter(({ text: piece }) => piece.trim() !== '')
      .map(({ text: piece, kind }) => `${kind ?? '-'}:${piece.trim()}`);
  });
}

it('a line knows what the lines above it began', () => {
  expect(coloured('<a\n  b="x>\n  y" c>t</a>')).toEqual([
    ['quiet:<', 'key:a'],
    ['word:b', 'quiet:=', 'string:"x>'],
    ['string:y"', 'word:c', 'quiet:>', '-:t', 'quiet:</', 'key:a', 'quiet:>'],
  ]);
  expect(coloured('<!-- one\n<two>\n--><b/>')).toEqual([
    ['quiet:<!-- one'],
    ['quiet:<two>'],
    ['quiet:-->', 'quiet:<', 'key:b', 'quiet:/>'],
  ]);
  expect(coloured('<![CDATA[\n<x>\n]]>')[1]).toEqual(['-:<x>']);
});

it.each(['<a', '<a b="\nc', '<!--\n', '<\n>', '<a\n<b\n>', '', 'x < y\n> z', '<?php\necho "<a>"'])(
  '%j has its text',
  (text) => expect(coloured(text)).toHaveLength(text.split('\n').length),
);
