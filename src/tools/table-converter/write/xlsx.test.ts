import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIND } from '../cells';
import { readXlsxTable } from '../read/xlsx';
import { readTable, textTable, writeFile } from '../testing-formats';
import { writeXlsx } from './xlsx';

async function roundTrip(rows: string[][], kinds?: (typeof KIND)[keyof typeof KIND][][]) {
  const { bytes, fault } = await writeFile(writeXlsx, textTable(rows, kinds), {});
  expect(fault).toBeUndefined();
  return readTable(readXlsxTable, bytes, {});
}

describe('writing XLSX', () => {
  it('is read back as it was', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.constantFrom('_', 'x', '0', '0041', '\r', '\n', ' ', '\u0001', '<', '&', '\ud800', '😀', '\uffff', '\t'),
        )
        .map((parts) => parts.join('')),
    );
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      );
    return fc.assert(
      fc.asyncProperty(table, async (rows) => {
        expect((await roundTrip(rows)).rows).toEqual(rows);
      }),
    );
  });

  it('keeps what cells are', async () => {
    const { number, boolean, date, text } = KIND;
    const rows = [
      ['a', 'b', 'c'],
      ['-0.1', 'true', '2026-01-15'],
      ['1234567890123456', 'false', '2026-01-15T10:20:30'],
      ['12345678901234567890', 'x', '14:40:00.125'],
      ['1.50', 'true', '30:00:00'],
      ['007', 'true', '1900-02-29'],
      ['1e+21', 'true', '1900-03-01T00:00:00'],
      ['0.30000000000000004', 'true', '2026-02-30'],
      ['-0', 'true', '9999-12-31'],
    ];
    const all = rows.slice(1).map(() => [number, boolean, date]);
    const read = await roundTrip(rows, all);
    expect(read.rows).toEqual(rows);
    expect(read.kinds).toEqual([
      [number, boolean, date],
      [number, boolean, date],
      [text, text, date],
      [number, boolean, date],
      [text, boolean, date],
      [number, boolean, date],
      [number, boolean, text],
      [text, boolean, date],
    ]);
  });

  it('gives the same bytes for the same table', async () => {
    const [one, other] = [
      await writeFile(writeXlsx, textTable([['a'], ['1']]), {}),
      await writeFile(writeXlsx, textTable([['a'], ['1']]), {}),
    ];
    expect(one.bytes).toEqual(other.bytes);
  });

  it('refuses what Excel has no room for', async () => {
    const long = 'x'.repeat(32_768);
    expect(
      (
        await writeFile(
          writeXlsx,
          textTable([
            ['a', 'b'],
            ['', long],
          ]),
          {},
        )
      ).fault,
    ).toEqual({
      code: 'xlsx-cell',
      cell: 'B2',
      length: 32_768,
      limit: 32_767,
    });
    const table = { ...textTable([['a']]), rows: 1_048_576 };
    expect((await writeFile(writeXlsx, table, {})).fault).toEqual({
      code: 'xlsx-rows',
      count: 1_048_577,
      limit: 1_048_576,
    });
    const wide = textTable([Array.from({ length: 16_385 }, (_, i) => `c${i}`)]);
    expect((await writeFile(writeXlsx, wide, {})).fault).toEqual({
      code: 'xlsx-columns',
      count: 16_385,
      limit: 16_384,
    });
  });
});
