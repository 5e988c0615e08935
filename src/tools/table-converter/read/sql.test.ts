import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIND } from '../cells';
import { readTable, textTable, writeText } from '../testing-formats';
import { writeSql } from '../write/sql';
import { readSqlTable } from './sql';

/** UTF-16 units of one sign again and again. */
const LONG = 300_000;

const read = (text: string, options = {}) => readTable(readSqlTable, text, options);

describe('reading INSERT', () => {
  it.each<[string, string[][]]>([
    [
      `INSERT INTO t ("a""b", c) VALUES ('O''Brien', NULL), ('a;b -- c', -1.5e3);`,
      [
        ['a"b', 'c'],
        ["O'Brien", ''],
        ['a;b -- c', '-1.5e3'],
      ],
    ],
    [
      "insert into s.[a b] ([x], [y]]z]) values (1, N'é'); INSERT s.[a b] VALUES (2, 'z')",
      [
        ['x', 'y]z'],
        ['1', 'é'],
        ['2', 'z'],
      ],
    ],
    [
      "INSERT IGNORE INTO `t` (`a`) VALUES ('C:\\\\x'), ('it\\'s'), ('a\\nb''c'), (\"d\\\"e\")",
      [['a'], ['C:\\x'], ["it's"], ["a\nb'c"], ['d"e']],
    ],
    [
      "INSERT INTO t (a) VALUES ('C:\\x'), (E'a\\tb\\u0041\\x42'''), ($$it's$$), ($q$x$$y$q$)",
      [['a'], ['C:\\x'], ["a\tbAB'"], ["it's"], ['x$$y']],
    ],
    [
      "INSERT INTO t (a, b, c) VALUES (X'4142', 0xFF, B'01'), (TRUE, false, - 5)",
      [
        ['a', 'b', 'c'],
        ["X'4142'", '0xFF', "B'01'"],
        ['true', 'false', '-5'],
      ],
    ],
    [
      "INSERT INTO t (a, b) VALUES ('2020-01-01'::date, DATE '2020-01-02'), ('x'::character varying(3), 1.10)",
      [
        ['a', 'b'],
        ['2020-01-01', '2020-01-02'],
        ['x', '1.10'],
      ],
    ],
    [
      "CREATE TABLE t (id INT PRIMARY KEY, name VARCHAR(20) DEFAULT ('a, b'), PRIMARY KEY (id));\nINSERT INTO t VALUES (1, 'x');",
      [
        ['id', 'name'],
        ['1', 'x'],
      ],
    ],
    [
      '/* a */ -- b\n# c\nSET NAMES utf8;\nLOCK TABLES t WRITE;\nREPLACE INTO t(a) VALUES(1)/*;*/,(2);\nUNLOCK TABLES;',
      [['a'], ['1'], ['2']],
    ],
    [
      'SET IDENTITY_INSERT [t] ON\nGO\nINSERT [t] ([a]) VALUES (1)\nINSERT [t] ([a]) VALUES (2)\nGO\nSET IDENTITY_INSERT [t] OFF',
      [['a'], ['1'], ['2']],
    ],
    [
      'INSERT OR REPLACE INTO t(a,b) VALUES (1,2) ON CONFLICT DO NOTHING; INSERT INTO t(b,c) VALUES (3,4)',
      [
        ['a', 'b', 'c'],
        ['1', '2', ''],
        ['', '3', '4'],
      ],
    ],
    ['CREATE TRIGGER g AFTER INSERT ON t BEGIN INSERT INTO log VALUES (NEW.a); END; INSERT INTO t VALUES (1)', [['1']]],
    [
      "\\connect db\nSELECT pg_catalog.set_config('a', '', false);\nINSERT INTO t (a) VALUES ('x' 'y');",
      [['a'], ['xy']],
    ],
  ])('%j', async (text, rows) => {
    const { rows: found, fault } = await read(text);
    expect(fault).toBeUndefined();
    expect(found).toEqual(rows);
  });

  it('keeps what has to be worked out as its SQL, with a note', async () => {
    expect(
      await read(
        "INSERT INTO t (a, b, c)\nVALUES (NOW(), 1 + 2, (SELECT MAX(x, 1) FROM y)), (DEFAULT, ?, CAST('1' AS int))",
      ),
    ).toMatchObject({
      rows: [
        ['a', 'b', 'c'],
        ['NOW()', '1 + 2', '(SELECT MAX(x, 1) FROM y)'],
        ['DEFAULT', '?', "CAST('1' AS int)"],
      ],
      notes: [{ code: 'sql-expression', line: 2, text: 'NOW()' }, {}, {}, {}, {}, {}],
    });
  });

  it('tells what values are', async () => {
    const { kinds } = await read("INSERT INTO t VALUES (1, 'x', NULL, TRUE, -1.5e3)");
    expect(kinds).toEqual([[KIND.number, KIND.text, KIND.null, KIND.boolean, KIND.number]]);
  });

  it('picks one of several tables', async () => {
    const text = 'INSERT INTO t (a) VALUES (1); INSERT INTO u (b) VALUES (2);\nINSERT INTO t (a) VALUES (3)';
    expect(await read(text)).toMatchObject({
      rows: [['a'], ['1'], ['3']],
      facts: { tables: ['t', 'u'] },
      lines: [1, 2],
    });
    expect(await read(text, { table: 2 })).toMatchObject({ rows: [['b'], ['2']] });
    expect(await read(text, { table: 3 })).toMatchObject({ fault: { code: 'table-not-found', table: 3, tables: 2 } });
  });

  it.each<[string, object]>([
    ['SELECT * FROM t', { code: 'sql-expected', line: 1, column: 1, found: 'SELECT' }],
    [
      'INSERT INTO t (a)\n  SELECT 1',
      { code: 'sql-expected', expected: ['VALUES'], line: 2, column: 3, found: 'SELECT' },
    ],
    ['hello', { code: 'sql-expected', line: 1, column: 1, found: 'hello' }],
    ['INSERT INTO t (a) VALUES (1', { code: 'sql-expected', line: 1, column: 28, found: '' }],
    ['INSERT INTO t (a) VALUES (,)', { code: 'sql-not-a-value', line: 1, column: 27 }],
    ["INSERT INTO t (a) VALUES ('x", { code: 'sql-unclosed', line: 1, column: 27 }],
    ['INSERT INTO t (a, b) VALUES (1)', { code: 'sql-count', values: 1, columns: 2, line: 1, column: 29 }],
    ['INSERT INTO t (a) VALUES (1) x', { code: 'sql-expected', expected: [',', ';'], found: 'x' }],
    ['/* open', { code: 'sql-unclosed', line: 1, column: 1 }],
    ['UPDATE t SET a = 1', { code: 'sql-expected', found: 'UPDATE' }],
  ])('%j is a fault', async (text, fault) => expect((await read(text)).fault).toMatchObject(fault));

  it.each(['', ' \n', '-- nothing', ';'])('%j is empty', async (text) =>
    expect(await read(text)).toMatchObject({ rows: [], facts: {} }),
  );

  it.each(["'", '"', '`', '[', '(', '\\', '$', '$$', '/*', '-', '#', "\\'", ',', '::', "E'", 'a.'])(
    'a long run of %j comes to an end',
    async (piece) => {
      for (const before of ['', 'INSERT INTO t VALUES (', "INSERT INTO `t` VALUES ('", 'CREATE TABLE '])
        expect(await read(before + piece.repeat(LONG / piece.length))).toBeDefined();
    },
  );
});

describe('writing INSERT', () => {
  const rows = [
    ['id', 'name', 'note'],
    ['1', 'Zoë, "Z"', ''],
    ['2', '张三', '007'],
  ];
  const write = (table: string[][], options = {}) => writeText(writeSql, textTable(table), options).text;

  it('writes a statement', () => {
    expect(write(rows)).toBe(
      `INSERT INTO "data" ("id", "name", "note") VALUES\n('1', 'Zoë, "Z"', ''),\n('2', '张三', '007');`,
    );
  });

  it.each<[string, string, string]>([
    ['mysql', 'C:\\x', "INSERT INTO `data` (`a``]\"`) VALUES\n('C:\\\\x');"],
    ['standard', "O'Brien", `INSERT INTO "data" ("a\`]""") VALUES\n('O''Brien');`],
    ['sqlserver', 'é', "INSERT INTO [data] ([a`]]\"]) VALUES\n(N'é');"],
    ['sqlserver', 'e', "INSERT INTO [data] ([a`]]\"]) VALUES\n('e');"],
  ])('%s: %s', (sqlDialect, text, sql) => expect(write([['a`]"'], [text]], { sqlDialect })).toBe(sql));

  it('parts statements', () => {
    expect(write([['a'], ['1'], ['2'], ['3']], { sqlRows: 2 })).toBe(
      `INSERT INTO "data" ("a") VALUES\n('1'),\n('2');\nINSERT INTO "data" ("a") VALUES\n('3');`,
    );
    const many = [['a'], ...Array.from({ length: 1001 }, () => ['1'])];
    expect(write(many, { sqlDialect: 'sqlserver', sqlRows: 5000 }).match(/INSERT/g)).toHaveLength(2);
  });

  it('writes kinds, and a table with room for them', () => {
    const { number, boolean, text } = KIND;
    const table = {
      ...textTable(
        [
          ['n', 'd', 'b', 't'],
          ['1', '-1.50', 'true', ''],
          ['22', '', 'false', 'x'],
        ],
        [
          [number, number, boolean, KIND.null],
          [number, KIND.null, boolean, text],
        ],
      ),
      types: ['integer', 'decimal', 'boolean', 'text'] as const,
    };
    expect(writeText(writeSql, table, { sqlCreate: true, sqlDialect: 'postgresql' }).text).toBe(
      'CREATE TABLE "data" (\n  "n" BIGINT,\n  "d" NUMERIC,\n  "b" BOOLEAN,\n  "t" TEXT\n);\n' +
        `INSERT INTO "data" ("n", "d", "b", "t") VALUES\n(1, -1.50, TRUE, NULL),\n(22, NULL, FALSE, 'x');`,
    );
    expect(writeText(writeSql, table, { sqlCreate: true, sqlDialect: 'sqlserver' }).text).toBe(
      'CREATE TABLE [data] (\n  [n] BIGINT,\n  [d] DECIMAL(3, 2),\n  [b] BIT,\n  [t] NVARCHAR(MAX)\n);\n' +
        `INSERT INTO [data] ([n], [d], [b], [t]) VALUES\n(1, -1.50, 1, NULL),\n(22, NULL, 0, 'x');`,
    );
  });

  it('refuses U+0000 where a literal cannot have it', () => {
    expect(writeText(writeSql, textTable([['a'], ['x\0']]), { sqlDialect: 'postgresql' }).fault).toEqual({
      code: 'zero-character',
      row: 1,
      column: 'a',
    });
  });

  it('is read back as it was', () => {
    const cell = fc
      .array(fc.constantFrom("'", '"', '\\', '\0', '\n', '\r', '%', '_', 'a', '张', '\x1a', ';', '--', '`', ']'))
      .map((parts) => parts.join(''));
    const dialect = fc.constantFrom('standard', 'mysql', 'sqlserver');
    const table = fc
      .integer({ min: 1, max: 3 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      );
    return fc.assert(
      fc.asyncProperty(table, dialect, async (body, sqlDialect) => {
        const all = [(body[0] ?? []).map((_, i) => `c\`]"${i}`), ...body];
        expect((await read(write(all, { sqlDialect }), { sqlDialect })).rows).toEqual(all);
      }),
    );
  });
});
