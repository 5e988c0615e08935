import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTable } from '../testing-formats';
import { readXlsxTable } from './xlsx';

const read = (bytes: Uint8Array, options = {}) => readTable(readXlsxTable, new Uint8Array(bytes), options);
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Book {
  sheets?: Record<string, string>;
  states?: Record<string, string>;
  codes?: string[];
  strings?: string;
  is1904?: boolean;
  more?: Record<string, Uint8Array>;
}

function workbook({ sheets = {}, states = {}, codes = [], strings = '', is1904 = false, more = {} }: Book): Uint8Array {
  const names = Object.keys(sheets);
  const listed = names.map(
    (name, i) => `<sheet name="${name}" sheetId="${i + 1}" state="${states[name] ?? 'visible'}" r:id="r${i}"/>`,
  );
  const targets = names.map(
    (_, i) => `<Relationship Id="r${i}" Type="${OFFICE}/worksheet" Target="worksheets/s${i}.xml"/>`,
  );
  const formats = codes.map((code, i) => `<numFmt numFmtId="${200 + i}" formatCode="${code}"/>`);
  const xfs = codes.map((_, i) => `<xf numFmtId="${200 + i}"/>`);
  const parts: Record<string, Uint8Array> = {
    '_rels/.rels': strToU8(
      `<Relationships><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<x:workbook xmlns:x="u" xmlns:r="v"><x:workbookPr date1904="${is1904}"/><sheets>${listed.join('')}</sheets></x:workbook>`
        .replace('<sheets>', '<x:sheets>')
        .replace('</sheets>', '</x:sheets>'),
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${targets.join('')}<Relationship Id="s" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="t" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
    'xl/styles.xml': strToU8(
      `<styleSheet><numFmts>${formats.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${xfs.join('')}</cellXfs></styleSheet>`,
    ),
    ...more,
  };
  for (const [i, name] of names.entries()) parts[`xl/worksheets/s${i}.xml`] ??= strToU8(sheets[name] ?? '');
  return zipSync(parts);
}

const sheet = (rows: string, after = '') => `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`;
const one = (rows: string, after = '', book: Book = {}) => workbook({ ...book, sheets: { S: sheet(rows, after) } });

describe('cells', () => {
  it.each<[string, string, string]>([
    ['46037', 'yyyy-mm-dd', '2026-01-15'],
    ['46037.43090277778', 'yyyy-mm-dd hh:mm:ss', '2026-01-15T10:20:30'],
    ['46037.5', 'dd/mm/yy', '2026-01-15T12:00:00'],
    ['61', 'd.m.yy', '1900-03-01'],
    ['60', 'yyyy/m/d', '1900-02-29'],
    ['1', 'mmm d, yyyy', '1900-01-01'],
    ['0.6111111111111112', 'h:mm:ss', '14:40:00'],
    ['0.5', '[$-F400]h:mm:ss\\ AM/PM', '12:00:00'],
    ['1.25', '[hh]:mm:ss', '30:00:00'],
    ['-1.25', '[h]:mm', '-30:00:00'],
    ['0.0000115740740740741', 'mm:ss.000', '00:00:01'],
    ['0.00001736111111', 'mm:ss.0', '00:00:01.500'],
    ['46037', '[$-411]ggge&quot;年&quot;m&quot;月&quot;d&quot;日&quot;', '2026-01-15'],
    ['46037', '[Red]0.00', '46037'],
    ['46037', '0.00E+00', '46037'],
    ['46037', '0.0&quot; days&quot;', '46037'],
    ['46037', 'General\\d', '46037'],
    ['-3', 'yyyy-mm-dd', '-3'],
    ['2958466', 'yyyy-mm-dd', '2958466'],
    ['0.25', '0%', '0.25'],
    ['1234567890123456', 'General', '1234567890123456'],
    ['1e+21', 'General', '1e+21'],
    ['-0.1', 'General', '-0.1'],
  ])('%s with %s is %s', async (value, code, text) => {
    const { rows } = await read(one(`<row><c s="1"><v>${value}</v></c></row>`, '', { codes: [code] }), {
      header: false,
    });
    expect(rows).toEqual([[text]]);
  });

  it('knows the other date system, and the day that never was', async () => {
    const cell = '<row r="3"><c r="B3" s="1"><v>44575</v></c></row>';
    expect((await read(one(cell, '', { codes: ['yyyy-mm-dd'], is1904: true }), { header: false })).rows).toEqual([
      ['2026-01-15'],
    ]);
    const { notes } = await read(one('<row r="3"><c r="B3" s="1"><v>60</v></c></row>', '', { codes: ['yyyy-mm-dd'] }));
    expect(notes).toEqual([{ code: 'day-that-never-was', cell: 'B3' }]);
  });

  it('keeps texts, shared and inline', async () => {
    const strings =
      '<si><t>00123</t></si><si><t xml:space="preserve"> pad </t></si><si><r><t>你</t></r><r><rPr/><t xml:space="preserve">好 </t></r><r><t>&#128512;</t></r><rPh sb="0" eb="1"><t>ni</t></rPh></si><si><t>a_x000D_\nb_x005F_x0041_<![CDATA[<&]]></t></si>';
    const cells = [0, 1, 2, 3].map((i) => `<c t="s"><v>${i}</v></c>`).join('');
    const more = '<c t="inlineStr"><is><t> in </t></is></c><c t="b"><v>1</v></c><c t="str"><f>x</f><v>f</v></c>';
    const { rows } = await read(one(`<row>${cells}${more}</row>`, '', { strings }), { header: false });
    expect(rows).toEqual([['00123', ' pad ', '你好 😀', 'a\r\nb_x0041_<&', ' in ', 'true', 'f']]);
  });

  it('notes errors and formulas without value', async () => {
    const cells = '<c r="A1" t="e"><v>#DIV/0!</v></c><c r="C1"><f>1+1</f></c>';
    expect(await read(one(`<row r="1">${cells}</row>`), { header: false })).toMatchObject({
      rows: [['#DIV/0!', '', '']],
      notes: [
        { code: 'error-value', cell: 'A1', value: '#DIV/0!' },
        { code: 'formula-without-value', cell: 'C1' },
      ],
    });
  });
});

describe('sheets', () => {
  const cell = (place: string, value: string | number) => `<c r="${place}"><v>${value}</v></c>`;
  const grid = `<row r="2">${cell('B2', 1)}<c r="F2" s="1"/></row><row r="4">${cell('C4', 2)}${cell('D4', 3)}</row><row r="5"><c r="A5"/></row>`;

  it.each<[string, string[][], string]>([
    [
      '',
      [
        ['1', '', ''],
        ['', '', ''],
        ['', '2', '3'],
      ],
      'B2:D4',
    ],
    [
      'C:D',
      [
        ['', ''],
        ['', ''],
        ['2', '3'],
      ],
      'C2:D4',
    ],
    ['4:9', [['', '2', '3']], 'B4:D4'],
    ['$d$10:c4', [['2', '3']], 'C4:D4'],
    ['B2', [['1']], 'B2:B2'],
  ])('range %j', async (range, rows, found) => {
    expect(await read(one(grid), { range, header: false })).toMatchObject({ rows, facts: { range: found } });
  });

  it.each(['B', 'x:1', 'B2:D', 'A0', 'XFE1'])('range %j', async (range) => {
    const { fault } = await read(one(grid), { range });
    expect(fault).toEqual(range === 'B' ? undefined : { code: 'bad-range' });
  });

  it('repeats merged cells, also from outside of the range', async () => {
    const rows = `<row r="1">${cell('A1', 7)}${cell('C1', 1)}</row><row r="2">${cell('C2', 2)}</row><row r="3">${cell('C3', 3)}</row>`;
    const merges = '<mergeCells><mergeCell ref="A1:B2"/></mergeCells>';
    expect((await read(one(rows, merges), { header: false })).rows).toEqual([
      ['7', '7', '1'],
      ['7', '7', '2'],
      ['', '', '3'],
    ]);
    expect((await read(one(rows, merges), { header: false, range: 'B2:C3' })).rows).toEqual([
      ['7', '2'],
      ['', '3'],
    ]);
    expect((await read(one(rows, merges), { header: false, merged: false })).rows[0]).toEqual(['7', '', '1']);
  });

  it('takes the names from a row', async () => {
    expect(await read(one(grid), { headerRow: 3 })).toMatchObject({ names: ['', '2', '3'], rows: [['', '2', '3']] });
  });

  it('leaves out hidden sheets, and finds others by name', async () => {
    const bytes = workbook({
      sheets: { A: sheet(`<row>${'<c><v>1</v></c>'}</row>`), B: sheet(''), C: sheet('') },
      states: { A: 'veryHidden' },
    });
    expect(await read(bytes)).toMatchObject({
      facts: { sheet: 'B', sheets: [{ name: 'B', isHidden: false }, { name: 'C' }] },
      notes: [{ code: 'sheet-empty', sheet: 'B' }],
    });
    expect(await read(bytes, { hiddenSheets: true })).toMatchObject({ facts: { sheet: 'A' } });
    expect(await read(bytes, { sheet: 'c' })).toMatchObject({ facts: { sheet: 'C' } });
    expect(await read(bytes, { sheet: 'A' })).toMatchObject({ fault: { code: 'sheet-not-found', name: 'A' } });
  });

  it('reads UTF-16', async () => {
    const text =
      '\ufeff<?xml version="1.0" encoding="UTF-16"?>' + sheet('<row><c t="inlineStr"><is><t>é</t></is></c></row>');
    const bytes = new Uint8Array(Uint16Array.from(text, (unit) => unit.charCodeAt(0)).buffer);
    expect((await read(one('', '', { more: { 'xl/worksheets/s0.xml': bytes } }), { header: false })).rows).toEqual([
      ['é'],
    ]);
  });
});

describe('what is no workbook', () => {
  function compound(name: string) {
    const bytes = new Uint8Array(2048);
    bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    for (const [i, letter] of [...name].entries()) bytes[1024 + 2 * i] = letter.charCodeAt(0);
    bytes[1024 + 64] = 2 * (name.length + 1);
    bytes[1024 + 66] = 2;
    return bytes;
  }
  const bomb = () => zipSync({ 'xl/worksheets/s0.xml': new Uint8Array(20_000_000) });
  const other = (target: string) =>
    zipSync({
      '_rels/.rels': strToU8(`<a><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="${target}"/></a>`),
      'word/document.xml': strToU8('<document/>'),
    });

  it.each<[string, () => Uint8Array, object]>([
    ['encrypted', () => compound('EncryptedPackage'), { code: 'encrypted' }],
    ['old', () => compound('Workbook'), { code: 'old-excel' }],
    ['text', () => strToU8('a,b'), { code: 'no-workbook' }],
    ['nothing', () => new Uint8Array(), { code: 'no-workbook' }],
    ['document', () => other('word/document.xml'), { code: 'no-workbook' }],
    ['binary', () => other('xl/workbook.bin'), { code: 'binary-workbook' }],
    ['ods', () => zipSync({ 'content.xml': strToU8('<a/>') }), { code: 'no-workbook' }],
    ['bomb', bomb, { code: 'zip-bomb' }],
    ['half', () => one('').subarray(0, 900), { code: 'zip-damaged' }],
    [
      'entities',
      () => one('<row><c><v>&lol;</v></c></row>'),
      { code: 'bad-xml', part: 'xl/worksheets/s0.xml', line: 1 },
    ],
    ['doctype', () => workbook({ sheets: { S: '<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>' } }), { code: 'bad-xml' }],
    ['ill-formed', () => one('\n<row>\n<c></row>'), { code: 'bad-xml', line: 3 }],
    ['no string', () => one('<row><c t="s"><v>5</v></c></row>'), { code: 'bad-xml' }],
    [
      'far rows',
      () => one('<row r="1"><c r="XFD1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>1</v></c></row>'),
      { code: 'too-many-cells', rows: 1_048_576, columns: 16_384 },
    ],
  ])('%s', async (_, bytes, fault) => expect((await read(bytes())).fault).toMatchObject(fault));

  it('no byte that is another makes it throw', async () => {
    const bytes = one('<row r="1"><c r="A1"><v>1</v></c></row>');
    for (let at = 0; at < bytes.length; at += 3) {
      const other = bytes.slice();
      other[at] = (other[at] ?? 0) ^ 0x55;
      await read(other);
    }
  });

  it.each(['<', '<a>', '&', '<c a="', '<a b="" ', '<row><c><v>', "'", '<!--', '<![CDATA['])(
    'a megabyte of %j comes to an end',
    async (piece) => {
      expect(await read(one(`<row>${piece.repeat(1_000_000 / piece.length)}`))).toBeDefined();
    },
  );
});
