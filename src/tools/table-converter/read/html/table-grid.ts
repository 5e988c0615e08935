/** A cell of the source, with how many columns and rows it goes over. */
export interface HtmlCell {
  text: string;
  readonly across: number;
  /** 0 for all rows that follow in its part of the table. */
  readonly down: number;
}

export interface HtmlRow {
  readonly cells: HtmlCell[];
  /** The part of the table, counted: no cell goes beyond it. */
  readonly group: number;
  readonly section: 'head' | 'body' | 'foot';
}

/** More cells than this, repeated ones included, are refused. */
const CELLS_MOST = 2 ** 26;
const ORDER = { head: 0, body: 1, foot: 2 } as const;

interface Span {
  readonly text: string;
  rows: number;
}

/** Lays the cells out in rows; undefined where spans make too many of them. */
export function layOut(rows: readonly HtmlRow[], isRepeated: boolean): string[][] | undefined {
  // Wherever a foot stands in the source, it is shown last.
  const ordered = [...rows].sort((one, other) => ORDER[one.section] - ORDER[other.section]);
  const grid: string[][] = [];
  let spans: (Span | undefined)[] = [];
  let total = 0;
  for (const [n, row] of ordered.entries()) {
    if (row.group !== ordered[n - 1]?.group) spans = [];
    const cells = layOutRow(row, spans, isRepeated);
    total += cells.length;
    if (total > CELLS_MOST) return undefined;
    grid.push(cells);
  }
  return grid;
}

function layOutRow(row: HtmlRow, spans: (Span | undefined)[], isRepeated: boolean): string[] {
  const cells: string[] = [];
  const takeSpans = () => {
    for (let span = spans[cells.length]; span; span = spans[cells.length]) {
      if (--span.rows === 0) spans[cells.length] = undefined;
      cells.push(isRepeated ? span.text : '');
    }
  };
  for (const { text, across, down } of row.cells) {
    takeSpans();
    for (let i = 0; i < across; i++) {
      // A cell that another one reaches into ends there.
      if (i > 0 && spans[cells.length]) break;
      if (down !== 1) spans[cells.length] = { text, rows: down === 0 ? Infinity : down - 1 };
      cells.push(i === 0 || isRepeated ? text : '');
    }
  }
  // Behind the last cell of the row, others may still reach down.
  const last = spans.findLastIndex((span) => span !== undefined);
  while (cells.length <= last) {
    takeSpans();
    if (cells.length <= last) cells.push('');
  }
  return cells;
}
