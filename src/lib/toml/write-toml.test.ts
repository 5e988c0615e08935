import fc from 'fast-check';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import type { DocumentValue } from '../document/document';
import { pathText } from '../document/note';
import { readJsonDocument } from '../document/read-json-document';
import { readToml } from './read-toml';
import { writeToml, type WriteTomlOptions } from './write-toml';

function document(json: string): DocumentValue {
  const result = readJsonDocument(json);
  const root = result.ok ? result.value.roots[0] : undefined;
  if (!root) throw new Error(`No JSON: ${json}`);
  return root;
}

function write(json: string, options?: WriteTomlOptions): string {
  const result = writeToml(document(json), options);
  return result.ok ? result.value.text : result.fault.code;
}

function notes(json: string, options?: WriteTomlOptions): string[] {
  const result = writeToml(document(json), options);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value.notes.map((note) => `${note.code} ${pathText(note.path ?? [])}`.trim());
}

describe('layout', () => {
  it.each([
    [
      '{"foo":"bar","list":{"name":"item","another":{"key":"value"}}}',
      'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\n',
    ],
    ['{"a":{"x":1},"b":2}', 'b = 2\n\n[a]\nx = 1\n'],
    ['{"a":null,"b":[1,null,2],"c":{"d":null}}', 'b = [1, 2]\n\n[c]\n'],
    ['[{"a":1},{"a":2}]', '[[items]]\na = 1\n\n[[items]]\na = 2\n'],
    [
      '{"i":1,"f":1.0,"big":9223372036854775807,"over":9223372036854775808,"e":1e3}',
      'i = 1\nf = 1.0\nbig = 9223372036854775807\nover = "9223372036854775808"\ne = 1e3\n',
    ],
    ['{"a.b":1,"":2,"naïve":3,"x y":4}', '"a.b" = 1\n"" = 2\n"naïve" = 3\n"x y" = 4\n'],
    [
      '{"a":[1,"x",{"y":1}],"b":[{"x":1},{"x":2,"y":{"z":1}}],"c":[],"d":{}}',
      'a = [1, "x", { y = 1 }]\nc = []\n\n[[b]]\nx = 1\n\n[[b]]\nx = 2\n\n[b.y]\nz = 1\n\n[d]\n',
    ],
    ['{"s":"x\\ny","q":"say \\"hi\\"","m":"😀"}', 's = """\nx\ny"""\nq = "say \\"hi\\""\nm = "😀"\n'],
    ['{}', ''],
    ['[]', 'items = []\n'],
    ['5', 'items = 5\n'],
    ['"x"', 'items = "x"\n'],
    ['{"a":{"b":{"c":1}}}', '[a.b]\nc = 1\n'],
    ['{"a":{"b":{}}}', '[a.b]\n'],
    ['{"a":{"b":[{}]}}', '[[a.b]]\n'],
    ['{"a":[{"b":[{"c":1},{}]}]}', '[[a]]\n\n[[a.b]]\nc = 1\n\n[[a.b]]\n'],
    ['{"a b":{"c.d":{"e":1}}}', '["a b"."c.d"]\ne = 1\n'],
    ['{"a":[[1],[],[{}],[{"b":[]}]]}', 'a = [[1], [], [{}], [{ b = [] }]]\n'],
    ['{"a":[{"b":1},[]]}', 'a = [{ b = 1 }, []]\n'],
    ['{"a":[null]}', 'a = []\n'],
    ['{"a":[{"b":1},null]}', '[[a]]\nb = 1\n'],
    ['{"__proto__":{"x":1},"2":1,"1":2}', '2 = 1\n1 = 2\n\n[__proto__]\nx = 1\n'],
    ['[NaN, Infinity, -Infinity, 0x10]', 'items = [nan, inf, -inf, 16]\n'],
    ['{"a":[true,false]}', 'a = [true, false]\n'],
    [
      '{"a":-0,"b":-0.0,"c":1E400,"d":123456789012345678901.5}',
      'a = -0\nb = -0.0\nc = 1E400\nd = 123456789012345678901.5\n',
    ],
  ])('%s', (json, toml) => {
    expect(write(json)).toBe(toml);
    expect(readToml(toml, { version: '1.0' }).ok).toBe(true);
  });
});

describe('strings', () => {
  it.each([
    ['"a\\tb\\u0000\\u001b\\u007f\\u0085\\\\"', '"a\\tb\\u0000\\u001B\\u007F\\u0085\\\\"'],
    ['"\\b\\f\\r"', '"\\b\\f\\r"'],
    ['"é漢😀\\u2028"', '"é漢😀\u2028"'],
    ['"x\\r\\ny"', '"""\nx\\r\ny"""'],
    ['"\\nx"', '"""\n\nx"""'],
    ['"x\\n"', '"""\nx\n"""'],
    ['"\\tx\\\\\\n"', '"""\n\tx\\\\\n"""'],
    ['"\\n\\"\\"\\"\\"a\\"\\"\\""', '"""\n\n\\"\\"\\"\\"a\\"\\"\\""""'],
    ['"\\n\\"\\"a\\""', '"""\n\n""a\\""""'],
    ['["x\\ny"]', '["x\\ny"]'],
    ['"2001-12-14"', '"2001-12-14"'],
    ['"1.0"', '"1.0"'],
  ])('%s', (json, toml) => expect(write(`{"a":${json}}`)).toBe(`a = ${toml}\n`));

  it('has shorter escapes in TOML 1.1', () => {
    expect(write('{"a":"\\u001b\\u0001\\u0085\\t"}', { version: '1.1' })).toBe('a = "\\e\\x01\\x85\\t"\n');
  });

  it('cannot hold half a character', () => {
    expect(write('{"a\\ud800":"\\ud83d"}')).toBe('"a\uFFFD" = "\uFFFD"\n');
    expect(notes('{"a\\ud800":"\\ud83d"}')).toEqual(['lone-surrogate ["a\\ud800"]', 'lone-surrogate ["a\uFFFD"]']);
    expect(write('{"\\ud800":1,"\\ud801":2}')).toBe('"\uFFFD" = 2\n');
    expect(notes('{"\\ud800":1,"\\ud801":2}')).toContain('duplicate-key ["\uFFFD"]');
  });
});

describe('what TOML has not', () => {
  it('leaves nulls out, with their paths', () => {
    expect(
      notes('{"a":null,"b":[1,null,2],"c":{"d":null},"e":[{"f":null}],"g":[1,{"h":null}],"i":[{"j":1},null]}'),
    ).toEqual([
      'null-left-out a',
      'null-left-out b[1]',
      'null-left-out g[1].h',
      'null-left-out c.d',
      'null-left-out e[0].f',
      'null-left-out i[1]',
    ]);
  });

  it('writes nulls as empty text where asked', () => {
    const json = '{"a":null,"b":[1,null],"c":{"d":null},"e":[{"x":1},null]}';
    expect(write(json, { nulls: 'text' })).toBe('a = ""\nb = [1, ""]\ne = [{ x = 1 }, ""]\n\n[c]\nd = ""\n');
    expect(notes(json, { nulls: 'text' })).toEqual([
      'null-as-text a',
      'null-as-text b[1]',
      'null-as-text e[1]',
      'null-as-text c.d',
    ]);
  });

  it('refuses nulls where asked', () => {
    expect(writeToml(document('{"b":{"c":null},"a":[1,null]}'), { nulls: 'fault' })).toEqual({
      ok: false,
      fault: { code: 'null-not-in-toml', path: ['a', 1], at: 23 },
    });
    expect(write('{"a":[{"b":null}]}', { nulls: 'fault' })).toBe('null-not-in-toml');
    expect(write('{"a":[{},null]}', { nulls: 'fault' })).toBe('null-not-in-toml');
    expect(write('{"a":1}', { nulls: 'fault' })).toBe('a = 1\n');
  });

  it('has a table at its root', () => {
    expect(notes('[1,null]')).toEqual(['root-wrapped', 'null-left-out [1]']);
    expect(write('[1]', { rootKey: 'a b' })).toBe('"a b" = [1]\n');
    for (const nulls of ['leave-out', 'text', 'fault'] as const)
      expect(write('null', { nulls })).toBe('nothing-for-toml');
  });

  it('has integers of 64 bits', () => {
    const json = '{"a":-9223372036854775808,"b":-9223372036854775809,"c":[18446744073709551615],"d":1e30}';
    const text = 'a = -9223372036854775808\nb = "-9223372036854775809"\nc = ["18446744073709551615"]\nd = 1e30\n';
    expect(write(json)).toBe(text);
    expect(write(json, { largeIntegers: 'number' })).toBe(text.replaceAll(/"(-?\d+)"/g, '$1'));
    for (const largeIntegers of ['text', 'number'] as const) {
      expect(notes(json, { largeIntegers })).toEqual(['large-integer b', 'large-integer c[0]']);
    }
  });
});

describe('options', () => {
  it('writes lists of maps on a line', () => {
    expect(write('{"t":{"x":1},"b":[{"x":1},{"y":{"z":[{}]}}]}', { listsOfMaps: 'inline' })).toBe(
      'b = [{ x = 1 }, { y = { z = [{}] } }]\n\n[t]\nx = 1\n',
    );
  });

  it.each([
    ['2001-12-14', true],
    ['2001-12-14T21:59:43Z', true],
    ['2001-12-14t21:59:43.123456789-05:00', true],
    ['2001-12-14T21:59:43', false],
    ['2001-12-14 21:59:43Z', false],
    ['2001-12-14T21:59Z', false],
    ['21:59:43', false],
    ['2001-02-29', false],
    ['2001-12-14 ', false],
    ['20011214', false],
    ['true', false],
  ])('takes %s for a date: %s', (text, isDate) => {
    const json = JSON.stringify({ a: text, b: [text] });
    const value = isDate ? text : `"${text}"`;
    expect(write(json, { datesFromStrings: true })).toBe(`a = ${value}\nb = [${value}]\n`);
    expect(write(json)).toBe(`a = "${text}"\nb = ["${text}"]\n`);
  });
});

describe('dates', () => {
  const dated = (source: string): DocumentValue => {
    const value = { kind: 'date', form: 'local-date', source, start: 0, end: 0 } as const;
    return { kind: 'map', members: [{ key: 'a', keySpan: { start: 0, end: 0 }, value }], start: 0, end: 0 };
  };

  it.each([
    ['1979-05-27', '1979-05-27'],
    ['1979-05-27 07:32:00.5', '1979-05-27 07:32:00.5'],
    ['1979-05-27t07:32:00z', '1979-05-27t07:32:00z'],
    ['07:32', '07:32:00'],
    ['1979-05-27T07:32', '1979-05-27T07:32:00'],
    ['1979-05-27 07:32+01:00', '1979-05-27 07:32:00+01:00'],
    ['1979-05-27T07:32Z', '1979-05-27T07:32:00Z'],
    ['2001-12-14t21:59:43.10-05:00', '2001-12-14t21:59:43.10-05:00'],
  ])('%s is %s', (source, toml) => {
    expect(writeToml(dated(source))).toEqual({ ok: true, value: { text: `a = ${toml}\n`, notes: [] } });
  });

  it('keeps times without seconds in TOML 1.1, and writes strings where asked', () => {
    expect(writeToml(dated('07:32'), { version: '1.1' })).toMatchObject({ value: { text: 'a = 07:32\n', notes: [] } });
    expect(writeToml(dated('07:32'), { dates: false })).toMatchObject({ value: { text: 'a = "07:32"\n', notes: [] } });
  });
});

describe('comments', () => {
  const jsonc = `// head
{
  // about a
  "a": 1, // one
  // about t
  "t": { // behind t
    // about u
    "u": {"x": 1 /* x */}
    // end of t
  },
  "l": [ // list
    // first
    1, // is one
    {"y": /* why */ 2} // map
    // last
  ],
  // tables
  "m": [
    // table
    {"z": 1}
  ]
  // end
}
// foot`;

  it('stay where they speak of the same', () => {
    expect(write(jsonc).split('\n')).toEqual([
      '# head',
      '# about a',
      'a = 1 # one',
      'l = [',
      '  # first',
      '  1, # is one',
      '  # why',
      '  { y = 2 }, # map',
      '  # last',
      '] # list',
      '',
      '# about t',
      '# behind t',
      '# about u',
      '[t.u]',
      'x = 1 # x',
      '# end of t',
      '',
      '# tables',
      '# table',
      '[[m]]',
      'z = 1',
      '# end',
      '# foot',
      '',
    ]);
    expect(notes(jsonc)).toEqual([]);
    expect(parse(write(jsonc))).toEqual({ a: 1, t: { u: { x: 1 } }, l: [1, { y: 2 }], m: [{ z: 1 }] });
  });

  it('are dropped where asked, and counted', () => {
    expect(write(jsonc, { comments: false })).toBe('a = 1\nl = [1, { y = 2 }]\n\n[t.u]\nx = 1\n\n[[m]]\nz = 1\n');
    expect(writeToml(document(jsonc), { comments: false })).toMatchObject({
      value: { notes: [{ code: 'comments-dropped', count: 18 }] },
    });
  });

  it('hold no control characters', () => {
    expect(write('{"a": 1 // b\u0007c\td\n}')).toBe('a = 1 # b\uFFFDc\td\n');
    expect(write('{/* a\n\n  b\rc */"a": 1}')).toMatch(/^(?:#[^\r]*\n)+a = 1\n$/);
  });

  it('alone are a document', () => {
    expect(write('{ // nothing\n}')).toBe('# nothing\n');
    expect(write('// five\n5')).toBe('# five\nitems = 5\n');
  });
});

const span = { start: 0, end: 0 };
const scalar: fc.Arbitrary<DocumentValue> = fc.oneof(
  fc
    .oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom('"""', '\n"', 'a\r\nb', '\\\n', "'''\n"))
    .map((text) => ({ kind: 'string', text, ...span }) as const),
  fc
    .oneof(
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n.toExponential().replace('e+', 'E')),
      fc.constantFrom('NaN', 'Infinity', '-Infinity', '1.10', '1E400', '0e0'),
    )
    .map((source) => ({ kind: 'number', source, ...span }) as const),
  fc.boolean().map((value) => ({ kind: 'boolean', value, ...span }) as const),
  fc
    .constantFrom(
      { form: 'local-date', source: '2024-02-29' } as const,
      { form: 'local-time', source: '07:32:00.123456789' } as const,
      { form: 'local-date-time', source: '2024-02-29 07:32:00' } as const,
      { form: 'offset-date-time', source: '2024-02-29T07:32:00.5-07:00' } as const,
    )
    .map((date) => ({ kind: 'date', ...date, ...span }) as const),
);
const anyKey = fc.oneof(fc.constantFrom('a', 'b', 'c', '__proto__'), fc.string({ unit: 'binary', maxLength: 3 }));
const { tree, map } = fc.letrec<{ tree: DocumentValue; map: DocumentValue; list: DocumentValue }>((tie) => ({
  tree: fc.oneof({ maxDepth: 4 }, scalar, tie('map'), tie('list')),
  map: fc.uniqueArray(fc.tuple(anyKey, tie('tree')), { maxLength: 4, selector: ([key]) => key }).map((pairs) => ({
    kind: 'map',
    members: pairs.map(([key, value]) => ({ key, keySpan: span, value })),
    ...span,
  })),
  list: fc
    .oneof(fc.array(tie('tree'), { maxLength: 4 }), fc.array(tie('map'), { maxLength: 3 }))
    .map((items) => ({ kind: 'list', items, ...span })),
}));

/** The tree without places and comments, the members of its maps by key: tables move behind plain values. */
function plain(value: DocumentValue): unknown {
  switch (value.kind) {
    case 'map':
      return value.members
        .toSorted((a, b) => (a.key < b.key ? -1 : 1))
        .map((member) => [member.key, plain(member.value)]);
    case 'list':
      return { items: value.items.map(plain) };
    case 'string':
      return `"${value.text}`;
    case 'number':
      // TOML knows no signed zero among integers.
      return value.source === '-0' ? '0' : value.source;
    case 'date':
      return { form: value.form, source: value.source };
    case 'boolean':
      return value.value;
    case 'null':
      return null;
  }
}

it('is read back as the same tree, by us and by others', () => {
  const options = fc.record<WriteTomlOptions>({
    listsOfMaps: fc.constantFrom('tables', 'inline'),
    version: fc.constantFrom('1.0', '1.1'),
  });
  fc.assert(
    fc.property(map, options, (value, how) => {
      const written = writeToml(value, how);
      if (!written.ok) throw new Error(written.fault.code);
      const { text } = written.value;
      expect(written.value.notes).toEqual([]);
      const read = readToml(text, { version: how.version ?? '1.0' });
      if (!read.ok) throw new Error(`${JSON.stringify(read.fault)}\n${text}`);
      expect(plain(read.value.document)).toEqual(plain(value));
      expect(() => parse(text, { integersAsBigInt: true })).not.toThrow();
    }),
    { numRuns: 400 },
  );
});

it('gives a list or scalar back from below its key', () => {
  fc.assert(
    fc.property(
      tree.filter(({ kind }) => kind !== 'map'),
      (value) => {
        const written = writeToml(value, { rootKey: 'r' });
        const read = written.ok ? readToml(written.value.text) : written;
        if (!read.ok) throw new Error(read.fault.code);
        expect(read.value).toMatchObject({ document: { members: [{ key: 'r' }] } });
        if (!('document' in read.value)) return;
        expect(read.value.document.members.map((member) => plain(member.value))).toEqual([plain(value)]);
      },
    ),
    { numRuns: 150 },
  );
});
