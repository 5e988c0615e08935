import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeText } from '../../lib/charset-encoder';
import { job } from '../../operations/testing';
import { convertTable } from './convert';
import type { ConvertOptions } from './options';
import type { ConvertedTable } from './report';
import { CSV_SAMPLE, fileOfHex } from './samples';
import { optionsWith } from './testing';

async function converted(source: string | Blob, options: Partial<ConvertOptions> = {}): Promise<ConvertedTable> {
  const result = await convertTable(source, optionsWith(options), job());
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

async function faultOf(source: string | Blob, options: Partial<ConvertOptions> = {}) {
  const result = await convertTable(source, optionsWith(options), job());
  return result.ok ? undefined : result.fault;
}

const asCsv = async (source: string | Blob, options: Partial<ConvertOptions> = {}) =>
  (await converted(source, { to: 'csv', ...options })).text;

describe('the default', () => {
  it('is JSON, with types where they survive', async () => {
    expect((await converted(CSV_SAMPLE)).text).toBe(
      '[{"id":"1","name":"Zoë, \\"Z\\"","note":""},{"id":"2","name":"张三","note":"007"}]',
    );
    expect((await converted(CSV_SAMPLE, { types: 'detected' })).text).toBe(
      '[{"id":1,"name":"Zoë, \\"Z\\"","note":""},{"id":2,"name":"张三","note":"007"}]',
    );
    expect((await converted(CSV_SAMPLE, { to: 'ndjson', empty: 'null' })).text).toBe(
      '{"id":"1","name":"Zoë, \\"Z\\"","note":null}\n{"id":"2","name":"张三","note":"007"}',
    );
  });

  it('is told about', async () => {
    const { columns, grid, ...table } = await converted(CSV_SAMPLE);
    expect(table).toMatchObject({
      from: 'csv',
      to: 'json',
      facts: { delimiter: ',', lineEnd: 'lf' },
      rows: 2,
      allRows: 2,
      columnCount: 3,
      hasNames: true,
      notes: [],
      noteCount: 0,
    });
    expect(columns).toEqual([
      { id: 'id', ownName: 'id', name: 'id', isHidden: false, position: 0, type: 'integer', width: 2, empty: 0 },
      { id: 'name', ownName: 'name', name: 'name', isHidden: false, position: 1, type: 'text', width: 8, empty: 0 },
      { id: 'note', ownName: 'note', name: 'note', isHidden: false, position: 2, type: 'text', width: 4, empty: 1 },
    ]);
    expect(grid.text).toBe('["1","Zoë, \\"Z\\"",""]\n["2","张三","007"]\n');
    expect([...grid.blocks]).toEqual([0]);
  });

  it.each(['json', 'ndjson', 'yaml', 'markdown', 'csv', 'tsv', 'sql', 'html'] as const)(
    'comes back from %s',
    async (to) => {
      const { text } = await converted(CSV_SAMPLE, { to });
      expect(await asCsv(text)).toBe(CSV_SAMPLE);
    },
  );

  it('comes back from a workbook', async () => {
    const { file, text } = await converted(CSV_SAMPLE, { to: 'xlsx' });
    expect(text).toBe('');
    expect(await asCsv(file ?? '')).toBe(CSV_SAMPLE);
    expect((await converted(new File([file ?? ''], 'a.txt'))).from).toBe('xlsx');
  });
});

describe('rows that do not fit', () => {
  it('make columns, with notes', async () => {
    const { text, notes } = await converted('a,b\n1,2,3\n4', { to: 'csv' });
    expect(text).toBe('a,b,column 3\n1,2,3\n4,,');
    expect(notes).toEqual([
      { code: 'ragged', line: 2, row: 1, cells: 3, header: 2 },
      { code: 'ragged', line: 3, row: 2, cells: 1, header: 2 },
    ]);
    expect((await converted('a,b\n1')).text).toBe('[{"a":"1"}]');
  });

  it('have names told apart', async () => {
    const { text, notes } = await converted('a,a,,a\n1,2,3,4', { to: 'csv' });
    expect(text).toBe('a,a (2),column 3,a (3)\n1,2,3,4');
    expect(notes).toEqual([
      { code: 'renamed', wanted: 'a', name: 'a (2)', column: 2 },
      { code: 'renamed', wanted: '', name: 'column 3', column: 3 },
      { code: 'renamed', wanted: 'a', name: 'a (3)', column: 4 },
    ]);
  });

  it('have names of their own without a header', async () => {
    const { columns, hasNames, text } = await converted('1,2\n3,4', { header: false, to: 'csv' });
    expect([columns.map(({ name }) => name), hasNames, text]).toEqual([['column 1', 'column 2'], false, '1,2\n3,4']);
  });

  it('are noted up to a hundred, and counted', async () => {
    const { notes, noteCount } = await converted(`a,b\n${'1\n'.repeat(250)}`);
    expect([notes.length, noteCount]).toEqual([100, 250]);
  });
});

describe('cells', () => {
  it.each([
    ['1', '1'],
    ['-0.5', '-0.5'],
    ['1e+21', '1e+21'],
    ['007', '"007"'],
    ['1.50', '"1.50"'],
    ['12345678901234567890', '"12345678901234567890"'],
    ['-0', '"-0"'],
    ['0x10', '"0x10"'],
    ['1e5', '"1e5"'],
    ['Infinity', '"Infinity"'],
    ['true', 'true'],
    ['True', '"True"'],
    ['null', 'null'],
    [' 1', '" 1"'],
  ])('%j is the type of %s', async (cell, json) => {
    const { text } = await converted(`a,b\n${cell},x`, { types: 'detected' });
    expect(text).toBe(`[{"a":${json},"b":"x"}]`);
  });

  it('are trimmed where that is wanted', async () => {
    expect(await asCsv(' a ,b\n x ,2', { trim: true })).toBe('a,b\nx,2');
    expect(await asCsv(' a ,b\n x ,2')).toBe('" a ",b\n" x ",2');
  });

  it('have types by column', async () => {
    const { columns } = await converted('i,d,b,t,e,z,w\n1,1.5,true,2026-01-15,,007,x\n2,3,false,2026-01-16,,1,5');
    expect(columns.map(({ type }) => type)).toEqual(['integer', 'decimal', 'boolean', 'date', 'empty', 'text', 'text']);
  });

  it('keep what JSON has', async () => {
    const { grid } = await converted('[{"a":1.10,"b":null,"c":[1]},{"a":"x"}]');
    expect(grid.text).toBe('[[1,"1.10"],null,[6,"[1]"]]\n["x",0,0]\n');
  });
});

describe('columns and rows', () => {
  const people = 'name,age\nzoe,9\nada,10\n,\nbob,9';
  it.each<[Partial<ConvertOptions>, string]>([
    [{ columns: [{ id: 'age', name: 'Age' }] }, 'Age,name\n9,zoe\n10,ada\n,\n9,bob'],
    [{ columns: [{ id: 'name', isHidden: true }] }, 'age\n9\n10\n""\n9'],
    [{ sort: [{ id: 'age', descending: false }] }, 'name,age\nzoe,9\nbob,9\nada,10\n,'],
    [{ sort: [{ id: 'age', descending: true }] }, 'name,age\nada,10\nzoe,9\nbob,9\n,'],
    [
      {
        sort: [
          { id: 'age', descending: false },
          { id: 'name', descending: false },
        ],
      },
      'name,age\nbob,9\nzoe,9\nada,10\n,',
    ],
    [{ filters: [{ id: 'name', by: 'contains', text: 'B' }] }, 'name,age\nbob,9'],
    [{ filters: [{ by: 'equals', text: '9' }] }, 'name,age\nzoe,9\nbob,9'],
    [{ filters: [{ id: 'name', by: 'empty', text: '' }] }, 'name,age\n,'],
    [
      {
        filters: [
          { id: 'name', by: 'filled', text: '' },
          { id: 'age', by: 'differs', text: '9' },
        ],
      },
      'name,age\nada,10',
    ],
    [{ filters: [{ id: 'gone', by: 'equals', text: '9' }] }, people],
  ])('%j', async (options, text) => expect(await asCsv(people, options)).toBe(text));

  it('are sorted exactly', async () => {
    const big = 'n\n9007199254740993\n9007199254740992\n-1\n1e3';
    expect(await asCsv(big, { sort: [{ id: 'n', descending: false }] })).toBe(
      'n\n-1\n1e3\n9007199254740992\n9007199254740993',
    );
    const parts = 'n\na10\na9\nb';
    expect(await asCsv(parts, { sort: [{ id: 'n', descending: false }] })).toBe('n\na9\na10\nb');
  });

  it('of long tables stand in blocks', async () => {
    const rows = Array.from({ length: 1000 }, (_, n) => `${n},名${n}`);
    const { grid, text } = await converted(`a,b\n${rows.join('\n')}`, {
      to: 'csv',
      sort: [{ id: 'a', descending: true }],
    });
    expect(text).toBe(`a,b\n${rows.toReversed().join('\n')}`);
    expect(grid.blocks.length).toBe(16);
    const bytes = new TextEncoder().encode(grid.text);
    const block = new TextDecoder().decode(bytes.subarray(grid.blocks[3], grid.blocks[4]));
    expect(JSON.parse(block.split('\n')[0] ?? '')).toEqual([String(999 - 192), `名${999 - 192}`]);
  });
});

const encoded = (text: string, charset: 'gb18030' | 'big5' | 'shift_jis' | 'euc-kr') => {
  const result = encodeText(text, charset);
  if (!result.ok) throw new Error(text);
  return new File([Uint8Array.from(result.value)], 'table.csv');
};

const inOneByte = (text: string, encoding: string) => {
  const table = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, n) => n));
  return new File([Uint8Array.from([...text], (character) => table.indexOf(character))], 'table.csv');
};

describe('the encoding of a file', () => {
  it.each(
    [
      ['d0d5c3fb2cb3c7cad00ad5c5c8fd2cb1b1bea90a', 'gb18030', '姓名,城市\n张三,北京'],
      ['96bc914f2c82a982c80a8e5293632c82e282dc82be0a', 'shift_jis', '名前,かな\n山田,やまだ'],
      ['a96da6572cabb0a5ab0ab169a4542cbb4fa55f0a', 'big5', '姓名,城市\n張三,臺北'],
      ['6e6f6d2c76696c6c650a44757072e92cc97672790a', 'windows-1252', 'nom,ville\nDupré,Évry'],
      ['fffe61002c0062000a00604f2c0031000a00', 'utf-16le', 'a,b\n你,1'],
      ['efbbbf612c620a312c32', 'utf-8', 'a,b\n1,2'],
      ['61002c0062000a0031002c003200', 'utf-16le', 'a,b\n1,2'],
    ].filter(([, , text]) => text !== ''),
  )('of %s is %s', async (hex = '', encoding, text) => {
    const { facts, text: csv } = await converted(fileOfHex(hex), { to: 'csv' });
    expect([facts.encoding, csv]).toEqual([encoding, text]);
  });

  it.each<[string, File, string]>([
    ['shift_jis', encoded('商品,価格\nりんご,120\nみかん,80', 'shift_jis'), '商品,価格\nりんご,120\nみかん,80'],
    ['shift_jis', encoded('東京,1\n大阪,2', 'shift_jis'), '東京,1\n大阪,2'],
    ['euc-kr', encoded('이름,도시\n김철수,서울', 'euc-kr'), '이름,도시\n김철수,서울'],
    ['euc-kr', encoded('날짜,금액\n오늘,100', 'euc-kr'), '날짜,금액\n오늘,100'],
    ['big5', encoded('日期,金額\n今天,100', 'big5'), '日期,金額\n今天,100'],
    ['gb18030', encoded('日期,金额\n今天,100', 'gb18030'), '日期,金额\n今天,100'],
    ['windows-1251', inOneByte('имя,город\nИван,Москва', 'windows-1251'), 'имя,город\nИван,Москва'],
    ['windows-1251', inOneByte('Дата;Сумма\nвчера;10', 'windows-1251'), 'Дата,Сумма\nвчера,10'],
    ['windows-1251', inOneByte('Name,Город\nAnna,Киев', 'windows-1251'), 'Name,Город\nAnna,Киев'],
    ['windows-1252', inOneByte('Größe,Straße\nklein,Münchner', 'windows-1252'), 'Größe,Straße\nklein,Münchner'],
    ['windows-1252', inOneByte('prix,note\n5 £,« été »', 'windows-1252'), 'prix,note\n5 £,« été »'],
  ])('%s', async (encoding, file, text) => {
    const { facts, text: csv } = await converted(file, { to: 'csv' });
    expect([facts.encoding, csv]).toEqual([encoding, text]);
  });

  it('has others where they are as likely', async () => {
    const { facts } = await converted(fileOfHex('a1a12c610a312c320a'), { to: 'csv' });
    expect(facts.encoding).toBe('gb18030');
    expect(facts.otherEncodings?.map(({ encoding }) => encoding)).toContain('big5');
    expect(facts.otherEncodings?.find(({ encoding }) => encoding === 'big5')?.text).toBe('﹛,a\n1,2\n');
  });

  it('that is chosen and does not fit is refused, with the place', async () => {
    const file = new File(
      [Uint8Array.from([...'a,b\r\n1,'].map((c) => c.charCodeAt(0))), Uint8Array.of(0xc4, 0xe3, 0x0a)],
      'a.csv',
    );
    expect(await faultOf(file, { encoding: 'utf-8' })).toEqual({
      code: 'wrong-encoding',
      encoding: 'utf-8',
      at: 7,
      line: 2,
      others: [
        { encoding: 'gb18030', text: '1,你\n' },
        { encoding: 'windows-1251', text: '1,Дг\n' },
      ],
    });
    expect(await faultOf(new File([Uint8Array.of(0x61, 0xff)], 'a.csv'), { encoding: 'gb18030' })).toMatchObject({
      code: 'wrong-encoding',
      at: 1,
      line: 1,
    });
    expect(await faultOf(new File(['a,é'], 'a.csv'), { encoding: 'utf-16le' })).toBeUndefined();
  });

  it('is tried again where the beginning did not tell', async () => {
    const ascii = 'a,b\n'.repeat(400_000);
    const bytes = encodeText('张三,北京\n', 'gb18030');
    if (!bytes.ok) throw new Error('no bytes');
    const file = new File([ascii, Uint8Array.from(bytes.value)], 'a.csv');
    const { facts, rows, grid } = await converted(file, { to: 'csv' });
    expect([facts.encoding, rows]).toEqual(['gb18030', 400_000]);
    expect((await grid.whole?.text())?.endsWith('["张三","北京"]\n')).toBe(true);
    expect(await faultOf(file, { encoding: 'utf-8' })).toMatchObject({ at: 1_600_000, line: 400_001 });
  });

  it('none is no text', async () => {
    expect(await faultOf(new File([Uint8Array.of(1, 0, 2, 0, 0, 3)], 'a.csv'))).toEqual({ code: 'not-text' });
  });
});

describe('the format', () => {
  it.each<[string, string]>([
    ['a,b\n1,2', 'csv'],
    ['[{"a":1}]', 'json'],
    ['{"a":1}', 'json'],
    ['{"a":1}\n{"a":2}', 'ndjson'],
    ['- a: 1\n- a: 2', 'yaml'],
    ['-\n  a: 1', 'yaml'],
    ['| a |\n| --- |\n| 1 |', 'markdown'],
    ['a | b\n--- | ---\n1 | 2', 'markdown'],
    ['', 'csv'],
    ['- x\n- y', 'csv'],
  ])('of %j is %s', async (text, from) => expect((await converted(text)).from).toBe(from));

  it('is that of the name of a file', async () => {
    expect((await converted(new File(['{"a":1}'], 'a.ndjson'))).from).toBe('ndjson');
    expect((await converted(new File(['a: 1'], 'a.csv'))).from).toBe('csv');
  });

  it('of bytes that are no text may be a workbook', async () => {
    expect(await faultOf('PK', { from: 'xlsx' })).toEqual({ code: 'no-workbook' });
  });

  it('is refused where it is too large', async () => {
    const large = new File(['- a: 1\n', new Uint8Array(20 * 1024 * 1024).fill(0x20)], 'a.yaml');
    expect(await faultOf(large)).toMatchObject({ code: 'too-large', format: 'yaml' });
  });
});

it('gives any cells back', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/\p{Surrogate}/gu, '')),
    fc.constantFrom('007', '1.50', ' x ', '名前', '"', '\n', '\r\n', '=1', 'true'),
  );
  return fc.assert(
    fc.asyncProperty(
      fc
        .integer({ min: 2, max: 4 })
        .chain((width) =>
          fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
        ),
      async (rows) => {
        const lines = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','));
        const text = lines.join('\n');
        const options = { from: 'csv', to: 'csv', delimiter: ',', quotes: 'always', header: false } as const;
        expect(await asCsv(text, options)).toBe(text);
        expect(await asCsv(new File([text], 'a.csv'), { ...options, encoding: 'utf-8' })).toBe(text);
      },
    ),
    { numRuns: 50 },
  );
});

it('tells columns of one name apart, those of statements and those that were renamed', async () => {
  expect(await asCsv("INSERT INTO t (a, a) VALUES ('1', '2');")).toBe('a,a (2)\n1,2');
  const columns = [{ id: 'a' }, { id: 'b', name: 'a' }, { id: 'c', name: '' }];
  expect(await asCsv('a,b,c\n1,2,3', { columns })).toBe('a,a (2),c\n1,2,3');
});

describe('what a visitor found', () => {
  it('keeps the digits of YAML', async () => {
    const yaml = '- zip: 07030\n  x: 0x10\n  y: 1e2\n- zip: 10001\n  x: .inf\n  y: -1.50';
    expect(await asCsv(yaml)).toBe('zip,x,y\n07030,0x10,1e2\n10001,.inf,-1.50');
    expect((await converted(yaml)).text).toBe(
      '[{"zip":"07030","x":"0x10","y":1e2},{"zip":10001,"x":".inf","y":-1.50}]',
    );
  });

  it('tells of a wrong byte in UTF-8 instead of reading all of it as something else', async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('a,b\n1,é\n2,ü\n3,'), 0xff]);
    expect(await faultOf(new Blob([bytes]))).toMatchObject({ code: 'wrong-encoding', encoding: 'utf-8', line: 4 });
    expect(await asCsv(new Blob([bytes]), { encoding: 'windows-1252' })).toBe('a,b\n1,Ã©\n2,Ã¼\n3,ÿ');
  });

  it('reads the signs of Windows-1252 wherever it runs', async () => {
    expect(
      await asCsv(new Blob([Uint8Array.from(Buffer.from('id,price\n1,10\x80 “\n'.replace('“', '\x93'), 'latin1'))])),
    ).toBe('id,price\n1,10€ “');
  });

  it('reads a text with NUL, and notes it', async () => {
    const { rows, notes } = await converted(new Blob(['a,b\n1,x\0y']), { to: 'csv' });
    expect([rows, notes]).toEqual([1, [{ code: 'nul', line: 2 }]]);
  });

  it('reads UTF-16 without a mark where only the ends of cells are ASCII', async () => {
    const units = Uint16Array.from('名字,城市\n张三,北京\n', (character) => character.charCodeAt(0));
    expect(await asCsv(new Blob([units]))).toBe('名字,城市\n张三,北京');
  });

  it('writes SQL with one type a column where types are detected', async () => {
    const { text } = await converted('a,b,c,d\n1,1.0,true,x\n2,-5,false,\n,1e5,,7', { to: 'sql', types: 'detected' });
    expect(text.split('\n').slice(1)).toEqual([
      "(1, '1.0', TRUE, 'x'),",
      "(2, '-5', FALSE, ''),",
      "(NULL, '1e5', NULL, '7');",
    ]);
  });

  it('has no result without columns, and no delimiter without a character', async () => {
    const columns = [{ id: 'a', isHidden: true }];
    expect((await converted('a\n1', { columns })).text).toBe('');
    expect(await faultOf('a~b', { delimiter: 'other' })).toEqual({ code: 'no-delimiter' });
  });
});
