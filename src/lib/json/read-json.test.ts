import JSON5 from 'json5';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIND, keyOf, kindOf, at, type JsonIndex } from './json-index';
import { printJson } from './print-json';
import { readJson } from './read-json';

function indexOf(text: string, options = {}): JsonIndex {
  const read = readJson(text, options);
  if (!read.ok) throw new Error(`${read.fault.line}:${read.fault.column} ${read.fault.code}`);
  return read.value;
}

function faultOf(text: string, options = {}) {
  const read = readJson(text, options);
  return read.ok ? undefined : `${read.fault.line}:${read.fault.column} ${read.fault.code}`;
}

// The cases of nst/JSONTestSuite, as far as a decoded text can carry them.
const VALID = [
  '[[]   ]',
  '[""]',
  '[]',
  '["a"]',
  '[false]',
  '[null, 1, "1", {}]',
  '[null]',
  '[1\n]',
  ' [1]',
  '[1,null,null,null,2]',
  '[2] ',
  '[123e65]',
  '[0e+1]',
  '[0e1]',
  '[ 4]',
  '[-0.000000000000000000000000000000000000000000000000000000000000000000000000000001]\n',
  '[20e1]',
  '[-0]',
  '[-123]',
  '[-1]',
  '[1E22]',
  '[1E-2]',
  '[1E+2]',
  '[123e45]',
  '[123.456e78]',
  '[1e-2]',
  '[1e+2]',
  '[123]',
  '[123.456789]',
  '{"asd":"sdf", "dfg":"fgh"}',
  '{"asd":"sdf"}',
  '{"a":"b","a":"c"}',
  '{"a":"b","a":"b"}',
  '{}',
  '{"":0}',
  '{"foo\\u0000bar": 42}',
  '{ "min": -1.0e+28, "max": 1.0e+28 }',
  '{"x":[{"id": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}], "id": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}',
  '{"a":[]}',
  '{"title":"\\u041f\\u043e\\u043b\\u0442\\u043e\\u0440\\u0430" }',
  '{\n"a": "b"\n}',
  '["\\u0060\\u012a\\u12AB"]',
  '["\\uD801\\udc37"]',
  '["\\ud83d\\ude39\\ud83d\\udc8d"]',
  '["\\"\\\\\\/\\b\\f\\n\\r\\t"]',
  '["\\\\u0000"]',
  '["\\""]',
  '["a/*b*/c/*d//e"]',
  '["\\\\a"]',
  '["\\\\n"]',
  '["\\u0012"]',
  '["\\uFFFF"]',
  '["asd"]',
  '[ "asd"]',
  '["\\uDBFF\\uDFFF"]',
  '["new\\u00A0line"]',
  '["􏿿"]',
  '["￿"]',
  '["\\u0000"]',
  '["\\u002c"]',
  '["π"]',
  '["𛿿"]',
  '["asd "]',
  '" "',
  '["\\uD834\\uDd1e"]',
  '["\\u0821"]',
  '["\\u0123"]',
  '["\u2028"]',
  '["\u2029"]',
  '["\\u0061\\u30af\\u30EA\\u30b9"]',
  '["new\\u000Aline"]',
  '["\u007f"]',
  '["\\uA66D"]',
  '["\\u005C"]',
  '["⍂㈴⍂"]',
  '["\\u0022"]',
  '["\\uDBFF\\uDFFE"]',
  '["\\uD83F\\uDFFE"]',
  '["\\u200B"]',
  '["\\u2064"]',
  '["\\uFDD0"]',
  '["\\uFFFE"]',
  '["€𝄞"]',
  '["a\u007fa"]',
  'false',
  '42',
  '-0.1',
  'null',
  '"asd"',
  'true',
  '""',
  '["a"]\n',
  '[true]',
  ' [] ',
  '-0',
  '0',
  '0.0',
  '0e0',
  '-1e-1',
  '\ufeff{}',
];

const INVALID = [
  '[1 true]',
  '["a",\n4\n,1,',
  '["": 1]',
  '[""],',
  '[,1]',
  '[1,,2]',
  '["x",,]',
  '["x"]]',
  '["",]',
  '["x"',
  '[x',
  '[3[4]]',
  '[1:2]',
  '[,]',
  '[-]',
  '[   , ""]',
  '["a",\n4\n,1',
  '[1,]',
  '[1,,]',
  '["\u000ba"\\f]',
  '[*]',
  '[""',
  '[1,',
  '[1,\n1\n,1',
  '[{}',
  '[fals]',
  '[nul]',
  '[tru]',
  '123\u0000',
  '[++1234]',
  '[+1]',
  '[+Inf]',
  '[-01]',
  '[-1.0.]',
  '[-2.]',
  '[-NaN]',
  '[.-1]',
  '[.2e-3]',
  '[0.1.2]',
  '[0.3e+]',
  '[0.3e]',
  '[0.e1]',
  '[0E+]',
  '[0E]',
  '[0e+]',
  '[0e]',
  '[1.0e+]',
  '[1.0e-]',
  '[1.0e]',
  '[1 000.0]',
  '[1eE2]',
  '[2.e+3]',
  '[2.e-3]',
  '[2.e3]',
  '[9.e+]',
  '[1+2]',
  '[0x1]',
  '[0x42]',
  '[Infinity]',
  '[0e+-1]',
  '[-123.123foo]',
  '[-Infinity]',
  '[-foo]',
  '[- 1]',
  '[-012]',
  '[-.123]',
  '[-1x]',
  '[1ea]',
  '[1.]',
  '[.123]',
  '[1.2a-3]',
  '[1.8011670033376514H-308]',
  '[012]',
  '[NaN]',
  '[Inf]',
  '[１]',
  '["x", truth]',
  '{[: "x"}\n',
  '{"x", null}',
  '{"x"::"b"}',
  '{🇨🇭}',
  '{"a":"a" 123}',
  "{key: 'value'}",
  '{"a" b}',
  '{:"b"}',
  '{"a" "b"}',
  '{"a":',
  '{"a"',
  '{1:1}',
  '{9999E9999:1}',
  '{null:null,null:null}',
  '{"id":0,,,,,}',
  "{'a':0}",
  '{"id":0,}',
  '{"a":"b"}/**/',
  '{"a":"b"}/**//',
  '{"a":"b"}//',
  '{"a":"b"}/',
  '{"a":"b",,"c":"d"}',
  '{a: "b"}',
  '{"a":"a',
  '{ "foo" : "bar", "a" }',
  '{"a":"b"}#',
  ' ',
  '["\\uD800\\"]',
  '["\\uD800\\u"]',
  '["\\uD800\\u1"]',
  '["\\uD800\\u1x"]',
  '[é]',
  '["\\\u0000"]',
  '["\\x00"]',
  '["\\\\\\"]',
  '["\\\t"]',
  '["\\🌀"]',
  '["\\"]',
  '["\\u00A"]',
  '["\\uD834\\uDd"]',
  '["\\uD800\\uD800\\x"]',
  '["\\a"]',
  '["\\uqqqq"]',
  '[\\u0020"asd"]',
  '[\\n]',
  '"',
  "['single quote']",
  'abc',
  '["\\',
  '["a\u0000a"]',
  '["new\nline"]',
  '["\t"]',
  '"\\UA66D"',
  '""x',
  '<.>',
  '[<null>]',
  '[1]x',
  '[1]]',
  '["asd]',
  'aå',
  '[True]',
  '1]',
  '{"x": true,',
  '[][]',
  ']',
  '[',
  '',
  '2@',
  '{}}',
  '{"":',
  '{"a":/*comment*/"b"}',
  '{"a": true} "x"',
  "['",
  '[,',
  '[{',
  '["a',
  '["a"',
  '{',
  '{]',
  '{,',
  '{[',
  '{"a',
  "{'a'",
  '["\\{["\\{["\\{["\\{',
  '*',
  '{"a":"b"}#{}',
  '[\u000c]',
  '[\\u000A""]',
  '[1',
  '[ false, nul',
  '[ true, fals',
  '[ false, tru',
  '{"asd":"asd"',
  'å',
  '[\u2060]',
  '\ufeff',
  '⁠',
  '\u000c{}',
  '\u00a0[]',
  '[1]\u00a0',
  '00',
  '1 2',
  '-',
  '+',
  '.',
  '1.',
  'e1',
];

describe('strict', () => {
  it.each(VALID)('accepts %j', (text) => expect(readJson(text, { strict: true }).ok).toBe(true));
  it.each(INVALID)('refuses %j', (text) => expect(readJson(text, { strict: true }).ok).toBe(false));
  it.each([
    '[123.456e-789]',
    '[0.4e00669999999999999999999999999999999999999999999999999999999999999999999999999999999999999]',
    '[-1e+9999]',
    '[1.5e+9999]',
    '["\\uDADA"]',
    '["\\ud800abc"]',
    '["\\uDd1ea"]',
    '\ufeff{}',
  ])('accepts %j, which is left to the reader', (text) => expect(readJson(text, { strict: true }).ok).toBe(true));

  it('agrees with JSON.parse on any mutilated text', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      'u',
      '00',
      '1',
      '-',
      '.',
      'e',
      '+',
      'true',
      'null',
      ' ',
      '\n',
      '"a"',
      '\t',
      '/',
      "'",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        let isValid = true;
        try {
          JSON.parse(text);
        } catch {
          isValid = false;
        }
        expect(readJson(text, { strict: true }).ok).toBe(isValid);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('faults', () => {
  it.each([
    ['{"a":1\n "b":2}', '2:2 expected-comma-or-close'],
    ['{"a":01}', '1:6 leading-zero'],
    ['[1,2', '1:5 expected-comma-or-close'],
    ['[1}', '1:3 expected-comma-or-close'],
    ['{"a":1}}', '1:8 nothing-to-close'],
    ['[1,,2]', '1:4 expected-value'],
    ['{"a":}', '1:6 expected-value'],
    ['{"a" 1}', '1:6 expected-colon'],
    ['{"a":1,,}', '1:8 expected-key'],
    ['{?}', '1:2 expected-key-or-close'],
    ['{"a":True}', '1:6 unknown-word'],
    ['[1 /* x', '1:4 unterminated-comment'],
    ['["a', '1:2 unterminated-string'],
    ['["a\nb"]', '1:2 unterminated-string'],
    ['["\\q\\8"]', '1:5 bad-escape'],
    ['["\\u12"]', '1:3 bad-unicode-escape'],
    ['[-]', '1:3 digit-after-minus'],
    ['[1e]', '1:4 digit-in-exponent'],
    ['[0x]', '1:4 digit-in-hex'],
    ['[.]', '1:3 digit-after-point'],
    ['[1a]', '1:3 character-in-number'],
    ['{"a":1} ?', '1:9 trailing-content'],
    ['{"a":1}{"b":2}', '1:8 several-values'],
    ['{"a":1}\n{"b":}', '2:6 expected-value'],
    ['["😀" x]', '1:6 expected-comma-or-close'],
    ['[1,\r\n2\r 3]', '3:2 expected-comma-or-close'],
    ['', '1:1 expected-value'],
  ])('%j is %s', (text, fault) => expect(faultOf(text)).toBe(fault));

  it.each([
    ['[1,]', '1:3 trailing-comma'],
    ['{"a":1,}', '1:7 trailing-comma'],
    ["['a']", '1:2 single-quotes'],
    ['{a:1}', '1:2 bare-key'],
    ['[+1]', '1:2 leading-plus'],
    ['[.5]', '1:2 leading-point'],
    ['[5.]', '1:4 digit-after-point'],
    ['[0x1]', '1:2 hex-number'],
    ['[NaN]', '1:2 not-finite'],
    ['[-Infinity]', '1:2 not-finite'],
    ['[1] // x', '1:5 comment'],
    ['["\t"]', '1:3 control-character'],
    ['{"a":1}\n{"a":2}', '2:1 trailing-content'],
  ])('strict: %j is %s', (text, fault) => expect(faultOf(text, { strict: true })).toBe(fault));

  it('shows the line with a caret', () => {
    const read = readJson('{"a":1\n "b":2}');
    expect(read.ok ? '' : read.fault.excerpt).toBe(' "b":2}\n ^');
  });
});

describe('JSON5', () => {
  it.each([
    '{a:1}',
    "['it''s']".replace("''", "\\'"),
    '[1,]',
    '{a:1,}',
    '[0xDEADbeef, -0x10, +0x1]',
    '[+1, .5, 5., -.5, +.5e-3, 5.e3]',
    '[Infinity, -Infinity, +Infinity]',
    '// c\n[1] /* d */',
    '/* *//* **/[]',
    '["a\\\nb\\\r\nc\\\u2028d"]',
    "{'a\"b': '\"'}",
    '{$_:1, ünï:2, \\u0061b:3, a\\u0062:4, 漢字:5}',
    '{\u00a0a\ufeff:\u20031\v\f}',
    '["\\x41\\v\\0\\a\\\'"]',
    '["\t\u2028"]',
    'null // x',
    "'x'",
    '{while:1, null:2, Infinity:3}',
    '{a\u200cb:1}',
    '[1//x\u2028,2]',
    '{"a":1 /**/ , /**/ }',
  ])('reads %j as json5 does', (text) => {
    const index = indexOf(text);
    const expected = JSON5.parse<unknown>(text);
    expect(JSON.parse(printJson(index).text)).toEqual(JSON.parse(JSON.stringify(expected)));
  });

  it.each([
    '[01]',
    '{1:2}',
    '[,]',
    '{,}',
    '[1,,]',
    "'a\nb'",
    '{a}',
    '[0x]',
    '[1.2.3]',
    '["\\1"]',
    '["\\01"]',
    '["\\x4"]',
    '[--1]',
    '{a b:1}',
    '{"a"\\u003a1}',
    '[- 1]',
    '{\\u0031a:1}',
    '[.]',
    '[nul]',
    '[1 2]',
  ])('refuses %j as json5 does', (text) => {
    expect(() => JSON5.parse(text)).toThrow('JSON5');
    expect(readJson(text).ok).toBe(false);
  });

  it('agrees with json5 on any text made of its pieces', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      "'",
      '\\',
      'a',
      '$',
      '0x',
      '1',
      '-',
      '.',
      'e',
      '+',
      'Infinity',
      'NaN',
      'null',
      ' ',
      '\n',
      '//',
      '/*',
      '*/',
      "'b'",
      '\u00a0',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
        const text = parts.join('');
        let expected: unknown;
        let isValid = true;
        try {
          expected = JSON5.parse(text);
        } catch {
          isValid = false;
        }
        const read = readJson(text);
        expect(read.ok && read.value.roots === 1).toBe(isValid);
        const printed = read.ok && isValid ? printJson(read.value).text : 'null';
        expect(JSON.parse(printed)).toEqual(isValid ? JSON.parse(JSON.stringify(expected)) : null);
      }),
      { numRuns: 5000 },
    );
  });

  it('counts what it changed', () => {
    const { reading, liberties } = indexOf('{/*c*/ a: \'x\', b: [+1, .5, 5., 0x1, NaN,], "t": "\\x41\t",\u00a0} // d');
    expect(reading).toBe('json5');
    expect(liberties).toEqual({
      comments: 2,
      trailingCommas: 2,
      singleQuotes: 1,
      bareKeys: 2,
      hexNumbers: 1,
      plusSigns: 1,
      decimalPoints: 2,
      notFinite: 1,
      escapes: 1,
      controlCharacters: 1,
      whiteSpace: 1,
    });
  });

  it('says nothing of it for plain JSON', () => expect(indexOf('{"a":1}').reading).toBe('json'));
});

describe('several values', () => {
  it.each([
    ['{"a":1}\n{"b":2}', 'lines', 2],
    ['1\r\n\r\n2\r\n3\r\n', 'lines', 3],
    ['// log\n{a:1}\n{b:2,}', 'lines', 2],
  ] as const)('%j is %s', (text, reading, roots) => expect(indexOf(text)).toMatchObject({ reading, roots }));

  it.each(['{"a":1} {"b":2}', '[\n1]\n[2]', '1 2'])('%j is read on request only', (text) => {
    expect(readJson(text).ok).toBe(false);
    expect(indexOf(text, { severalValues: true })).toMatchObject({ reading: 'values', roots: 2 });
  });
});

describe('index', () => {
  it('knows kinds, parents, siblings, counts and depth', () => {
    const index = indexOf('{"a":[1,{"b":null}],"c":"x"}');
    expect(Array.from(index.kinds, (_, node) => kindOf(index, node))).toEqual([
      KIND.object,
      KIND.array,
      KIND.number,
      KIND.object,
      KIND.null,
      KIND.string,
    ]);
    expect(Array.from(index.nexts)).toEqual([6, 5, 3, 5, 5, 6]);
    expect(Array.from(index.counts)).toEqual([2, 2, 0, 1, 0, 0]);
    expect([0, 1, 2, 3, 4, 5].map((node) => keyOf(index, node))).toEqual(['', 'a', '', '', 'b', 'c']);
    expect(index.depth).toBe(3);
  });

  it.each([
    ['{"a":1,"a":2}', [7]],
    ['{"a":1,"\\u0061":2}', [7]],
    ['{a:1,"a":2,\'a\':3}', [5, 11]],
    ['{"a":{"a":1},"b":{"a":1}}', []],
    ['{"":1,"":2}', [6]],
    ['{"__proto__":1,"__proto__":2}', [15]],
  ])('finds repeated keys of %j', (text, starts) => {
    const index = indexOf(text);
    expect(Array.from(index.duplicates, (node) => at(index.keyStarts, node))).toEqual(starts);
    expect(index.duplicateCount).toBe(starts.length);
  });

  it('finds repeated keys among very many', () => {
    const members = Array.from({ length: 200_000 }, (_, i) => `"k${i % 199_990}":${i}`);
    expect(indexOf(`{${members.join(',')}}`).duplicateCount).toBe(10);
  });

  it.each(['[', '{"a":'])('does not overflow on %j 100,000 times', (open) => {
    const close = open === '[' ? ']' : '}';
    const inside = open === '[' ? '' : '1';
    const text = open.repeat(100_000) + inside + close.repeat(100_000);
    expect(indexOf(text).depth).toBe(100_000);
    expect(faultOf(open.repeat(100_000))).toContain('expected-value');
  });

  it('says what is no word of JSON, however long', () => {
    expect(faultOf(`["你", ${'a'.repeat(12_000_000)}]`)).toContain('unknown-word');
  });
});
