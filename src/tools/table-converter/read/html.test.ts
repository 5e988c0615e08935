import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable, textTable, writeText } from '../testing-formats';
import { writeHtml } from '../write/html';
import { readHtmlTable } from './html';

/** UTF-16 units of one sign again and again. */
const LONG = 300_000;

const read = (text: string, options = {}) => readTable(readHtmlTable, text, options);
const write = (rows: string[][], options = {}) => writeText(writeHtml, textTable(rows), options).text;

describe('reading HTML', () => {
  it.each<[string, string[][]]>([
    [
      '<table><tr><th>a<th>b<tr><td>1 &amp; 2<td>x<br>y</table>',
      [
        ['a', 'b'],
        ['1 & 2', 'x\ny'],
      ],
    ],
    [
      '<table><tr><td>a<td>b<tr><td rowspan=2>1<td>2<tr><td>3</table>',
      [
        ['a', 'b'],
        ['1', '2'],
        ['1', '3'],
      ],
    ],
    [
      '<table><tr><td colspan=2>a<td>b<tr><td rowspan=0>1<td>2<td>3<tr><td>4</table>',
      [
        ['a', 'a', 'b'],
        ['1', '2', '3'],
        ['1', '4'],
      ],
    ],
    ['<table><tfoot><tr><td>f</tfoot><tbody><tr><td>b<thead><tr><td>h</table>', [['h'], ['b'], ['f']]],
    ['<table><tr><td> a \n b <p>c</p><div>d</div> e<b> f</b>g</td></tr></table>', [['a b\nc\nd\ne fg']]],
    [
      '<table><tr><td><pre>  a\n  b</pre><td><script>x</script><style>y</style>z&#128512;&nbsp;w<td>&nbsp;</table>',
      [['  a\n  b', 'z😀\u00a0w', '']],
    ],
    ['<table><tr><td><b>x<td>y<tr><td><i>z</table>', [['x', 'y'], ['z']]],
    ['<table><tr><td>a<table><tr><td>1<td>2<tr><td>3</table>b<td>c</table>', [['a\n1 2\n3\nb', 'c']]],
    [
      "<html xmlns:x=x><meta charset=utf-8><body><!--StartFragment--><table style='mso-x:y'><col width=64><tr height=20><td x:num='1.5'>1,5</td><td>a<br>\n  b<span style='mso-spacerun:yes'>  </span>c</td></tr><![if supportMisalignedColumns]><tr style='display:none'><td></td></tr><![endif]></table><!--EndFragment-->",
      [['1,5', 'a\nb  c']],
    ],
    [
      '<google-sheets-html-origin><table><colgroup><col></colgroup><tbody><tr><td data-sheets-value="{}">00123</td></tr></tbody></table>',
      [['00123']],
    ],
    ['<td>x', []],
  ])('%j', async (text, rows) => expect((await read(text)).rows).toEqual(rows));

  it('leaves spans in their first place alone where that is wanted', async () => {
    const text = '<table><tr><td>a<td>b<tr><td rowspan=2>1<td>2<tr><td>3</table>';
    expect((await read(text, { merged: false })).rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['', '3'],
    ]);
  });

  it('picks one of several tables by their captions', async () => {
    const text =
      '<table><caption>One <b>more</b></caption><tr><td><table><tr><td>in</table></table><table><tr><td>x</table>';
    expect(await read(text, { table: 2 })).toMatchObject({
      rows: [['in']],
      facts: { tables: ['One more', undefined, undefined] },
    });
    expect(await read(text, { table: 3, header: false })).toMatchObject({ names: undefined, rows: [['x']] });
    expect(await read(text, { table: 4 })).toMatchObject({ fault: { code: 'table-not-found', table: 4, tables: 3 } });
    expect(await read('<p>x')).toMatchObject({ fault: { code: 'no-table', format: 'html' } });
    expect(await read('')).toMatchObject({ rows: [], facts: {} });
  });

  it.each([
    '<',
    '<table>',
    '<td>',
    '<b>',
    '<tr>',
    '&',
    '<td colspan=1000 rowspan=65534>',
    '</td>',
    '<table><tr><td>',
    '<!--',
    '<a ',
  ])('a long run of %j comes to an end', async (piece) => {
    expect(await read(piece.repeat(LONG / piece.length))).toBeDefined();
    expect(await read(`<table><tr><td>${piece.repeat(LONG / piece.length)}`)).toBeDefined();
  });
});

describe('writing HTML', () => {
  it('writes a row a line', () => {
    expect(
      write([
        ['a', '<b>'],
        ['1\n2', '"&\''],
      ]),
    ).toBe(
      '<table>\n  <thead>\n    <tr><th>a</th><th>&lt;b&gt;</th></tr>\n  </thead>\n  <tbody>\n' +
        '    <tr><td>1<br>2</td><td>&quot;&amp;&#39;</td></tr>\n  </tbody>\n</table>',
    );
    expect(write([['a'], ['<i>x</i>']], { htmlHead: false, htmlEscape: false })).toBe(
      '<table>\n  <tr><th>a</th></tr>\n  <tr><td><i>x</i></td></tr>\n</table>',
    );
  });

  it('is read back as it was, spaces included', () => {
    const cell = fc
      .array(fc.constantFrom(' ', '\n', '\t', '<', '&', '>', '"', "'", '<br>', '&amp;', 'a', '张', '\u00a0a'))
      .map((parts) => parts.join(''));
    const table = fc
      .integer({ min: 1, max: 3 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      );
    return fc.assert(
      fc.asyncProperty(table, fc.boolean(), async (rows, htmlHead) => {
        expect((await read(write(rows, { htmlHead }))).rows).toEqual(rows);
      }),
    );
  });
});
