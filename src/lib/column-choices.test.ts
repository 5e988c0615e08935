import { expect, it } from 'vitest';
import { arrangeColumns, toChoice, type Column } from './column-choices';

const column = (id: string, position: number): Column => ({ id, ownName: id, name: id, isHidden: false, position });
const COLUMNS = [column('a', 0), column('b', 1), column('c', 2)];

it('puts chosen columns first, in the order of the choices, and forgets none', () => {
  const arranged = arrangeColumns(COLUMNS, [{ id: 'c', name: 'C' }, { id: 'x' }, { id: 'a', isHidden: true }]);
  expect(arranged.map(({ id, name, isHidden }) => [id, name, isHidden])).toEqual([
    ['c', 'C', false],
    ['a', 'a', true],
    ['b', 'b', false],
  ]);
});

it('makes the choices again from arranged columns', () => {
  const choices = [{ id: 'c', name: 'C' }, { id: 'a', isHidden: true }, { id: 'b' }];
  expect(arrangeColumns(COLUMNS, choices).map(toChoice)).toEqual(choices);
  expect(arrangeColumns(arrangeColumns(COLUMNS, choices), [])).toEqual(COLUMNS);
});
