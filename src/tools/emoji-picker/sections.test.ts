import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, moveOf, moveTo, rowOf, type Move } from './sections';

const cells = (count: number, name = 'x') => Array.from({ length: count }, (_, at) => `${name}${at}`);
// 3 columns: a0 a1 a2 / a3 a4, then b0, then c0 c1 c2 / c3.
const sections = [
  { id: 'a', cells: cells(5, 'a') },
  { id: 'none', cells: [] },
  { id: 'b', cells: cells(1, 'b') },
  { id: 'c', cells: cells(4, 'c') },
];
const rows = layOut(sections, 3);

describe('the rows', () => {
  it('begin anew with each section, and skip empty ones', () => {
    expect(rows.map((row) => (row.kind === 'head' ? `${row.section} ${row.count}` : row.cells.join(' ')))).toEqual([
      'a 5',
      'a0 a1 a2',
      'a3 a4',
      'b 1',
      'b0',
      'c 4',
      'c0 c1 c2',
      'c3',
    ]);
  });

  it.each([
    [0, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 4],
    [6, 6],
    [9, 7],
    [10, -1],
    [-1, -1],
  ])('hold cell %i in row %i', (cell, row) => expect(rowOf(rows, cell)).toBe(row));

  it('are none for no cells', () => {
    expect(layOut([], 3)).toEqual([]);
    expect(rowOf([], 0)).toBe(-1);
    expect(moveTo([], 0, 'down', 2)).toBe(0);
  });

  it('hold every cell once, wherever it is looked for', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 6 }),
        fc.integer({ min: 1, max: 8 }),
        (counts, columns) => {
          const some = layOut(
            counts.map((count, at) => ({ id: String(at), cells: cells(count) })),
            columns,
          );
          const total = counts.reduce((sum, count) => sum + count, 0);
          for (let cell = 0; cell < total; cell++) {
            const row = some[rowOf(some, cell)];
            if (row?.kind !== 'cells') throw new Error('no row of cells');
            expect(cell).toBeGreaterThanOrEqual(row.first);
            expect(cell).toBeLessThan(row.first + row.cells.length);
          }
        },
      ),
    );
  });
});

describe('a move', () => {
  it.each<[number, Move, number]>([
    [0, 'left', 0],
    [3, 'left', 2],
    [4, 'right', 5],
    [9, 'right', 9],
    [0, 'up', 0],
    [9, 'down', 9],
    [1, 'down', 4],
    [2, 'down', 4],
    [4, 'down', 5],
    [5, 'down', 6],
    [8, 'up', 5],
    [4, 'row-start', 3],
    [0, 'row-end', 2],
    [0, 'page-down', 5],
    [9, 'page-up', 5],
    [8, 'page-down', 9],
    [1, 'page-up', 1],
    [7, 'first', 0],
    [0, 'last', 9],
  ])('from %i %s leads to %i', (from, move, to) => expect(moveTo(rows, from, move, 2)).toBe(to));

  it.each([
    ['ArrowLeft', false, 'left'],
    ['Home', false, 'row-start'],
    ['Home', true, 'first'],
    ['End', true, 'last'],
    ['ArrowUp', true, undefined],
    ['a', false, undefined],
    ['constructor', false, undefined],
  ])('of %s (Ctrl %s) is %s', (key, hasControl, move) => expect(moveOf(key, hasControl)).toBe(move));
});
