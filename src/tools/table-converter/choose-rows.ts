import { KIND, type Row } from './cells';
import { SHAPE, isNumeric } from './cell-shapes';
import type { ConvertOptions, Filter } from './options';
import type { StoredColumn, StoredTable } from './table-builder';

/** Which rows are wanted, in which order; undefined for all of them as they stand. */
export function chosenRows(
  table: StoredTable,
  options: ConvertOptions,
  progress: (share: number) => void,
): Uint32Array | undefined {
  const places = new Map(table.columns.map(({ name }, place) => [name, place]));
  const tests = options.filters.flatMap((filter) => testOf(filter, places) ?? []);
  const sorts = options.sort.flatMap(({ id, descending }) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ place, descending }];
  });
  if (tests.length === 0 && sorts.length === 0) return undefined;
  const { rows } = table.store;
  const kept = new Uint32Array(rows);
  let count = 0;
  for (let n = 0; n < rows; n++) {
    const row = table.store.row(n);
    if (tests.every((test) => test(row))) kept[count++] = n;
    if ((n & 0xfff) === 0) progress(n / rows);
  }
  const order = kept.slice(0, count);
  return sorts.length === 0 ? order : sortRows(table, order, sorts);
}

/** What a filter asks of a row; undefined where its column is not there. */
function testOf({ id, by, text }: Filter, places: ReadonlyMap<string, number>): ((row: Row) => boolean) | undefined {
  const place = id === undefined ? undefined : places.get(id);
  if (id !== undefined && place === undefined) return undefined;
  const sought = text.toLowerCase();
  const any = (holds: (cell: string) => boolean) => (row: Row) =>
    place === undefined ? row.cells.some(holds) : holds(row.cells[place] ?? '');
  const contains = any((cell) => cell.toLowerCase().includes(sought));
  const equals = any((cell) => cell === text);
  const filled = any((cell) => cell !== '');
  switch (by) {
    case 'contains':
      return contains;
    case 'lacks':
      return (row) => !contains(row);
    case 'equals':
      return equals;
    case 'differs':
      return (row) => !equals(row);
    case 'filled':
      return filled;
    case 'empty':
      return (row) => !filled(row);
  }
}

interface Sort {
  readonly place: number;
  readonly descending: boolean;
}

/** Compares two rows by their places in the list that is sorted. */
type Compare = (one: number, other: number) => number;

/** Sorts stably; cells without anything stand last, either way. */
function sortRows(table: StoredTable, rows: Uint32Array, sorts: readonly Sort[]): Uint32Array {
  const comparisons = sorts.map((sort) => comparisonOf(table, rows, sort));
  const order = Uint32Array.from(rows, (_, n) => n);
  order.sort((one, other) => {
    for (const compare of comparisons) {
      const sign = compare(one, other);
      if (sign !== 0) return sign;
    }
    return one - other;
  });
  return order.map((n) => rows[n] ?? 0);
}

function comparisonOf({ columns, store }: StoredTable, rows: Uint32Array, { place, descending }: Sort): Compare {
  const column = columns[place];
  const cellAt = (n: number) => {
    const { cells, kinds } = store.row(rows[n] ?? 0);
    return kinds?.[place] === KIND.null ? '' : (cells[place] ?? '');
  };
  const sign = descending ? -1 : 1;
  if (column && isNumeric(column.shapes)) {
    const keys = Float64Array.from(rows, (_, n) => numberOf(cellAt(n)));
    const exact = (n: number) => cellAt(n);
    return (one, other) => {
      const [a = NaN, b = NaN] = [keys[one], keys[other]];
      if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
      if (a !== b) return a < b ? -sign : sign;
      // Whole numbers beyond what a double tells apart.
      return Math.abs(a) > Number.MAX_SAFE_INTEGER ? sign * compareIntegers(exact(one), exact(other)) : 0;
    };
  }
  const keys = Array.from(rows, (_, n) => cellAt(n));
  const compare = textComparison(column);
  return (one, other) => {
    const [a = '', b = ''] = [keys[one], keys[other]];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return sign * compare(a, b);
  };
}

const numberOf = (text: string) => (text === '' ? NaN : Number(text));

function compareIntegers(one: string, other: string): number {
  const isWhole = (text: string) => /^[+-]?\d{1,1000}$/.test(text);
  if (!isWhole(one) || !isWhole(other)) return 0;
  const [a, b] = [BigInt(one.replace('+', '')), BigInt(other.replace('+', ''))];
  return a < b ? -1 : Number(a > b);
}

/** Dates of one form stand in their order as texts; else as people count and spell. */
function textComparison(column: StoredColumn | undefined): (one: string, other: string) => number {
  const isDates = column !== undefined && (column.shapes & ~(SHAPE.date | SHAPE.dateText)) === 0;
  if (isDates) return (one, other) => (one < other ? -1 : Number(one > other));
  return new Intl.Collator(undefined, { numeric: true }).compare;
}
