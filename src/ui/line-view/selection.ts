import type { Rows } from './rows';

/** The stretch of the text that the page's selection spans, or undefined when it is empty or reaches outside. */
export function selectedRange(canvas: HTMLElement | null, rows: Rows): { start: number; end: number } | undefined {
  const selection = document.getSelection();
  if (!canvas || !selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const start = offsetAt(canvas, rows, range.startContainer, range.startOffset);
  const end = offsetAt(canvas, rows, range.endContainer, range.endOffset);
  return start === undefined || end === undefined || end <= start ? undefined : { start, end };
}

/** Offset in the text of a point of the page inside the rows. */
function offsetAt(canvas: HTMLElement, rows: Rows, node: Node, offset: number): number | undefined {
  if (node === canvas) {
    const isAtEnd = offset >= canvas.children.length;
    const row = canvas.children[isAtEnd ? canvas.children.length - 1 : offset];
    return row instanceof HTMLElement ? rows.at(Number(row.dataset['row']))[isAtEnd ? 'end' : 'start'] : undefined;
  }
  const element = node instanceof HTMLElement ? node : node.parentElement;
  const row = element?.closest<HTMLElement>('[data-row]');
  if (!row || !canvas.contains(row)) return undefined;
  const { start, end } = rows.at(Number(row.dataset['row']));
  // Numbers and buttons hold no text, so what stands between the row's beginning and the point is the text before it.
  const before = document.createRange();
  before.setStart(row, 0);
  before.setEnd(node, offset);
  return Math.min(start + before.toString().length, end);
}
