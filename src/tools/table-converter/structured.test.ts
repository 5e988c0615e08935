import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIND, type Kind } from './cells';
import { readJsonTable, readNdjsonTable } from './read/json';
import { readYamlTable } from './read/yaml';
import { collect, tableOf, written } from './testing';
import { writeJson, writeNdjson } from './write/json';
import { writeYaml } from './write/yaml';

const DEFAULT = tableOf(
  ['id', 'name', 'note'],
  [
    ['1', 'Zoë, "Z"', ''],
    ['2', '张三', '007'],
  ],
);
const { text, number, boolean, null: NULL, absent, json } = KIND;
const json_ = (source: string, options = {}) => collect((reading) => readJsonTable(source, reading), options);
const yaml = (source: string, options = {}) => collect((reading) => readYamlTable(source, reading), options);

describe('reading JSON', () => {
  it('keeps digits, flattens maps, and keeps lists as they are', async () => {
    const { names, rows, notes } = await json_(
      '[{"id":12345678901234567890,"p":1.10,"a":{"b":[1, "x"],"c":{}}},{"n":null}]',
    );
    expect(names).toEqual(['id', 'p', 'a.b', 'a.c', 'n']);
    expect(rows).toEqual([
      { cells: ['12345678901234567890', '1.10', '[1,"x"]', '{}', ''], kinds: [number, number, json, json, absent] },
      { cells: ['', '', '', '', ''], kinds: [absent, absent, absent, absent, NULL] },
    ]);
    expect(notes).toEqual([{ code: 'flattened', count: 2 }]);
  });

  it('takes the first of lists for the names, or none', async () => {
    expect(await json_('[["a","b"],[1,"x"],[true]]')).toMatchObject({
      names: ['a', 'b'],
      rows: [
        { cells: ['1', 'x'], kinds: [number, text] },
        { cells: ['true'], kinds: [boolean] },
      ],
    });
    const { names, rows } = await json_('[["a","b"],[1]]', { header: false });
    expect([names, rows.length]).toEqual([undefined, 2]);
  });

  it('finds the records at a path, and offers the only list of maps', async () => {
    const source = '{"data":{"items":[{"a":1},{"a":2}]}}';
    expect((await json_(source)).notes).toContainEqual({ code: 'envelope', path: 'data.items', rows: 2 });
    expect(await json_(source, { path: 'data.items' })).toMatchObject({ names: ['a'], rows: [{}, {}] });
    expect((await json_(source, { path: 'data.x' })).fault).toEqual({ code: 'path-not-found', part: 'x' });
    expect((await json_(source, { path: '[' })).fault).toEqual({ code: 'bad-path' });
  });

  it('names repeated keys with their lines', async () => {
    expect((await json_('[{"a":1,\n"a":2}]')).notes).toEqual([{ code: 'duplicate-key', key: 'a', line: 2 }]);
  });

  it('says where it is none', async () => {
    expect((await json_('[{"a":1},]}')).fault).toMatchObject({ format: 'json', line: 1, column: 11 });
    expect((await json_('['.repeat(600) + ']'.repeat(600))).fault).toMatchObject({ code: 'too-deep' });
  });

  it('reads a record a line', async () => {
    const { rows, facts } = await collect((reading) => readNdjsonTable('{"a":1}\n{"a":"x"}\n', reading));
    expect(rows).toEqual([
      { cells: ['1'], kinds: [number] },
      { cells: ['x'], kinds: [text] },
    ]);
    expect(facts).toEqual({ reading: 'lines' });
  });

  it('takes nothing for no rows', async () => {
    expect(await json_(' \n')).toMatchObject({ names: undefined, rows: [], fault: undefined });
    expect(await json_('[]')).toMatchObject({ rows: [], fault: undefined });
  });
});

describe('reading YAML', () => {
  it('reads a list of maps, digits as they are', async () => {
    const { names, rows } = await yaml(
      '- id: 007\n  big: 12345678901234567890\n  on: 2026-01-15\n- id: "x"\n  none: ~\n',
    );
    expect(names).toEqual(['id', 'big', 'on', 'none']);
    expect(rows[0]).toEqual({
      cells: ['007', '12345678901234567890', '2026-01-15', ''],
      kinds: [text, number, text, absent],
    });
    expect(rows[1]).toEqual({ cells: ['x', '', '', ''], kinds: [text, absent, absent, NULL] });
  });

  it('takes each document for a record', async () => {
    expect((await yaml('a: 1\n---\na: 2\n')).rows.map(({ cells }) => cells)).toEqual([['1'], ['2']]);
  });

  it('says where it is none', async () => {
    expect((await yaml('- a: 1\n  a: 2\n')).fault).toMatchObject({ format: 'yaml', line: 2 });
  });
});

describe('writing JSON', () => {
  it('writes the example of the page', () => {
    expect(written(writeJson, DEFAULT).text).toBe(
      '[{"id":"1","name":"Zoë, \\"Z\\"","note":""},{"id":"2","name":"张三","note":"007"}]',
    );
    expect(written(writeNdjson, DEFAULT).text).toBe(
      '{"id":"1","name":"Zoë, \\"Z\\"","note":""}\n{"id":"2","name":"张三","note":"007"}',
    );
  });

  it('writes what cells are, and leaves out what is not there', () => {
    const table = tableOf(
      ['a', 'b', 'c', 'd'],
      [
        [
          ['1.10', number],
          ['TRUE', boolean],
          ['', NULL],
          ['[1]', json],
        ],
        [['01', number]],
      ],
    );
    expect(written(writeNdjson, table).text).toBe('{"a":1.10,"b":true,"c":null,"d":[1]}\n{"a":"01"}');
    expect(written(writeJson, table, { jsonShape: 'arrays' }).text).toBe(
      '[["a","b","c","d"],[1.10,true,null,[1]],["01",null,null,null]]',
    );
  });

  it('indents as asked', () => {
    const table = tableOf(['a', 'b'], [['1', '2']]);
    expect(written(writeJson, table, { jsonIndent: '2' }).text).toBe(
      JSON.stringify([{ a: '1', b: '2' }], undefined, 2),
    );
    expect(written(writeJson, table, { jsonIndent: 'tab', jsonShape: 'arrays' }).text).toBe(
      JSON.stringify(
        [
          ['a', 'b'],
          ['1', '2'],
        ],
        undefined,
        '\t',
      ),
    );
    expect(written(writeJson, table, { jsonIndent: 'rows' }).text).toBe('[\n{"a":"1","b":"2"}\n]');
    expect(written(writeJson, tableOf(['a'], [])).text).toBe('[]');
  });
});

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }).map((value) => [value, text] as const),
  fc.constantFrom<readonly [string, Kind]>(
    ['12345678901234567890', number],
    ['-1.50e+3', number],
    ['true', boolean],
    ['', NULL],
    ['{"a":[1,"x"]}', json],
    ['[]', json],
  ),
);

describe.each([
  ['JSON', writeJson, readJsonTable],
  ['NDJSON', writeNdjson, readNdjsonTable],
  ['YAML', writeYaml, readYamlTable],
] as const)('%s both ways', (_, write, read) => {
  it('gives the same table', async () => {
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        // A map within a record would be flattened.
        const kept = given.map((row) => row.filter(([source]) => !source.startsWith('{')));
        const table = tableOf(['a', 'b c'], kept);
        const { text: source } = written(write, table);
        const { rows: found, fault } = await collect((reading) => read(source, reading));
        expect(fault).toBeUndefined();
        const expected = kept.map((row) => row.map(([content, kind]) => [content, kind]));
        const actual = found.map(({ cells, kinds }) =>
          cells.flatMap((content, n) => (kinds?.[n] === absent ? [] : [[content, kinds?.[n]]])),
        );
        expect(actual).toEqual(expected);
      }),
    );
  });
});
