import fc from 'fast-check';

/** What means something somewhere, and what stands around it. */
const PIECES = [
  ...'\\\'"`$%^&|<>()[]{}#!~*?+-=:;,./@_ \t\n\r\0\x07\b\v\f\x1b\x1f\x7f\x85\xa0éÿ你',
  ...['\u2028', '\u2029', '\ufeff', '\ufffe', '\u202e', '\u2066', '😀', '𝒳', '‘', '’', '‚', '“', '”', '„'],
  ...['0', '1', '7', '8', 'a', 'b', 'e', 'f', 'n', 'N', 'q', 'Q', 'E', 'u', 'U', 'x', 'A', 'Z', 'z'],
  ...[
    '\\n',
    '\\\\',
    '\\u0041',
    '\\x41',
    '\\Q',
    '\\E',
    ']]>',
    '<![CDATA[',
    '??=',
    '${x}',
    '$(x)',
    '$1',
    '{$a',
    '%PATH%',
  ],
  ...['&amp;', '&#65;', "''", '""', '$$', '$q$', '\r\n', '--', '``', '0x', 'ab', '  ', '- ', '1. ', '> ', '%41', '{}'],
];

/** Texts made of what is odd, without halves of characters. */
export const oddText = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(''));

/** The same with halves of characters as well. */
export const oddUnits = fc
  .array(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PIECES) }, fc.constantFrom('\ud800', '\udc00', '\udfff')),
    {
      maxLength: 12,
    },
  )
  .map((pieces) => pieces.join(''));
