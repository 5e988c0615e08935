import { expect, it } from 'vitest';
import { readXml } from './read-xml';
import { xpathTo } from './xpath';

it.each<[string, string[]]>([
  ['<a><b/><c/><b><d/></b></a>', ['/a', '/a/b[1]', '/a/c', '/a/b[2]', '/a/b[2]/d']],
  ['<a><bc/><b/></a>', ['/a', '/a/bc', '/a/b']],
  ['<s:a xmlns:s="u"><s:b/><b/></s:a>', ['/s:a', '/s:a/s:b', '/s:a/b']],
  [
    '<feed xmlns="u"><entry/><entry xmlns=""><id/></entry></feed>',
    [
      "/*[local-name()='feed']",
      "/*[local-name()='feed']/*[local-name()='entry'][1]",
      "/*[local-name()='feed']/entry[2]",
      "/*[local-name()='feed']/entry[2]/id",
    ],
  ],
  ['<?xml version="1.0"?><!-- c --><a><!-- d --></a>', ['/', '/comment()', '/a', '/a/comment()']],
  [
    '<?p?><a>x<b/>y</a><?p?><?q?>',
    [
      "/processing-instruction('p')[1]",
      '/a',
      '/a/text()[1]',
      '/a/b',
      '/a/text()[2]',
      "/processing-instruction('p')[2]",
      "/processing-instruction('q')",
    ],
  ],
  // White space is a text to XPath; CDATA goes together with the text beside it.
  ['<a> <b/>x<![CDATA[y]]></a>', ['/a', '/a/b', '/a/text()[2]', '/a/text()[2]']],
])('%s', (text, paths) => {
  const read = readXml(text);
  if (!read.ok) throw new Error(read.fault.code);
  expect(Array.from({ length: read.value.count }, (_, node) => xpathTo(read.value, node))).toEqual(paths);
});
