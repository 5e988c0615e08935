import { describe, expect, it } from 'vitest';
import { cellOf, columnsOf, sortRows, textOf, columnText } from './columns';

const rows = [
  { code: 200, name: 'OK' },
  { code: 404, name: 'Not Found', note: 'x' },
];
const collator = new Intl.Collator('en', { numeric: true });

describe('columnsOf', () => {
  it('takes a list of keys', () =>
    expect(columnsOf(['name', 'code'], rows)).toEqual([
      { key: 'name', label: 'name' },
      { key: 'code', label: 'code' },
    ]));
  it('takes key and label pairs', () =>
    expect(columnsOf([{ key: 'code', label: 'Code' }], rows)).toEqual([{ key: 'code', label: 'Code' }]));
  it('takes a map from keys to labels', () =>
    expect(columnsOf({ name: 'Name', code: 'Code' }, rows)).toEqual([
      { key: 'name', label: 'Name' },
      { key: 'code', label: 'Code' },
    ]));
  it('finds the keys of all rows when there are no headers', () =>
    expect(columnsOf(undefined, rows).map(({ key }) => key)).toEqual(['code', 'name', 'note']));
  it('has no columns without rows and headers', () => expect(columnsOf(undefined, [])).toEqual([]));
});

describe('cells', () => {
  it('reads what the row holds, and nothing it inherits', () => {
    expect(cellOf({ a: 1 }, { key: 'a', label: 'a' })).toBe(1);
    expect(cellOf({ a: 1 }, { key: 'toString', label: 'a' })).toBeUndefined();
    expect(cellOf({ a: 1 }, { key: 'a', label: 'a', text: (row) => row.a + 1 })).toBe(2);
  });
  it.each([
    [null, ''],
    [undefined, ''],
    [0, '0'],
    [false, 'false'],
    ['', ''],
  ])('%s is written %j', (cell, text) => expect(textOf(cell)).toBe(text));
});

describe('sortRows', () => {
  const column = { key: 'v', label: 'v' };
  const values = (list: (string | number | bigint | null)[], direction: 'ascending' | 'descending') =>
    sortRows(
      list.map((v) => ({ v })),
      column,
      direction,
      collator,
    ).map(({ v }) => v);

  it.each([
    [
      [10, 9, 100],
      [9, 10, 100],
    ],
    [
      ['10.0.0.10', '10.0.0.9'],
      ['10.0.0.9', '10.0.0.10'],
    ],
    [
      ['b', 'A', 'c'],
      ['A', 'b', 'c'],
    ],
  ])('%j ascending', (list, sorted) => expect(values(list, 'ascending')).toEqual(sorted));

  it('compares integers of any size by value', () =>
    expect(values([2n ** 64n, 1, 3n], 'ascending')).toEqual([1, 3n, 2n ** 64n]));

  it('keeps absent values last in both directions', () => {
    expect(values([null, 2, 1], 'ascending')).toEqual([1, 2, null]);
    expect(values([null, 2, 1], 'descending')).toEqual([2, 1, null]);
  });

  it('keeps the order of equal rows and the given list as it is', () => {
    const list = [
      { v: 1, at: 0 },
      { v: 0, at: 1 },
      { v: 1, at: 2 },
    ];
    expect(sortRows(list, column, 'ascending', collator).map(({ at }) => at)).toEqual([1, 0, 2]);
    expect(sortRows(list, column, 'descending', collator).map(({ at }) => at)).toEqual([0, 2, 1]);
    expect(list.map(({ at }) => at)).toEqual([0, 1, 2]);
  });
});

it('gives a column as lines, one for each row', () => {
  const rows = [{ v: 'a\r\n  b' }, { v: null }, { v: 3 }];
  expect(columnText(rows, { key: 'v', label: 'V' })).toBe('a b\n\n3');
});
