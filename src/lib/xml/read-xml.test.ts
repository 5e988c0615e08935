import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { readXml } from './read-xml';

function faultOf(text: string) {
  const read = readXml(text);
  return read.ok ? 'well-formed' : `${read.fault.code} ${read.fault.line}:${read.fault.column}`;
}

function warningsOf(text: string) {
  const read = readXml(text);
  return read.ok ? read.value.warnings : read.fault.code;
}

const inSubset = (declarations: string, content = '') => `<!DOCTYPE r [${declarations}]><r>${content}</r>`;

describe('documents that are not well-formed', () => {
  it.each([
    // The vectors of the catalogue
    ['<a><b></a></b>', 'unexpected-close 1:10'],
    ['<a x="1" x="2"/>', 'duplicate-attribute 1:10'],
    ['<a/><b/>', 'only-one-root 1:5'],
    ['<a>&copy;</a>', 'undefined-entity 1:4'],
    // The document as a whole
    ['<!-- only -->', 'no-root 1:14'],
    ['text', 'text-outside-root 1:1'],
    ['<a/> text', 'text-outside-root 1:6'],
    ['<a/>&#32;', 'text-outside-root 1:5'],
    ['<a/><![CDATA[]]>', 'cdata-outside-root 1:5'],
    ['<a>\n<b>\n</a>', 'unexpected-close 3:4'],
    ['</a>', 'unexpected-close 1:4'],
    ['<a>\n  <b>', 'unclosed-element 2:3'],
    ['<a', 'unterminated 1:1'],
    ['<a b="1', 'unterminated 1:6'],
    ['<a><!-- x</a>', 'unterminated 1:4'],
    ['<a><![CDATA[x]]</a>', 'unterminated 1:4'],
    ['<a><?x</a>', 'expected-space 1:7'],
    ['<a><?x ?</a>', 'unterminated 1:4'],
    // Marks
    ['<a>< b/></a>', 'expected-name 1:5'],
    ['<1/>', 'expected-name 1:2'],
    ['<a b="1"c="2"/>', 'expected-space 1:9'],
    ['<a / >', 'expected 1:5'],
    ['<a></a b>', 'expected 1:8'],
    ['<a><!x></a>', 'unknown-markup 1:4'],
    ['<a><!-- a -- b --></a>', 'double-hyphen 1:11'],
    ['<a><!-- a ---></a>', 'double-hyphen 1:11'],
    ['<a>]]></a>', 'cdata-end-in-text 1:4'],
    ['<a>\u0001</a>', 'character 1:4'],
    ['<a>\ufffe</a>', 'character 1:4'],
    ['<a>x\ud800y</a>', 'character 1:5'],
    ['<a><!-- \u000b --></a>', 'character 1:9'],
    // Attributes
    ['<a b/>', 'attribute-without-value 1:4'],
    ['<a b=1/>', 'unquoted-attribute 1:6'],
    ['<a b="<"/>', 'lt-in-attribute 1:7'],
    // References
    ['<a>a & b</a>', 'bare-ampersand 1:6'],
    ['<a b="a&b"/>', 'unterminated-reference 1:8'],
    ['<a>&lt</a>', 'unterminated-reference 1:4'],
    ['<a>&#0;</a>', 'character-reference 1:4'],
    ['<a>&#xD800;</a>', 'character-reference 1:4'],
    ['<a>&#x110000;</a>', 'character-reference 1:4'],
    ['<a>&#X41;</a>', 'character-reference 1:4'],
    ['<a>&#12a;</a>', 'character-reference 1:4'],
    ['<a>&#31;</a>', 'character-reference 1:4'],
    ['<a b="&e;"/>', 'undefined-entity 1:7'],
    // The XML declaration and instructions
    [' <?xml version="1.0"?><a/>', 'misplaced-declaration 1:2'],
    ['<?xml?><a/>', 'missing-version 1:6'],
    ['<?xml encoding="UTF-8"?><a/>', 'missing-version 1:7'],
    ['<?xml version="2.0"?><a/>', 'bad-version 1:16'],
    ['<?xml version="1.0" encoding=" UTF-8"?><a/>', 'bad-encoding 1:31'],
    ['<?xml version="1.0" standalone="YES"?><a/>', 'bad-standalone 1:33'],
    ['<?xml version="1.0" standalone="yes" encoding="UTF-8"?><a/>', 'declaration-order 1:38'],
    ['<?xml version="1.0"encoding="UTF-8"?><a/>', 'expected-space 1:20'],
    ['<?xml version="1.0" foo="1"?><a/>', 'expected 1:21'],
    ['<?xml version=1.0?><a/>', 'unquoted-attribute 1:15'],
    ['<a><?XML x?></a>', 'reserved-target 1:6'],
    ['<a><?xml x?></a>', 'misplaced-declaration 1:4'],
    // The document type declaration
    ['<a/><!DOCTYPE a>', 'misplaced-doctype 1:5'],
    ['<a><!DOCTYPE a></a>', 'misplaced-doctype 1:4'],
    ['<!DOCTYPE a><!DOCTYPE a><a/>', 'second-doctype 1:13'],
    ['<!DOCTYPE a', 'unterminated 1:1'],
    ['<!DOCTYPE a [', 'unterminated 1:1'],
    ['<!DOCTYPE a PUBLIC "x"><a/>', 'expected 1:23'],
    ['<!DOCTYPE a PUBLIC "[" "x"><a/>', 'public-id-character 1:21'],
    ['<!doctype a><a/>', 'unknown-markup 1:1'],
  ])('%j: %s', (text, fault) => expect(faultOf(text)).toBe(fault));

  it.each([
    ['<!ELEMENT r>', '', 'expected-space 1:25'],
    ['<!ELEMENT r EMPTY', '', 'expected 1:31'],
    ['<!ELEMENT r (a,b|c)>', '', 'expected 1:30'],
    ['<!ELEMENT r (a b)>', '', 'expected 1:29'],
    ['<!ELEMENT r (#PCDATA|a)>', '', 'expected 1:37'],
    ['<!ELEMENT r (#PCDATA)+>', '', 'expected 1:35'],
    ['<!ELEMENT r ()>', '', 'expected-name 1:27'],
    ['<!ATTLIST r a CDATA>', '', 'expected-space 1:33'],
    ['<!ATTLIST r a TEXT #IMPLIED>', '', 'expected 1:28'],
    ['<!ATTLIST r a (x,y) #IMPLIED>', '', 'expected 1:30'],
    ['<!ATTLIST r a CDATA "<">', '', 'lt-in-attribute 1:35'],
    ['<!ATTLIST r a CDATA "&e;">', '', 'undefined-entity 1:35'],
    ['<!ATTLIST r a CDATA "&e;"><!ENTITY e "v">', '', 'undefined-entity 1:35'],
    ['<!ENTITY e>', '', 'expected-space 1:24'],
    ['<!ENTITY e v>', '', 'expected 1:25'],
    ['<!ENTITY e "a & b">', '', 'bare-ampersand 1:28'],
    ['<!ENTITY e "%p;">', '', 'parameter-entity-in-declaration 1:26'],
    ['<!ENTITY e "100%">', '', 'parameter-entity-in-declaration 1:29'],
    ['<!ENTITY % p "x" NDATA n>', '', 'expected 1:31'],
    ['<!ENTITY lt "<">', '', 'redeclared-entity 1:23'],
    ['<!NOTATION n>', '', 'expected-space 1:26'],
    ['<!NOTATION n "x">', '', 'expected 1:27'],
    ['<![INCLUDE[]]>', '', 'conditional-section 1:14'],
    ['<!-- a -- b -->', '', 'double-hyphen 1:21'],
    ['<?xml version="1.0"?>', '', 'misplaced-declaration 1:14'],
    ['&e;', '', 'unknown-markup 1:14'],
    // Entities, where they are referred to
    ['<!ENTITY e "&e;">', '&e;', 'recursive-entity 1:36'],
    ['<!ENTITY e "&f;"><!ENTITY f "&e;">', '&e;', 'recursive-entity 1:53'],
    ['<!ENTITY e "<b>">', '&e;', 'malformed-entity 1:36'],
    ['<!ENTITY e "</r><r>">', '&e;', 'malformed-entity 1:40'],
    ['<!ENTITY e "&#38;">', '&e;', 'malformed-entity 1:38'],
    ['<!ENTITY e "&#60;">', '<a b="&e;"/>', 'lt-by-entity 1:44'],
    ['<!ENTITY e SYSTEM "x">', '<a b="&e;"/>', 'external-entity-in-attribute 1:47'],
    ['<!NOTATION n SYSTEM "n"><!ENTITY e SYSTEM "x" NDATA n>', '&e;', 'unparsed-entity 1:73'],
    ['<!ENTITY % p "<!ELEMENT a>">%p;', '', 'malformed-entity 1:42'],
    ['<!ENTITY % p "&#37;p;">%p;', '', 'recursive-entity 1:37'],
  ])('%s with %j: %s', (declarations, content, fault) => {
    expect(faultOf(inSubset(declarations, content))).toBe(fault);
  });

  it('tells why the text of an entity is not well-formed', () => {
    const read = readXml(inSubset('<!ENTITY e "<b>">', '&e;'));
    expect(read).toMatchObject({ ok: false, fault: { name: 'e', reason: { code: 'unclosed-element', name: 'b' } } });
  });

  it('shows the line with a caret', () => {
    const read = readXml('<a>\n  <b></c>\n</a>');
    expect(read).toMatchObject({ ok: false, fault: { at: 12, expected: 'b', excerpt: '  <b></c>\n        ^' } });
  });

  it('suspects HTML', () => {
    const isHtml = (text: string) => {
      const read = readXml(text);
      return !read.ok && read.fault.isHtml;
    };
    expect(isHtml('<p>one<br>two</p>')).toBe(true);
    expect(isHtml('<!DOCTYPE html>\n<html><head><meta charset=utf-8></head></html>')).toBe(true);
    expect(isHtml('<p>&nbsp;</p>')).toBe(true);
    expect(isHtml('<a><b></a></b>')).toBe(false);
  });
});

describe('documents that are well-formed', () => {
  it.each([
    '<a/>',
    '\ufeff<?xml version="1.0"?><a/>',
    "<?xml version='1.0' encoding='UTF-8' standalone='no' ?>\n<a/>\n<!-- end --><?p?>\n",
    '<?xml version="1.7"?><a/>',
    '<a>]] > ]>&gt;</a>',
    '<a b="&lt;&#9;\'>" c = \'"\'></a >',
    '<名 属性="值">😀</名>',
    '<a><!----><?x-y?><![CDATA[<&]] >]]></a>',
    '<:a/>',
    inSubset('<!ELEMENT r ((a,(b|c)*)+,d?)><!ELEMENT a (#PCDATA | b)*> <!ELEMENT c ANY>\n<!ELEMENT d EMPTY >'),
    inSubset('<!ATTLIST r a CDATA #IMPLIED b (x|1y) "x" c NOTATION (n) #REQUIRED d NMTOKENS #FIXED \'&lt;\' >'),
    inSubset('<!NOTATION n PUBLIC "p"><!NOTATION m PUBLIC "p" "s"><!NOTATION o SYSTEM \'s"\'>'),
    inSubset('<!ENTITY e "v"><!ENTITY f "<b>&e;</b>">', '&f;<a x="&e;"/>'),
    inSubset('<!ENTITY e "<b>">'),
    inSubset('<!ENTITY lt "&#38;#60;"><!ENTITY gt ">">', '&lt;'),
    inSubset('<!ENTITY e SYSTEM "http://localhost/never-fetched">', '&e;'),
    inSubset('<!ENTITY % p "<!ENTITY e \'v\'>">%p;', '&e;'),
    inSubset('<?pi?><!-- c -->'),
    '<!DOCTYPE r SYSTEM "r.dtd"><r/>',
  ])('%j', (text) => expect(faultOf(text)).toBe('well-formed'));

  it('is no matter of nesting', () => {
    const levels = 100_000;
    expect(readXml('<a>'.repeat(levels) + '</a>'.repeat(levels))).toMatchObject({ ok: true, value: { depth: levels } });
    expect(faultOf(inSubset(`<!ELEMENT r ${'('.repeat(levels)}a${')'.repeat(levels)}>`))).toBe('well-formed');
    const chain = Array.from({ length: 20_000 }, (_, i) => `<!ENTITY e${i} "&e${i + 1};">`).join('');
    expect(faultOf(inSubset(`${chain}<!ENTITY e20000 "v">`, '&e0;'))).toBe('well-formed');
  });

  it('follows XML 1.1', () => {
    expect(faultOf('<?xml version="1.1"?><a>&#1;</a>')).toBe('well-formed');
    expect(faultOf('<?xml version="1.1"?><a\u0085b="1"/>')).toBe('well-formed');
    expect(faultOf('<?xml version="1.1"?><a>\u0086</a>')).toBe('character 1:25');
    expect(faultOf('<?xml version="1.0"?><a>\u0086</a>')).toBe('well-formed');
    expect(faultOf('<?xml version="1.1"?><a>&#0;</a>')).toBe('character-reference 1:25');
  });
});

describe('warnings', () => {
  it.each<[string, object[]]>([
    ['<a:b/>', [{ code: 'unbound-prefix', prefix: 'a', at: 1, times: 1 }]],
    [
      '<r><x:a/><x:a y:z="1"/></r>',
      [
        { prefix: 'x', at: 4, times: 2 },
        { prefix: 'y', at: 14 },
      ],
    ],
    ['<a xmlns:p="u"><p:b/></a>', []],
    ['<a><b xmlns:p="u"/><p:b/></a>', [{ code: 'unbound-prefix', at: 20 }]],
    ['<a xml:lang="en" xmlns="u"/>', []],
    ['<a xmlns:p=""/>', [{ code: 'empty-namespace', name: 'p' }]],
    ['<a xmlns:xml="u"/>', [{ code: 'reserved-prefix', name: 'xml' }]],
    ['<a xmlns:xmlns="u"/>', [{ code: 'reserved-prefix', name: 'xmlns' }]],
    ['<a xmlns:p="http://www.w3.org/2000/xmlns/"/>', [{ code: 'reserved-namespace' }]],
    ['<a:b:c/>', [{ code: 'bad-qualified-name', name: 'a:b:c' }]],
    ['<r xmlns:a="u" xmlns:b="u"><c a:x="1" b:x="2"/></r>', [{ code: 'same-expanded-name', name: 'b:x' }]],
    ['<a><?b:c?></a>', [{ code: 'colon-in-name', name: 'b:c' }]],
    [inSubset('<!ENTITY a:b "v">'), [{ code: 'colon-in-name', name: 'a:b' }]],
    [inSubset('<!ATTLIST r xmlns:p CDATA #FIXED "u">', '<q/>').replace('<r>', '<r p:x="1">'), []],
    [
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0" "x"><p>&nbsp;&nbsp;</p>',
      [{ code: 'unread-entity', name: 'nbsp' }],
    ],
  ])('%s', (text, warnings) => {
    const found = warningsOf(text);
    expect(found).toMatchObject(warnings);
    expect(found).toHaveLength(warnings.length);
  });

  it('has no mercy for a standalone document', () => {
    const text = '<?xml version="1.0" standalone="yes"?><!DOCTYPE r SYSTEM "x"><r>&nbsp;</r>';
    expect(faultOf(text)).toBe('undefined-entity 1:65');
  });

  it('tells of entities that would explode, and expands none', () => {
    const lol = Array.from({ length: 30 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
    const bomb = inSubset(`<!ENTITY l0 "lol">${lol}`, '&l30;');
    expect(warningsOf(bomb)).toMatchObject([{ code: 'entity-expansion', name: 'l30', limit: 10_000_000 }]);
    const parameters = Array.from({ length: 30 }, (_, i) => `<!ENTITY % p${i + 1} "${`&#37;p${i};`.repeat(10)}">`);
    expect(faultOf(inSubset(`<!ENTITY % p0 "<?x?>">${parameters.join('')}%p30;`))).toBe('well-formed');
  });
});

it('reads what is an element and what is in it', () => {
  const read = readXml('<?xml version="1.0" encoding="GBK"?><r><!-- c -->\n<a>x<b/></a><?p?></r>');
  if (!read.ok) throw new Error('it is well-formed');
  const { kinds, starts, ends, tagEnds, nexts, counts, elementCounts, roots, elements, encoding } = read.value;
  expect([...kinds].map((kind) => kind & 15)).toEqual([6, 1, 4, 1, 2, 1, 7 - 2]);
  expect([...starts]).toEqual([0, 36, 39, 50, 53, 54, 62]);
  expect([...ends]).toEqual([36, 71, 49, 62, 54, 58, 67]);
  expect([...tagEnds]).toEqual([36, 39, 49, 53, 54, 58, 67]);
  expect([...nexts]).toEqual([1, 7, 3, 6, 5, 6, 7]);
  expect([...counts]).toEqual([0, 3, 0, 2, 0, 0, 0]);
  expect([...elementCounts]).toEqual([0, 1, 0, 1, 0, 0, 0]);
  expect({ roots, elements, encoding }).toEqual({ roots: 2, elements: 3, encoding: 'GBK' });
});

/** Pieces that make many documents, most of them almost well-formed. */
const soup = fc
  .array(
    fc.constantFrom(
      ...'<a>|</a>|<b x="1">|</b>|<c/>|<c y=\'2\' z="3"/>| |\n|text|&amp;|&#65;|&x;|&|<!-- c -->|<!-- -- -->|<![CDATA[d]]>|]]>|<?p q?>|<?p|<|>|"|=|é|😀|\u0002'.split(
        '|',
      ),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

it('agrees with another reader about what is well-formed', () => {
  fc.assert(
    fc.property(soup, fc.boolean(), (content, isWrapped) => {
      const text = isWrapped ? `<r>${content}</r>` : content;
      let isFaulty = false;
      const parser = new SaxesParser();
      parser.on('error', () => (isFaulty = true));
      parser.write(text).close();
      expect(readXml(text).ok).toBe(!isFaulty);
    }),
    { numRuns: 1000 },
  );
});
