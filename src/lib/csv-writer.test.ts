import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv-writer';

describe('toCsv', () => {
  it.each([
    [[['a', 'b']], 'a,b\r\n'],
    [[['a,b', 'c']], '"a,b",c\r\n'],
    [[['say "hi"']], '"say ""hi"""\r\n'],
    [[['two\nlines', 'cr\rhere']], '"two\nlines","cr\rhere"\r\n'],
    [[['', ' spaced ', '你好']], ', spaced ,你好\r\n'],
    [[['h'], ['1'], ['2']], 'h\r\n1\r\n2\r\n'],
    [[], ''],
  ])('%j', (rows, csv) => expect(toCsv(rows)).toBe(csv));
});

describe('cells that a spreadsheet would run', () => {
  // https://owasp.org/www-community/attacks/CSV_Injection
  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
    ['+SUM(1;1)', "'+SUM(1;1)"],
    ['@SUM(1)', "'@SUM(1)"],
    ['\t=1+1', "'\t=1+1"],
    ['\r=1+1', '"\'\r=1+1"'],
    ['\n=1+1', '"\'\n=1+1"'],
    ['＝1+1', "'＝1+1"],
    ['-1-2', "'-1-2"],
    ['+1+1', "'+1+1"],
    ['-A1', "'-A1"],
    // Computed, it would be minus 6834.
    ['+81-3-1234-5678', "'+81-3-1234-5678"],
    ['-000044-03-15', "'-000044-03-15"],
    ['-', "'-"],
  ])('%j', (cell, written) => expect(toCsv([[cell]])).toBe(`${written}\r\n`));

  it.each([
    '-5',
    '+5',
    '-0',
    '-.5',
    '-1.5e-7',
    '-1 234.5',
    '-1\u202f234.5',
    '-3\u202f%',
    '+00:01.500',
    '+33612345678',
    '+33 6 12 34 56 78',
    '+81 3-1234-5678',
    '+1 (213) 373-4253',
    'a=1',
    ' - ',
    "'=1",
    '—',
  ])('%j stays exact', (cell) => expect(toCsv([[cell]])).toBe(`${cell}\r\n`));

  it('adds nothing but apostrophes, and lets no formula through', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",;\'a1 .你') });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        const { data } = Papa.parse<string[]>(toCsv(rows), { delimiter: ',', newline: '\r\n' });
        const read = data.slice(0, -1);
        expect(read.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@\t\r\n])/, '')))).toEqual(
          rows.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@\t\r\n])/, ''))),
        );
        for (const text of read.flat()) expect(text).not.toMatch(/^[=@\t\r\n]|^[+-](?![\d.])/);
      }),
    );
  });
});
