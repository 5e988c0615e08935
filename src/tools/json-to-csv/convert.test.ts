import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { SIZE_LIMIT, convert, type ConvertSettings, type ConvertedCsv } from './convert';
import { readCsv } from './read-csv';

const DEFAULTS: ConvertSettings = {
  nested: 'flatten',
  lists: 'json',
  delimiter: ',',
  quotes: 'needed',
  lineEnd: 'lf',
  header: true,
  nullAs: 'empty',
  guard: false,
  strict: false,
  path: '',
  columns: [],
};

type Settings = Partial<ConvertSettings>;

function report(text: string, settings: Settings = {}): ConvertedCsv {
  const result = convert(text, { ...DEFAULTS, ...settings });
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

const csv = (text: string, settings?: Settings) => report(text, settings).text;
const fault = (text: string, settings: Settings = {}) => {
  const result = convert(text, { ...DEFAULTS, ...settings });
  return result.ok ? undefined : result.fault;
};

describe('rows and columns', () => {
  it.each<[string, string]>([
    ['[{"a":1,"b":2},{"a":3,"c":4}]', 'a,b,c\n1,2,\n3,,4'],
    [
      '[{"name":"Ada","age":36},{"name":"Grace","age":85,"city":"New York"}]',
      'name,age,city\nAda,36,\nGrace,85,New York',
    ],
    ['[{"b":1,"2":2,"1":3}]', 'b,2,1\n1,2,3'],
    ['{"a":1,"b":{"c":2}}', 'a,b.c\n1,2'],
    ['{"a":1}\n{"a":2}', 'a\n1\n2'],
    ['[1,2]\n["x"]', '1,2\nx,'],
    ['[["a","b"],[1,"x,y"]]', 'a,b\n1,"x,y"'],
    ['[["a"],[]]', 'a\n""'],
    ['["a",1,null]', 'value\na\n1\n""'],
    ['5', 'value\n5'],
    ['"x"', 'value\nx'],
    ['[{"a":1},2,null,[3]]', 'a,value\n1,\n,2\n,\n,[3]'],
    ['[1,[2,3]]', 'value\n1\n"[2,3]"'],
    ['[{"__proto__":1,"constructor":2}]', '__proto__,constructor\n1,2'],
    ['[{"":1}]', '""\n1'],
    ['[{"a":true,"b":false}]', 'a,b\ntrue,false'],
    ['[{"a":1,"b":2,"a":3}]', 'a,b\n3,2'],
    ['[{"a":{"x":1},"a":{"y":2}}]', 'a.y\n2'],
    ['[{"a":{},"b":[]}]', 'a,b\n{},[]'],
    ['[{a: 0xFF, b: .5, c: Infinity, d: +1}]', 'a,b,c,d\n255,0.5,Infinity,1'],
  ])('%s', (text, expected) => expect(csv(text)).toBe(expected));

  it.each(['[]', '{}', '[{}]', '[[]]', '', '  \n'])('%j has no cells', (text) => {
    expect(report(text)).toMatchObject({ text: '', columnCount: 0, hasHeader: false });
  });

  it('keeps numbers as they are written', () => {
    expect(csv('[{"id":12345678901234567890,"p":1.10,"n":null}]')).toBe('id,p,n\n12345678901234567890,1.10,');
    expect(csv('[{"a":1e3,"b":-0,"c":[1.10,{"d":1E5}]}]')).toBe('a,b,c\n1e3,-0,"[1.10,{""d"":1E5}]"');
  });

  it('tells columns of the same name apart', () => {
    expect(report('[{"a.b":1,"a":{"b":2}}]')).toMatchObject({
      text: 'a.b,a.b (2)\n1,2',
      renamed: [{ wanted: 'a.b', name: 'a.b (2)' }],
      renamedCount: 1,
    });
    expect(csv('[{"a.b":1,"a":{"b":2},"a.b (2)":3}]')).toBe('a.b,a.b (2),a.b (2) (2)\n1,2,3');
  });
});

describe('nested values', () => {
  const text = '[{"a":{"c":1,"d":[1,2]},"b":true},{"a":3}]';
  it.each<[Settings, string]>([
    [{}, 'a.c,a.d,b,a\n1,"[1,2]",true,\n,,,3'],
    [{ nested: 'json' }, 'a,b\n"{""c"":1,""d"":[1,2]}",true\n3,'],
    [{ nested: 'omit' }, 'b,a\ntrue,\n,3'],
    [{ lists: 'join' }, 'a.c,a.d,b,a\n1,1; 2,true,\n,,,3'],
    [{ lists: 'columns' }, 'a.c,a.d.0,a.d.1,b,a\n1,1,2,true,\n,,,,3'],
    [{ lists: 'rows' }, 'a.c,a.d,b,a\n1,1,true,\n1,2,true,\n,,,3'],
  ])('%j', (settings, expected) => expect(csv(text, settings)).toBe(expected));

  it.each<[string, Settings, string]>([
    ['[{"t":["x","y"]}]', { lists: 'join' }, 't\nx; y'],
    ['[{"t":["x",1,null,true,{"a":[1]}]}]', { lists: 'join' }, 't\n"x; 1; ; true; {""a"":[1]}"'],
    ['[{"t":[]}]', { lists: 'join' }, 't\n""'],
    ['[{"t":["x","y"]}]', { lists: 'columns' }, 't.0,t.1\nx,y'],
    ['[{"t":[{"a":1},[2,3]]},{"t":[]}]', { lists: 'columns' }, 't.0.a,t.1.0,t.1.1,t\n1,2,3,\n,,,[]'],
    ['[{"t":[{"a":1},{"a":2}]}]', { lists: 'columns', nested: 'json' }, 't.0,t.1\n"{""a"":1}","{""a"":2}"'],
    [
      '[{"id":1,"i":[{"s":"a","q":[1,2]},{"s":"b"}],"n":2}]',
      { lists: 'rows' },
      'id,i.s,i.q,n\n1,a,1,2\n1,a,2,2\n1,b,,2',
    ],
    ['[{"a":[1,2,3],"b":["x","y"],"c":0}]', { lists: 'rows' }, 'a,b,c\n1,x,0\n2,y,0\n3,,0'],
    ['[{"a":1,"t":[]},{"a":2,"t":[[3,4],[5]]}]', { lists: 'rows' }, 'a,t\n1,\n2,3\n2,4\n2,5'],
    ['[{"a":1,"t":[],"b":2}]', { lists: 'rows' }, 'a,t,b\n1,,2'],
    ['[{"t":[]},{"t":[]}]', { lists: 'rows' }, 't\n""\n""'],
    ['[{"a":{"t":[[]]},"b":2}]', { lists: 'rows' }, 'a.t,b\n,2'],
    ['[{"a":1,"t":[],"b":2},{"t":["x"]}]', { lists: 'rows' }, 'a,t,b\n1,,2\n,x,'],
    ['[{"a":1,"t":[],"b":2},{"t":[{"c":3}]}]', { lists: 'rows' }, 'a,b,t.c\n1,2,\n,,3'],
    ['[1,[]]', { lists: 'rows' }, 'value\n1\n[]'],
    ['[{"t":[{"a":1},{"a":2}]}]', { lists: 'rows', nested: 'json' }, 't\n"{""a"":1}"\n"{""a"":2}"'],
  ])('%s %j', (source, settings, expected) => expect(csv(source, settings)).toBe(expected));
});

describe('cells', () => {
  it.each<[string, Settings, string]>([
    [
      '[{"a":"hello \\"world\\"","b":"x,y"},{"a":"line1\\nline2","b":" pad"}]',
      {},
      'a,b\n"hello ""world""","x,y"\n"line1\nline2"," pad"',
    ],
    ['[{"a":"x\\ry","b":"pad ","c":"\\ttab","d":"a b"}]', {}, 'a,b,c,d\n"x\ry","pad ","\ttab",a b'],
    ['[{"a":"1,5","b":"x;y"}]', { delimiter: ';' }, 'a;b\n1,5;"x;y"'],
    ['[{"a":"x\\ty","b":"1,5"}]', { delimiter: '\t' }, 'a\tb\n"x\ty"\t1,5'],
    ['[{"a":"x|y","b":"\\\\"}]', { delimiter: '|' }, 'a|b\n"x|y"|\\'],
    ['[{"a":1,"b":null},{"a":""}]', { quotes: 'always' }, '"a","b"\n"1",""\n"",""'],
    ['[{"a":1},{"a":2}]', { lineEnd: 'crlf' }, 'a\r\n1\r\n2'],
    ['[{"a":"x\\ny"}]', { lineEnd: 'crlf' }, 'a\r\n"x\ny"'],
    ['[{"a":1,"b":2}]', { header: false }, '1,2'],
    ['[{"a":null,"b":1}]', { nullAs: 'null' }, 'a,b\nnull,1'],
    ['[{"a":""},{"a":null},{}]', {}, 'a\n""\n""\n""'],
    ['[{"a":"=1+1","b":-5,"c":"-5"}]', { guard: true }, "a,b,c\n'=1+1,-5,'-5"],
    ['[{"=x":"@a","b":["+1"]}]', { guard: true, lists: 'join' }, "'=x,b\n'@a,'+1"],
    ['[{"\\ufeffa":1}]', {}, '"\ufeffa"\n1'],
    ['[{"a":"名前 🐳"}]', {}, 'a\n名前 🐳'],
  ])('%s %j', (text, settings, expected) => expect(csv(text, settings)).toBe(expected));

  it('counts what a spreadsheet would take for a formula', () => {
    const text = '[{"a":"=1","b":"+1","c":"@x","d":"a=1","e":-1,"f":"\\tx","g":"\\rx"}]';
    expect(report(text).formulas).toBe(5);
    expect(report(text, { guard: true })).toMatchObject({
      formulas: 5,
      text: `a,b,c,d,e,f,g\n'=1,'+1,'@x,a=1,-1,'\tx,"'\rx"`,
    });
  });

  it('tells of halves of characters, which no file can hold', () => {
    expect(report('[{"a":"\\ud800x","b":"😀"}]')).toMatchObject({ text: 'a,b\n\ufffdx,😀', loneSurrogates: 1 });
  });
});

describe('where the records stand', () => {
  const text = '{"ok":true,"data":{"items":[{"a":1},{"a":2}],"tags":["x"]}}';

  it('offers the only list of maps', () => {
    expect(report(text)).toMatchObject({
      text: 'ok,data.items,data.tags\ntrue,"[{""a"":1},{""a"":2}]","[""x""]"',
      envelope: { path: ['data', 'items'], count: 2 },
    });
    expect(report('{"a":[{"x":1}],"b":[{"y":2}]}').envelope).toBeUndefined();
    expect(report('{"a":[1],"b":[]}').envelope).toBeUndefined();
    expect(report('[{"a":[{"x":1}]}]').envelope).toBeUndefined();
    expect(report('{"a":[{"x":[{"y":1}]}]}').envelope).toMatchObject({ path: ['a'] });
  });

  it.each([
    ['data.items', 'a\n1\n2'],
    ['$.data.items', 'a\n1\n2'],
    ['data["items"]', 'a\n1\n2'],
    ["$['data']['items']", 'a\n1\n2'],
    [' data.items[1] ', 'a\n2'],
    ['data.items.1', 'a\n2'],
    ['data.tags', 'value\nx'],
    ['ok', 'value\ntrue'],
    ['data', 'items,tags\n"[{""a"":1},{""a"":2}]","[""x""]"'],
  ])('takes what is at %s', (path, expected) => expect(csv(text, { path })).toBe(expected));

  it('takes the records of all lines', () => {
    expect(csv('{"d":[{"a":1}]}\n{"d":[{"a":2},{"a":3}]}\n{}', { path: 'd' })).toBe('a\n1\n2\n3');
  });

  it.each([
    ['data.item', { code: 'path-not-found', part: 'item' }],
    ['data.items[2]', { code: 'path-not-found', part: '2' }],
    ['ok.x', { code: 'path-not-found', part: 'x' }],
    ['data..items', { code: 'bad-path' }],
  ])('says that nothing is at %s', (path, expected) => expect(fault(text, { path })).toEqual(expected));
});

describe('columns as chosen', () => {
  const text = '[{"a":1,"b":2,"c":3},{"d":4}]';

  it('stand in the chosen order, with the chosen names', () => {
    const columns = [
      { id: '["c"]' },
      { id: '["gone"]' },
      { id: '["a"]', name: 'Ä, "x"' },
      { id: '["b"]', isHidden: true },
    ];
    const { columns: arranged, text: result } = report(text, { columns });
    expect(result).toBe('c,"Ä, ""x""",d\n3,1,\n,,4');
    expect(arranged.map(({ ownName, name, isHidden }) => [ownName, name, isHidden])).toEqual([
      ['c', 'c', false],
      ['a', 'Ä, "x"', false],
      ['b', 'b', true],
      ['d', 'd', false],
    ]);
  });

  it('may all be hidden, or all but one', () => {
    const hide = (...names: string[]) => names.map((name) => ({ id: `["${name}"]`, isHidden: true }));
    expect(csv(text, { columns: hide('a', 'b', 'c', 'd') })).toBe('');
    expect(csv(text, { columns: hide('a', 'b', 'c') })).toBe('d\n""\n4');
  });
});

describe('faults and notes', () => {
  it.each([
    ['[', { code: 'expected-value', line: 1, column: 2 }],
    ['[{"a":1,}\n{"b":2}]', { code: 'expected-comma-or-close', line: 2, column: 1 }],
    [`${'['.repeat(501)}${']'.repeat(501)}`, { code: 'too-deep', limit: 500, column: 501 }],
  ])('%s', (text, expected) => expect(fault(text)).toMatchObject(expected));

  it('refuses JSON5 and JSON Lines when strict', () => {
    expect(fault('[{a:1}]', { strict: true })).toMatchObject({ code: 'bare-key' });
    expect(fault('{"a":1}\n{"a":2}', { strict: true })).toMatchObject({ code: 'trailing-content' });
  });

  it('refuses what is too large', () => {
    expect(fault(' '.repeat(SIZE_LIMIT + 1))).toMatchObject({ code: 'too-large' });
    const rows = Array.from({ length: 11_000 }, (_, n) => `{"k${n}":1}`);
    expect(fault(`[${rows.join()}]`)).toEqual({ code: 'too-many-cells', rows: 11_000, columns: 11_000 });
    const record = `{${Array.from({ length: 4000 }, (_, n) => `"k${n}":1`).join()},"l":[${'1,'.repeat(9999)}1]}`;
    expect(fault(record, { lists: 'rows' })).toMatchObject({ code: 'too-many-cells', rows: 10_000 });
  });

  it('tells how the text was read', () => {
    expect(report('[{a:1}]').notes).toEqual([{ code: 'read-as-json5' }]);
    expect(report('{"a":1}\n{"a":2,"a":3}').notes).toEqual([
      { code: 'read-as-lines', count: 2 },
      { code: 'duplicate-key', key: 'a', path: [1, 'a'], place: { at: 15, line: 2, column: 8 } },
    ]);
  });

  it('goes down 500 levels', () => {
    const deep = `${'{"a":'.repeat(499)}{}${'}'.repeat(499)}`;
    for (const lists of ['json', 'rows', 'columns'] as const) {
      expect(csv(deep, { lists }).split('\n')[1]).toBe('{}');
      expect(csv(`${'['.repeat(500)}1${']'.repeat(500)}`, { lists })).toContain('1');
    }
  });
});

describe('reading back', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '|', '\n', '\r', ' ', 'a', "'", '='), maxLength: 6 }),
  );
  const settings = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    quotes: fc.constantFrom('needed', 'always'),
    lineEnd: fc.constantFrom('lf', 'crlf'),
  });
  const rows = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));

  it('gives the same cells, with another reader and with ours', () => {
    fc.assert(
      fc.property(rows, settings, (table, chosen) => {
        const text = csv(JSON.stringify(table), chosen);
        const { delimiter, lineEnd } = chosen;
        const newline = lineEnd === 'crlf' ? '\r\n' : '\n';
        expect(Papa.parse(text, { delimiter, newline }).data).toEqual(table);
        expect(readCsv(text, delimiter, 10)).toEqual(table);
      }),
    );
  });

  it('gives the same records', () => {
    const record = fc.dictionary(cell, cell, { minKeys: 1, maxKeys: 4, noNullPrototype: true });
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 5 }), settings, (records, chosen) => {
        const text = csv(JSON.stringify(records), chosen);
        const names = [...new Set(records.flatMap((one) => Reflect.ownKeys(one).map(String)))];
        const [header, ...data] = readCsv(text, chosen.delimiter, 100);
        // JSON.stringify puts keys that are numbers first, as Reflect.ownKeys does.
        expect(header).toEqual(names);
        expect(data).toEqual(records.map((one) => names.map((name) => (Object.hasOwn(one, name) ? one[name] : ''))));
      }),
    );
  });
});

describe('size', () => {
  it('holds a long result outside the heap, with where its rows stand', async () => {
    const records = Array.from({ length: 20_000 }, (_, id) => ({ id, name: '名前 🐳', note: 'a "b", c' }));
    const told: number[] = [];
    const result = convert(JSON.stringify(records), DEFAULTS, (done, total) => told.push(done / total));
    if (!result.ok) throw new Error(result.fault.code);
    const { text, whole, bytes, rows, blocks } = result.value;
    expect([text.length, whole?.size, rows]).toEqual([200_000, bytes, 20_000]);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    const block = await whole?.slice(blocks[100], blocks[101]).text();
    expect(readCsv(block?.trimEnd() ?? '', ',', 2)).toEqual(
      records.slice(6400, 6464).map(({ id, name }) => [String(id), name]),
    );
  });
});
