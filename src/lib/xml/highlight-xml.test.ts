import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexLines, lineAt } from '../large-text';
import { highlightXmlLine, lineBeginning } from './highlight-xml';
import { readXml } from './read-xml';

/** The pieces of all lines of a document, each as `kind:text`. */
function pieces(text: string): string[] {
  const read = readXml(text);
  if (!read.ok) throw new Error(read.fault.code);
  const lines = indexLines(text);
  return [...lines].flatMap((start, n) =>
    highlightXmlLine(lineAt(text, lines, n), lineBeginning(read.value, start)).map(
      ({ kind, text: piece }) => `${kind ?? ''}:${piece}`,
    ),
  );
}

it.each<[string, string[]]>([
  ['<a b="1"/>', ['quiet:<', 'key:a', 'quiet: ', 'word:b', 'quiet:=', 'string:"1"', 'quiet:/>']],
  ['<a>x&lt;</a>', ['quiet:<', 'key:a', 'quiet:>', ':x', 'number:&lt;', 'quiet:</', 'key:a', 'quiet:>']],
  [
    '<?xml version="1.0"?><!DOCTYPE a><a/>',
    ['word:<?xml version="1.0"?>', 'word:<!DOCTYPE', ': a>', 'quiet:<', 'key:a', 'quiet:/>'],
  ],
  ['<a\n b="1\n2"/>', ['quiet:<', 'key:a', 'quiet: ', 'word:b', 'quiet:=', 'string:"1', 'string:2"', 'quiet:/>']],
  [
    '<a><!-- <b\n c="d" -->e</a>',
    ['quiet:<', 'key:a', 'quiet:>', 'quiet:<!-- <b', 'quiet: c="d" -->', ':e', 'quiet:</', 'key:a', 'quiet:>'],
  ],
  [
    '<a><![CDATA[<b>\n<c>]]></a>',
    ['quiet:<', 'key:a', 'quiet:>', 'quiet:<![CDATA[', ':<b>', ':<c>]]>', 'quiet:</', 'key:a', 'quiet:>'],
  ],
])('colours %j', (text, expected) => expect(pieces(text)).toEqual(expected));

it('gives back any line whole', () => {
  const line = fc.array(
    fc.constantFrom('<', '>', '/', '"', "'", '=', '&', ';', ' ', 'a', '!--', '-->', '![CDATA[', ']]>', '?', '😀'),
  );
  fc.assert(
    fc.property(line, (parts) => {
      const text = parts.join('');
      expect(
        highlightXmlLine(text)
          .map((token) => token.text)
          .join(''),
      ).toBe(text);
      const inTag = highlightXmlLine(text, { inside: 'tag', until: 0 });
      expect(inTag.map((token) => token.text).join('')).toBe(text);
    }),
  );
});
