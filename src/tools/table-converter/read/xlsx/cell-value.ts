import { KIND, type Kind } from '../../cells';
import type { TableNote } from '../../report';
import { columnName } from './cell-range';
import type { NumberMeaning } from './number-format';
import { serialText } from './serial';
import { unescapeText } from './shared-strings';
import type { SheetCell } from './sheet-cells';

/** What cells refer to. */
export interface CellContext {
  readonly strings: readonly string[];
  readonly styles: readonly NumberMeaning[];
  readonly is1904: boolean;
}

export interface CellValue {
  readonly text: string;
  readonly kind: Kind;
  readonly note?: TableNote;
}

const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/;

/** The text of a cell, and what it is; undefined where it refers to a string that is not there. */
export function cellValue(row: number, cell: SheetCell, context: CellContext): CellValue | undefined {
  if (cell.inline !== undefined) return { text: cell.inline, kind: KIND.text };
  const { value = '', type } = cell;
  if (cell.hasFormula && value === '' && type !== 'str') {
    const note = { code: 'formula-without-value', cell: placeName(row, cell) } as const;
    return { text: '', kind: KIND.text, note };
  }
  if (value === '') return { text: '', kind: KIND.text };
  switch (type) {
    case 's':
      return sharedString(value, context);
    case 'b':
      return { text: value.trim() === '1' || value.trim() === 'true' ? 'true' : 'false', kind: KIND.boolean };
    case 'e':
      return { text: value, kind: KIND.text, note: { code: 'error-value', cell: placeName(row, cell), value } };
    case 'd':
      return { text: value, kind: KIND.date };
    case 'n':
      return numberValue(row, cell, value.trim(), context);
    default:
      return { text: unescapeText(value), kind: KIND.text };
  }
}

const placeName = (row: number, { column }: SheetCell) => `${columnName(column)}${row}`;

function sharedString(value: string, { strings }: CellContext): CellValue | undefined {
  const text = strings[Number(value)];
  return text === undefined ? undefined : { text, kind: KIND.text };
}

function numberValue(row: number, cell: SheetCell, text: string, { styles, is1904 }: CellContext): CellValue {
  if (!NUMBER.test(text)) return { text, kind: KIND.text };
  const meaning = styles[cell.style] ?? 'number';
  const date = meaning === 'number' ? undefined : serialText(Number(text), meaning, is1904);
  if (!date) return { text, kind: KIND.number };
  if (!date.neverWas) return { text: date.text, kind: KIND.date };
  return { text: date.text, kind: KIND.date, note: { code: 'day-that-never-was', cell: placeName(row, cell) } };
}
