import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { printXml, type PrintXmlOptions } from './print-xml';
import { readXml } from './read-xml';

function print(text: string, options: Partial<PrintXmlOptions> = {}): string {
  const read = readXml(text);
  if (!read.ok) throw new Error(`${read.fault.code} at ${read.fault.line}:${read.fault.column}`);
  return printXml(read.value, options).text;
}

describe('printXml', () => {
  it.each<[string, Partial<PrintXmlOptions>, string]>([
    // The vectors of the catalogue
    [
      '<hello><world>foo</world><world>bar</world></hello>',
      {},
      '<hello>\n  <world>foo</world>\n  <world>bar</world>\n</hello>',
    ],
    ['<p>Hello <b>big</b> world</p>', {}, '<p>Hello <b>big</b> world</p>'],
    [
      '<r><op><![CDATA[x < y]]></op><名>日本語 😀</名></r>',
      {},
      '<r>\n  <op><![CDATA[x < y]]></op>\n  <名>日本語 😀</名>\n</r>',
    ],
    [
      '<r><pre xml:space="preserve">  x <b/> </pre><c/></r>',
      {},
      '<r>\n  <pre xml:space="preserve">  x <b/> </pre>\n  <c/>\n</r>',
    ],
    [
      '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY e "v">]><r><!-- c --><x>&e;</x></r>',
      {},
      '<?xml version="1.0"?>\n<!DOCTYPE r [<!ENTITY e "v">]>\n<r>\n  <!-- c -->\n  <x>&e;</x>\n</r>',
    ],
    ['<r><e></e><f/></r>', { empty: 'short' }, '<r>\n  <e/>\n  <f/>\n</r>'],
    ['<r>\n  <a>1</a>\n  <p>x <i>y</i> z</p>\n</r>', { mode: 'minify' }, '<r><a>1</a><p>x <i>y</i> z</p></r>'],
    // Indentation and line ends
    ['<a><b><c/></b></a>', { indent: 4 }, '<a>\n    <b>\n        <c/>\n    </b>\n</a>'],
    ['<a><b><c/></b></a>', { indent: 'tab' }, '<a>\n\t<b>\n\t\t<c/>\n\t</b>\n</a>'],
    ['<a><b><c/></b></a>', { indent: 0 }, '<a>\n<b>\n<c/>\n</b>\n</a>'],
    ['<a>\r\n<b/>\r\n</a>\r\n', {}, '<a>\r\n  <b/>\r\n</a>'],
    ['<a>\r\n<b/>\n</a>', {}, '<a>\n  <b/>\n</a>'],
    ['\ufeff<a> <b/></a>', {}, '\ufeff<a>\n  <b/>\n</a>'],
    ['<!-- 1 --><a/><!-- 2 --><?p?>', {}, '<!-- 1 -->\n<a/>\n<!-- 2 -->\n<?p?>'],
    ['<!-- 1 -->\n<a/>\n', { mode: 'minify' }, '<!-- 1 --><a/>'],
    // What is text, and what is not
    ['<a><b> </b><c>\n</c></a>', {}, '<a>\n  <b> </b>\n  <c>\n</c>\n</a>'],
    ['<a>&#32;<b/></a>', {}, '<a>&#32;<b/></a>'],
    ['<a><![CDATA[]]> <b/></a>', {}, '<a><![CDATA[]]> <b/></a>'],
    ['<a>\u00a0<b/></a>', {}, '<a>\u00a0<b/></a>'],
    ['<a>x<b><c><d/></c></b></a>', {}, '<a>x<b><c><d/></c></b></a>'],
    ['<a><!--\n  c\n--><b/></a>', {}, '<a>\n  <!--\n  c\n-->\n  <b/>\n</a>'],
    ['<a xml:space="preserve"> <b/> </a>', { mode: 'minify' }, '<a xml:space="preserve"> <b/> </a>'],
    ['<a><b xml:space="default"> <c/> </b></a>', {}, '<a>\n  <b xml:space="default">\n    <c/>\n  </b>\n</a>'],
    [
      '<!DOCTYPE r [<!ATTLIST p xml:space (default|preserve) "preserve">]><r> <p> <b/> </p> </r>',
      {},
      '<!DOCTYPE r [<!ATTLIST p xml:space (default|preserve) "preserve">]>\n<r>\n  <p> <b/> </p>\n</r>',
    ],
    // Tags
    ["<a  b = '1'\n\tc=\"'\"  ><d  e='&lt;' />\n</a >", {}, "<a b='1' c=\"'\">\n  <d e='&lt;' />\n</a >"],
    ['<a b="1\n2"><c/></a>', {}, '<a b="1\n2">\n  <c/>\n</a>'],
    ['<a  b="1" >x</a>', {}, '<a b="1">x</a>'],
    ['<a ><b /></a>', { mode: 'minify' }, '<a><b/></a>'],
    // Text at the ends
    [
      '<a><b> x </b><c>\n</c><d> y <e/> </d></a>',
      { text: 'trimmed' },
      '<a>\n  <b>x</b>\n  <c></c>\n  <d> y <e/> </d>\n</a>',
    ],
    ['<a>\n<![CDATA[ x ]]>\n</a>', { text: 'trimmed' }, '<a><![CDATA[ x ]]></a>'],
    ['<a>\u00a0x\u3000 </a>', { text: 'trimmed' }, '<a>\u00a0x\u3000</a>'],
    ['<a xml:space="preserve"> x </a>', { text: 'trimmed' }, '<a xml:space="preserve"> x </a>'],
    // Empty elements
    ['<a><b></b><c /><d/><e> </e></a>', { empty: 'long' }, '<a>\n  <b></b>\n  <c></c>\n  <d></d>\n  <e> </e>\n</a>'],
    ['<a>x<b></b><c /></a>', { empty: 'short' }, '<a>x<b/><c/></a>'],
    ['<a>x<b/><c d="1" /></a>', { empty: 'long' }, '<a>x<b></b><c d="1"></c></a>'],
    ['<a> </a>', { empty: 'short', text: 'trimmed' }, '<a/>'],
    [
      '<a><b xml:space="preserve">x<c></c></b></a>',
      { empty: 'short' },
      '<a>\n  <b xml:space="preserve">x<c></c></b>\n</a>',
    ],
    // Comments
    ['<!-- 1 --><a><!-- 2 --><b>x<!-- 3 -->y</b></a><!-- 4 -->', { removeComments: true }, '<a>\n  <b>xy</b>\n</a>'],
    ['<a>\n  <!-- c -->\n</a>', { removeComments: true }, '<a></a>'],
    ['<a>\n  <!-- c -->\n</a>', { removeComments: true, empty: 'short' }, '<a/>'],
    ['<a>x<b><!-- c --><!-- d --></b></a>', { removeComments: true, empty: 'short' }, '<a>x<b/></a>'],
    ['<a>]]<!-- c -->></a>', { removeComments: true }, '<a>]]<!---->></a>'],
    ['<a>]<!-- c -->]<!-- d -->></a>', { removeComments: true }, '<a>]]<!---->></a>'],
    ['<a xml:space="preserve"> <!-- c --> </a>', { removeComments: true }, '<a xml:space="preserve">  </a>'],
    // Attributes on lines of their own
    ['<a b="1" c="2"><d e="3"/></a>', { wrapColumns: 10 }, '<a\n  b="1"\n  c="2">\n  <d e="3"/>\n</a>'],
    ['<r><a b="1" c="2">x</a></r>', { wrapColumns: 10, indent: 'tab' }, '<r>\n\t<a\n\t\tb="1"\n\t\tc="2">x</a>\n</r>'],
    ['<a b="1" c="2"/>', { wrapColumns: 16 }, '<a b="1" c="2"/>'],
    ['<a\n  b="1"\n  c="2"/>', { wrapColumns: 15 }, '<a\n  b="1"\n  c="2"/>'],
    ['<abcdefghijklmno/>', { wrapColumns: 10 }, '<abcdefghijklmno/>'],
    ['<a\n  b="1"\n  c="2"/>', { wrapColumns: 10, mode: 'minify' }, '<a b="1" c="2"/>'],
  ])('%j %j: %j', (text, options, printed) => expect(print(text, options)).toBe(printed));

  it('copies the document type declaration unit by unit', () => {
    const doctype = '<!DOCTYPE  r\n[\n\t<!ENTITY e  "<b>&#x41;</b>" >\r<!-- > ]> --> <?x ]> ?>\n] >';
    expect(print(`${doctype}<r/>`)).toBe(`${doctype}\n<r/>`);
    expect(print(`${doctype}  <r/>`, { mode: 'minify' })).toBe(`${doctype}<r/>`);
  });

  it('does not indent without end', () => {
    const levels = 100_000;
    const nested = '<a>'.repeat(levels) + '</a>'.repeat(levels);
    const read = readXml(nested);
    if (!read.ok) throw new Error('it is well-formed');
    const { text, indentLimit } = printXml(read.value, { indent: 8 });
    expect(indentLimit).toBeGreaterThan(10);
    expect(text.length).toBeLessThan(102_000_000);
    expect(printXml(read.value, { mode: 'minify' }).text).toBe(nested);
  });
});

/** What a document says: its elements, attributes, texts, comments and instructions, without white space that is layout. */
function contentOf(text: string): unknown {
  interface Item {
    readonly name: string;
    readonly attributes: unknown;
    readonly isPreserving: boolean;
    children: unknown[];
  }
  const top: Item = { name: '', attributes: {}, isPreserving: false, children: [] };
  const open = [top];
  const innermost = () => open.at(-1) ?? top;
  const addText = (value: string) => {
    const { children } = innermost();
    const last = children.at(-1);
    if (typeof last === 'string') children[children.length - 1] = last + value;
    else children.push(value);
  };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('xmldecl', (declaration) => top.children.push({ declaration }));
  parser.on('doctype', (doctype) => top.children.push({ doctype }));
  parser.on('opentag', ({ name, attributes }) => {
    const said = attributes['xml:space'];
    const isPreserving = said === undefined ? innermost().isPreserving : said === 'preserve';
    open.push({ name, attributes: Object.entries(attributes), isPreserving, children: [] });
  });
  parser.on('closetag', () => {
    const item = open.pop() ?? top;
    const hasText = item.children.some(
      (child) => child instanceof Cdata || (typeof child === 'string' && child.trim()),
    );
    const isLayout = !hasText && !item.isPreserving && item.children.some((child) => typeof child !== 'string');
    if (isLayout) item.children = item.children.filter((child) => typeof child !== 'string');
    innermost().children.push(item);
  });
  parser.on('text', (value) => {
    if (open.length > 1) addText(value);
  });
  parser.on('cdata', (value) => innermost().children.push(new Cdata(value)));
  parser.on('comment', (comment) => innermost().children.push({ comment }));
  parser.on('processinginstruction', (instruction) => innermost().children.push({ instruction }));
  parser.write(text).close();
  return top.children;
}

class Cdata {
  constructor(readonly text: string) {}
}

const name = fc.constantFrom('a', 'b', 'ns:c', '名', 'x-y.z');
const value = fc.constantFrom('', '1', 'a b', '&lt;&#10;', "'", 'é😀', ' x\n y ', 'https://example.com/?a=1&amp;b=2');
const space = fc.constantFrom(' ', '  ', '\n\t');
const attributes = fc
  .uniqueArray(fc.tuple(fc.constantFrom('p', 'q', 'r:s', 'xmlns:ns', '属'), value, space), {
    selector: ([key]) => key,
    maxLength: 3,
  })
  .chain((list) =>
    fc
      .constantFrom('', '', '', ' xml:space="preserve"', " xml:space = 'default'")
      .map((preserve) => list.map(([key, said, blank]) => `${blank}${key}="${said}"`).join('') + preserve),
  );
const leaf = fc.constantFrom(
  ' ',
  '\n  ',
  '\n',
  'text',
  ' te xt ',
  'a &amp; b',
  '&#x41;',
  '<![CDATA[ <x> ]]>',
  '<!-- c -->',
  '<!--\n d\n-->',
  '<?p q?>',
  '<e/>',
  '<e />',
  '<e></e>',
  '<e> </e>',
  ']]',
  '>',
);
const { element } = fc.letrec<{ element: string; node: string }>((tie) => ({
  node: fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaf, leaf, tie('element')),
  element: fc
    .tuple(name, attributes, fc.array(tie('node'), { maxLength: 5 }), fc.constantFrom('', ' ', '\n'))
    .map(([tag, said, children, blank]) => `<${tag}${said}${blank}>${children.join('')}</${tag}${blank}>`),
}));
const document = fc
  .tuple(
    fc.constantFrom('', '<?xml version="1.0"?>', '<?xml version="1.0"?>\n', '<!-- top -->', '\n'),
    fc.constantFrom('', '<!DOCTYPE a [ <!ENTITY e "v"> ]>', '<!DOCTYPE a SYSTEM "x">\n<?p?>'),
    element,
    fc.constantFrom('', '\n', '<!-- end -->', '\n<?p?>\n'),
    fc.boolean(),
  )
  .map(([declaration, doctype, root, end, isCrlf]) => {
    const text = (declaration + doctype + root + end)
      .replaceAll(']]>>', ']] >')
      .replaceAll(/(?<!\[CDATA[^\]]*)\]\]>/g, ']] >');
    return isCrlf ? text.replaceAll('\n', '\r\n') : text;
  })
  .filter((text) => readXml(text).ok);
const layout: fc.Arbitrary<Partial<PrintXmlOptions>> = fc.record({
  mode: fc.constantFrom('indent', 'minify'),
  indent: fc.constantFrom<(number | 'tab')[]>(0, 2, 'tab'),
  wrapColumns: fc.constantFrom(0, 12, 100),
  empty: fc.constantFrom('asWritten', 'short', 'long'),
});

describe('any document', () => {
  const wild: fc.Arbitrary<Partial<PrintXmlOptions>> = fc
    .tuple(layout, fc.boolean(), fc.boolean())
    .map(([options, isTrimmed, removeComments]) => ({
      ...options,
      text: isTrimmed ? 'trimmed' : 'asWritten',
      removeComments,
    }));

  it('formatted twice is as formatted once', () => {
    fc.assert(
      fc.property(document, wild, (text, options) => {
        const once = print(text, options);
        expect(print(once, options)).toBe(once);
      }),
      { numRuns: 150 },
    );
  });

  it('says the same in every layout', () => {
    fc.assert(
      fc.property(document, layout, (text, options) => {
        expect(contentOf(print(text, options))).toEqual(contentOf(text));
      }),
      { numRuns: 150 },
    );
  });

  it('comes out the same by way of the other layout', () => {
    fc.assert(
      fc.property(document, (text) => {
        const short: Partial<PrintXmlOptions> = { empty: 'short' };
        expect(print(print(text, { ...short, mode: 'minify' }), short).replaceAll('\r\n', '\n')).toBe(
          print(text, short).replaceAll('\r\n', '\n'),
        );
      }),
      { numRuns: 100 },
    );
  });
});
