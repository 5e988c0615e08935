import { KIND, at, kindOf, type JsonIndex } from './json-index';
import type { PrintedLiterals } from './printed-literals';
import type { PrintedLine } from './printed-nodes';

/** An array on one line, unless it is longer than `columns` or holds an object. */
export function shortArray(
  index: JsonIndex,
  array: number,
  literals: PrintedLiterals,
  columns: number,
): PrintedLine | undefined {
  const end = at(index.nexts, array);
  let text = '[';
  const open = [array];
  const starts = [0];
  const ends: number[] = [];
  const closeBefore = (node: number) => {
    for (let last = open.at(-1); last !== undefined && at(index.nexts, last) <= node; last = open.at(-1)) {
      text += ']';
      ends[last - array] = text.length;
      open.pop();
    }
  };
  for (let node = array + 1; node < end; node++) {
    closeBefore(node);
    if (!text.endsWith('[')) text += ', ';
    starts.push(text.length);
    const kind = kindOf(index, node);
    if (kind === KIND.object && at(index.counts, node) > 0) return undefined;
    if (kind === KIND.object) text += '{}';
    else if (kind === KIND.array) {
      text += '[';
      open.push(node);
    } else text += literals.scalar(node, kind);
    if (text.length + open.length > columns) return undefined;
    ends[node - array] = text.length;
  }
  closeBefore(end);
  return text.length <= columns ? { text, starts, ends } : undefined;
}
