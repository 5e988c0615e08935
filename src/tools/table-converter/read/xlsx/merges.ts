import { KIND, type Kind } from '../../cells';
import { parseRange, type CellRange } from './cell-range';

/** A merged range, and what its first cell holds once that was read. */
export interface Merge extends CellRange {
  text: string;
  kind: Kind;
}

/** The range that a sheet names; undefined where it is none. */
export function parseMerge(range: string): Merge | undefined {
  const box = parseRange(range);
  return box && { ...box, text: '', kind: KIND.text };
}

/** Repeats merged cells in the rows of a box, which come in their order. */
export function repeatingMerges(merges: readonly Merge[], box: CellRange) {
  const sorted = [...merges].sort((one, other) => one.top - other.top);
  const anchors = new Map(sorted.map((merge) => [keyOf(merge.top, merge.left), merge]));
  const owners: (Merge | undefined)[] = [];
  let next = 0;
  let last = 0;

  const begin = (merge: Merge, row: number) => {
    if (merge.bottom < row) return;
    const right = Math.min(merge.right, box.right);
    for (let column = Math.max(merge.left, box.left); column <= right; column++) {
      const owner = owners[column - box.left];
      // Ranges that overlap are no workbook's: the first one counts.
      if (owner && owner.bottom >= row) break;
      owners[column - box.left] = merge;
    }
    last = Math.max(last, merge.bottom);
  };
  return {
    /** Remembers the cell where it is the first one of a merged range. */
    cell(row: number, column: number, text: string, kind: Kind): void {
      const merge = anchors.size > 0 ? anchors.get(keyOf(row, column)) : undefined;
      if (!merge) return;
      merge.text = text;
      merge.kind = kind;
    },
    /** Fills the places of merged ranges in a row; whether there are any. */
    fill(row: number, cells: string[], kinds: Kind[]): void {
      for (let merge = sorted[next]; merge && merge.top <= row; merge = sorted[++next]) begin(merge, row);
      if (row > last) return;
      for (let i = 0; i < cells.length; i++) {
        const merge = owners[i];
        if (!merge || merge.bottom < row) continue;
        cells[i] = merge.text;
        kinds[i] = merge.kind;
      }
    },
  };
}

const keyOf = (row: number, column: number) => row * 0x8000 + column;
