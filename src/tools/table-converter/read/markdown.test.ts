import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeMarkdown } from '../write/markdown';
import { readTable, textTable, writeText } from '../testing-formats';
import { readMarkdownTable } from './markdown';

/** UTF-16 units of one sign again and again. */
const LONG = 300_000;

const read = (text: string, options = {}) => readTable(readMarkdownTable, text, options);
const write = (rows: string[][], options = {}) => writeText(writeMarkdown, textTable(rows), options).text;

describe('reading Markdown', () => {
  it.each<[string, string[][]]>([
    [
      '| a | b |\n| - | - |\n| 1 | 2 |',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a | b\n-|-\n1 | 2\n3', [['a', 'b'], ['1', '2'], ['3']]],
    ['| a |\r\n| :-: |\r\n| x\\|y |\r\n', [['a'], ['x|y']]],
    ['|a|\n|-|\n|`x\\|y`|\n|line1<br>line2<BR/>3<br />4|', [['a'], ['`x|y`'], ['line1\nline2\n3\n4']]],
    ['|a|b|\n|-|-|\n| C:\\x | \\<br> |\n||', [['a', 'b'], ['C:\\x', '<br>'], ['']]],
    [
      'text\n\n  | a | b |\n  |---|:--|\n  | 1 | 2 |\n\nmore | text\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '> | a | b |\n> |---|---|\n> | 1 | 2 |\n# End',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['| a | b |\n| - | - |', [['a', 'b']]],
  ])('%j', async (text, rows) => expect((await read(text)).rows).toEqual(rows));

  it('has no names where they are blank', async () => {
    expect(await read('| | |\n|-|-|\n|1|2|')).toMatchObject({ names: undefined, rows: [['1', '2']] });
  });

  it('picks one of several tables, which are called as their headings', async () => {
    const text = '# One\n\n|a|\n|-|\n|1|\n\n## Two\ntext\n\n|b|\n|-|\n|2|\n\n|c|\n|-|';
    expect(await read(text, { table: 2 })).toMatchObject({
      rows: [['b'], ['2']],
      facts: { tables: ['One', 'Two', undefined] },
      lines: [12],
    });
    expect(await read(text, { table: 4 })).toMatchObject({ fault: { code: 'table-not-found', table: 4, tables: 3 } });
  });

  it.each(['text', 'a | b\nc | d', 'a\n---\nb', '|a|b|\n|-|\n'])('%j has no table', async (text) =>
    expect(await read(text)).toMatchObject({ fault: { code: 'no-table', format: 'markdown' } }),
  );

  it.each(['', ' \n'])('%j is empty', async (text) => expect(await read(text)).toMatchObject({ rows: [] }));

  it.each(['|', '-|', '|-', '\\', '>', '<br', ' ', '|\n|-\n'])('a long run of %j comes to an end', async (piece) => {
    expect(await read(piece.repeat(LONG / piece.length))).toBeDefined();
    expect(await read(`|a|\n|-|\n${piece.repeat(LONG / piece.length)}`)).toBeDefined();
  });
});

describe('writing Markdown', () => {
  const rows = [
    ['id', 'name', 'note'],
    ['1', 'Zoë, "Z"', ''],
    ['2', '张三', '007'],
  ];

  it('aligns CJK text as it is shown', () => {
    expect(write(rows)).toBe(
      '| id  | name     | note |\n| --- | -------- | ---- |\n| 1   | Zoë, "Z" |      |\n| 2   | 张三     | 007  |',
    );
  });

  it('may be unaligned', () => {
    expect(write(rows, { aligned: false })).toBe(
      '| id | name | note |\n| --- | --- | --- |\n| 1 | Zoë, "Z" |  |\n| 2 | 张三 | 007 |',
    );
  });

  it('escapes pipes and writes line breaks as <br>', () => {
    expect(write([['a'], ['x|y'], ['line1\nline2']], { aligned: false })).toBe(
      '| a |\n| --- |\n| x\\|y |\n| line1<br>line2 |',
    );
  });

  it('notes what Markdown cannot keep', () => {
    const { notes } = writeText(
      writeMarkdown,
      textTable([
        ['a', 'b'],
        [' x', 'y\r\nz'],
      ]),
      {},
    );
    expect(notes).toEqual([
      { code: 'leading-spaces', count: 1 },
      { code: 'line-breaks', count: 1 },
    ]);
  });

  it('is read back as it was', () => {
    const cell = fc
      .array(fc.constantFrom('\\', '|', '<br>', '<BR/>', '\n', 'a', ' ', '>', '-', '#', '张', '`', '*', '\u00a0'))
      .map((parts) => parts.join('').replace(/^[ ]+|(?<! ) +$/g, ''));
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 5 }))
      .map((body) => [(body[0] ?? ['']).map((_, i) => `c${i}`), ...body]);
    return fc.assert(
      fc.asyncProperty(table, fc.boolean(), async (rows, aligned) => {
        expect((await read(write(rows, { aligned }))).rows).toEqual(rows);
      }),
    );
  });
});
