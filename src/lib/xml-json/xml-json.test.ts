import { describe, expect, it } from 'vitest';
import { jsonToXml, type JsonToXmlSettings } from './json-to-xml';
import { xmlToJson, type XmlToJsonSettings } from './xml-to-json';

const TO_XML: JsonToXmlSettings = {
  convention: 'underscore',
  rootName: 'root',
  itemName: 'item',
  indent: 0,
  declaration: false,
  strict: false,
};
const TO_JSON: XmlToJsonSettings = {
  convention: 'underscore',
  textAsStrings: false,
  types: 'text',
  trim: false,
  stripPrefixes: false,
  arrays: '',
  indent: 0,
};

const toXml = (text: string, settings: Partial<JsonToXmlSettings> = {}) => jsonToXml(text, { ...TO_XML, ...settings });
const toJson = (text: string, settings: Partial<XmlToJsonSettings> = {}) =>
  xmlToJson(text, { ...TO_JSON, ...settings });

function xml(text: string, settings?: Partial<JsonToXmlSettings>): string {
  const result = toXml(text, settings);
  if (!result.ok) throw new Error(`${result.fault.code}: ${JSON.stringify(result.fault)}`);
  return result.value.text;
}

function json(text: string, settings?: Partial<XmlToJsonSettings>): string {
  const result = toJson(text, settings);
  if (!result.ok) throw new Error(`${result.fault.code}: ${JSON.stringify(result.fault)}`);
  return result.value.text;
}

function xmlNotes(text: string, settings?: Partial<JsonToXmlSettings>) {
  const result = toXml(text, settings);
  return result.ok ? result.value.notes : result.fault;
}

function jsonNotes(text: string, settings?: Partial<XmlToJsonSettings>) {
  const result = toJson(text, settings);
  return result.ok ? result.value.notes : result.fault;
}

describe('JSON to XML', () => {
  it.each([
    ['{"a":{"_attributes":{"x":"1.234","y":"It\'s"}}}', '<a x="1.234" y="It\'s"/>'],
    ['{"a":1,"b":2}', '<root><a>1</a><b>2</b></root>'],
    ['{"r":{"i":[1,2,3]}}', '<r><i>1</i><i>2</i><i>3</i></r>'],
    ['[1,2]', '<root><item>1</item><item>2</item></root>'],
    ['{"r":{"n":12345678901234567890}}', '<r><n>12345678901234567890</n></r>'],
    ['{"r":{"n":[1.10,-0,1E400,true,false]}}', '<r><n>1.10</n><n>-0</n><n>1E400</n><n>true</n><n>false</n></r>'],
    ['{"r":"<&>"}', '<r>&lt;&amp;&gt;</r>'],
    ['{"1 a":1}', '<_1_a>1</_1_a>'],
    ['{"r":{"a":null,"c":""}}', '<r><a/><c/></r>'],
    ['{"书":{"名":"三体 😀"}}', '<书><名>三体 😀</名></书>'],
    ['"x"', '<root>x</root>'],
    ['null', '<root/>'],
    ['{}', '<root/>'],
    ['[]', '<root/>'],
    ['{"a":[]}', '<root/>'],
    ['{"a":[1,2]}', '<root><a>1</a><a>2</a></root>'],
    ['{"r":[[1,[2]],3]}', '<root><r><item>1</item><item><item>2</item></item></r><r>3</r></root>'],
    ['{"_attributes":{"v":1},"_text":"t"}', '<root v="1">t</root>'],
    ['{"a":1}\n{"a":2}', '<root><item><a>1</a></item><item><a>2</a></item></root>'],
    [
      '{"r":{"_text":["a ","b"],"i":"x","_cdata":"<&]]>","_comment":"c"}}',
      '<r>a b<i>x</i><![CDATA[<&]]]]><![CDATA[>]]><!--c--></r>',
    ],
    [
      '{"_declaration":{"_attributes":{"version":"1.0","standalone":"yes"}},"_doctype":"r SYSTEM \\"r.dtd\\"","_instruction":{"go":"there"},"_comment":"c","r":{}}',
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><!DOCTYPE r SYSTEM "r.dtd"><?go there?><!--c--><r/>',
    ],
    ['{"r":{"_attributes":{"a":"\\"<&>\\t\\n\\r"}}}', '<r a="&quot;&lt;&amp;&gt;&#9;&#10;&#13;"/>'],
    ['{"r":{"a":" ","_text":" ","b":"\\r\\n"}}', '<r><a> </a>&#32;<b>&#13;\n</b></r>'],
    ['{"__proto__":{"constructor":1}}', '<__proto__><constructor>1</constructor></__proto__>'],
    ['{"_text":{"x":1}}', '<_text><x>1</x></_text>'],
    ['', ''],
    [' \n', ''],
    ['\ufeff{"a":1}', '<a>1</a>'],
  ])('%s', (text, expected) => expect(xml(text)).toBe(expected));

  it.each<[string, Partial<JsonToXmlSettings>, string]>([
    ['{"a":1,"b":{"c":[1,{}]}}', { indent: 2 }, '<root>\n  <a>1</a>\n  <b>\n    <c>1</c>\n    <c/>\n  </b>\n</root>'],
    ['{"a":{"_text":"x","b":{"c":1}}}', { indent: 2 }, '<a>x<b><c>1</c></b></a>'],
    ['{"a":1}', { indent: 'tab', declaration: true }, '<?xml version="1.0" encoding="UTF-8"?>\n<a>1</a>'],
    ['[[1]]', { rootName: 'list', itemName: 'entry' }, '<list><entry><entry>1</entry></entry></list>'],
    [
      '{"a":{"@x":1,"#text":"t","#cdata":"c","#comment":"k","?go":"there"}}',
      { convention: 'at' },
      '<a x="1">t<![CDATA[c]]><!--k--><?go there?></a>',
    ],
    [
      '{"?xml":{"@version":"1.1"},"!DOCTYPE":"a","a":"\\u0001"}',
      { convention: 'at' },
      '<?xml version="1.1" encoding="UTF-8"?><!DOCTYPE a><a>&#1;</a>',
    ],
    [
      '{"a":{"_attributes":{"x":1},"_text":"t"}}',
      { convention: 'elements' },
      '<a><_attributes><x>1</x></_attributes><_text>t</_text></a>',
    ],
    [
      '{"elements":[{"type":"element","name":"p","attributes":{"x":"1"},"elements":[{"type":"text","text":"a "},{"type":"element","name":"b"},{"type":"cdata","cdata":"<"},{"type":"comment","comment":"c"},{"type":"instruction","name":"go","instruction":"x"}]}]}',
      { convention: 'ordered' },
      '<p x="1">a <b/><![CDATA[<]]><!--c--><?go x?></p>',
    ],
    ['{"elements":[]}', { convention: 'ordered' }, '<root/>'],
  ])('%s with %j', (text, settings, expected) => expect(xml(text, settings)).toBe(expected));

  it.each<[string, Partial<JsonToXmlSettings>, readonly object[]]>([
    ['{"1 a":1,"b":{"1 a":2}}', {}, [{ code: 'renamed', from: '1 a', to: '_1_a', times: 2, path: ['1 a'] }]],
    [
      '{"":{"a:b:c":1,"-x":1,"é😀":2}}',
      {},
      [
        { code: 'renamed', from: '', to: '_', times: 1, path: [''] },
        { code: 'renamed', from: 'a:b:c', to: 'a_b_c', times: 1, path: ['', 'a:b:c'] },
        { code: 'renamed', from: '-x', to: '_-x', times: 1, path: ['', '-x'] },
      ],
    ],
    [
      '{"a":{"@x":1,"#text":2}}',
      {},
      [
        { code: 'other-convention', seems: 'at' },
        { code: 'renamed', from: '@x', to: '_x', times: 1, path: ['a', '@x'] },
        { code: 'renamed', from: '#text', to: '_text', times: 1, path: ['a', '#text'] },
      ],
    ],
    [
      '{"elements":[{"type":"element","name":"a"}]}',
      {},
      [
        { code: 'other-convention', seems: 'ordered' },
        { code: 'list-of-one', times: 1, path: ['elements'] },
      ],
    ],
    [
      '{"r":{"a":[],"b":[1],"c":[null,{"d":null}]}}',
      {},
      [
        { code: 'list-left-out', times: 1, path: ['r', 'a'] },
        { code: 'list-of-one', times: 1, path: ['r', 'b'] },
        { code: 'null-as-empty', times: 2, path: ['r', 'c', 0] },
      ],
    ],
    [
      '{"r":{"_attributes":{"x":{"a":1.10},"a b":1,"a_b":2}}}',
      {},
      [
        // A key that is a name keeps it.
        { code: 'renamed', from: 'a b', to: 'a_b_2', times: 1, path: ['r', '_attributes', 'a b'] },
        { code: 'json-as-text', path: ['r', '_attributes', 'x'] },
      ],
    ],
    [
      '{"r":{"a b":1,"a_b":2,"a-b":[{"a b":3}],"a?b":4}}',
      {},
      [
        { code: 'renamed', from: 'a b', to: 'a_b_2', times: 1, path: ['r', 'a b'] },
        { code: 'renamed', from: 'a b', to: 'a_b', times: 1, path: ['r', 'a-b', 0, 'a b'] },
        { code: 'renamed', from: 'a?b', to: 'a_b_3', times: 1, path: ['r', 'a?b'] },
        { code: 'list-of-one' },
      ],
    ],
    [
      '{"xmlns:r":{"_attributes":{"xmlns:a":"","xmlns":""},"xmlns:b":1}}',
      {},
      [
        { code: 'renamed', from: 'xmlns:r', to: 'xmlns_r' },
        { code: 'renamed', from: 'xmlns:b', to: 'xmlns_b' },
        { code: 'undeclaration-left-out', name: 'xmlns:a', path: ['xmlns:r', '_attributes', 'xmlns:a'] },
      ],
    ],
    [
      '{"elements":[{"type":"element","name":"xmlns:r","attributes":{"xmlns:a":"","a b":1,"a_b":2}}]}',
      { convention: 'ordered' },
      [
        { code: 'renamed', from: 'xmlns:r', to: 'xmlns_r' },
        { code: 'renamed', from: 'a b', to: 'a_b_2' },
        { code: 'undeclaration-left-out', name: 'xmlns:a' },
      ],
    ],
    [
      '{"_comment":"a--b-","r":{"_instruction":{"XML":"?>","go":" x"}}}',
      {},
      [
        { code: 'renamed', from: 'XML', to: '_XML', times: 1, path: ['r', '_instruction'] },
        { code: 'comment-changed', path: ['_comment'] },
        { code: 'instruction-changed', path: ['r', '_instruction'] },
        { code: 'instruction-changed', path: ['r', '_instruction'] },
      ],
    ],
    [
      '{"_declaration":{"_attributes":{"version":"2","encoding":"GBK"}},"_doctype":"r><x/","r":1}',
      {},
      [
        { code: 'encoding-changed', encoding: 'GBK' },
        { code: 'version-changed', found: '2' },
        { code: 'doctype-left-out', found: 'r><x/' },
      ],
    ],
    ['{"a:b":1}', {}, [{ code: 'xml', warning: { code: 'unbound-prefix', prefix: 'a', at: 1 } }]],
    ['{"a":"\\ud800"}', {}, [{ code: 'lone-surrogate', path: ['a'] }]],
    ['{"a":1,"a":2}', {}, [{ code: 'duplicate-key', key: 'a' }]],
  ])('%s with %j tells %j', (text, settings, notes) => expect(xmlNotes(text, settings)).toMatchObject(notes));

  it.each<[string, Partial<JsonToXmlSettings>, object]>([
    ['{"a":\n  "x\\u0000"}', {}, { code: 'not-in-xml', codePoint: 0, line: 2, column: 5 }],
    ["{a:'\\0'}", {}, { code: 'not-in-xml', codePoint: 0, line: 1, column: 5 }],
    ['{"a":{"_attributes":{"b":"\\uffff"}}}', {}, { code: 'not-in-xml', codePoint: 0xffff, column: 27 }],
    ['{"a":"\\u001f"}', {}, { code: 'not-in-xml', codePoint: 31 }],
    ['{"a":1', {}, { code: 'expected-comma-or-close', line: 1, column: 7 }],
    ['{a:1}', { strict: true }, { code: 'bare-key' }],
    ['{"a":1}', { convention: 'ordered' }, { code: 'not-ordered', expected: 'elements', column: 1 }],
    ['{"elements":[{"type":"x"}]}', { convention: 'ordered' }, { code: 'not-ordered', expected: 'type', column: 22 }],
    ['{"elements":[{"type":"element"}]}', { convention: 'ordered' }, { code: 'not-ordered', expected: 'name' }],
    ['{"elements":[1]}', { convention: 'ordered' }, { code: 'not-ordered', expected: 'node', column: 14 }],
  ])('%s with %j is refused', (text, settings, fault) => expect(toXml(text, settings)).toMatchObject({ fault }));

  it('is bounded, however often a long name would stand there', () => {
    const text = `{"${'n'.repeat(200_000)}":[${'1,'.repeat(5000)}1]}`;
    expect(toXml(text)).toMatchObject({ fault: { code: 'result-too-large' } });
  });

  it('is bounded in its indentation', () => {
    const text = `${'{"a":'.repeat(450)}[${'1,'.repeat(200_000)}1]${'}'.repeat(450)}`;
    expect(xmlNotes(text, { indent: 8 })).toMatchObject([{ code: 'indent-limited' }]);
  });

  it('refuses what is nested too deeply', () => {
    expect(toXml('['.repeat(100_000) + ']'.repeat(100_000))).toMatchObject({ fault: { code: 'too-deep' } });
  });
});

describe('XML to JSON', () => {
  it.each([
    ['<a x="1.234" y="It\'s"/>', '{"a":{"_attributes":{"x":"1.234","y":"It\'s"}}}'],
    ['<r><i>1</i><i>2</i></r>', '{"r":{"i":[{"_text":"1"},{"_text":"2"}]}}'],
    ['<r>007</r>', '{"r":{"_text":"007"}}'],
    ['<r>12345678901234567890</r>', '{"r":{"_text":"12345678901234567890"}}'],
    ['<r><![CDATA[a<b]]></r>', '{"r":{"_cdata":"a<b"}}'],
    ['<r>&lt;&amp;</r>', '{"r":{"_text":"<&"}}'],
    ['<r/>', '{"r":{}}'],
    ['<r>\n  <a> </a>\n  <b></b>\n</r>', '{"r":{"a":{"_text":" "},"b":{}}}'],
    ['<p>a <b>b</b> <i>c</i> d</p>', '{"p":{"_text":["a "," "," d"],"b":{"_text":"b"},"i":{"_text":"c"}}}'],
    [
      '<r xml:space="preserve"> <a xml:space="default"> <b/> </a></r>',
      '{"r":{"_attributes":{"xml:space":"preserve"},"_text":" ","a":{"_attributes":{"xml:space":"default"},"b":{}}}}',
    ],
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE r SYSTEM "r.dtd">\n<?go there?><!--c--><r/>',
      '{"_declaration":{"_attributes":{"version":"1.0","encoding":"UTF-8"}},"_doctype":"r SYSTEM \\"r.dtd\\"","_instruction":{"go":"there"},"_comment":"c","r":{}}',
    ],
    ['<r a="&#10;\n&quot;x&#x1F600;">\r\n&#13;</r>', '{"r":{"_attributes":{"a":"\\n \\"x😀"},"_text":"\\n\\r"}}'],
    ['<r><![CDATA[]]]]><![CDATA[>]]></r>', '{"r":{"_cdata":"]]>"}}'],
    ['<r><![CDATA[a]]><![CDATA[b]]></r>', '{"r":{"_cdata":["a","b"]}}'],
    ['<__proto__><constructor/></__proto__>', '{"__proto__":{"constructor":{}}}'],
    ['', ''],
    ['\ufeff<a/>', '{"a":{}}'],
  ])('%s', (text, expected) => expect(json(text)).toBe(expected));

  it.each<[string, Partial<XmlToJsonSettings>, string]>([
    [
      '<r><i>1</i><j x="1">2</j><k/></r>',
      { textAsStrings: true },
      '{"r":{"i":"1","j":{"_attributes":{"x":"1"},"_text":"2"},"k":""}}',
    ],
    [
      '<r><i>1</i><i>007</i><i>1.10</i><i>1e3</i><i>-0</i><i>true</i><i>-1.5</i><i>Infinity</i><i>12345678901234567890</i></r>',
      { textAsStrings: true, types: 'typed' },
      '{"r":{"i":[1,"007","1.10","1e3","-0",true,-1.5,"Infinity","12345678901234567890"]}}',
    ],
    ['<r x="1">false</r>', { types: 'typed' }, '{"r":{"_attributes":{"x":1},"_text":false}}'],
    ['<r><i>1</i><j/></r>', { arrays: 'i, k', textAsStrings: true }, '{"r":{"i":["1"],"j":""}}'],
    ['<r><i>1</i></r>', { arrays: '*' }, '{"r":[{"i":[{"_text":"1"}]}]}'],
    ['<s:r xmlns:s="u" s:x="1"><s:i/></s:r>', { stripPrefixes: true }, '{"r":{"_attributes":{"x":"1"},"i":{}}}'],
    ['<r> x <i>\n y\n</i></r>', { trim: true }, '{"r":{"_text":"x","i":{"_text":"y"}}}'],
    [
      '<?xml version="1.0"?><a x="1">t<?go there?><![CDATA[c]]><!--k--></a>',
      { convention: 'at' },
      '{"?xml":{"@version":"1.0"},"a":{"@x":"1","#text":"t","?go":"there","#cdata":"c","#comment":"k"}}',
    ],
    [
      '<a x="1">t<![CDATA[c]]><b>u</b><c/></a>',
      { convention: 'elements' },
      '{"a":{"x":"1","_text":"tc","b":"u","c":""}}',
    ],
    [
      '<!--k--><p x="1">a <b/><![CDATA[<]]><?go x?></p>',
      { convention: 'ordered' },
      '{"elements":[{"type":"comment","comment":"k"},{"type":"element","name":"p","attributes":{"x":"1"},"elements":[{"type":"text","text":"a "},{"type":"element","name":"b"},{"type":"cdata","cdata":"<"},{"type":"instruction","name":"go","instruction":"x"}]}]}',
    ],
    ['<a><b/></a>', { indent: 2 }, '{\n  "a": {\n    "b": {}\n  }\n}'],
  ])('%s with %j', (text, settings, expected) => expect(json(text, settings)).toBe(expected));

  it.each<[string, Partial<XmlToJsonSettings>, readonly object[]]>([
    ['<p>a <b/> c</p>', {}, [{ code: 'order-lost', name: 'p', at: 0, place: { line: 1, column: 1 } }]],
    [
      '<r>\n<x><a/><b/><a/></x><!--c--><y/><!--d--></r>',
      {},
      [
        { code: 'order-lost', name: 'r', place: { line: 1 } },
        { code: 'order-lost', name: 'x', place: { line: 2, column: 1 } },
      ],
    ],
    ['<p>a <b/> c</p>', { convention: 'ordered' }, []],
    ['<r>a<b/></r>', {}, []],
    ['<r><_text/></r>', {}, [{ code: 'named-as-mark', name: '_text' }]],
    [
      '<!--c--><r x="1"><x/><?go?></r>',
      { convention: 'elements' },
      [
        { code: 'same-name', name: 'x' },
        { code: 'comments-left-out', times: 1 },
        { code: 'attributes-as-members', times: 1 },
        { code: 'instructions-left-out', times: 1 },
      ],
    ],
    [
      '<r xmlns:a="u" a:x="1" x="2"/>',
      { stripPrefixes: true },
      [
        { code: 'prefix-kept', name: 'a:x' },
        { code: 'namespaces-left-out', times: 1 },
      ],
    ],
    [
      '<a:r b:c="1"><a:x/></a:r>',
      {},
      [
        { code: 'xml', warning: { code: 'unbound-prefix', prefix: 'a', times: 2 }, place: { line: 1, column: 2 } },
        { code: 'xml', warning: { code: 'unbound-prefix', prefix: 'b' }, place: { line: 1, column: 6 } },
      ],
    ],
    [
      '<!DOCTYPE r [<!ATTLIST x a CDATA "1" b CDATA #IMPLIED>]><r><x/><x a="2"/><x/></r>',
      {},
      [{ code: 'default-left-out', name: 'x', attribute: 'a', times: 2, place: { line: 1, column: 60 } }],
    ],
  ])('%s with %j tells %j', (text, settings, notes) => expect(jsonNotes(text, settings)).toMatchObject(notes));

  it.each([
    ['<p><b>x</b> <i>y</i></p>', ' '],
    ['<p><b>x</b>\t<!--c--> <i>y</i></p>', '\t'],
    ['<p>\n  <b>x</b>\n  <i>y</i></p>', undefined],
    ['<p> <b/></p>', undefined],
  ])('in order, %j keeps a blank text between nodes that no layout made', (text, blank) => {
    const made = json(text, { convention: 'ordered' });
    expect(/"text":"([\t ]+)/.exec(made.replaceAll('\\t', '\t'))?.[1]).toBe(blank);
    const back = xml(made, { convention: 'ordered' });
    expect(back.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))).toBe(
      blank === undefined ? text.replaceAll(/>\s+</g, '><') : text,
    );
  });

  it.each([
    ['<a><b></a>', { code: 'unexpected-close', line: 1, column: 7 }],
    ['<a>\n  <b></a\n >', { code: 'unexpected-close', line: 2, column: 6 }],
    ['<!DOCTYPE r [<!ENTITY e "x">]>\n<r>a&e;</r>', { code: 'entity', name: 'e', line: 2, column: 5 }],
    ['<!DOCTYPE r [<!ENTITY e "x">]>\n<r a="&amp;" b="&e;"/>', { code: 'entity', name: 'e', line: 2, column: 17 }],
    ['<!DOCTYPE r SYSTEM "x"><r>&e;</r>', { code: 'entity', name: 'e', column: 27 }],
    ['<r>&nbsp;</r>', { code: 'undefined-entity', name: 'nbsp' }],
    ['<r>\u0000</r>', { code: 'character', codePoint: 0 }],
    ['x', { code: 'text-outside-root' }],
  ])('%j is refused', (text, fault) => expect(toJson(text)).toMatchObject({ fault }));

  it('takes entities that are declared and not used', () => {
    expect(json('<!DOCTYPE r [<!ENTITY e "x">]><r/>')).toBe('{"_doctype":"r [<!ENTITY e \\"x\\">]","r":{}}');
  });

  it('has no limit of depth', () => {
    for (const convention of ['underscore', 'elements', 'ordered'] as const) {
      const text = json('<a>'.repeat(100_000) + '</a>'.repeat(100_000), { convention });
      expect(text.length).toBeGreaterThan(500_000);
    }
  });

  it('keeps a megabyte of one character', () => {
    expect(json(`<a>${'x'.repeat(1e6)}</a>`).length).toBe(1e6 + 18);
  });
});
