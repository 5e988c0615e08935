import { cellsOf, joinsPrevious } from '../../lib/character-cells';
import { lineEnd } from '../../lib/large-text';
import { SLICE_LENGTH } from '../../lib/diff/comparison';
import { lineLength, type TextLines } from '../../lib/diff/text-lines';
import { WORD_DIFF_LIMIT } from '../../lib/diff/word-diff';
import { isTrailingHalf } from '../../lib/utf8-length';

/** Where the lines of a text go on in another row. */
export interface LineCuts {
  /** How many rows a line takes. */
  readonly rowsOf: (line: number) => number;
  /** What stands in one of its rows: offsets from the beginning of the line. */
  readonly pieceOf: (line: number, row: number) => readonly [start: number, end: number];
}

/** Cuts lines after so many columns, at a space where there is one; without `columns` only lines that are very long. */
export function cutLines(lines: TextLines, columns: number | undefined): LineCuts {
  // For lines of several rows, where the rows begin.
  const kept = new Map<number, readonly number[]>();
  const cutsOf = (line: number): readonly number[] | undefined => {
    const length = lineLength(lines, line);
    if (length <= (columns === undefined ? WORD_DIFF_LIMIT : columns / 2)) return undefined;
    const known = kept.get(line);
    if (known) return known;
    const start = lines.starts[line] ?? 0;
    const end = lineEnd(lines.text, lines.starts, line);
    const cuts =
      columns === undefined ? cutBySlices(lines.text, start, end) : cutByColumns(lines.text, start, end, columns);
    if (cuts.length === 1 && columns !== undefined && length < SLICE_LENGTH) return undefined;
    kept.set(line, cuts);
    return cuts;
  };
  return {
    rowsOf: (line) => cutsOf(line)?.length ?? 1,
    pieceOf: (line, row) => {
      const cuts = cutsOf(line);
      const length = lineLength(lines, line);
      if (!cuts) return row === 0 ? [0, length] : [length, length];
      return [cuts[row] ?? length, cuts[row + 1] ?? length];
    },
  };
}

function cutBySlices(text: string, start: number, end: number): number[] {
  const cuts = [0];
  for (let cut = start + SLICE_LENGTH; cut < end; cut += SLICE_LENGTH) {
    let at = cut;
    for (let step = 0; step < 16 && !canCutBefore(text, at); step += 1) at -= 1;
    cuts.push(at - start);
  }
  return cuts;
}

/** Whether a cut parts neither a surrogate pair nor a mark from its letter. */
function canCutBefore(text: string, at: number): boolean {
  return (
    !isTrailingHalf(text.charCodeAt(at)) &&
    !joinsPrevious(text.codePointAt(at) ?? 0) &&
    text.charCodeAt(at - 1) !== 0x200d
  );
}

function cutByColumns(text: string, start: number, end: number, columns: number): number[] {
  const cuts = [0];
  let [used, space, afterSpace] = [0, -1, 0];
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    // ASCII is the common case and needs no table; a tab is two columns wide, as the style sheet says.
    const point = unit < 0x300 ? unit : (text.codePointAt(at) ?? unit);
    const cells = unit < 0x300 ? (unit === 9 ? 2 : 1) : cellsOf(point);
    if (used + cells > columns && canCutBefore(text, at)) {
      // After the last space, unless most of the row would stay empty.
      const isWordKept = space > 0 && afterSpace > columns / 2 && unit !== 32;
      cuts.push((isWordKept ? space : at) - start);
      used = isWordKept ? used - afterSpace : 0;
      space = -1;
    }
    used += cells;
    if (point > 0xffff) at += 1;
    if (unit === 32 || unit === 9) [space, afterSpace] = [at + 1, used];
  }
  return cuts;
}
