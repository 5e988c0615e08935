import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import type { DocumentValue } from '../document/document';
import { readJsonDocument } from '../document/read-json-document';
import { writeJson } from '../document/write-json';
import { readYaml } from './read-yaml';
import { writeYaml, type WriteYamlOptions } from './write-yaml';

function fromJson(json: string): readonly DocumentValue[] {
  const read = readJsonDocument(json);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value.roots;
}

const toYaml = (json: string, options: WriteYamlOptions = {}) => writeYaml(fromJson(json), options).text;
const text = (value: string, options: WriteYamlOptions = {}) => toYaml(JSON.stringify(value), options);

describe('writes', () => {
  it.each([
    ['{"foo":"bar","list":["item",{"key":"value"}]}', 'foo: bar\nlist:\n  - item\n  - key: value\n'],
    [
      '{"country":"no","version":"1.0","on":"yes","t":"13:32:00","d":"2001-12-14","z":"007"}',
      'country: "no"\nversion: "1.0"\n"on": "yes"\nt: "13:32:00"\nd: "2001-12-14"\nz: "007"\n',
    ],
    ['{"b":1,"2":2,"1":12345678901234567890,"f":1.10}', 'b: 1\n"2": 2\n"1": 12345678901234567890\nf: 1.10\n'],
    ['{"x":1e3,"eq":"="}', 'x: 1.0e+3\neq: "="\n'],
    ['[1E400,1.5e-7,-2e+1,-0,0.1]', '- 1.0E+400\n- 1.5e-7\n- -2.0e+1\n- -0\n- 0.1\n'],
    ['{"a":1,"b":2,"a":3}', 'a: 3\nb: 2\n'],
    [
      '{"s":"line 1\\nline 2\\n","e":[],"o":{},"h":"a: b #c","emo":"😀"}',
      's: |\n  line 1\n  line 2\ne: []\no: {}\nh: "a: b #c"\nemo: 😀\n',
    ],
    ['{"__proto__":1}', '__proto__: 1\n'],
    ['{"Name":"Dor\\u00e9"}', 'Name: Doré\n'],
    ['1.4', '1.4\n'],
    ['{"number":"001"}', 'number: "001"\n'],
    ['null', 'null\n'],
    ['""', '""\n'],
    ['[]', '[]\n'],
    ['[[],[[]],[[1,2],{}]]', '- []\n- - []\n- - - 1\n    - 2\n  - {}\n'],
    ['[{"a":[{"b":[1]}],"c":{"d":2}}]', '- a:\n    - b:\n        - 1\n  c:\n    d: 2\n'],
    ['{a:NaN,b:Infinity,c:-Infinity}', 'a: .nan\nb: .inf\nc: -.inf\n'],
  ])('%s', (json, yaml) => expect(toYaml(json)).toBe(yaml));

  it.each([
    ['a\nb', '|-\n  a\n  b\n'],
    ['a\nb\n', '|\n  a\n  b\n'],
    ['a\n\n', '|+\n  a\n\n'],
    ['\n\na\n', '|\n\n\n  a\n'],
    ['# a\nb: c\n- d', '|-\n  # a\n  b: c\n  - d\n'],
    ['---\n...', '|-\n  ---\n  ...\n'],
    [' a\nb', '" a\\nb"\n'],
    ['a \nb', '"a \\nb"\n'],
    ['a\n\tb', '"a\\n\\tb"\n'],
    ['a\tb\nc', '|-\n  a\tb\n  c\n'],
    ['a\r\nb', '"a\\r\\nb"\n'],
    ['\n', '"\\n"\n'],
    ['a\tb', '"a\\tb"\n'],
    ['\u0000\u001b\u007f\u0085\u2028\ufeff', '"\\u0000\\u001b\\u007f\\u0085\\u2028\\ufeff"\n'],
    ['\ud800x', '\uFFFDx\n'],
    ['a\n\udc00\n', '|\n  a\n  \uFFFD\n'],
    ['say "hi": x', '\'say "hi": x\'\n'],
    ['"it\'s"', '"\\"it\'s\\""\n'],
    ["it's", "it's\n"],
    ['C:\\x', 'C:\\x\n'],
    ['http://x.y/?a=b#c', 'http://x.y/?a=b#c\n'],
    ['-v', '-v\n'],
    ['--- x', '"--- x"\n'],
    ['你好', '你好\n'],
  ])('the text %j', (value, yaml) => expect(text(value)).toBe(yaml));

  it.each([
    ['{"a":" x\\ny"}', 'a: |2-\n   x\n  y\n'],
    ['[" x\\ny\\n"]', '- |2\n   x\n  y\n'],
    ['{"a":{"b":[["x\\n\\n"],1]}}', 'a:\n  b:\n    - - |+\n        x\n\n    - 1\n'],
  ])('blocks inside of %s', (json, yaml) => expect(toYaml(json)).toBe(yaml));

  it.each([
    'no yes on off y n Y N No NO On Off ~ null Null NULL true True FALSE 0 1 -1 +1 1.0 .5 1. 1e3 1_000 0x10 0o17 017 0b1',
    '1:30 13:32:00 190:20:30.15 2001-12-14 2001-1-1 2001-12-14T21:59:43Z .inf -.INF .nan <<  = . e3 08 0_',
    '- ? : , [ ] { } # & * ! | > % @ ` [a {a #a &a *a !a |a >a %a @a `a "a \'a -: a:',
  ])('what is no text to some reader, or no plain text, in quotes: %s', (values) => {
    for (const value of values.split(' ').filter((word) => word !== '')) {
      expect(text(value)).toMatch(/^(["']).*\1\n$/);
      expect(toYaml(JSON.stringify({ [value]: 1 }))).toMatch(/^(["']).*\1: 1\n$/);
    }
    expect(text('2001-12-14 21:59:43.10 -5')).toBe('"2001-12-14 21:59:43.10 -5"\n');
  });

  it('only what 1.2 needs, when asked', () => {
    const json = '["no","1:30","017","0x10","null","1_000","2001-12-14",1e3,"<<","="]';
    const yaml = '- no\n- 1:30\n- "017"\n- "0x10"\n- "null"\n- 1_000\n- "2001-12-14"\n- 1e3\n- "<<"\n- =\n';
    expect(toYaml(json, { safeFor11: false })).toBe(yaml);
  });
});

describe('options', () => {
  const json = '{"a":{"b":[1,{"c":"x","d":[[2]]}]},"e":null,"f":"y: z"}';
  it.each<[WriteYamlOptions, string]>([
    [{ indent: 4 }, 'a:\n    b:\n        - 1\n        - c: x\n          d:\n              - - 2\ne: null\nf: "y: z"\n'],
    [{ indentLists: false }, 'a:\n  b:\n  - 1\n  - c: x\n    d:\n    - - 2\ne: null\nf: "y: z"\n'],
    [{ nulls: '~' }, 'a:\n  b:\n    - 1\n    - c: x\n      d:\n        - - 2\ne: ~\nf: "y: z"\n'],
    [{ nulls: 'empty' }, 'a:\n  b:\n    - 1\n    - c: x\n      d:\n        - - 2\ne:\nf: "y: z"\n'],
    [{ quotes: 'double' }, 'a:\n  b:\n    - 1\n    - c: "x"\n      d:\n        - - 2\ne: null\nf: "y: z"\n'],
    [{ quotes: 'single' }, "a:\n  b:\n    - 1\n    - c: 'x'\n      d:\n        - - 2\ne: null\nf: 'y: z'\n"],
    [{ documentStart: true }, '---\na:\n  b:\n    - 1\n    - c: x\n      d:\n        - - 2\ne: null\nf: "y: z"\n'],
  ])('%j', (options, yaml) => expect(toYaml(json, options)).toBe(yaml));

  it('sorts keys', () => {
    const unsorted = '[{"a10":1,"a2":2,"B":{"q":1,"p":2}}]';
    expect(toYaml(unsorted, { sortKeys: 'codeUnits' })).toBe('- B:\n    p: 2\n    q: 1\n  a10: 1\n  a2: 2\n');
    expect(toYaml(unsorted, { sortKeys: 'natural' })).toBe('- a2: 2\n  a10: 1\n  B:\n    p: 2\n    q: 1\n');
  });

  it('folds long texts at 80 columns', () => {
    const long = 'word '.repeat(30).trim();
    const json = JSON.stringify({ a: long, b: `${long}\n\n${long}\n`, c: `${long}\t`, d: 'x'.repeat(100), e: 'short' });
    const yaml = toYaml(json, { fold: true });
    for (const line of yaml.split('\n'))
      expect(line.length > 80 ? line : '').toBe(line.length > 80 ? `d: ${'x'.repeat(100)}` : '');
    expect(yaml).toMatch(/^a: >-\n {2}word/);
    expect(yaml).toMatch(/\nb: >\n {2}word/);
    expect(yaml).toMatch(/\nc: "word/);
    expect(toYaml(json)).not.toMatch(/>/);
  });

  it('puts several documents apart', () => {
    expect(toYaml('{"a":1}\n[2]\n"x"')).toBe('a: 1\n---\n- 2\n---\nx\n');
    expect(toYaml('1\n2', { documentStart: true })).toBe('---\n1\n---\n2\n');
    expect(writeYaml([]).text).toBe('');
    expect(toYaml('null', { nulls: 'empty' })).toBe('null\n');
  });

  it('gives long keys a line of their own', () => {
    const key = 'k'.repeat(2000);
    const yaml = toYaml(`{"${key}":{"a":1},"b":[{"${key}":2}]}`);
    expect(yaml).toBe(`? ${key}\n:\n  a: 1\nb:\n  - ? ${key}\n    : 2\n`);
    expect(readYaml(yaml, { strict: true })).toMatchObject({ ok: true });
  });

  it('writes dates plain, times alone in quotes', () => {
    const place = { start: 0, end: 0 };
    const dates: DocumentValue[] = [
      { kind: 'date', form: 'offset-date-time', source: '1979-05-27T07:32:00Z', ...place },
      { kind: 'date', form: 'local-date', source: '1979-05-27', ...place },
      { kind: 'date', form: 'local-time', source: '13:32:00', ...place },
    ];
    const list: DocumentValue = { kind: 'list', items: dates, ...place };
    expect(writeYaml([list]).text).toBe('- 1979-05-27T07:32:00Z\n- 1979-05-27\n- "13:32:00"\n');
    expect(writeYaml([list], { dates: 'quoted' }).text).toBe(
      '- "1979-05-27T07:32:00Z"\n- "1979-05-27"\n- "13:32:00"\n',
    );
  });
});

describe('comments', () => {
  const json = [
    '// top',
    '{',
    '  // a',
    '  "a": 1, // one',
    '  /* b\n  is long */',
    '  "b": [ // list',
    '    // first',
    '    {"x": 1}, // after',
    '    {',
    '      // inner',
    '      "z": 2',
    '    },',
    '    "c\\nd" // text',
    '    // end',
    '  ],',
    '  "e": {}, "f": [/* nothing */]',
    '}',
    '// bottom',
  ].join('\n');

  it('stay where they were', () => {
    const yaml = toYaml(json);
    expect(yaml).toContain('# top\n# a\na: 1 # one\n# b\n# is long\nb: # list\n  # first\n  -');
    expect(yaml).toContain('  - # after\n    x: 1\n  -\n    # inner\n    z: 2\n');
    expect(yaml).toContain('  - |- # text\n    c\n    d\n  # end\n');
    expect(yaml).toContain('e: {}\nf: [] # nothing\n# bottom\n');
    expect(writeYaml(readBack(yaml)).text).toBe(yaml);
  });

  it('are counted when they are dropped', () => {
    const written = writeYaml(fromJson(json), { comments: false });
    expect(written.text).not.toContain('#');
    expect(written.notes).toEqual([{ code: 'comments-dropped', count: 13 }]);
  });

  it('cannot break the document', () => {
    const comments = { before: ['a\nb\rc'], after: 'd\ne\u0000', inside: ['f'] };
    const value: DocumentValue = { kind: 'boolean', value: true, start: 0, end: 0, comments };
    expect(writeYaml([value]).text).toBe('# a\n# b\n# c\ntrue # d e\uFFFD\n# f\n');
  });

  function readBack(yaml: string): readonly DocumentValue[] {
    const read = readYaml(yaml);
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    return read.value.documents;
  }
});

it('cannot hold half a character', () => {
  const json = '{"a\\ud800":["\\ud83d","\\ud83d\\ude00"],"\\ud800":1,"\\udc00":{"b":2}}';
  const written = writeYaml(fromJson(json));
  expect(written.text).toBe('a\uFFFD:\n  - \uFFFD\n  - 😀\n\uFFFD:\n  b: 2\n');
  expect(written.notes).toEqual([
    { code: 'lone-surrogate', path: ['a\ud800'] },
    { code: 'lone-surrogate', path: ['a\uFFFD', 0] },
    { code: 'lone-surrogate', path: ['\ud800'] },
    { code: 'lone-surrogate', path: ['\udc00'] },
    { code: 'duplicate-key', key: '\uFFFD', path: ['\uFFFD'] },
  ]);
});

it('tells the document of half a character', () =>
  expect(writeYaml(fromJson('1\n"\\ud800"')).notes).toEqual([{ code: 'lone-surrogate', path: [1] }]));

// Texts of what is special to YAML, and any others.
const nasty = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(...'\n\n \t\r#:-?,[]{}&*!|>\'"%@`\\ab.01_e~=<+\u0000\u0085\u2028\uFEFFé😀'),
    maxLength: 12,
  }),
  fc.string({ unit: fc.constantFrom('a', 'bc', ' ', '\n', '# ', ': ', '- '), maxLength: 120 }),
  fc.constantFrom(
    'no',
    'y',
    'null',
    '~',
    '1',
    '1.0',
    '0x1',
    '1:30',
    '2001-12-14',
    '<<',
    '=',
    '---',
    '...',
    '- a',
    '? b',
    '',
    ' ',
    '\n\n',
    'e3',
  ),
);

const numbers = fc.oneof(
  fc.integer().map(String),
  fc.bigInt().map(String),
  fc.double({ noDefaultInfinity: true, noNaN: true }).map((n) => JSON.stringify(n)),
  fc.constantFrom('-0', '1.10', '1e3', '1E+400', '-1.5e-7', 'NaN', 'Infinity', '-Infinity'),
);

const place = { start: 0, end: 0 };

const { document } = fc.letrec<{ document: DocumentValue }>((tie) => ({
  document: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    nasty.map((value): DocumentValue => ({ kind: 'string', text: value, ...place })),
    numbers.map((source): DocumentValue => ({ kind: 'number', source, ...place })),
    fc.constantFrom<DocumentValue>({ kind: 'null', ...place }, { kind: 'boolean', value: true, ...place }),
    fc.array(tie('document'), { maxLength: 4 }).map((items): DocumentValue => ({ kind: 'list', items, ...place })),
    fc
      .uniqueArray(fc.tuple(nasty, tie('document')), { maxLength: 4, selector: ([key]) => key })
      .map((pairs): DocumentValue => ({
        kind: 'map',
        members: pairs.map(([key, value]) => ({ key, keySpan: place, value })),
        ...place,
      })),
  ),
}));

const styles = fc.record({
  indent: fc.constantFrom(2, 4),
  indentLists: fc.boolean(),
  fold: fc.boolean(),
  quotes: fc.constantFrom('needed' as const, 'double' as const, 'single' as const),
  documentStart: fc.boolean(),
  nulls: fc.constantFrom('null' as const, '~' as const, 'empty' as const),
});

/** A tree as plain text to compare: with the digits of numbers, or as doubles have them. */
function shape(value: DocumentValue, digits: boolean): unknown {
  switch (value.kind) {
    case 'map':
      return new Map(value.members.map(({ key, value: member }) => [key, shape(member, digits)]));
    case 'list':
      return value.items.map((item) => shape(item, digits));
    case 'string':
      return value.text;
    case 'number':
      return digits ? `number ${value.source}` : Number(value.source);
    case 'boolean':
      return value.value;
    case 'null':
      return null;
    case 'date':
      return `date ${value.source}`;
  }
}

describe('reads back the same', () => {
  it('with our reader, as 1.2', () => {
    fc.assert(
      fc.property(
        fc.array(document, { minLength: 1, maxLength: 3 }),
        styles,
        fc.boolean(),
        (documents, style, safeFor11) => {
          const yaml = writeYaml(documents, { ...style, safeFor11 }).text;
          const read = readYaml(yaml, { strict: true });
          const before = documents.map((value) => shape(value, !safeFor11));
          expect(read.ok ? read.value.documents.map((value) => shape(value, !safeFor11)) : [read.fault, yaml]).toEqual(
            before,
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it('with our reader, as 1.1', () => {
    fc.assert(
      fc.property(document, styles, (value, style) => {
        const yaml = writeYaml([value], style).text;
        const read = readYaml(yaml, { version: '1.1' });
        expect(read.ok ? read.value.documents.map((one) => shape(one, false)) : [read.fault, yaml]).toEqual([
          shape(value, false),
        ]);
      }),
      { numRuns: 150 },
    );
  });

  it.each(['1.2', '1.1'] as const)('with another reader, as %s', (version) => {
    fc.assert(
      fc.property(document, styles, (value, style) => {
        const yaml = writeYaml([value], style).text;
        const [read] = parseAllDocuments(yaml, { version, merge: true, logLevel: 'silent' });
        expect(read && 'errors' in read ? read.errors : read).toEqual([]);
        expect(read && 'toJS' in read ? read.toJS({ mapAsMap: true }) : yaml).toEqual(shape(value, false));
      }),
      { numRuns: 150 },
    );
  });

  it('at 500 levels', () => {
    const json = `${'[{"a":'.repeat(250)}"x\\ny"${'}]'.repeat(250)}`;
    const read = readYaml(toYaml(json));
    expect(read.ok ? read.value.documents.map((value) => writeJson(value, { indent: 0 }).text) : read.fault).toEqual([
      json,
    ]);
  });
});
