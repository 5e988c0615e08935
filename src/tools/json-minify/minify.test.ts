import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minify, SIZE_LIMIT, type MinifiedJson, type MinifySettings } from './minify';

const DEFAULTS: MinifySettings = { sortKeys: 'source', strings: 'asWritten', literal: 'off', strict: false };

function report(text: string, settings: Partial<MinifySettings> = {}): MinifiedJson {
  const result = minify(text, { ...DEFAULTS, ...settings });
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

const short = (text: string, settings?: Partial<MinifySettings>) => report(text, settings).text;
const fault = (text: string, settings: Partial<MinifySettings> = {}) => {
  const result = minify(text, { ...DEFAULTS, ...settings });
  return result.ok ? undefined : result.fault;
};

describe('white space and comments', () => {
  it.each([
    ['{\n\t"hello": [\n\t\t"world"\n\t]\n}', '{"hello":["world"]}'],
    ['// c1\n{ /* c2 */ "a": 1 }', '{"a":1}'],
    ['{"url":"http://x/*y*/"}', '{"url":"http://x/*y*/"}'],
    ['{"url":"//x", /* "y": 1 */ "z" : "a  b"}', '{"url":"//x","z":"a  b"}'],
    ['\uFEFF \t\r\n[ ] ', '[]'],
    [' 0 ', '0'],
    ['"a"', '"a"'],
    ['{ } // end', '{}'],
  ])('%j is %s', (text, expected) => expect(short(text)).toBe(expected));
});

describe('values', () => {
  it.each([
    ['{ "n": 17478252242305210114, "d": 1.10 }', '{"n":17478252242305210114,"d":1.10}'],
    ['{"userId":17478252242305210114}', '{"userId":17478252242305210114}'],
    ['[1E400, -0, 1e-9, 0.10]', '[1E400,-0,1e-9,0.10]'],
    ['{"s": "名前 🐳 \\/"}', '{"s":"名前 🐳 \\/"}'],
    ['{ "b":1, "10":2, "2":3, "b":4, "__proto__":5 }', '{"b":1,"10":2,"2":3,"b":4,"__proto__":5}'],
    [
      "{unquoted: 'it\\'s', hex: 0xFF, plus: +1, half: .5, list: [1,2,], }",
      `{"unquoted":"it's","hex":255,"plus":1,"half":0.5,"list":[1,2]}`,
    ],
    ['{ "a": 1 }\n\n{ "a": 2 }\r\n', '{"a":1}\n{"a":2}'],
  ])('%s is %s', (text, expected) => expect(short(text)).toBe(expected));

  it('sorts keys when asked', () => {
    const text = '{"b":1,"B":2,"a10":{"y":1,"x":2},"a2":4,"é":5}';
    expect(short(text, { sortKeys: 'codeUnits' })).toBe('{"B":2,"a10":{"x":2,"y":1},"a2":4,"b":1,"é":5}');
    expect(short(text, { sortKeys: 'natural' })).toBe('{"a2":4,"a10":{"x":2,"y":1},"B":2,"b":1,"é":5}');
  });

  it.each<[MinifySettings['strings'], string, string]>([
    ['shortest', '{"s": "名前 🐳 \\/"}', '{"s":"名前 🐳 /"}'],
    [
      'shortest',
      '["\\u00e9\\u0022\\u005c\\u000a\\u0001\\ud83d\\ude00\\ud800\\u007f"]',
      '["é\\"\\\\\\n\\u0001😀\\ud800\u007f"]',
    ],
    ['shortest', '{"\\u0061\\/":1}', '{"a/":1}'],
    ['escapeNonAscii', '["é😀\\/"]', '["\\u00e9\\ud83d\\ude00\\/"]'],
  ])('strings %s: %s', (strings, text, expected) => expect(short(text, { strings })).toBe(expected));

  it('escapes a half of a character that no file could hold', () => {
    expect(short('["\ud800", "😀"]')).toBe('["\\ud800","😀"]');
    expect(JSON.parse(JSON.parse(short('["\ud800"]', { literal: 'wrap' })))).toEqual(['\ud800']);
  });
});

describe('string literals', () => {
  it.each([
    ['wrap', '{"a":1}', '"{\\"a\\":1}"'],
    ['wrap', '{ "a": "x\\ny" }', '"{\\"a\\":\\"x\\\\ny\\"}"'],
    ['wrap', '1\n2', '"1\\n2"'],
    ['unwrap', '"{\\"a\\": 1}"', '{"a":1}'],
    ['unwrap', '[{\\"value\\": 1}]', '[{"value":1}]'],
    ['unwrap', '"1"', '1'],
    ['unwrap', '"no json"', '"no json"'],
    ['unwrap', '{ "a": 1 }', '{"a":1}'],
  ] as const)('%s %s', (literal, text, expected) => expect(short(text, { literal })).toBe(expected));

  it('tells what a string holds and what was done', () => {
    expect(report('"{\\"a\\":1}"')).toMatchObject({ isLiteral: true, unwrapped: false });
    expect(report('"{\\"a\\":1}"', { literal: 'unwrap' })).toMatchObject({ isLiteral: false, unwrapped: true });
    expect(report('{"a":"{}"}')).toMatchObject({ isLiteral: false, unwrapped: false });
  });

  it('come back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.stringify(value);
        const wrapped = short(JSON.stringify(value, null, 2), { literal: 'wrap' });
        expect(JSON.parse(wrapped)).toBe(json);
        expect(short(wrapped, { literal: 'unwrap' })).toBe(json);
      }),
    );
  });
});

describe('what there is to say', () => {
  it('tells of values that JSON has not', () => {
    const { text, notes } = report('{a:Infinity,\n b:[-Infinity, NaN]}');
    expect(text).toBe('{"a":null,"b":[null,null]}');
    expect(notes).toEqual([
      { code: 'not-finite', source: 'Infinity', as: 'null', path: ['a'], place: { at: 3, line: 1, column: 4 } },
      { code: 'not-finite', source: '-Infinity', as: 'null', path: ['b', 0], place: { at: 17, line: 2, column: 5 } },
      { code: 'not-finite', source: 'NaN', as: 'null', path: ['b', 1], place: { at: 28, line: 2, column: 16 } },
    ]);
    const many = report(`[${Array.from({ length: 60 }, () => 'NaN').join()}]`).notes;
    expect([many.length, many.at(-1)]).toEqual([51, { code: 'more-notes', count: 10 }]);
  });

  it('keeps repeated keys, and tells where they are', () => {
    expect(report('{"a":1,"a":2}')).toMatchObject({
      text: '{"a":1,"a":2}',
      duplicateKeys: [{ key: 'a', at: 7, line: 1, column: 8 }],
      duplicateCount: 1,
    });
  });

  it('counts bytes before and after', () => {
    expect(report('{ "é": 1 }')).toMatchObject({ sourceBytes: 11, bytes: 8, readAs: 'json', roots: 1 });
    expect(report('{a:1}\n{a:2}')).toMatchObject({ readAs: 'lines', roots: 2 });
    expect(report('// x\n1')).toMatchObject({ readAs: 'json5', liberties: { comments: 1 } });
  });
});

describe('faults', () => {
  it.each([
    ['[1,2', { code: 'expected-comma-or-close', close: ']', line: 1, column: 5 }],
    ['{"a":1\n "b":2}', { code: 'expected-comma-or-close', close: '}', line: 2, column: 2 }],
    ['{"a":01}', { code: 'leading-zero', line: 1, column: 6 }],
    ['{"a":1}{"b":2}', { code: 'several-values', line: 1, column: 8 }],
  ])('%j', (text, expected) => expect(fault(text)).toMatchObject(expected));

  it.each(['{a:1}', '[1,]', '// c\n1', '1\n2', '[+1]', ' ', '', '\uFEFF', '\uFEFF\uFEFF1'])(
    'refuses %j when strict',
    (text) => {
      expect(fault(text, { strict: true })).toBeDefined();
    },
  );

  it('has nothing to say about nothing', () => {
    for (const text of ['', ' \n', '\uFEFF']) expect(report(text)).toMatchObject({ text: '', roots: 0, notes: [] });
  });

  it('refuses what is too large', () => {
    expect(fault(' '.repeat(SIZE_LIMIT + 1))).toEqual({
      code: 'too-large',
      bytes: SIZE_LIMIT + 1,
      limit: SIZE_LIMIT,
    });
  });
});

describe('size', () => {
  it('holds a long result outside the heap', async () => {
    const item = { id: 1, name: '名前 🐳', list: [1, 2, 3] };
    const value = Array.from({ length: 40_000 }, (_, id) => ({ ...item, id }));
    const told: number[] = [];
    const result = minify(JSON.stringify(value, null, 2), DEFAULTS, (done, total) => told.push(done / total));
    if (!result.ok) throw new Error(result.fault.code);
    const { text, whole, bytes } = result.value;
    const json = JSON.stringify(value);
    expect(text).toBe(json.slice(0, 200_000));
    expect(await whole?.text()).toBe(json);
    expect(whole?.size).toBe(bytes);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(Math.max(...told)).toBeLessThanOrEqual(1);
  });

  it('goes down any number of brackets', () => {
    const deep = `${'[ '.repeat(100_000)}${'] '.repeat(100_000)}`;
    expect(report(deep).bytes).toBe(200_000);
  });
});

it('changes nothing but white space', () => {
  const gap = fc.constantFrom('', ' ', '\n', '\t', '\r\n', '  ');
  fc.assert(
    fc.property(fc.jsonValue(), gap, (value, space) => {
      const json = JSON.stringify(value);
      expect(short(space + JSON.stringify(value, null, 3) + space)).toBe(json);
      expect(short(json, { strict: true })).toBe(json);
      expect(JSON.parse(short(json, { strings: 'escapeNonAscii' }))).toEqual(JSON.parse(json));
      expect(short(short(json, { strings: 'escapeNonAscii' }), { strings: 'shortest' })).toBe(json);
    }),
  );
});
