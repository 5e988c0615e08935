import { describe, expect, it } from 'vitest';
import { writeJson } from '../document/write-json';
import { readYaml, type ReadYamlOptions } from './read-yaml';

/** The documents of a text as JSON texts; or the code of the fault. */
function toJson(text: string, options: ReadYamlOptions = {}): string[] | string {
  const read = readYaml(text, options);
  if (!read.ok) return read.fault.code;
  return read.value.documents.map((document) => writeJson(document, { indent: 0 }).text);
}

function faultOf(text: string, options: ReadYamlOptions = {}) {
  const read = readYaml(text, options);
  return read.ok ? undefined : read.fault;
}

function notesOf(text: string, options: ReadYamlOptions = {}) {
  const read = readYaml(text, options);
  return read.ok ? read.value.notes : [];
}

const BOTH: readonly ReadYamlOptions[] = [{}, { strict: true }];

describe.each(BOTH)('with %j', (options) => {
  it.each([
    // Collections
    ['- a\n- b', '["a","b"]'],
    ['a: 1\nb:\n  c: 2', '{"a":1,"b":{"c":2}}'],
    ['a:\n- 1\n- 2\nb: 3', '{"a":[1,2],"b":3}'],
    ['- - a\n  - b\n- - c', '[["a","b"],["c"]]'],
    ['-\n  a: 1\n  b: 2\n-\n  - c', '[{"a":1,"b":2},["c"]]'],
    ['- a: 1\n  b:\n  - c\n- d', '[{"a":1,"b":["c"]},"d"]'],
    ['a:\nb:\n', '{"a":null,"b":null}'],
    ['- \n-\n- x', '[null,null,"x"]'],
    ['{a: 1, "b": 2, c, ? d : e, ? f, : g}', '{"a":1,"b":2,"c":null,"d":"e","f":null,"null":"g"}'],
    ['{"a":1,"b":[]}', '{"a":1,"b":[]}'],
    ["{'a':1, b:2, c: d}", '{"a":1,"b:2":null,"c":"d"}'],
    ['{a: 1,}', '{"a":1}'],
    ['[a, b,]', '["a","b"]'],
    ['[a: 1, b : c, ? d : e, "f":g]', '[{"a":1},{"b":"c"},{"d":"e"},{"f":"g"}]'],
    ['[[], {}, [[]]]', '[[],{},[[]]]'],
    ['[\na,\n  # comment\n b\n]', '["a","b"]'],
    ['a: [\n  1,\n  2\n  ]', '{"a":[1,2]}'],
    ['{ multi\n  line: 1, url: http://x.y/z?a=b#c }', '{"multi line":1,"url":"http://x.y/z?a=b#c"}'],
    ['{\n"key"\n:\nvalue\n}', '{"key":"value"}'],
    ['a: {x: [1, {y: 2}]}', '{"a":{"x":[1,{"y":2}]}}'],
    // Plain scalars
    ['a b  c', '"a b  c"'],
    ['a\n b\n\n c', '"a b\\nc"'],
    ['a: b\n c\n  d', '{"a":"b c d"}'],
    ['a:\n  b\n  c', '{"a":"b c"}'],
    ['a: b#c', '{"a":"b#c"}'],
    ['a: b #c', '{"a":"b"}'],
    ['a: b:c', '{"a":"b:c"}'],
    ['a: ::b', '{"a":"::b"}'],
    ['a:b: c', '{"a:b":"c"}'],
    ['- -a\n- ?b\n- :c\n- --- d', '["-a","?b",":c","--- d"]'],
    ['- {a: -1, b: -x}', '[{"a":-1,"b":"-x"}]'],
    ["a: it's", '{"a":"it\'s"}'],
    ['a: b, c\nd: e]', '{"a":"b, c","d":"e]"}'],
    ['a: 你好 😀', '{"a":"你好 😀"}'],
    ['你好: 1\n😀: 2', '{"你好":1,"😀":2}'],
    ['a!b: &c', '{"a!b":null}'],
    ['a\\nb', '"a\\\\nb"'],
    ['a:\n  ---x', '{"a":"---x"}'],
    // Quotes
    ['"a"', '"a"'],
    ["'it''s'", '"it\'s"'],
    ["'a\\n'", '"a\\\\n"'],
    [
      '"a\\tb\\u263A\\x41\\U0001F600\\e\\0\\a\\_\\N\\L\\P\\/\\"\\\\"',
      JSON.stringify('a\tb☺A😀\x1b\0\x07\xa0\x85\u2028\u2029/"\\'),
    ],
    ['"\\uD83D\\uDE00"', '"😀"'],
    ['"\\uD83D"', '"\\ud83d"'],
    ['"a\n  b\n\n  c"', '"a b\\nc"'],
    ['"a \\\n  b"', '"a b"'],
    ['"a\\\n  \\ b"', '"a b"'],
    ['" a\n\n b "', '" a\\nb "'],
    ['"a\\\tb"', '"a\\tb"'],
    ['"a\tb"', '"a\\tb"'],
    ["' a\n\n  b\n c '", '" a\\nb c "'],
    ['""', '""'],
    ["''", '""'],
    ['"a: b": "c # d"', '{"a: b":"c # d"}'],
    // Block scalars
    ['a: |\n  b\n  c\n', '{"a":"b\\nc\\n"}'],
    ['a: |-\n  b\n\n', '{"a":"b"}'],
    ['a: |+\n  b\n\n', '{"a":"b\\n\\n"}'],
    ['a: |+\n\nb: 1', '{"a":"\\n","b":1}'],
    ['a: |\nb: 1', '{"a":"","b":1}'],
    ['a: >\n  b\n  c\n\n  d\n', '{"a":"b c\\nd\\n"}'],
    ['a: >-\n  b\n   c\n  d', '{"a":"b\\n c\\nd"}'],
    ['a: >\n\n  b\n\n\n  c\n', '{"a":"\\nb\\n\\nc\\n"}'],
    ['a: |2\n    b\n   c', '{"a":"  b\\n c\\n"}'],
    ['a: |1-\n  b', '{"a":" b"}'],
    ['a: |-1\n  b', '{"a":" b"}'],
    ['- |\n a\n- >\n b\n\n c', '["a\\n","b\\nc\\n"]'],
    ['a: | # comment\n  b', '{"a":"b\\n"}'],
    ['--- |\na\nb', '"a\\nb\\n"'],
    ['--- >-\n a\n b', '"a b"'],
    ['--- |1\n  a', '" a\\n"'],
    ['a: |\n  # no comment\n  b: c\n# comment\nd: 1', '{"a":"# no comment\\nb: c\\n","d":1}'],
    ['a: |\n  b\n \n  c', '{"a":"b\\n\\nc\\n"}'],
    ['a: |\n  \tb', '{"a":"\\tb\\n"}'],
    ['a:\n  b: |-\n   c\n  d: e', '{"a":{"b":"c","d":"e"}}'],
    ['a: >\n  b\n  \n  \n', '{"a":"b\\n"}'],
    ['a: |\n    b\n     c\n    d', '{"a":"b\\n c\\nd\\n"}'],
    ['|\n a\n...\n', '"a\\n"'],
    // Scalars
    ['[null, ~, Null, NULL, nUll]', '[null,null,null,null,"nUll"]'],
    ['[true, True, TRUE, tRUE, false, yes, on, y, n]', '[true,true,true,"tRUE",false,"yes","on","y","n"]'],
    ['[0, -0, +1, 12, 007, 0o17, 0xFF, 0xfF, -0x1, 0o8, 0b1]', '[0,-0,1,12,7,15,255,255,"-0x1","0o8","0b1"]'],
    ['[1.0, 1., .5, -.5, +.5, 1e3, 1E+3, 1.5e-3, 1.10, 00.10]', '[1.0,1.0,0.5,-0.5,0.5,1e3,1E+3,1.5e-3,1.10,0.10]'],
    [
      '[12345678901234567890, 0xFFFFFFFFFFFFFFFFFF, 0.1000000000000000055]',
      '[12345678901234567890,4722366482869645213695,0.1000000000000000055]',
    ],
    [
      '[1_000, 1:30, 1e, e1, ., .e1, +, --1, 1.2.3, 0x, 0o, 1 2]',
      '["1_000","1:30","1e","e1",".",".e1","+","--1","1.2.3","0x","0o","1 2"]',
    ],
    ['[.inf, -.INF, +.Inf, .nan, .NaN, .iNf]', '[null,null,null,null,null,".iNf"]'],
    [
      '[2001-12-14, 2001-12-14T21:59:43.10-05:00, 2001-13-14]',
      '["2001-12-14","2001-12-14T21:59:43.10-05:00","2001-13-14"]',
    ],
    ['["1", \'true\', "null", "2001-12-14"]', '["1","true","null","2001-12-14"]'],
    // Properties
    [
      '[!!str 1, !!str true, !!str, !!int "3", !!float 3, !!float "1.50", !!bool "true", !!null ""]',
      '["1","true","",3,3.0,1.50,true,null]',
    ],
    ['[! 12, ! "12", !!str a]', '["12","12","a"]'],
    ['!!map {a: !!seq [b]}', '{"a":["b"]}'],
    ['a: &x 1\nb: *x', '{"a":1,"b":1}'],
    ['a: &x [1]\nb: {c: *x}\n*x : d', '{"a":[1],"b":{"c":[1]},"[1]":"d"}'],
    ['a: &k key\n*k : v', '{"a":"key","key":"v"}'],
    ['- &a a\n- &a b\n- *a', '["a","b","b"]'],
    ['&a a: &b b\n*b : *a', '{"a":"b","b":"a"}'],
    ['&root\na: 1', '{"a":1}'],
    ['a: &x\n  b: 1\nc: *x', '{"a":{"b":1},"c":{"b":1}}'],
    ['a: &x\nb: *x', '{"a":null,"b":null}'],
    ['- &a !!str 1\n- !!str &b 2\n- *a\n- *b', '["1","2","1","2"]'],
    ['&你好 a: *你好', '{"a":"a"}'],
    ['a: &你好 1\nb: *你好', '{"a":1,"b":1}'],
    ['a: &a:b 1\nb: *a:b', '{"a":1,"b":1}'],
    ['%TAG !e! tag:example.com,2000:\n---\na: 1', '{"a":1}'],
    ['%TAG !! tag:yaml.org,2002:\n--- !!str 1', '"1"'],
    ['--- !<tag:yaml.org,2002:str> 1', '"1"'],
    // Explicit keys
    ['? a\n: 1\n? b\n? c\n: 2', '{"a":1,"b":null,"c":2}'],
    ['? |\n  a\n  b\n: - 1\n  - 2', '{"a\\nb\\n":[1,2]}'],
    ['? - a\n: b', '{"[\\"a\\"]":"b"}'],
    ['? a: 1\n: b', '{"{\\"a\\":1}":"b"}'],
    ['? a\n  b\n: c', '{"a b":"c"}'],
    [': a', '{"null":"a"}'],
    ['b: c\n: a', '{"b":"c","null":"a"}'],
    ['b: |\n  c\n: a', '{"b":"c\\n","null":"a"}'],
    ['b: [c] # d\n# e\n: a', '{"b":["c"],"null":"a"}'],
    ['- b:\n  : a', '[{"b":null,"null":"a"}]'],
    [': a # d', '{"null":"a"}'],
    ['? []: x', '{"{\\"[]\\":\\"x\\"}":null}'],
    ['[a]: b', '{"[\\"a\\"]":"b"}'],
    ['{[a]: b, {c: d}: e}', '{"[\\"a\\"]":"b","{\\"c\\":\\"d\\"}":"e"}'],
    ['"\\u0041": 1\n"": 2', '{"A":1,"":2}'],
    ['0x10: a\n1.50: b\n.inf: c\n-.inf: d\n.nan: e', '{"16":"a","1.50":"b",".inf":"c","-.inf":"d",".nan":"e"}'],
    ['__proto__: 1\nconstructor: 2\n2: a\n1: b', '{"__proto__":1,"constructor":2,"2":"a","1":"b"}'],
    // White space and comments
    ['# c\na: 1 # d\n\n# e\n', '{"a":1}'],
    ['a:\t1', '{"a":1}'],
    ['a: \t1 \t# c', '{"a":1}'],
    ['-\ta', '["a"]'],
    ['- [\ta,\t"b"\t]', '[["a","b"]]'],
    ['a: 1\n\t\nb: 2', '{"a":1,"b":2}'],
    ['a:\n \tb', '{"a":"b"}'],
    ['a: b\t\n c', '{"a":"b c"}'],
    ['"a\n\tb"', '"a b"'],
    ['a:   \n    b: 1\n\n    c: 2\n', '{"a":{"b":1,"c":2}}'],
    ['  a: 1\n  b: 2', '{"a":1,"b":2}'],
    ['a:\n  - b\n# c\n  - d', '{"a":["b","d"]}'],
    ['a: #c\n  1', '{"a":1}'],
    ['\uFEFFa: 1', '{"a":1}'],
    ['a: 1\r\nb: |\r\n  x\r\n  y\r\nc: "p\r\n  q"\r\n', '{"a":1,"b":"x\\ny\\n","c":"p q"}'],
    ['a: 1\rb: 2', '{"a":1,"b":2}'],
    ['a: x\x85y', '{"a":"x\x85y"}'],
    ['a: x\u2028y', '{"a":"x\u2028y"}'],
  ])('%j', (text, json) => expect(toJson(text, options)).toEqual([json]));

  it.each([
    ['', []],
    ['\n \n# c\n', []],
    ['...\n', []],
    ['# c\n...\n', []],
    ['---', ['null']],
    ['---\n...\n', ['null']],
    ['---\n---\n', ['null', 'null']],
    ['a\n---\nb\n', ['"a"', '"b"']],
    ['--- a\n...\n--- b\n...\n', ['"a"', '"b"']],
    ['--- # c\na: 1\n--- |\n x\n', ['{"a":1}', '"x\\n"']],
    ['a: 1\n...\n# c\n...\nb: 2\n', ['{"a":1}', '{"b":2}']],
    ['%YAML 1.2\n---\na: 1\n...\n%YAML 1.1\n---\nb: yes\n', ['{"a":1}', '{"b":true}']],
    ['%YAML 1.1\n---\n017\n---\n017\n', ['15', '15']],
    ['%YAML 1.2 # c\n---\n1', ['1']],
    ['%YAML 1.3\n---\n1', ['1']],
    ['%FOO bar\n--- a', ['"a"']],
    ['%TAG ! tag:x,1:\n--- !a b\n---\nc', ['"b"', '"c"']],
    ['--- {a: 1}\n--- [b]\n', ['{"a":1}', '["b"]']],
    ['---\n"a"\n---\n\'b\'', ['"a"', '"b"']],
    ['a: 1\n...\n...\n', ['{"a":1}']],
  ])('the documents of %j', (text, documents) => expect(toJson(text, options)).toEqual(documents));

  it.each([
    ['a: 1\na: 2', 'repeated-key', 2, 1],
    ['a: -', 'unexpected', 1, 4],
    ['[a, -]', 'block-in-flow', 1, 5],
    ['a: |\n\tb', 'tab-indent', 2, 1],
    ['--- - a', 'block-after-marker', 1, 5],
    ['- &x 1\n---\n- *x', 'alias-without-anchor', 3, 3],
    ['{a: 1, b: 2, "a": 3}', 'repeated-key', 1, 14],
    ['1: a\n0x1: b', 'repeated-key', 2, 1],
    ['~: a\n: b', 'repeated-key', 2, 1],
    ['a:\n\tb: 1', 'tab-indent', 2, 1],
    ['a:\n  b: 1\n\tc: 2', 'tab-indent', 3, 1],
    ['- a\n\t- b', 'tab-indent', 2, 1],
    ['a: [\n\tb\n]', 'tab-indent', 2, 1],
    ['-\t- a', 'tab-indent', 1, 2],
    ['?\tkey:', 'tab-indent', 1, 2],
    ['? key:\n:\tkey:', 'tab-indent', 2, 2],
    ['a: |\n\t\nb: 1', 'tab-indent', 2, 1],
    ['a: "x\n\ty"', 'unclosed-quote', 1, 4],
    ['x: *y', 'alias-without-anchor', 1, 4],
    ['a: *a\nb: &a 1', 'alias-without-anchor', 1, 4],
    ['&a [*a]', 'recursive-alias', 1, 5],
    ['a: &a\n  b: *a', 'recursive-alias', 2, 6],
    ['&a {k: *a}', 'recursive-alias', 1, 8],
    ['a: b: c', 'nested-on-line', 1, 4],
    ['a: - b', 'unexpected', 1, 4],
    ['x: y\n z: 1', 'bad-indent', 2, 2],
    ['a:\n  b: 1\n c: 2', 'bad-indent', 3, 2],
    ['a: 1\n  b: 2', 'bad-indent', 2, 3],
    ['- a\n b: 1', 'bad-indent', 2, 2],
    ['- a\nb', 'unexpected', 2, 1],
    ['a: 1\nb', 'missing-colon', 2, 1],
    ['a: 1\n- b', 'unexpected', 2, 1],
    ['a: [1, 2', 'unclosed', 1, 9],
    ['a: {b: 1', 'unclosed', 1, 9],
    ['[a, b', 'unclosed', 1, 6],
    ['[a, , b]', 'unexpected', 1, 5],
    ['[, a]', 'unexpected', 1, 2],
    ['[a] b', 'unexpected', 1, 5],
    ['a: ]', 'unexpected', 1, 4],
    ['{a: 1 b: 2}', 'missing-comma', 1, 7],
    ['{a, b', 'unclosed', 1, 6],
    ['[[a]', 'unclosed', 1, 5],
    ['["a" "b"]', 'missing-comma', 1, 6],
    ['a: "x', 'unclosed-quote', 1, 4],
    ['a: 1\nb: [\n  "x\n]\nc: "', 'unclosed-quote', 3, 3],
    ['a: "\\"', 'unclosed-quote', 1, 4],
    ["a: 'it''", 'unclosed-quote', 1, 4],
    ["a: 'x", 'unclosed-quote', 1, 4],
    ['"a" b', 'unexpected', 1, 5],
    ['"a\nb": c', 'multiline-key', 1, 1],
    ['"a\\qb"', 'bad-escape', 1, 3],
    ['"\\x4"', 'bad-escape', 1, 2],
    ['"\\u00zz"', 'bad-escape', 1, 2],
    ['"\\U00110000"', 'bad-escape', 1, 2],
    ['"\\\'"', 'bad-escape', 1, 2],
    ['a: @b', 'bad-start', 1, 4],
    ['a: `b', 'bad-start', 1, 4],
    ['a: %b', 'bad-start', 1, 4],
    ['- , a', 'bad-start', 1, 3],
    ['a: &x &y b', 'several-anchors', 1, 7],
    ['a: !!str !!int b', 'several-tags', 1, 10],
    ['a: &x *x', 'alias-property', 1, 7],
    ['&', 'empty-name', 1, 1],
    ['a: *', 'empty-name', 1, 4],
    ['a: !x!y b', 'bad-tag', 1, 4],
    ['a: !<$:?> b', 'bad-tag', 1, 11],
    ['a: !!int b', 'value-for-tag', 1, 10],
    ['a: !!map [b]', 'value-for-tag', 1, 10],
    ['a: !!bool yes', 'value-for-tag', 1, 11],
    ['a: |x\n  b', 'bad-block-header', 1, 5],
    ['a: |0\n  b', 'bad-block-header', 1, 5],
    ['a: | b\n  c', 'unexpected', 1, 6],
    ['a: |\n    \n  b', 'block-leading-lines', 3, 3],
    ['%YAML 1.2\n', 'directive-without-document', 2, 1],
    ['%YAML 1.2\na: 1', 'directive-without-document', 2, 1],
    ['%YAML 1.2\n...\n', 'directive-without-document', 2, 1],
    ['%YAML 1.2\n%YAML 1.2\n---\n', 'repeated-directive', 2, 1],
    ['%YAML 1.1#x\n---\n', 'bad-directive', 1, 7],
    ['%YAML 1.2 x\n---\n', 'bad-directive', 1, 1],
    ['--- a: 1', 'block-after-marker', 1, 5],
    ['---\na\n... b', 'unexpected', 3, 5],
    ['"a\n---\nb"', 'unclosed-quote', 1, 1],
    ['a: "\n---\nb"', 'unclosed-quote', 1, 4],
    ['[\n--- a\n]', 'unclosed', 2, 1],
    ['x: {{ y }}: z', 'unexpected', 1, 11],
    ['- a: 1\n  b: [c] : d', 'unexpected', 2, 10],
    ['- c: d\n  - e', 'unexpected', 2, 3],
    ['a: b\x00', 'forbidden-character', 1, 5],
    ['a: b\x1b[0m', 'forbidden-character', 1, 5],
    ['<<: 1', 'merge-source', 1, 1],
    ['<<: [{a: 1}, b]', 'merge-source', 1, 1],
  ])('refuses %j: %s', (text, code, line, column) =>
    expect(faultOf(text, options)).toMatchObject({ code, line, column }),
  );
});

describe('what is not standard', () => {
  it.each([
    ['a: [\n]', '{"a":[]}', 'bad-indent', 2, 1],
    ['a: {\n  b: 1\n}', '{"a":{"b":1}}', 'bad-indent', 3, 1],
    ['- [\n]', '[[]]', 'bad-indent', 2, 1],
    ['a: "x"#y', '{"a":"x"}', 'space-before-comment', 1, 7],
    ['[a]#b', '["a"]', 'space-before-comment', 1, 4],
    [`${'k'.repeat(1100)}: 1`, `{"${'k'.repeat(1100)}":1}`, 'long-key', 1, 1],
    ['["a\n b": c]', '[{"a b":"c"}]', 'multiline-key', 1, 2],
  ])('%j is read with a note, and strictly not', (text, json, problem, line, column) => {
    expect(toJson(text)).toEqual([json]);
    expect(notesOf(text)).toMatchObject([{ code: 'tolerated', problem, count: 1, place: { line, column } }]);
    expect(faultOf(text, { strict: true })).toMatchObject({ code: problem, line, column });
  });

  it.each([
    ['a: \x7F', 0x7f, 4],
    ['a: b # \uFFFE', 0xfffe, 8],
    ['a: |\n \x80', 0x80, 2],
    ['a: b\uFEFF', 0xfeff, 5],
    ['\uFEFF\uFEFFa: b', 0xfeff, 2],
    ['a: "\uD800"', 0xd800, 5],
  ])('%j holds a character that strict reading refuses', (text, codePoint, column) => {
    expect(toJson(text)).toHaveLength(1);
    expect(faultOf(text, { strict: true })).toMatchObject({ code: 'forbidden-character', codePoint, column });
  });

  it('lets no mark begin what only follows dashes', () =>
    expect(faultOf('a: b\n---\n\uFEFFc: d', { strict: true })).toMatchObject({
      codePoint: 0xfeff,
      line: 3,
      column: 1,
    }));

  it('lets a mark begin what follows the end of a document', () =>
    expect(toJson('\uFEFFa: 1\n... # end\n# next\n\uFEFFb: 1', { strict: true })).toHaveLength(2));

  it('lets quotes hold more', () => expect(toJson('"\x7F\x80\uFEFF"', { strict: true })).toHaveLength(1));

  it('merges several times only when it is not strict', () => {
    const text = 'x: &x {a: 1}\ny: &y {b: 2, a: 3}\nz:\n  <<: *x\n  <<: *y';
    expect(toJson(text)).toEqual(['{"x":{"a":1},"y":{"b":2,"a":3},"z":{"a":1,"b":2}}']);
    expect(faultOf(text, { strict: true })).toMatchObject({ code: 'repeated-key', key: '<<', line: 5, column: 3 });
  });
});

describe('YAML 1.1', () => {
  it.each([
    ['[y, Y, yes, Yes, YES, on, On, ON, true, True, TRUE]', `[${'true,'.repeat(11).slice(0, -1)}]`],
    ['[n, N, no, No, NO, off, Off, OFF, false, False, FALSE]', `[${'false,'.repeat(11).slice(0, -1)}]`],
    ['[yEs, oN, nO]', '["yEs","oN","nO"]'],
    [
      '[017, 0o17, 08, 0, 00, -017, 0b101, 0x_FF, 0b_, 1_000, -1_0, 1_]',
      '[15,"0o17","08",0,0,-15,5,255,"0b_",1000,-10,1]',
    ],
    ['[1:30, 190:20:30, -1:30, +1:30, 1:60, 0:30, 1:5, 190:20:30.15]', '[90,685230,-90,90,"1:60","0:30",65,685230.15]'],
    [
      '[1e3, 1.0e3, 1.0e+3, 1.5E-3, 1_0.5_0, .5, 1., ., _., ._5]',
      '["1e3","1.0e3",1.0e+3,1.5E-3,10.50,0.5,1.0,".","_.",0.5]',
    ],
    [
      '[2001-12-14, 2001-12-14t21:59:43.10-05:00, 2001-12-14 21:59:43.10 -5, 2001-1-1]',
      '["2001-12-14","2001-12-14t21:59:43.10-05:00","2001-12-14 21:59:43.10 -5","2001-1-1"]',
    ],
    ['[=, <<, .inf, ~]', '["=","<<",null,null]'],
    ['on: push\n1:30: x', '{"true":"push","90":"x"}'],
    ['a: !!binary |\n  SGVs\n  bG8=', '{"a":"SGVsbG8="}'],
    ['!!set {a, b: ~, ? 1}', '["a","b",1]'],
    ['!!set\n? a\n? b', '["a","b"]'],
    ['!!omap [a: 1, b: 2]', '[{"a":1},{"b":2}]'],
    ['!!pairs [a: 1, a: 2]', '[{"a":1},{"a":2}]'],
    ['!!timestamp 2001-12-14', '"2001-12-14"'],
    ['!!int "1:30"', '90'],
  ])('%s', (text, json) => expect(toJson(text, { version: '1.1' })).toEqual([json]));

  it('is chosen by the document, unless an option says otherwise', () => {
    const text = '%YAML 1.1\n--- yes';
    expect(toJson(text)).toEqual(['true']);
    expect(toJson(text, { version: '1.2' })).toEqual(['"yes"']);
    expect(toJson('yes', { version: '1.1' })).toEqual(['true']);
  });

  it('lends its types to tolerant reading; strict reading of 1.2 does not know them', () => {
    const text = 'a: !!set {x, y}\nb: !!binary "QUJD\\n"';
    expect(toJson(text)).toEqual(['{"a":["x","y"],"b":"QUJD"}']);
    expect(toJson(text, { strict: true })).toEqual(['{"a":{"x":null,"y":null},"b":"QUJD\\n"}']);
  });

  it.each(['!!set {a: 1}', '!!set [a]', '!!omap {a: 1}', '!!binary [a]'])('%s is not what its tag says', (text) =>
    expect(faultOf(text)).toMatchObject({ code: 'value-for-tag' }),
  );
});

describe('merge keys', () => {
  it.each([
    ['base: &b {x: 1, y: 2}\nc:\n  <<: *b\n  y: 3', '{"base":{"x":1,"y":2},"c":{"x":1,"y":3}}'],
    ['- &a {x: 1, y: 2}\n- {y: 3, <<: *a, z: 4}', '[{"x":1,"y":2},{"y":3,"x":1,"z":4}]'],
    ['- &a {x: 1}\n- &b {x: 2, y: 2}\n- <<: [*a, *b]', '[{"x":1},{"x":2,"y":2},{"x":1,"y":2}]'],
    ['- &a {x: 1}\n- &b {<<: *a, y: 2}\n- {<<: *b}', '[{"x":1},{"x":1,"y":2},{"x":1,"y":2}]'],
    ['<<: {a: 1}\nb: 2', '{"a":1,"b":2}'],
    ['"<<": {a: 1}', '{"<<":{"a":1}}'],
    ['!!merge <<: {a: 1}', '{"a":1}'],
  ])('%j', (text, json) => expect(toJson(text)).toEqual([json]));

  it('stay as they are on demand', () =>
    expect(toJson('<<: {a: 1}', { mergeKeys: false })).toEqual(['{"<<":{"a":1}}']));
});

describe('tags of CloudFormation', () => {
  it.each([
    ['!Ref x', '{"Ref":"x"}'],
    ['!Condition x', '{"Condition":"x"}'],
    ['!GetAtt a.b.c', '{"Fn::GetAtt":["a","b.c"]}'],
    ['!GetAtt [a, b]', '{"Fn::GetAtt":["a","b"]}'],
    ['!Sub "${a}-x"', '{"Fn::Sub":"${a}-x"}'],
    ['!Join ["", [!Ref a, b]]', '{"Fn::Join":["",[{"Ref":"a"},"b"]]}'],
    ['!If\n- a\n- !Ref b\n- !Ref AWS::NoValue', '{"Fn::If":["a",{"Ref":"b"},{"Ref":"AWS::NoValue"}]}'],
    ['!Transform {Name: x}', '{"Fn::Transform":{"Name":"x"}}'],
    ['a: &r !Ref x\nb: *r', '{"a":{"Ref":"x"},"b":{"Ref":"x"}}'],
    ['!Other x', '"x"'],
  ])('%s', (text, json) => expect(toJson(text, { cloudFormation: true })).toEqual([json]));
});

it('keeps the last of two maps or lists that are the same key, with a note', () => {
  const text = '{ &a [a, &b b]: *b, *a : [c, *b] }';
  expect(toJson(text, { strict: true })).toEqual(['{"[\\"a\\",\\"b\\"]":["c","b"]}']);
  expect(notesOf(text)).toMatchObject([
    { code: 'complex-key' },
    { code: 'complex-key' },
    { code: 'duplicate-key', key: '["a","b"]', place: { line: 1, column: 21 } },
  ]);
});

it('lists the first notes of each kind and counts the others', () => {
  const notes = notesOf('- !x y\n'.repeat(1000));
  expect(notes).toHaveLength(51);
  expect(notes.at(-1)).toEqual({ code: 'more-notes', count: 950 });
});

it('notes unknown tags and keys that are no texts, with path and place', () => {
  expect(notesOf('a: !Ref x\nb:\n  - !!foo\n    c: 1\n? [p]\n: !<tag:x,1:y> z')).toEqual([
    { code: 'unknown-tag', tag: '!Ref', path: ['a'], place: { at: 8, line: 1, column: 9 } },
    { code: 'unknown-tag', tag: '!!foo', path: ['b', 0], place: { at: 27, line: 4, column: 5 } },
    { code: 'complex-key', text: '["p"]', path: ['["p"]'], place: { at: 34, line: 5, column: 3 } },
    { code: 'unknown-tag', tag: 'tag:x,1:y', path: ['["p"]'], place: { at: 53, line: 6, column: 16 } },
  ]);
});

describe('aliases', () => {
  const bomb = (levels: number, width: number) =>
    Array.from({ length: levels }, (_, n) =>
      n === 0 ? 'a0: &a0 [x]' : `a${n}: &a${n} [${Array.from({ length: width }, () => `*a${n - 1}`).join(', ')}]`,
    ).join('\n');

  it('may repeat a lot', () => {
    expect(toJson(`a: &a {b: 1, c: [2]}\nl:\n${'  - *a\n'.repeat(2000)}`)).toHaveLength(1);
  });

  it.each([
    [112, 1000],
    [1000, 1000],
    [30_000, 3],
  ])('may repeat %i times a list of %i', (times, length) => {
    const items = Array.from({ length }, (_, n) => `  - ${n}\n`).join('');
    expect(readYaml(`a: &a\n${items}l:\n${'  - *a\n'.repeat(times)}`).ok).toBe(true);
  });

  it.each([
    ['of lists', bomb(9, 9)],
    ['of lists of a thousand', bomb(4, 1000)],
    ['of fewer', bomb(18, 2)],
    [
      'of merges',
      Array.from({ length: 30 }, (_, n) =>
        n === 0 ? 'a0: &a0 {k: [1,2,3]}' : `a${n}: &a${n} {<<: *a${n - 1}, k${n}: *a${n - 1}}`,
      ).join('\n'),
    ],
    ['of long texts', `a: &a ${'x'.repeat(100_000)}\nb:\n${'  - *a\n'.repeat(1000)}`],
  ])('cannot blow up a document: %s', (_name, text) =>
    expect(faultOf(text)).toMatchObject({ code: 'too-many-aliases' }),
  );

  it('cannot nest without end', () => {
    const deep = (inner: string) => `${'['.repeat(50)}${inner}${']'.repeat(50)}`;
    const text = Array.from({ length: 12 }, (_, n) => `a${n}: &a${n} ${deep(n === 0 ? 'x' : `*a${n - 1}`)}`).join('\n');
    expect(faultOf(text)).toMatchObject({ code: 'too-deep', limit: 500 });
  });
});

describe('nesting', () => {
  const nested = (levels: number) => [
    '['.repeat(levels) + ']'.repeat(levels),
    `${'{a: '.repeat(levels)}1${'}'.repeat(levels)}`,
    `${'- '.repeat(levels)}a`,
    Array.from({ length: levels }, (_, n) => `${' '.repeat(n)}a:`).join('\n'),
  ];

  it('goes to 500 levels', () => {
    for (const text of nested(500)) expect(toJson(text)).toHaveLength(1);
  });

  it('stops there', () => {
    for (const text of [...nested(501), ...nested(2000)]) {
      expect(faultOf(text)).toMatchObject({ code: 'too-deep', limit: 500 });
    }
    expect(faultOf('['.repeat(501) + ']'.repeat(501))).toMatchObject({ line: 1, column: 501 });
    expect(faultOf('['.repeat(100_000))).toMatchObject({ code: 'too-deep' });
  });

  it('takes keys within keys to 12 levels', () => {
    expect(toJson(`${'? '.repeat(12)}a`)).toHaveLength(1);
    for (const levels of [14, 100, 500]) {
      expect(faultOf('? '.repeat(levels))).toMatchObject({ code: 'too-deep', limit: 12 });
    }
    const aliases = Array.from({ length: 40 }, (_, n) => `a${n}: &a${n} {? ${n === 0 ? '[x]' : `*a${n - 1} `} : 1}`);
    expect(faultOf(aliases.join('\n'))).toMatchObject({ code: 'too-many-aliases' });
  });
});

it('refuses more than 20 MB', () => {
  expect(faultOf('é'.repeat(11_000_000))).toEqual({ code: 'too-large', bytes: 22_000_000, limit: 20 * 1024 * 1024 });
});

it('gives the place in the text as it was, with the line and a caret', () => {
  expect(faultOf('\uFEFFa: 1\r\nb: 2\r\nb: 3\r\n')).toMatchObject({ at: 13, line: 3, column: 1, excerpt: 'b: 3\n^' });
});

it('says how far it is', () => {
  const seen: number[] = [];
  readYaml('- [a, b]\n'.repeat(2000), { onProgress: (at, length) => seen.push(at / length) });
  expect(seen.length).toBeGreaterThan(1);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(Math.max(...seen)).toBeLessThanOrEqual(1);
});

describe('comments', () => {
  const jsonc = (text: string) => {
    const read = readYaml(text);
    if (!read.ok) return read.fault.code;
    return read.value.documents
      .map((document) => writeJson(document, { indent: 1, comments: true }).text)
      .join('\n---\n');
  };

  it.each([
    [
      '# top\n\n# a\na: 1 # one\n# b\nb:  # two\n  # c\n  c: 3\n# end',
      '{\n // top\n // a\n "a": 1, // one\n // b\n "b": { // two\n  // c\n  "c": 3\n }\n // end\n}',
    ],
    [
      '- a # x\n# y\n- # z\n  b: 1\n-\n  # w\n  - 2',
      '[\n "a", // x\n // y\n { // z\n  "b": 1\n },\n [\n  // w\n  2\n ]\n]',
    ],
    [
      'a: [1, 2] # x\nb: [\n  # y\n  3, # z\n  4 # w\n  ] # v',
      '{\n "a": [ // x\n  1,\n  2\n ],\n "b": [ // v\n  // y\n  3, // z\n  4 // w\n ]\n}',
    ],
    ['# x\n--- # y\n1 # z\n# w\n...\n# v', '// x\n// y\n1 // z\n// w\n// v'],
    ['a:\n  - 1\n  # in a\nb: 2', '{\n "a": [\n  1\n  // in a\n ],\n "b": 2\n}'],
    ['a: | # x\n  # no\n# y\nb: 1', '{\n "a": "# no\\n", // x\n // y\n "b": 1\n}'],
    ['a: &x 1 # x\nb: *x # y', '{\n "a": 1, // x\n "b": 1 // y\n}'],
  ])('of %j stay where they were', (text, expected) => expect(jsonc(text)).toBe(expected));
});

it.each([
  ['a: 1\n b: 2', 'bad-indent', 2, 2],
  ['a: 1\n\n   b: 2\nc: 3', 'bad-indent', 3, 4],
  ['l:\n  - a: x y\n      b: 2', 'bad-indent', 3, 7],
  ['a: &x 1\n b: 2', 'bad-indent', 2, 2],
  ['a: 1\n b\n c: 2', 'bad-indent', 3, 2],
  ['a: b: c', 'nested-on-line', 1, 4],
  ['{\n  "a": 1\n  "b": 2\n}', 'missing-comma', 3, 3],
  ['a: {b: 1\n  c: 2}', 'missing-comma', 2, 3],
  ['{a: 1 b: 2}', 'missing-comma', 1, 7],
  ['{"a": "x" "b": "y"}', 'missing-comma', 1, 11],
  ['["a"\n "b"]', 'missing-comma', 2, 2],
  ['{"a": {"b": 1}\n "c": 2}', 'missing-comma', 2, 2],
  ['a: [1, 2\nb: 3', 'unclosed', 2, 1],
  ['a: {b: - c}', 'block-in-flow', 1, 8],
])('finds the line that is wrong in %j', (text, code, line, column) =>
  expect(faultOf(text)).toMatchObject({ code, line, column }),
);
