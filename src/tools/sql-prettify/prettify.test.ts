import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { DIALECTS, type Dialect } from './dialects';
import { prettify, sqlOptions, type SqlOptions } from './operations';
import { SPAN_KINDS } from './span-kinds';

const defaults = v.parse(sqlOptions, {});

async function run(text: string, options: Partial<SqlOptions> = {}, parameters = '') {
  return prettify.run({ text, parameters }, { ...defaults, ...options }, job());
}

async function formatted(text: string, options: Partial<SqlOptions> = {}, parameters = ''): Promise<string> {
  const result = await run(text, options, parameters);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value.text;
}

async function faultOf(text: string, options: Partial<SqlOptions> = {}) {
  const result = await run(text, options);
  if (result.ok) throw new Error(`no fault: ${result.value.text}`);
  return result.fault;
}

describe('formats', () => {
  it.each<[string, Partial<SqlOptions>, string]>([
    [
      'select field1,field2,field3 from my_table where my_condition;',
      {},
      'SELECT\n  field1,\n  field2,\n  field3\nFROM\n  my_table\nWHERE\n  my_condition;',
    ],
    [
      'select my_func(1), now() from t where id in(1,2)',
      {},
      'SELECT\n  my_func(1),\n  now()\nFROM\n  t\nWHERE\n  id IN (1, 2)',
    ],
    ['SELECT [order] FROM [dbo].[T]', { dialect: 'transactsql' }, 'SELECT\n  [order]\nFROM\n  [dbo].[T]'],
    [
      "insert into t(名前,emoji) values ('你好','😀')",
      { dialect: 'mysql' },
      "INSERT INTO\n  t(名前, emoji)\nVALUES\n  ('你好', '😀')",
    ],
    [
      'SELECT a FROM t WHERE x = #{id} AND y = ${name}',
      { dialect: 'mysql' },
      'SELECT\n  a\nFROM\n  t\nWHERE\n  x = #{id}\n  AND y = ${name}',
    ],
    ['SELECT * FROM {db}.{t} WHERE id = {{ id }}', {}, 'SELECT\n  *\nFROM\n  {db}.{t}\nWHERE\n  id = {{ id }}'],
    [
      'select a,b from t where x=1 and y=2',
      { dialect: 'postgresql', indentStyle: 'tabularLeft' },
      'SELECT    a,\n          b\nFROM      t\nWHERE     x = 1\nAND       y = 2',
    ],
    ["select '--not a comment' as c -- real", {}, "SELECT\n  '--not a comment' AS c -- real"],
    ['select NOW()', { dialect: 'mysql' }, 'SELECT\n  NOW()'],
    ['', {}, ''],
    [' \n\t', {}, ''],
    ['-- only a comment', {}, '-- only a comment'],
    [';', {}, ';'],
    ['select 1\r\nfrom t -- c\r\nwhere a', {}, 'SELECT\n  1\nFROM\n  t -- c\nWHERE\n  a'],
  ])('%j %j', async (text, options, expected) => expect(await formatted(text, options)).toBe(expected));

  it.each<[Partial<SqlOptions>, string]>([
    [
      { keywordCase: 'lower' },
      'select\n  A,\n  COUNT(b)\nfrom\n  T\nwhere\n  x = 1\n  or y = cast(z as INT);\n\nselect\n  2;',
    ],
    [
      { keywordCase: 'preserve' },
      'SELECT\n  A,\n  COUNT(b)\nfrom\n  T\nwhere\n  x = 1\n  Or y = cast(z as INT);\n\nselect\n  2;',
    ],
    [
      { functionCase: 'upper', dataTypeCase: 'lower', identifierCase: 'lower' },
      'SELECT\n  a,\n  COUNT(b)\nFROM\n  t\nWHERE\n  x = 1\n  OR y = CAST(z AS int);\n\nSELECT\n  2;',
    ],
    [
      { indent: 4 },
      'SELECT\n    A,\n    COUNT(b)\nFROM\n    T\nWHERE\n    x = 1\n    OR y = cast(z AS INT);\n\nSELECT\n    2;',
    ],
    [
      { indent: 'tab' },
      'SELECT\n\tA,\n\tCOUNT(b)\nFROM\n\tT\nWHERE\n\tx = 1\n\tOR y = cast(z AS INT);\n\nSELECT\n\t2;',
    ],
    [
      { logicalOperatorNewline: 'after' },
      'SELECT\n  A,\n  COUNT(b)\nFROM\n  T\nWHERE\n  x = 1 OR\n  y = cast(z AS INT);\n\nSELECT\n  2;',
    ],
    [
      { linesBetweenQueries: 0 },
      'SELECT\n  A,\n  COUNT(b)\nFROM\n  T\nWHERE\n  x = 1\n  OR y = cast(z AS INT);\nSELECT\n  2;',
    ],
    [
      { denseOperators: true },
      'SELECT\n  A,\n  COUNT(b)\nFROM\n  T\nWHERE\n  x=1\n  OR y=cast(z AS INT);\n\nSELECT\n  2;',
    ],
    [
      { newlineBeforeSemicolon: true },
      'SELECT\n  A,\n  COUNT(b)\nFROM\n  T\nWHERE\n  x = 1\n  OR y = cast(z AS INT)\n;\n\nSELECT\n  2\n;',
    ],
    [
      { expressionWidth: 5 },
      'SELECT\n  A,\n  COUNT(b)\nFROM\n  T\nWHERE\n  x = 1\n  OR y = cast(\n    z AS INT\n  );\n\nSELECT\n  2;',
    ],
    [
      { indentStyle: 'tabularRight' },
      '   SELECT A,\n          COUNT(b)\n     FROM T\n    WHERE x = 1\n       OR y = cast(z AS INT);\n\n   SELECT 2;',
    ],
  ])('with %j', async (options, expected) => {
    const text = 'SELECT A, COUNT(b) from T where x=1 Or y=cast(z as INT); select 2;';
    expect(await formatted(text, { dialect: 'postgresql', ...options })).toBe(expected);
  });

  it('never writes two minus signs together', async () => {
    const dense = await formatted('select a - -b, c*d from t', { denseOperators: true });
    expect(dense).toBe('SELECT\n  a- -b,\n  c*d\nFROM\n  t');
  });
});

const STATEMENTS = [
  "select a.b, count(*), max(c) as 'm', t.order(1) from s.t as a where x=1 and y<>'it''s' or z is not null group by a.b having count(*)>1 order by 2 desc limit 10",
  'select * from a left join b on a.x=b.x inner join c using(y) cross join d where a.i in(1,2,3) and exists(select 1 from e where e.i=a.i)',
  'with a as (select 1), b(x) as (select 2 union all select 3) select * from a union select * from b except select 4',
  "insert into t(a,b) values (1,'x'),(2,'你好 😀'),(-3,null);",
  "update t set a=a+1, b='x' where c between 1 and 2;",
  'delete from t where a=1 and (b=2 or (c=3 and d=4));',
  "create table t(id int primary key, name varchar(10) default 'x', price decimal(10,2) not null, check (price>0));",
  'alter table t add column x int; drop table t; create index i on t(a,b);',
  "select case a when 1 then 'one' when 2 then 'two' else 'many' end as n, case when b then c end from t",
  'merge into t using s on t.a=s.a when matched then update set b=1 when not matched then insert (a) values (s.a);',
  'select sum(a) over (partition by b order by c rows between unbounded preceding and current row) from t',
  'select a /* block */, b -- line\n, c /*+ hint */ from t /* two\n   lines */ where d -- end',
  'select "quoted name", 1.5e-3, -1, +2, a-1, a - -1, .5, 0xFF from "t 1"',
  'select fn(a)(b), g (c), h(), now(), my_fn(x, y(z)) from t',
  "select a||b, a->>'k', c!=d, e<=f, g>=h from t where i=-1",
  'select 名前, 列名 from 表 where 条件=1 and emoji😀=2',
  'begin; commit; rollback;',
  "select '   spaces   and\n newline  ', 'tab\there' from t",
  "select date '2020-01-01', interval '1' day, cast(a as varchar(3)) from t",
  'select distinct a from t1, t2 where t1.id=t2.id(+)',
  'explain select 1; select 2;; select 3',
];

/** All but white space, in capitals: what formatting must not touch. */
const bare = (text: string) => text.replace(/\s+/gu, '').toUpperCase();
const literals = (text: string) => text.match(/'(?:[^'])*'/gu) ?? [];

describe.each(DIALECTS)('%s', (dialect) => {
  const layouts: Partial<SqlOptions>[] = [
    {},
    { keywordCase: 'lower', indentStyle: 'tabularLeft', logicalOperatorNewline: 'after', indent: 'tab' },
    { keywordCase: 'preserve', indentStyle: 'tabularRight', denseOperators: true, expressionWidth: 10 },
    { newlineBeforeSemicolon: true, linesBetweenQueries: 3, functionCase: 'upper', dataTypeCase: 'upper' },
  ];

  it('changes white space and case only', async () => {
    for (const layout of layouts) {
      for (const statement of STATEMENTS) {
        const result = await formatted(statement, { dialect, ...layout });
        expect(bare(result)).toBe(bare(statement));
        expect(literals(result)).toEqual(literals(statement));
      }
    }
  });

  it('leaves its own result as it is', async () => {
    for (const statement of STATEMENTS) {
      const once = await formatted(statement, { dialect });
      expect(await formatted(once, { dialect })).toBe(once);
    }
  });

  it('keeps calls, operators and prefixes together', async () => {
    const text = "select fn(a)(b), h(), a||b, c->>'k', x'ff', _utf8'x', $1, :id, 'a''b', \"c\"\"d\" from t(1)";
    const result = await formatted(text, { dialect });
    for (const piece of [
      'fn(a)(b)',
      'h()',
      '||',
      '->>',
      "x'ff'",
      "_utf8'x'",
      '$1',
      ':id',
      "'a''b'",
      '"c""d"',
      't(1)',
    ]) {
      expect(result.toLowerCase()).toContain(piece);
    }
  });

  it('keeps placeholders', async () => {
    const placeholders = [
      '{{ a.b }}',
      '{% if x %}',
      '${y}',
      '#{z,jdbcType=INT}',
      '{name}',
      '%(name)s',
      '%s',
      '?',
      ':name',
    ];
    for (const placeholder of placeholders) {
      const text = `select a,${placeholder} from {s}.t_{n} where b=${placeholder} and c in (${placeholder})`;
      expect(await formatted(text, { dialect })).toBe(
        `SELECT\n  a,\n  ${placeholder}\nFROM\n  {s}.t_{n}\nWHERE\n  b = ${placeholder}\n  AND c IN (${placeholder})`,
      );
    }
  });

  it('puts all on one line', async () => {
    for (const statement of STATEMENTS) {
      const line = await formatted(statement, { dialect, oneLine: true });
      const outside = line.replace(/'[^']*'/gu, "''");
      expect(outside).not.toMatch(/[\r\n]/u);
      expect(outside).not.toMatch(/--|\/\*(?!\+)/u);
      expect(literals(line)).toEqual(literals(statement.replace(/--[^\n]*|\/\*(?!\+)[^]*?\*\//gu, '')));
      // Read again, it is the same statement.
      expect(bare(await formatted(line, { dialect }))).toBe(bare(line));
    }
  });
});

describe('placeholders', () => {
  it.each([
    ["select '{{ var('a') }}' from {{ ref(\"x\") }}", "SELECT\n  '{{ var('a') }}'\nFROM\n  {{ ref(\"x\") }}"],
    ['select {a}{b}, 1{x}, tbl_{n}_y, k0{c}9 from t', 'SELECT\n  {a}{b},\n  1{x},\n  tbl_{n}_y,\n  k0{c}9\nFROM\n  t'],
    [
      "select a from t\nwhere b\n{% if x %}\nand c='{y}'\n{% endif %}",
      "SELECT\n  a\nFROM\n  t\nWHERE\n  b\n{% if x %}\n  AND c = '{y}'\n{% endif %}",
    ],
    ['select %(a)s, %s, 5 % s from t', 'SELECT\n  %(a)s,\n  %s,\n  5 % s\nFROM\n  t'],
    ['select t🇫🇷, "👩🏽‍💻" from 👍🏽', 'SELECT\n  t🇫🇷,\n  "👩🏽‍💻"\nFROM\n  👍🏽'],
    ['select {0}, {{#if x}} y {{/if}}', 'SELECT\n  {0},\n  {{#if x}} y {{/if}}'],
  ])('%j', async (text, expected) => expect(await formatted(text, { dialect: 'postgresql' })).toBe(expected));

  it('come back as they were, whatever they hold and whatever happens to names', async () => {
    const piece = fc.constantFrom(
      '{{ a }}',
      '{b}',
      '${c}',
      '#{d}',
      '{% e %}',
      '%(f)s',
      '😀',
      'k1',
      'j2',
      'v3z',
      'x',
      '"Y"',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 6 }), async (pieces) => {
        const text = `select ${pieces.join(', ')}, ${pieces.join('.')} from t`;
        const upper = await formatted(text, { dialect: 'postgresql', identifierCase: 'lower' });
        for (const one of pieces) expect(upper).toContain(one);
        expect(bare(upper)).toBe(bare(text));
      }),
      { numRuns: 60 },
    );
  });
});

describe('on one line', () => {
  it.each<[Dialect, string, string]>([
    ['sql', 'select a -- c\n, b /* d */ from t -- e', 'SELECT a, b FROM t'],
    ['sql', "select a -- it's\nfrom t", 'SELECT a FROM t'],
    ['sql', 'select \'-- no\', "/* no */" from t', 'SELECT \'-- no\', "/* no */" FROM t'],
    ['sql', 'select ( -- c\n a )', 'SELECT (a)'],
    ['sql', '-- c\nselect 1; -- d\nselect 2', 'SELECT 1; SELECT 2'],
    ['postgresql', 'select $$a\n-- b$$, 1 /* x /* y */ z */ + 2', 'SELECT $$a\n-- b$$, 1 + 2'],
    ['mysql', 'select /*+ NO_ICP(t) */ a /*! , b */ # c\nfrom t', 'SELECT /*+ NO_ICP(t) */ a /*! , b */ FROM t'],
    ['mysql', 'select 5--1\nfrom t --c\nwhere a', 'SELECT 5 --1 FROM t WHERE a'],
    ['plsql', 'select --+ FULL(t)\n a from t', 'SELECT /*+ FULL(t) */ a FROM t'],
    ['plsql', 'begin null; end;\n/\nselect 1 from dual', 'BEGIN NULL; END;\n/\nSELECT 1 FROM dual'],
    ['transactsql', 'select 1\nGO\nselect 2\ngo 5', 'SELECT 1\nGO\nSELECT 2\nGO 5'],
    ['mysql', 'DELIMITER //\nselect 1 //\nDELIMITER ;', 'DELIMITER //\nSELECT 1 //\nDELIMITER ;'],
    ['sql', '-- nothing else', ''],
  ])('%s %j', async (dialect, text, expected) =>
    expect(await formatted(text, { dialect, oneLine: true })).toBe(expected),
  );

  it('never lets a comment swallow code', async () => {
    const piece = fc.constantFrom(
      'a',
      "'s'",
      '-- c\n',
      '--c\n',
      '/* d */',
      '/* e\n*/',
      ',',
      '\n',
      '(b)',
      "'--'",
      '+ 1',
      '"q"',
    );
    for (const dialect of DIALECTS) {
      await fc.assert(
        fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
          const text = `select 1, ${pieces.join(' ')} from t`;
          const result = await run(text, { dialect, oneLine: true });
          if (!result.ok) return;
          const code = pieces.filter((one) => !/^(?:--|\/\*)/u.test(one)).join('');
          expect(bare(result.value.text)).toBe(bare(`select1,${code}fromt`));
        }),
        { numRuns: 15 },
      );
    }
  });
});

describe('parameters', () => {
  it.each<[Dialect, string, string, string]>([
    ['sql', 'select * from t where a=:a and b=:b', ":a = 'x'\n:b=2", "SELECT * FROM t WHERE a = 'x' AND b = 2"],
    ['postgresql', 'select $2, $1, a::int', '$1 = 1\n$2 = now()', 'SELECT now(), 1, a::int'],
    ['mysql', "select ?, '?', ?", '1\n? = 2', "SELECT 1, '?', 2"],
    ['transactsql', 'select @p, @q', '@p = 1', 'SELECT 1, @q'],
    ['sql', 'select :a', '', 'SELECT :a'],
    ['duckdb', 'select :a', ':a = 1', 'SELECT 1'],
  ])('%s %j with %j', async (dialect, text, list, expected) =>
    expect(await formatted(text, { dialect, oneLine: true }, list)).toBe(expected),
  );

  it('are told of when there is one too few or too many', async () => {
    const result = await run('select :a, :b, ?', {}, ':a = 1\n:c = 2\n3\n4');
    expect(result).toMatchObject({ ok: true, value: { unfilled: [':b'], unused: [':c', '4'] } });
    expect(await run('select :a, ?')).toMatchObject({ ok: true, value: { unfilled: [], unused: [] } });
  });
});

describe('says where it cannot read', () => {
  it.each<[string, Partial<SqlOptions>, object]>([
    ["select 'unterminated", {}, { code: 'unreadable', found: "'untermina…", at: 7, line: 1, column: 8 }],
    [
      'SELECT [order] FROM [dbo].[T]',
      {},
      { code: 'unreadable', found: '[order] FR…', line: 1, column: 8, readableAs: 'transactsql' },
    ],
    ['select `a`', { dialect: 'postgresql' }, { code: 'unreadable', found: '`a`', column: 8, readableAs: 'mysql' }],
    ['select a::int', {}, { code: 'unreadable', found: '::int', column: 9, readableAs: 'postgresql' }],
    ['select {{ x }},\n😀 你 "open', {}, { code: 'unreadable', found: '"open', line: 2, column: 5, at: 21 }],
    ['select (1', {}, { code: 'unfinished', line: 1, column: 10, at: 9 }],
    ['select 1)', {}, { code: 'unreadable', found: ')', line: 1, column: 9 }],
    ["select 1,\r\n 'x", {}, { code: 'unreadable', found: "'x", line: 2, column: 2, at: 12 }],
    ['select /* open', {}, { code: 'unreadable', found: '/* open', at: 7 }],
    [`select ${'('.repeat(501)}1${')'.repeat(501)}`, {}, { code: 'too-deep', limit: 500, column: 508 }],
  ])('%j %j', async (text, options, expected) => {
    const fault = await faultOf(text, options);
    expect(fault).toMatchObject(expected);
    expect(fault.excerpt).toContain('^');
  });

  it('offers nothing that cannot read it either', async () => {
    expect(await faultOf("select 'unterminated")).toMatchObject({ readableAs: undefined });
  });
});

it('colours words, strings, numbers, comments and parameters', async () => {
  const result = await run("select a, 'x', 1, :p -- c");
  if (!result.ok) throw new Error('it is read');
  const { text, spans } = result.value;
  const coloured: string[] = [];
  for (let n = 0; n < spans.length; n += 3) {
    coloured.push(`${SPAN_KINDS[spans[n + 2] ?? 0]} ${text.slice(spans[n], spans[n + 1])}`);
  }
  expect(coloured).toEqual(['word SELECT', "string 'x'", 'number 1', 'key :p', 'quiet -- c']);
});

it('goes down five hundred levels', async () => {
  const text = `select ${'('.repeat(500)}1${')'.repeat(500)}`;
  expect(bare(await formatted(text))).toBe(bare(text));
});

it.each([
  [
    'create function f() returns int as $$select 1$$ language plpgsql',
    'CREATE FUNCTION f() RETURNS int AS $$select 1$$ LANGUAGE plpgsql',
  ],
  [
    "create or replace function f(a int) returns setof t language sql immutable security definer as 'select language from t'; select 2",
    "CREATE OR REPLACE FUNCTION f(a int) RETURNS SETOF t LANGUAGE sql IMMUTABLE SECURITY DEFINER AS 'select language from t'; SELECT 2",
  ],
  [
    'create function f() returns timestamp with time zone as $$x$$ language plpgsql strict;',
    'CREATE FUNCTION f() RETURNS timestamp with time zone AS $$x$$ LANGUAGE plpgsql STRICT;',
  ],
])('words of a function’s head: %s', async (text, expected) => {
  const line = await formatted(text, { dialect: 'postgresql', oneLine: true });
  expect(line.replace('LANGUAGE SQL', 'LANGUAGE sql')).toBe(expected);
});

describe('in every dialect', () => {
  it('words of conditions have the case of words', async () => {
    const text =
      "select a from t where a not like 'x' and b is not null and c is null and d regexp 'y' and not e rlike 'z'";
    for (const dialect of DIALECTS) {
      expect(await formatted(text, { dialect, oneLine: true })).toBe(
        "SELECT a FROM t WHERE a NOT LIKE 'x' AND b IS NOT NULL AND c IS NULL AND d REGEXP 'y' AND NOT e RLIKE 'z'",
      );
      expect(await formatted(text.toUpperCase(), { dialect, oneLine: true, keywordCase: 'lower' })).toBe(
        "select A from T where A not like 'X' and B is not null and C is null and D regexp 'Y' and not E rlike 'Z'",
      );
    }
  });

  it('names stay names although conditions have such words', async () => {
    for (const dialect of DIALECTS) {
      expect(await formatted('select t.regexp, t.is, glob from t', { dialect, oneLine: true })).toBe(
        'SELECT t.regexp, t.is, glob FROM t',
      );
    }
  });

  it('functions that are called like words stay functions', async () => {
    const calls =
      "replace(a, 'x', 'y'), insert(a, 1, 2, 'z'), left(a, 2), right(a, 2), if(a, b, c), database(), truncate(a, 1)";
    const text = `select ${calls}, concat(repeat('x', 2), user()) from t where left(a, 1) = 'x' and mod(a, 2) = 0`;
    for (const dialect of DIALECTS) {
      expect(await formatted(text, { dialect, oneLine: true })).toBe(
        `SELECT ${calls}, concat(repeat('x', 2), user()) FROM t WHERE left(a, 1) = 'x' AND mod(a, 2) = 0`,
      );
    }
    expect(await formatted('SELECT left(a, 2)', { dialect: 'sqlite', oneLine: true, functionCase: 'upper' })).toBe(
      'SELECT LEFT(a, 2)',
    );
  });

  it('statements and clauses with such words stay what they are', async () => {
    for (const dialect of DIALECTS) {
      const text = 'insert into t (a) values(1); select a from t left join u on (t.a = u.a) where exists(select 1)';
      const one = await formatted(text, { dialect, oneLine: true });
      expect(one).toMatch(
        /^INSERT INTO t ?\(a\) VALUES ?\(1\); SELECT a FROM t LEFT JOIN u ON \(t\.a = u\.a\) WHERE EXISTS/u,
      );
    }
  });

  it('types keep their case, or have the one that is asked for', async () => {
    const text = 'create table t (a int not null, b Timestamp, c varchar(9), d Date)';
    for (const dialect of DIALECTS) {
      const kept = await formatted(text, { dialect, oneLine: true });
      for (const type of ['a int NOT NULL', 'b Timestamp', 'c varchar(9)', 'd Date']) expect(kept).toContain(type);
    }
  });

  it('times with a zone are types, and constraints words, at one indent', async () => {
    const text =
      "create table t (id int primary key, name varchar(20) not null default 'x', ts timestamp with time zone, " +
      'tw time with  time zone, tx timestamp without time zone, tl timestamp(3) with local time zone, d decimal(10,2), ' +
      'foreign key (a) references b(c) on delete cascade, e int references f(g) on update set null on delete no action)';
    const expected = [
      "  name varchar(20) NOT NULL DEFAULT 'x',",
      '  ts timestamp with time zone,',
      '  tw time with time zone,',
      '  tx timestamp without time zone,',
      '  tl timestamp(3) with local time zone,',
      '  d decimal(10, 2),',
      '  FOREIGN KEY (a) REFERENCES b(c) ON DELETE CASCADE,',
      '  e int REFERENCES f(g) ON UPDATE SET NULL ON DELETE NO ACTION',
    ];
    for (const dialect of DIALECTS) {
      // `name` is a word of two dialects.
      const lines = (await formatted(text, { dialect })).replace('  NAME ', '  name ').split('\n');
      expect(lines).toEqual([expect.stringContaining('t ('), '  id int PRIMARY KEY,', ...expected, ')']);
      const upper = await formatted(text, { dialect, dataTypeCase: 'upper', keywordCase: 'lower' });
      expect(upper).toContain('tl TIMESTAMP(3) WITH LOCAL TIME ZONE,');
      expect(upper).toContain('foreign key (a) references b(c) on delete cascade');
    }
  });

  it.each([
    ['rows between unbounded preceding and current row', 'ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW'],
    ['range between 1 + 1 preceding and n following', 'RANGE BETWEEN 1 + 1 PRECEDING AND n FOLLOWING'],
    ['rows between current row and unbounded following', 'ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING'],
    ['rows unbounded preceding', 'ROWS UNBOUNDED PRECEDING'],
    ['rows 2 preceding', 'ROWS 2 PRECEDING'],
    ['range current row exclude ties', 'RANGE CURRENT ROW EXCLUDE TIES'],
  ])('the frame of a window has one line: %s', async (frame, expected) => {
    const text = `select sum(a) over (partition by b order by c ${frame}) from t where c between 1 and 2`;
    for (const dialect of DIALECTS) {
      for (const layout of [{}, { expressionWidth: 20 }, { logicalOperatorNewline: 'after' as const }]) {
        const lines = (await formatted(text, { dialect, ...layout })).split('\n');
        expect(lines).toContain('  sum(a) OVER (');
        expect(lines).toContain(`      c ${expected}`);
        expect(lines).toContain('  c BETWEEN 1 AND 2');
      }
    }
  });

  it('names stay names although windows and functions have such words', async () => {
    const text =
      'select preceding, t.current, language, returns from t where preceding between 1 and row_x and following';
    for (const dialect of ['sql', 'postgresql', 'mysql'] as const) {
      const line = await formatted(text, { dialect, oneLine: true });
      expect(line).toContain('WHERE preceding BETWEEN 1 AND row_x AND following');
      expect(line).toContain('t.current');
    }
    expect(await formatted(text, { dialect: 'postgresql', oneLine: true })).toContain('language, returns FROM');
  });

  it('a time in another zone is an expression, and WITH still begins one of its own', async () => {
    for (const dialect of DIALECTS) {
      expect(await formatted("with time as (select a at time zone 'utc') select 1", { dialect, oneLine: true })).toBe(
        "WITH time AS (SELECT a AT TIME ZONE 'utc') SELECT 1",
      );
    }
  });

  it('nothing but white space and case changes', async () => {
    const piece = fc.constantFrom(
      'select',
      'from t',
      'where',
      'a like',
      "'x  y'",
      'is not null',
      'regexp',
      'left(a,1)',
      'replace (a,b)',
      'if(a,b,c)',
      'insert(',
      ')',
      '(',
      ',',
      'and',
      'not',
      'in (1)',
      '{{ x  }}',
      '{% if y %}',
      '\n',
      '${z}',
      ':p',
      '-- c\n',
      '/* d */',
      'case when',
      'then',
      'end',
      'values(a)',
      'default',
      'timestamp',
      'with time zone',
      'time',
      'rows between',
      'unbounded preceding',
      'and current row',
      'returns',
      'language',
      'references b (',
      'on delete cascade',
      'primary key',
      ';',
      '=',
      '1',
      '"q  r"',
    );
    const cases = fc.constantFrom('upper' as const, 'lower' as const, 'preserve' as const);
    const styles = fc.constantFrom('standard' as const, 'tabularLeft' as const);
    for (const dialect of DIALECTS) {
      await fc.assert(
        fc.asyncProperty(
          fc.array(piece, { maxLength: 14 }),
          cases,
          styles,
          async (pieces, keywordCase, indentStyle) => {
            const text = `select ${pieces.join(' ')}`;
            const result = await run(text, { dialect, keywordCase, indentStyle });
            const outcome = result.ok ? bare(result.value.text) : result.fault.code;
            const isReadable = result.ok || result.fault.code === 'would-change';
            expect(outcome).toBe(isReadable ? bare(text) : outcome);
          },
        ),
        { numRuns: 25 },
      );
    }
  });
});

it('keeps what follows a tag on its own line where the tag stands', async () => {
  const text = 'select\n  {% for c in cols %}\n  {{ c }},\n  {% endfor %}\n  1\nfrom t';
  expect(await formatted(text)).toBe('SELECT\n  {% for c in cols %}\n  {{ c }},\n  {% endfor %}\n  1\nFROM\n  t');
});

describe('comments beside a statement stay behind it', () => {
  it.each<[string, Partial<SqlOptions>, string]>([
    ['select a from t; -- x\n\n\nselect 2', {}, 'SELECT\n  a\nFROM\n  t; -- x\n\nSELECT\n  2'],
    ['-- c1\nselect 1; -- c2\n/* c3 */ select 2', {}, '-- c1\nSELECT\n  1; -- c2\n\n/* c3 */\nSELECT\n  2'],
    ['select 1; /* a */ -- b\r\n-- c\r\nselect 2', {}, 'SELECT\n  1; /* a */ -- b\n\n-- c\nSELECT\n  2'],
    ['select 1; /* a */\nselect 2; /* b */', {}, 'SELECT\n  1; /* a */\n\nSELECT\n  2; /* b */'],
    ['select 1; /* a */ select 2', {}, 'SELECT\n  1;\n\n/* a */\nSELECT\n  2'],
    ['select 1;\n-- a\nselect 2;-- b', {}, 'SELECT\n  1;\n\n-- a\nSELECT\n  2; -- b'],
    ['select 1; -- a\n; -- b\n', {}, 'SELECT\n  1; -- a\n\n; -- b'],
    ['select 1; -- a\nselect 2', { linesBetweenQueries: 0 }, 'SELECT\n  1; -- a\nSELECT\n  2'],
    ['select 1; -- a\nselect 2', { indentStyle: 'tabularRight' }, '   SELECT 1; -- a\n\n   SELECT 2'],
    ['select 1; -- a\nselect 2', { newlineBeforeSemicolon: true }, 'SELECT\n  1\n; -- a\n\nSELECT\n  2'],
  ])('%j %j', async (text, options, expected) => {
    for (const dialect of DIALECTS) {
      const once = await formatted(text, { dialect, ...options });
      expect(once).toBe(expected);
      expect(await formatted(once, { dialect, ...options })).toBe(once);
    }
  });

  it('before what takes a line of its own', async () => {
    const text = 'select 1; -- a\nGO -- b\nselect 2';
    expect(await formatted(text, { dialect: 'transactsql' })).toMatch(/^SELECT\n {2}1; -- a\n+GO -- b\n/u);
    const tagged = 'select 1; -- a\n{% if b %}\nselect 2; -- c\n{% endif %}';
    const result = await formatted(tagged);
    expect(result).toMatch(/1; -- a\n+\{% if b %\}\n[^]*2; -- c\n+\{% endif %\}$/u);
  });
});

describe('blocks of Transact-SQL have lines of their own', () => {
  const tsql = (text: string, options: Partial<SqlOptions> = {}) =>
    formatted(text, { dialect: 'transactsql', ...options });

  it.each([
    [
      'if @x = 1 begin select 1 end else begin select 2 end',
      'IF @x = 1\nBEGIN\n  SELECT\n    1\nEND\nELSE\nBEGIN\n  SELECT\n    2\nEND',
    ],
    [
      'create procedure p as begin if @x = 1 begin select case when b = 1 then 2 else 3 end as c; -- d\nprint 1; end end\ngo',
      'CREATE PROCEDURE p AS\nBEGIN\n  IF @x = 1\n  BEGIN\n    SELECT\n      CASE\n        WHEN b = 1 THEN 2\n        ELSE 3\n      END AS c; -- d\n\n    PRINT 1;\n  END\nEND\nGO',
    ],
    [
      'begin try select 1 end try begin catch throw end catch',
      'BEGIN TRY\n  SELECT\n    1\nEND TRY\nBEGIN CATCH\n  throw\nEND CATCH',
    ],
    ['begin -- a\nselect 1 -- b\nend', 'BEGIN -- a\n  SELECT\n    1 -- b\nEND'],
    ['begin tran; select 1; commit', 'BEGIN TRAN;\n\nSELECT\n  1;\n\nCOMMIT'],
    ['select [begin], t.[end] from t', 'SELECT\n  [begin],\n  t.[end]\nFROM\n  t'],
  ])('%j', async (text, expected) => {
    expect(await tsql(text)).toBe(expected);
    expect(await tsql(expected)).toBe(expected);
  });

  it('and nothing else changes, however they are nested', async () => {
    const piece = fc.constantFrom(
      'begin',
      'end',
      'begin try',
      'end try',
      'else',
      'if @a = 1',
      'case when a then b else c end',
      'select 1',
      'print 1',
      ';',
      '-- c\n',
      '/* d */',
      '/* e\n f */',
      "'g\nh'",
      '\nGO\n',
      ', a',
      '(b)',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 14 }), async (pieces) => {
        const text = pieces.join(' ');
        const result = await run(text, { dialect: 'transactsql' });
        if (!result.ok) return;
        expect(bare(result.value.text)).toBe(bare(text));
        expect(literals(result.value.text)).toEqual(literals(text));
        const batches = (sql: string) => sql.match(/^[ \t]*GO[ \t]*$/gimu)?.length ?? 0;
        expect(batches(result.value.text)).toBe(batches(text));
      }),
      { numRuns: 150 },
    );
  });
});
