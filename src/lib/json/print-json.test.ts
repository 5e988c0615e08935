import fc from 'fast-check';
import JSON5 from 'json5';
import { describe, expect, it } from 'vitest';
import { printJson } from './print-json';
import type { PrintJsonOptions } from './print-options';
import { readJson } from './read-json';

function print(text: string, options: Partial<PrintJsonOptions> = {}): string {
  const read = readJson(text);
  if (!read.ok) throw new Error(`${read.fault.line}:${read.fault.column} ${read.fault.code}`);
  return printJson(read.value, options).text;
}

const minify = (text: string, options: Partial<PrintJsonOptions> = {}) => print(text, { indent: 0, ...options });

describe('nothing but white space changes', () => {
  it.each([
    '{"userId":17478252242305210114,"d":1.10,"e":1E400,"z":-0}',
    '{"b":1,"10":2,"2":3,"a":4}',
    '{"a":1,"a":2,"__proto__":3}',
    '{"a":"\\u00e9\\ud83d\\ude00","b":"é😀","c":"\\ud800"}',
    '{"Date":"2012-04-21T18:25:43-05:00"}',
    '{"__proto__":5}',
    '{"s":"名前 🐳 \\/"}',
    '[0.1e-7,1e+5,-0.0,123456789012345678901234567890.10]',
  ])('%s', (text) => {
    expect(minify(text)).toBe(text);
    expect(minify(print(text))).toBe(text);
  });

  it('indents', () => {
    expect(print('{"a":{},"b":[1]}')).toBe('{\n  "a": {},\n  "b": [\n    1\n  ]\n}');
    expect(print('{"a":[[],{}]}', { indent: 'tab' })).toBe('{\n\t"a": [\n\t\t[],\n\t\t{}\n\t]\n}');
    expect(print('[1]', { indent: 10 })).toBe('[\n          1\n]');
    expect(print(' "x" ')).toBe('"x"');
  });

  it('looks like JSON.stringify', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 10 }), (value, indent) => {
        const text = JSON.stringify(value);
        expect(print(text, { indent })).toBe(JSON.stringify(JSON.parse(text), null, indent));
      }),
    );
  });
});

describe('JSON5 becomes JSON', () => {
  it.each([
    [
      "{unquoted: 'single', hex: 0xFFFFFFFFFFFFFFFF, plus: +1, half: .5, list: [1,2,], } // end",
      '{"unquoted":"single","hex":18446744073709551615,"plus":1,"half":0.5,"list":[1,2]}',
    ],
    ["['it\\'s \"x\"', '\\\"', \"'\"]", '["it\'s \\"x\\"","\\"","\'"]'],
    ['["\\x41\\v\\0\\q\\\nz\t"]', '["\\u0041\\u000b\\u0000qz\\t"]'],
    ["['\\u00e9\\/é']", '["\\u00e9\\/é"]'],
    ['[5.,-.5,-0x10,-0x0,+.1e5,5.e3]', '[5.0,-0.5,-16,-0,0.1e5,5.0e3]'],
    ['{a\\u0062:1,$:2}', '{"ab":1,"$":2}'],
    ['[NaN,Infinity,-Infinity,+Infinity]', '[null,null,null,null]'],
    ['// c1\n{ /* c2 */ "a": 1 }', '{"a":1}'],
    ['{"url":"http://x/*y*/"}', '{"url":"http://x/*y*/"}'],
  ])('%s', (text, expected) => expect(minify(text)).toBe(expected));

  it('may write NaN and Infinity as strings', () =>
    expect(minify('[NaN,-Infinity,+Infinity]', { notFinite: 'string' })).toBe('["NaN","-Infinity","Infinity"]'));

  it('keeps every value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        const loose = JSON5.stringify(plain, null, 1) ?? 'null';
        expect(JSON.parse(print(loose))).toEqual(plain);
      }),
    );
  });
});

describe('sorting', () => {
  const text = '{"b":1,"B":2,"a10":3,"a2":4,"é":5}';
  it.each([
    [{ sortKeys: 'codeUnits' }, '{"B":2,"a10":3,"a2":4,"b":1,"é":5}'],
    [{ sortKeys: 'natural' }, '{"a2":4,"a10":3,"B":2,"b":1,"é":5}'],
    [{ sortKeys: 'codeUnits', descending: true }, '{"é":5,"b":1,"a2":4,"a10":3,"B":2}'],
    [{ sortKeys: 'natural', descending: true }, '{"é":5,"b":1,"B":2,"a10":3,"a2":4}'],
  ] as const)('%j', (options, expected) => expect(minify(text, options)).toBe(expected));

  it.each([
    ['{"b":1,"10":2,"2":3,"a":4}', '{"10":2,"2":3,"a":4,"b":1}'],
    ['[{"b":[{"d":1,"c":2}],"a":1}]', '[{"a":1,"b":[{"c":2,"d":1}]}]'],
    ['{"b":1,"a":1,"b":2,"a":2}', '{"a":1,"a":2,"b":1,"b":2}'],
    ['{"b":1,"\\u0061":2}', '{"\\u0061":2,"b":1}'],
    [
      '{"\ufb33":1,"\ud83d\ude00":2,"\\r":3,"1":4,"\\u0080":5}',
      '{"\\r":3,"1":4,"\\u0080":5,"\ud83d\ude00":2,"\ufb33":1}',
    ],
    ['{"__proto__":5,"A":1}', '{"A":1,"__proto__":5}'],
  ])('by code unit, %s', (source, expected) => expect(minify(source, { sortKeys: 'codeUnits' })).toBe(expected));

  it('keeps repeated keys in order when descending', () =>
    expect(minify('{"a":1,"b":2,"a":3}', { sortKeys: 'codeUnits', descending: true })).toBe('{"b":2,"a":1,"a":3}'));
});

describe('strings', () => {
  it.each([
    ['escapeNonAscii', '{"é":"😀\u007f\\u00e9"}', '{"\\u00e9":"\\ud83d\\ude00\u007f\\u00e9"}'],
    ['escapeNonAscii', '"\u2028\uffff"', '"\\u2028\\uffff"'],
    ['unescape', '{"\\u00e9":"\\ud83d\\ude00\\u4F60"}', '{"é":"😀你"}'],
    [
      'unescape',
      '"\\u0000\\u001f\\u0022\\u005C\\u007f\\u0085\\ud800\\udc00x\\ude00\\ud83d"',
      '"\\u0000\\u001f\\u0022\\u005C\\u007f\\u0085\ud800\udc00x\\ude00\\ud83d"',
    ],
    ['unescape', '"\\\\u00e9 \\/\\n\\u2028\\ufeff\\u0041"', '"\\\\u00e9 \\/\\n\\u2028\\ufeffA"'],
    ['unescape', '"\\ud83d\\ud83d\\ude00"', '"\\ud83d😀"'],
  ] as const)('%s %s', (strings, text, expected) => expect(minify(text, { strings })).toBe(expected));

  it('means the same in every spelling', () => {
    const literal = fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text));
    fc.assert(
      fc.property(literal, fc.constantFrom('escapeNonAscii', 'unescape', 'asWritten'), (text, strings) => {
        const value: unknown = JSON.parse(text);
        expect(JSON.parse(print(text, { strings }))).toBe(value);
        expect(JSON.parse(print(print(text, { strings: 'escapeNonAscii' }), { strings: 'unescape' }))).toBe(value);
      }),
    );
  });
});

describe('short arrays', () => {
  it('stand on one line up to the column', () => {
    const text = '{"a":[1,2,[3,4]],"b":[{"x":1}],"c":[[],{}]}';
    expect(print(text, { arrayColumns: 21 })).toBe(
      '{\n  "a": [1, 2, [3, 4]],\n  "b": [\n    {\n      "x": 1\n    }\n  ],\n  "c": [[], {}]\n}',
    );
    expect(print('[1,2,3]', { arrayColumns: 9 })).toBe('[1, 2, 3]');
    expect(print('[1,2,3]', { arrayColumns: 8 })).toBe('[\n  1,\n  2,\n  3\n]');
  });

  it('never change a value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 120 }), (value, arrayColumns) => {
        const text = JSON.stringify(value);
        expect(minify(print(text, { arrayColumns }))).toBe(text);
      }),
    );
  });
});

describe('comments', () => {
  const text = [
    '// head',
    '{ // open',
    '  // before b',
    '  "b": 1, // after b',
    '  /* lead */ "a": /* v */ [',
    '    1,',
    '    /* two */ 2 /* then */, // eol',
    '    3 // three',
    '  ], // after a',
    '  "e": {',
    '    // nothing',
    '  },',
    '  "c": // line',
    '    2',
    '  // dangling',
    '} // end',
    '// tail',
  ].join('\n');

  it('stay at their place', () => expect(print(text, { keepComments: true })).toBe(text));

  it('go with their member', () => {
    const sorted = print(text, { keepComments: true, sortKeys: 'codeUnits' });
    expect(sorted).toContain('{ // open\n  /* lead */ "a": /* v */ [');
    expect(sorted).toContain('  ], // after a\n  // before b\n  "b": 1, // after b\n');
    expect(sorted).toContain('    // nothing\n  }\n  // dangling\n} // end\n// tail');
  });

  it('cost no more the deeper they stand', () => {
    const text = `${'[/*x*/'.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(minify(text, { keepComments: true })).toBe(text);
  });

  it('end their line on one line too', () =>
    expect(minify('{"a":1, // x\n"b":/*y*/2 // z\n}', { keepComments: true })).toBe('{"a":1,// x\n"b":/*y*/2// z\n}'));

  it('never swallow a value', () => {
    const comment = fc.constantFrom(
      '',
      ' ',
      '\n',
      '// c\n',
      '/* c */',
      '/*\n*/',
      '\n// a\n// b\n',
      ' // c\r\n',
      '/**/ /**/',
    );
    const value = fc.jsonValue({ maxDepth: 3 });
    const options = fc.record({
      indent: fc.constantFrom<number | 'tab'>(0, 2, 'tab'),
      sortKeys: fc.constantFrom('source' as const, 'codeUnits' as const),
      arrayColumns: fc.constantFrom(0, 30),
    });
    fc.assert(
      fc.property(value, fc.infiniteStream(comment), options, (json, comments, chosen) => {
        const pieces = JSON.stringify(json).split(/("(?:[^"\\]|\\.)*"|[{}[\],:])/);
        const source = pieces.map((piece) => piece + (comments.next().value ?? '')).join('');
        const count = (from: string) => (readJson(from).ok ? commentsIn(from) : -1);
        const printed = print(source, { keepComments: true, ...chosen });
        expect(count(printed)).toBe(count(source));
        expect(minify(printed)).toBe(minify(source, { sortKeys: chosen.sortKeys }));
        expect(print(printed, { keepComments: true, ...chosen, sortKeys: 'source' })).toBe(printed);
      }),
      { numRuns: 500 },
    );
  });
});

function commentsIn(text: string): number {
  const read = readJson(text);
  return read.ok ? read.value.comments.starts.length : -1;
}

describe('several values', () => {
  it('stand one after the other', () => {
    expect(print('{"a":1}\n[2]')).toBe('{\n  "a": 1\n}\n[\n  2\n]');
    expect(minify('{"a": 1}\n[ 2 ]\n')).toBe('{"a":1}\n[2]');
  });
});

describe('properties', () => {
  it('minify after prettify is minify, and sorting twice is sorting once', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('codeUnits' as const, 'natural' as const), (value, sortKeys) => {
        const text = JSON.stringify(value);
        expect(minify(print(text))).toBe(minify(text));
        const sorted = print(text, { sortKeys });
        expect(print(sorted, { sortKeys })).toBe(sorted);
        expect(JSON.parse(sorted)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('prints 100,000 levels, with the indentation bounded', () => {
    const text = '['.repeat(100_000) + ']'.repeat(100_000);
    const read = readJson(text);
    if (!read.ok) throw new Error('must read');
    expect(printJson(read.value, { indent: 0 }).text).toBe(text);
    const printed = printJson(read.value, { indent: 2 });
    expect(printed.indentLimit).toBeGreaterThan(100);
    expect(printed.text.length).toBeLessThan(150_000_000);
  });
});
