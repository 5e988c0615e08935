import { reorderWords } from '../reorder/zh-cn';
import { numbersOf } from '../words';

const { count } = numbersOf('zh-cn');

/** For the columns of a table: their list, to tick, rename and move, and the grid of its cells. */
export const columnWords = {
  columns: (n: number) => `列（${count(n)}）`,
  columnList: '列',
  allColumns: '全部列',
  columnName: (name: string) => `${name} 的列名`,
  ...reorderWords,
  columnMoved: (name: string, place: number, n: number) => `${name} 移到第 ${place} 位，共 ${n} 列`,
  resetColumns: '恢复默认列',
  moreColumns: (n: number) => `再显示 ${count(n)} 列`,
  columnsBeyond: (n: number) => `另有 ${count(n)} 列排在后面，保持原样。`,
  noName: '（无名）',
  rowNumber: '行号',
};
