import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { findDelimiter } from '../../lib/table/find-delimiter';
import type { ConvertOptions } from './options';
import { readCsvTable } from './read/csv';
import { collect, tableOf, written } from './testing';
import { writeCsv, writeTsv } from './write/csv';

const readPieces = (pieces: readonly string[], options: Partial<ConvertOptions> = {}) =>
  collect((reading) => readCsvTable(pieces, reading), options);

async function read(text: string, options: Partial<ConvertOptions> = {}) {
  const { names, rows, notes, facts, fault } = await readPieces([text], options);
  return { names, rows: rows.map(({ cells }) => cells), notes, facts, fault };
}

/** Without a header, all lines alike. */
const linesOf = async (text: string, options: Partial<ConvertOptions> = {}) =>
  (await read(text, { header: false, ...options })).rows;

describe('the delimiter', () => {
  it.each<[string, string | undefined]>([
    ['a;b\n1,5;2,5\n3,5;4,5', ';'],
    ['1,5;2,5\n3,5;4,5', ';'],
    ['X\tY\tZ\n120,5\t50,3\t2,35', '\t'],
    ['Field1;Field2;"F\ni,e,l,d\n,3"', ';'],
    ['feedback_event;feedback_time\nverified;1708657810', ';'],
    ['"a,b";c\n"d,e";f', ';'],
    ['name\nAda\nGrace', undefined],
    ['a,b\n1,2,3\n4', ','],
    ['a,b\n"x"y,2', ','],
    ['a,b\n"open,2', ','],
    ['id,tags\n1,a;b\n2,c;d', ','],
    ['a,b;c\n1,2;3', ','],
    ['a;b\n1,234;2,345', ';'],
    ['1,2,3\n4,5,6', ','],
    ['name\tnote\nAda\tone, two\nGrace\tthree, four', '\t'],
    ['a|b\n1,5|2,5', '|'],
    ['Report of 2020\na,b,c\n1,2,3\n4,5,6\n7,8,9', ','],
    ['name\nSmith, John\nGrace', undefined],
    ['"a;b;c","d"\n"e;f;g","h"', ','],
    ['x;y;z\n"1,5";"2,5";"3,5"', ';'],
    ['a,b\r1,2\r', ','],
    ['', undefined],
    ['a', undefined],
  ])('of %j is %j, with a line break at the end, too', (text, delimiter) => {
    expect(findDelimiter(text)).toBe(delimiter);
    expect(findDelimiter(`${text}\n`)).toBe(delimiter);
    expect(findDelimiter(`\ufeff${text}\r\n`)).toBe(delimiter);
  });

  it('is told by a line of its own', async () => {
    const { names, rows, facts } = await read('sep=;\na;b\n1;2');
    expect([names, rows, facts]).toEqual([
      ['a', 'b'],
      [['1', '2']],
      { delimiter: ';', isDelimiterDeclared: true, lineEnd: 'lf' },
    ]);
    expect((await read('sep=\t\r\na\tb')).names).toEqual(['a', 'b']);
    expect((await read('\ufeffsep=,\na,b,c;d')).names).toEqual(['a', 'b', 'c;d']);
    expect((await read('sep=;\na,b\n1', { delimiter: ',' })).names).toEqual(['a', 'b']);
  });

  it('is any character', async () => {
    expect(await linesOf('a:b\n1:2', { delimiter: 'other', otherDelimiter: ':' })).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(await linesOf('a😀"b😀"\n1😀😁2', { delimiter: 'other', otherDelimiter: '😀' })).toEqual([
      ['a', 'b😀'],
      ['1', '😁2'],
    ]);
  });

  it('of a long text is that of its beginning', () => {
    expect(findDelimiter(`${'a;b,c\n'.repeat(20_000)}x`)).toBe(',');
    expect(findDelimiter(`a;b\n${'1,5;2,5\n'.repeat(20_000)}`)).toBe(';');
  });
});

describe('CSV', () => {
  it.each<[string, string[][]]>([
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,2\r\n3,4\r5,6',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    ['a,"b,""c""\nd"\n', [['a', 'b,"c"\nd']]],
    [
      '"",x\n,',
      [
        ['', 'x'],
        ['', ''],
      ],
    ],
    ['"a"', [['a']]],
    ['""""', [['"']]],
    ['\ufeffa,b', [['a', 'b']]],
    [
      'a,b,\n1,2,',
      [
        ['a', 'b', ''],
        ['1', '2', ''],
      ],
    ],
    [' a , b ', [[' a ', ' b ']]],
    ['', []],
    ['\n\n', []],
  ])('%j', async (text, rows) => expect(await linesOf(text)).toEqual(rows));

  it('is read tolerantly, with notes', async () => {
    expect(await read('a,b\n"x"y,2')).toMatchObject({ rows: [['xy', '2']], notes: [{ code: 'after-quote', line: 2 }] });
    expect(await read('a,b\n"open,2')).toMatchObject({ rows: [['open,2']], notes: [{ code: 'open-quote', line: 2 }] });
    expect(await read('a,b\n5" disk,2')).toMatchObject({
      rows: [['5" disk', '2']],
      notes: [{ code: 'stray-quote', line: 2 }],
    });
    expect(await read('a,b\n\n1,2\n\n')).toMatchObject({
      rows: [['1', '2']],
      notes: [{ code: 'blank-lines', count: 2 }],
    });
    expect(await read('#x\na,b\n#1,2\n3,4', { comment: '#' })).toMatchObject({
      names: ['a', 'b'],
      rows: [['3', '4']],
      notes: [{ code: 'comments', count: 2 }],
    });
    expect(await read('a,b\n1,\0\n')).toMatchObject({ rows: [['1', '\0']], notes: [{ code: 'nul', line: 2 }] });
    expect(await linesOf("'a,b',c", { quote: "'" })).toEqual([['a,b', 'c']]);
  });

  it.each<[string, object]>([
    ['a,b\n1,2,3', { code: 'csv-ragged', line: 2, cells: 3, header: 2 }],
    ['a,b\n"x\ny",1\n4', { code: 'csv-ragged', line: 4, cells: 1, header: 2 }],
    ['a,b\n"x"y,2', { code: 'csv-after-quote', at: 7, line: 2, column: 4, excerpt: '"x"y,2\n   ^' }],
    ['a,b\n"x\r\n1\r2', { code: 'csv-open-quote', at: 4, line: 2 }],
    ['a,b\n5" disk,2', { code: 'csv-stray-quote', at: 5, line: 2, column: 2 }],
    ['a,b\r1,2', { code: 'csv-bare-break', at: 3, line: 1, column: 4 }],
    ['a,b\n1,2\n\n', { code: 'csv-ragged', line: 3 }],
  ])('%j is refused where it is read strictly', async (text, fault) => {
    expect((await read(text, { strict: true })).fault).toMatchObject(fault);
    const pieces = await readPieces([...text], { strict: true, delimiter: ',' });
    expect(pieces.fault).toMatchObject(fault);
  });

  it('has an empty cell in a blank line of one column, strictly read', async () => {
    expect(await linesOf('a\n\nb', { strict: true, delimiter: ',' })).toEqual([['a'], [''], ['b']]);
  });

  it('counts lines within cells', async () => {
    const lines: (number | undefined)[] = [];
    await readCsvTable(['a,b\n"1\r', '\n2\r3\n4",x\ny,z\r\n'], {
      options: (await import('./testing')).optionsWith({ header: false, delimiter: ',' }),
      sink: { header: () => {}, row: (_, line) => lines.push(line) },
      note: () => {},
      progress: () => {},
      signal: new AbortController().signal,
    });
    expect(lines).toEqual([1, 2, 6]);
  });

  const messy = fc
    .array(fc.constantFrom('a', 'é', '張', '😀', '"', "'", ',', ';', '\n', '\r', '\r\n', '#', ' ', '\ud83d'), {
      maxLength: 40,
    })
    .map((parts) => parts.join(''));

  it('is the same in pieces of any size', () =>
    fc.assert(
      fc.asyncProperty(
        messy,
        fc.array(fc.nat(40), { maxLength: 8 }),
        fc.boolean(),
        fc.constantFrom('', '#', '##'),
        async (text, cuts, strict, comment) => {
          const options = { strict, comment, delimiter: ',' } as const;
          const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length];
          const pieces = places.slice(1).map((to, n) => text.slice(places[n], to));
          // A head of any size is read at once, so that the pieces go to the parser itself.
          const { CsvParser } = await import('./read/csv-parser');
          const run = (given: readonly string[]) => {
            const found: unknown[] = [];
            const parser = new CsvParser(
              { ...options, quote: '"' },
              { row: (cells, line) => found.push([line, cells]), note: (note) => found.push(note) },
            );
            for (const piece of given) if (!parser.fault) parser.feed(piece);
            if (!parser.fault) parser.finish();
            return { found, fault: parser.fault && { ...parser.fault, excerpt: '' }, lineEnd: parser.lineEnd };
          };
          expect(run(pieces)).toEqual(run([text]));
        },
      ),
      { numRuns: 500 },
    ));

  it('is what papaparse reads', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.array(fc.constantFrom('a', '"b"', '"c,""d"', '"e\nf"', '', '1,5'.slice(0, 1)), {
            minLength: 2,
            maxLength: 4,
          }),
          {
            minLength: 1,
            maxLength: 6,
          },
        ),
        fc.constantFrom('\n', '\r\n'),
        async (rows, lineBreak) => {
          const text = rows.map((row) => row.join(',')).join(lineBreak);
          const { data } = Papa.parse<string[]>(text, { delimiter: ',', newline: lineBreak });
          expect(await linesOf(text, { delimiter: ',' })).toEqual(data);
        },
      ),
    ));
});

describe('written CSV', () => {
  it.each<[(string | readonly string[])[][], Partial<ConvertOptions>, string]>([
    [[['1', 'x,"y"']], {}, 'a,b\n1,"x,""y"""'],
    [[['1', 'x']], { toDelimiter: ';', lineEnd: 'crlf' }, 'a;b\r\n1;x'],
    [[['1', 'x']], { quotes: 'always' }, '"a","b"\n"1","x"'],
    [[[' 1', 'line1\nline2']], {}, 'a,b\n" 1","line1\nline2"'],
    [[['=1+1', '-5']], { guard: true }, "a,b\n'=1+1,'-5"],
  ])('%j with %j', (rows, options, text) => {
    expect(written(writeCsv, tableOf(['a', 'b'], rows as string[][]), options).text).toBe(text);
  });

  it('tells what a spreadsheet would run, and what no file holds', () => {
    const { text, notes } = written(writeCsv, tableOf(['a'], [['=1'], ['\ud800'], ['']]));
    expect([text, notes]).toEqual([
      'a\n=1\n\ufffd\n""',
      [
        { code: 'formulas', count: 1, isGuarded: false },
        { code: 'lone-surrogates', count: 1 },
      ],
    ]);
    expect(written(writeTsv, tableOf(['a', 'b'], [['1\t2', ',']])).text).toBe('a\tb\n"1\t2"\t,');
    expect(written(writeCsv, tableOf(['sep=;', 'b'], [])).text).toBe('"sep=;",b');
    expect(written(writeCsv, tableOf(['sep=,'], [])).text).toBe('"sep=,"');
    expect(written(writeCsv, tableOf(['column 1'], [['x']], { hasNames: false })).text).toBe('x');
  });

  it('is read again as it was, strictly too', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"', ',', '\n', '\r', '\r\n', '', ' ', '\ufeff', 'sep=;', 'sep=,', '\0', "'"),
    );
    return fc.assert(
      fc.asyncProperty(
        fc
          .integer({ min: 1, max: 4 })
          .chain((width) =>
            fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
          ),
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('lf', 'crlf'),
        fc.constantFrom('needed', 'always'),
        fc.boolean(),
        async ([names = [], ...rows], toDelimiter, lineEnd, quotes, strict) => {
          const { text } = written(writeCsv, tableOf(names, rows), { toDelimiter, lineEnd, quotes });
          const back = await read(text, { delimiter: toDelimiter, strict });
          expect(back.fault).toBeUndefined();
          expect([back.names, ...back.rows]).toEqual([names, ...rows]);
        },
      ),
    );
  });
});
