import { reorderWords } from '../reorder/en';
import { numbersOf, type Words } from '../words';
import type { columnWords as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('en');

const count = (n: number, one: string, other = `${one}s`) => `${number(n)} ${plural(n, { one, other })}`;

export const columnWords = {
  columns: (n) => `Columns (${number(n)})`,
  columnList: 'Columns',
  allColumns: 'All columns',
  columnName: (name) => `Name of ${name}`,
  ...reorderWords,
  columnMoved: (name, place, n) => `${name} is now column ${place} of ${n}`,
  resetColumns: 'Reset columns',
  moreColumns: (n) => `Show ${count(n, 'more column')}`,
  columnsBeyond: (n) => `${count(n, 'further column')} behind these, as they are.`,
  noName: '(no name)',
  rowNumber: 'Row number',
} satisfies Words<typeof zhCn>;
